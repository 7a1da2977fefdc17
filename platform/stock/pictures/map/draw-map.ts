import type { Frame } from '../backdrops/room';
import { mix, pigment, shade } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import { Pen } from '../drawing/pen';
import { leaf, material } from '../pigments';
import { onMap, region } from './projection';
import { downtowns, lakes, minnetonka, rivers, roads, type Place } from './region';

const land = pigment(0.945, 0.022, 118);
const water = pigment(0.82, 0.05, 228);
const road = pigment(0.99, 0.008, 90);
const kerb = pigment(0.79, 0.025, 80);

/** Woods and parks: patches of darker paper, and trees on some of them. */
function greens(pen: Pen, { width, height }: Frame): void {
  range(26).forEach((index) => {
    const [x, y] = [
      (pen.random() * 1.1 - 0.05) * width,
      (((index * 0.618) % 1) * 1.1 - 0.05) * height,
    ];
    const outline = ellipse(pen.between(46, 120), pen.between(36, 84), {
      points: 10,
      wobble: 0.3,
      random: pen.random,
      x,
      y,
    });
    pen.shape(outline, mix(shade(land, -0.02), leaf.sage, pen.between(0.1, 0.24)));
  });
  range(46).forEach((index) => {
    const [x, y] = [pen.random() * width, ((index * 0.618) % 1) * height];
    pen.ribbon(
      [
        [x, y],
        [x, y - 14],
      ],
      4,
      3,
      shade(material.wood, -0.1),
    );
    const tone = mix(leaf.sage, leaf.leaf, pen.random() * 0.5);
    if (index % 3)
      pen.shape(
        ellipse(13, 14, { points: 8, wobble: 0.15, random: pen.random, x, y: y - 22 }),
        tone,
        { shadow: 2 },
      );
    else
      pen.shape(
        [
          [x - 12, y - 8],
          [x - 12, y - 8],
          [x, y - 42],
          [x, y - 42],
          [x + 12, y - 8],
          [x + 12, y - 8],
        ],
        shade(tone, -0.06),
        { shadow: 2 },
      );
  });
}

/** A few towers. */
function downtown(pen: Pen, [x, y]: Point): void {
  [
    [-26, 34],
    [-8, 58],
    [12, 44],
    [28, 26],
  ].forEach(([dx = 0, tall = 0], index) => {
    const tone = mix(material.lilac, material.slate, 0.25 + index * 0.12);
    pen.rectangle(x + dx - 9, y - tall + 14, 18, tall, tone, { shadow: 3 });
    pen.rectangle(x + dx + 3, y - tall + 14, 6, tall, shade(tone, -0.06));
  });
}

/** The region in cut paper: woods, water, main roads and the two downtowns. The pins of the shops are the page's. */
export function drawMap(frame: Frame): string {
  const pen = new Pen(1926);
  const { width, height } = frame;
  const at = ([lat, lng]: Place): Point => {
    const { x, y } = onMap(lat, lng);
    return [x * width, y * height];
  };
  const degree = height / (region.north - region.south);
  pen.rectangle(0, 0, width, height, land);
  greens(pen, frame);
  const banks = shade(water, -0.05);
  rivers.forEach(({ width: wide, line }) =>
    pen.line(line.map(at), banks, wide + 5, { opacity: 0.5 }),
  );
  rivers.forEach(({ width: wide, line }) => pen.line(line.map(at), water, wide));
  pen.shape(minnetonka.map(at), water, { shadow: 2 });
  lakes.forEach(([lat, lng, halfWidth, halfHeight]) => {
    const [x, y] = at([lat, lng]);
    pen.shape(
      ellipse(halfWidth * degree, halfHeight * degree, {
        points: 9,
        wobble: 0.3,
        random: pen.random,
        x,
        y,
      }),
      water,
      { shadow: 2 },
    );
  });
  roads.forEach(({ wide, line }) => pen.line(line.map(at), kerb, wide ? 11 : 7.5));
  roads.forEach(({ wide, line }) => pen.line(line.map(at), road, wide ? 7.5 : 4.5));
  downtowns.forEach((place) => downtown(pen, at(place)));
  return pen.svg;
}
