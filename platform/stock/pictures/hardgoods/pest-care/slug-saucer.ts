import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { hostaLeaf } from '../../foliage/broad-leaves';
import { leaf, material } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';
import { slug } from './slug';

const beer = pigment(0.7, 0.15, 68);
const flat = 0.34;

/** A low saucer of beer, seen from above, its rim just out of the soil. */
function saucer(pen: Pen, half: number, clay: Pigment): void {
  const disc = (radius: number, y: number): Point[] =>
    ellipse(radius, radius * flat, { points: 20, y });
  pen.shape(disc(half * 1.02, 26), shade(clay, -0.1), { shadow: 8 });
  pen.shape(disc(half, 0), shade(clay, 0.07));
  pen.shape(disc(half * 0.86, 3), shade(clay, -0.13));
  pen.shape(disc(half * 0.8, 9), mix(material.paper, beer, 0.2));
  pen.shape(disc(half * 0.73, 10), beer);
  pen.shape(
    ellipse(half * 0.36, half * 0.08, { points: 12, x: -half * 0.24, y: -half * 0.02 }),
    shade(beer, 0.12),
  );
}

/** A shallow clay hat on three short feet, low over the saucer. */
function lowRoof(pen: Pen, half: number, clay: Pigment): void {
  [-1, 0, 1].forEach((side) =>
    pen.rectangle(side * half * 0.74 - 12, -76, 24, side ? 74 : 42, shade(clay, -0.1)),
  );
  const brim = (y: number): Point[] => ellipse(half, half * 0.27, { points: 18, y });
  pen.shape(brim(-70), shade(clay, -0.17), { shadow: 14 });
  pen.shape(brim(-84), shade(clay, 0.02));
  const rise = (from: number, to: number): Point[] => [
    [from * half, -84 + Math.sqrt(1 - from * from) * half * 0.27],
    [to * half, -84 + Math.sqrt(1 - to * to) * half * 0.27],
    [0, -136],
  ];
  pen.polygon(rise(-0.94, -0.3), shade(clay, 0.07));
  pen.polygon(rise(-0.3, 0.3), shade(clay, 0.03));
  pen.polygon(rise(0.3, 0.94), shade(clay, -0.06));
  pen.shape(ellipse(20, 16, { points: 8, y: -138 }), shade(clay, 0.05), { shadow: 4 });
}

const behind = [
  [-236, -190, -62, 210],
  [248, -190, 60, 210],
  [-176, -230, -34, 236],
  [182, -230, 36, 236],
  [-84, -250, -14, 236],
  [96, -250, 12, 226],
] as const;
const before = [
  [-330, -120, -78, 170],
  [-322, -84, -118, 140],
  [-280, -46, -152, 116],
  [338, -150, 72, 170],
  [330, -110, 112, 140],
  [292, -66, 148, 116],
] as const;

/** Three clay saucers of beer sunk to the rim among the hostas, the last under a low roof, and a slug on the rim of the first. */
export const slugSaucer: DrawGood = (pen, { paint }) => {
  const clay = mix(paint, material.clay, 0.6);
  const green = mix(leaf.leaf, leaf.dusty, 0.4);
  behind.forEach(([x, y, turn, size]) =>
    pen.atDepth(0.82, () => pen.place(x, y, { turn }, () => hostaLeaf(pen, size, green))),
  );
  const soil = shade(material.soil, 0.12);
  range(24).forEach((index) => {
    const turn = (index / 24) * Math.PI * 2;
    const [x, y] = [Math.cos(turn) * 334, -124 + Math.sin(turn) * 134];
    pen.dot(x, y, pen.between(14, 26), shade(soil, pen.between(-0.05, 0.03)));
  });
  pen.shape(ellipse(350, 154, { points: 26, wobble: 0.08, random: pen.random, y: -128 }), soil);
  pen.place(4, -236, {}, () => {
    saucer(pen, 128, clay);
    lowRoof(pen, 152, clay);
  });
  pen.place(-166, -124, {}, () => saucer(pen, 150, clay));
  pen.place(128, -76, {}, () => saucer(pen, 172, clay));
  before.forEach(([x, y, turn, size], index) =>
    pen.place(x, y, { turn }, () => hostaLeaf(pen, size, shade(green, index % 3 ? 0.05 : 0.01))),
  );
  pen.place(212, -84, { turn: 7, scale: 1.16 }, () => slug(pen));
  return standsOn(300);
};
