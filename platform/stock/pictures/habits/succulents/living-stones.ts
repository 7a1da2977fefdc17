import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { cycle, ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';
import type { DrawHabit } from '../growing';

const skins: Pigment[] = [
  pigment(0.66, 0.065, 345),
  pigment(0.77, 0.025, 105),
  pigment(0.73, 0.045, 30),
  pigment(0.72, 0.025, 165),
  pigment(0.58, 0.07, 325),
];

/** The flat top of a lobe beside the cleft. */
const top: Point[] = [
  [0.045, -0.94],
  [0.36, -0.96],
  [0.63, -0.68],
  [0.56, -0.32],
  [0.28, -0.16],
  [0.05, -0.22],
  [0.07, -0.56],
];

/** Half of a stone: a window of islands and dots, framed by a paler edge. */
function lobe(pen: Pen, side: 1 | -1, size: number, skin: Pigment): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x * size, y * size]);
  const lit = side < 0 ? 0.03 : -0.02;
  pen.shape(at(top), shade(skin, lit + 0.11), { shadow: size * 0.03 });
  const window = top.map(([x, y], index): Point => {
    const reach = index % 2 ? 0.84 : 0.66;
    return [0.33 + (x - 0.33) * reach, -0.55 + (y + 0.55) * reach];
  });
  pen.shape(at(window), shade(skin, lit - 0.03));
  range(7).forEach((index) =>
    pen.dot(
      side * size * (0.2 + (index % 3) * 0.13 + pen.between(-0.03, 0.03)),
      -size * (0.36 + Math.floor(index / 3) * 0.17 + pen.between(-0.03, 0.03)),
      size * pen.between(0.028, 0.055),
      shade(skin, lit - 0.16),
    ),
  );
}

/** A fat pair of lobes with a cleft between them, looked at from above. */
function stone(pen: Pen, size: number, skin: Pigment): void {
  pen.shape(
    [
      [-0.64, -0.66],
      [-0.6, -0.1],
      [-0.3, 0.14],
      [0.3, 0.14],
      [0.6, -0.1],
      [0.64, -0.66],
      [0.34, -0.97],
      [-0.34, -0.97],
    ].map(([x = 0, y = 0]): Point => [x * size, y * size]),
    shade(skin, -0.05),
    { shadow: size * 0.08 },
  );
  pen.shape(ellipse(size * 0.08, size * 0.4, { points: 8, y: -size * 0.56 }), shade(skin, -0.3));
  lobe(pen, 1, size, skin);
  lobe(pen, -1, size, skin);
}

function pebbles(pen: Pen, count: number, half: number, y: number, depth: number): void {
  range(count).forEach((index) => {
    const x = (index / (count - 1)) * 2 - 1;
    pen.shape(
      ellipse(pen.between(11, 19), pen.between(8, 12), {
        points: 7,
        wobble: 0.25,
        random: pen.random,
        x: x * half + pen.between(-6, 6),
        y: y + depth * (1 - x * x) + pen.between(-5, 5),
      }),
      shade(mix(material.stone, cycle(skins, index), 0.12), pen.between(-0.1, 0.14)),
      { shadow: 3 },
    );
  });
}

/** x, y, size, how far it is turned; far ones first. */
const stones: [x: number, y: number, size: number, lean: number][] = [
  [-118, -20, 66, -16],
  [-38, -26, 74, 8],
  [48, -26, 70, -12],
  [126, -20, 64, 14],
  [-172, -4, 62, 12],
  [-84, 0, 80, -10],
  [4, 0, 86, 12],
  [96, -2, 78, -6],
  [178, -4, 58, -14],
  [-132, 18, 64, 20],
  [-46, 22, 72, -18],
  [54, 24, 74, 16],
  [136, 18, 62, -10],
];

/** Pairs of little split stones, plum and grey, in gravel. */
export const livingStones: DrawHabit = (pen) => {
  pebbles(pen, 17, 205, -16, -8);
  stones.forEach(([x, y, size, lean], index) => {
    pen.place(x, y, { turn: lean }, () =>
      stone(pen, size, shade(cycle(skins, index * 3), pen.between(-0.03, 0.03))),
    );
    if (index === 3 || index === 8) pebbles(pen, 15, 196, 4, 6);
  });
  pebbles(pen, 19, 208, 4, 22);
};
