import { shade } from './drawing/colour';
import { petal, range, type Point } from './drawing/geometry';
import { Pen } from './drawing/pen';
import { drawLeaf } from './foliage/leaf';
import { centre, leaf, material, petal as petals } from './pigments';

const violet = petals.lavender;
const deepViolet = shade({ ...petals.purple, hue: 302 }, 0.06);

/** A four-petalled lilac floret in flat paper. */
function lilacFloret(pen: Pen, x: number, y: number, size: number, tone: typeof violet): void {
  range(4).forEach((index) =>
    pen.place(x, y, { turn: index * 90 + 20 }, () =>
      pen.shape(petal(size, size * 0.46, { widest: 0.62, tip: 0.62 }), tone),
    ),
  );
  pen.dot(x, y, size * 0.17, centre.pale);
}

const panicle: readonly [x: number, y: number, size: number][] = [
  [0, -92, 11],
  [-11, -76, 12],
  [12, -74, 12],
  [0, -62, 13],
  [-22, -58, 12],
  [24, -56, 12],
  [-11, -46, 14],
  [13, -44, 14],
  [-29, -38, 12],
  [31, -36, 12],
  [0, -30, 14],
  [-19, -24, 13],
  [20, -22, 13],
  [0, -12, 12],
];

function loamLine(pen: Pen): void {
  const wave: Point[] = [
    [-52, 64],
    [-30, 60],
    [-8, 65],
    [14, 59],
    [36, 64],
    [52, 61],
    [52, 61],
    [52, 76],
    [52, 76],
    [-52, 76],
    [-52, 76],
    [-52, 64],
  ];
  pen.shape(wave, shade(material.loam, -0.05));
}

/** The mark: a lilac panicle with two leaves, over a line of loam. */
export function logoSvg(): string {
  const pen = new Pen(1918);
  loamLine(pen);
  pen.ribbon(
    [
      [0, 61],
      [1, 30],
      [0, -20],
    ],
    5,
    4,
    leaf.stem,
  );
  pen.place(0, 52, { turn: -58 }, () =>
    drawLeaf(pen, 44, 13, shade(leaf.leaf, -0.04), { shadow: 0, bend: -0.1 }),
  );
  pen.place(0, 40, { turn: 55 }, () => drawLeaf(pen, 42, 12, leaf.leaf, { shadow: 0, bend: 0.1 }));
  panicle.forEach(([x, y, size], index) =>
    lilacFloret(
      pen,
      x,
      y,
      size,
      index % 3 === 0 ? deepViolet : shade(violet, (index % 2 ? -0.08 : 0.02) + x * -0.0012),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -108 112 186" width="112" height="186">${pen.svg}</svg>\n`;
}

/** The small mark for tabs and home screens: one floret over loam, legible at 16 pixels. */
export function iconSvg(rounded: boolean): string {
  const pen = new Pen(1918);
  range(4).forEach((index) =>
    pen.place(32, 27, { turn: index * 90 + 45 }, () =>
      pen.shape(
        petal(25, 12.5, { widest: 0.62, tip: 0.66, notch: 0.05 }),
        index % 2 ? violet : shade(violet, 0.05),
      ),
    ),
  );
  pen.dot(32, 27, 4.6, centre.gold);
  pen.shape(
    [
      [0, 54],
      [16, 50],
      [32, 54],
      [48, 50],
      [64, 53],
      [64, 53],
      [64, 64],
      [64, 64],
      [0, 64],
      [0, 64],
    ],
    shade(material.loam, -0.08),
  );
  const clip = rounded
    ? '<clipPath id="tile"><rect width="64" height="64" rx="14"/></clipPath>'
    : '';
  const ground = '<rect width="64" height="64" fill="#4b1d52"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${clip}<g${rounded ? ' clip-path="url(#tile)"' : ''}>${ground}${pen.svg}</g></svg>\n`;
}
