import { shade, type Pigment } from '../../drawing/colour';
import {
  asPoints,
  lerp,
  mirrored,
  range,
  scaled,
  stemCurve,
  type Point,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { bouquetPlace, stalkedLeaves } from './stalked-leaves';

const side: Point[] = [
  [-0.1, 0.2],
  [-0.32, 0.24],
  [-0.46, -0.06],
  [-0.36, -0.48],
];

/** A long, glossy heart with bowed veins. */
function glossyHeart(pen: Pen, size: number, tone: Pigment): void {
  const tip: Point = [0, -1];
  const contrast = pen.light(-90) * 0.055;
  pen.shape(
    scaled([[0, 0], ...side, tip, tip, ...mirrored(side).reverse()], size),
    shade(tone, -contrast),
    { shadow: 6 },
  );
  pen.shape(scaled([[0, 0], ...side, tip, tip, [0, -0.5]], size), shade(tone, contrast));
  const vein = shade(tone, 0.13);
  pen.line(
    scaled(
      [
        [0, 0],
        [0, -0.9],
      ],
      size,
    ),
    vein,
    size * 0.018,
  );
  [-1, 1].forEach((out) =>
    [0.3, 0.18].forEach((wide, index) =>
      pen.line(
        scaled(
          [
            [0, -0.02],
            [out * wide, -0.02 - index * 0.1],
            [out * wide * 0.9, -0.4],
            [0, -0.86 + index * 0.08],
          ],
          size,
        ),
        vein,
        size * 0.009,
      ),
    ),
  );
}

/** Glossy hearts held outwards on stalks, lacquered flowers over them. */
export const anthurium: DrawHabit = (pen, { flowers }) => {
  const green = shade(leaf.deep, 0.01);
  const leaves = (
    count: number,
    reach: readonly [number, number],
    near: readonly [number, number],
    start: number,
  ) =>
    stalkedLeaves(
      pen,
      { count, spread: [84, 66], reach, near, stalk: leaf.stem, thickness: 9, start },
      (turn) =>
        pen.place(
          0,
          0,
          { turn: turn * 1.5 + pen.between(-12, 12), squash: pen.between(0.86, 1) },
          () =>
            glossyHeart(pen, 186 * pen.between(0.88, 1.06), shade(green, pen.between(-0.03, 0.04))),
        ),
    );
  leaves(8, [250, 190], [0.58, 0.78], 0.1);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const { turn, tip } = bouquetPlace(index, flowers.count, { spread: 50, height: [350, 500] });
      pen.atDepth(lerp(0.9, 1, (index * 0.382) % 1), () => {
        pen.ribbon(
          asPoints(stemCurve([turn * 0.4, 0], [tip[0] * 0.3, tip[1] * 0.7], tip, 8)),
          9,
          7,
          shade(leaf.fresh, -0.06),
          { shadow: 3 },
        );
        flower(pen, flowers, index, {
          x: tip[0],
          y: tip[1],
          radius: flowers.count > 4 ? 80 : 90,
          lean: -turn * 0.5 + (index % 2 ? 16 : -16),
        });
      });
    });
  leaves(7, [180, 70], [0.88, 1], 0.42);
};
