import { shade, type Pigment } from '../../drawing/colour';
import {
  asPoints,
  mirrored,
  polar,
  range,
  scaled,
  stemCurve,
  type Point,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const green = shade(leaf.leaf, -0.01);

const edge: Point[] = [
  [-0.12, -0.02],
  [-0.25, -0.16],
  [-0.29, -0.42],
  [-0.22, -0.76],
];

/** A paddle as of a banana: a strong midrib, ribs straight out from it, a tear or two. */
function paddle(pen: Pen, length: number, tone: Pigment, torn: number): void {
  const tip: Point = [0, -1];
  const contrast = pen.light(-90) * 0.055;
  pen.shape(
    scaled([[0, 0], ...edge, tip, tip, ...mirrored(edge).reverse()], length),
    shade(tone, -contrast),
    { shadow: 8 },
  );
  pen.shape(scaled([[0, 0], ...edge, tip, tip, [0, -0.5]], length), shade(tone, contrast));
  range(7).forEach((index) =>
    [-1, 1].forEach((side) => {
      const along = 0.1 + index * 0.1;
      const out = 0.255 * Math.sin(Math.PI * (0.2 + along * 0.7)) ** 1.3;
      pen.line(
        scaled(
          [
            [0, -along],
            [side * out * 0.6, -along - 0.035],
            [side * out, -along - 0.075],
          ],
          length,
        ),
        shade(tone, side < 0 ? -0.035 : 0.05),
        length * 0.008,
      );
    }),
  );
  pen.ribbon(
    [
      [0, 0],
      [0, -length * 0.95],
    ],
    length * 0.036,
    length * 0.012,
    shade(tone, 0.14),
  );
  pen.polygon(
    scaled(
      [
        [torn * 0.03, -0.5],
        [torn * 0.27, -0.56],
        [torn * 0.27, -0.6],
      ],
      length,
    ),
    shade(tone, -0.14),
  );
}

interface Paddle {
  turn: number;
  stalk: number;
  length: number;
  near: number;
  foot: number;
  /** How far the blade leans over beyond its stalk. */
  nod: number;
}

const behind: Paddle[] = [
  { turn: -38, stalk: 330, length: 268, near: 0.55, foot: -40, nod: -26 },
  { turn: 40, stalk: 320, length: 262, near: 0.58, foot: 40, nod: 28 },
  { turn: -18, stalk: 430, length: 286, near: 0.66, foot: -24, nod: -10 },
  { turn: 22, stalk: 416, length: 280, near: 0.7, foot: 24, nod: 14 },
  { turn: 1, stalk: 450, length: 296, near: 0.76, foot: 0, nod: 4 },
];
const before: Paddle[] = [
  { turn: -50, stalk: 208, length: 232, near: 0.86, foot: -34, nod: -30 },
  { turn: 52, stalk: 200, length: 228, near: 0.88, foot: 34, nod: 30 },
  { turn: -24, stalk: 168, length: 214, near: 0.96, foot: -12, nod: -16 },
  { turn: 18, stalk: 150, length: 204, near: 1, foot: 12, nod: 14 },
];

/** A fan of paddles on long stalks, the flowers like heads of cranes among them. */
export const birdOfParadise: DrawHabit = (pen, { flowers }) => {
  const leaves = (paddles: readonly Paddle[]) =>
    paddles.forEach(({ turn, stalk, length, near, foot, nod }, index) =>
      pen.atDepth(near, () => {
        const [x, y] = polar(turn, stalk);
        pen.ribbon(
          asPoints(stemCurve([foot, 8], [foot + x * 0.25, y * 0.6], [foot + x, y], 8)),
          22,
          11,
          shade(leaf.stem, 0.03),
          { shadow: 4 },
        );
        pen.place(foot + x, y, { turn: turn * 0.75 + nod }, () =>
          paddle(pen, length, shade(green, pen.between(-0.03, 0.04)), index % 2 ? 1 : -1),
        );
      }),
    );
  leaves(behind);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const places: Point[] = [
        [-196, -366],
        [150, -470],
        [4, -332],
      ];
      const [x, y] = places[index % places.length] ?? [0, -400];
      const up = Math.floor(index / places.length) * 70;
      pen.ribbon(
        asPoints(stemCurve([x * 0.12, 6], [x * 0.5, (y - up) * 0.45], [x, y - up + 60], 8)),
        17,
        13,
        shade(leaf.fresh, -0.07),
        { shadow: 4 },
      );
      pen.place(x, y - up, { flip: x < 0 }, () =>
        pen.place(56, -8, {}, () =>
          flower(pen, flowers, index, { x: 0, y: 0, radius: 102, lean: -8 }),
        ),
      );
    });
  leaves(before);
};
