import { shade, type Pigment } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import { hangs, type DrawGood } from './hardgood';

const steel = shade(material.zinc, 0.02);

function grip(pen: Pen, side: 1 | -1, paint: Pigment): void {
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  const spine = at([
    [2, 6],
    [40, 74],
    [82, 170],
    [98, 280],
    [82, 404],
  ]);
  pen.ribbon(spine, 38, 50, shade(paint, side > 0 ? -0.03 : 0.01), { shadow: 9 });
  pen.dot((spine[4]?.[0] ?? 0) + side * 1, 404, 25, shade(paint, side > 0 ? -0.03 : 0.01));
  pen.line(
    at([
      [24, 66],
      [64, 166],
      [80, 278],
      [68, 384],
    ]),
    shade(paint, 0.12),
    8,
  );
  pen.ribbon(at([spineEnd(0), spineEnd(1)]), 46, 40, shade(material.iron, 0.06));
}
const spineEnd = (step: 0 | 1): Point => (step ? [36, 64] : [4, 8]);

/** Bypass pruners a little open, the pivot at the origin, blades up. */
export function pruners(pen: Pen, paint: Pigment): void {
  grip(pen, -1, paint);
  pen.shape(
    [
      [14, 34],
      [34, -20],
      [64, -84],
      [66, -150],
      [34, -214],
      [34, -214],
      [92, -176],
      [116, -104],
      [96, -20],
      [52, 36],
    ],
    shade(steel, -0.16),
    { shadow: 7 },
  );
  grip(pen, 1, paint);
  pen.shape(
    [
      [18, 40],
      [-34, 30],
      [-66, -40],
      [-78, -126],
      [-56, -206],
      [-10, -262],
      [-10, -262],
      [4, -180],
      [14, -96],
      [34, -14],
    ],
    steel,
    { shadow: 9 },
  );
  pen.shape(
    [
      [-10, -262],
      [-10, -262],
      [4, -180],
      [14, -96],
      [34, -14],
      [6, -80],
      [-12, -170],
    ],
    shade(steel, 0.12),
  );
  range(5).forEach((index) =>
    pen.line(
      [
        [-34 + index * 2, 96 + index * 13],
        [34 - index * 2, 104 + index * 13],
      ],
      shade(material.iron, 0.1),
      6,
    ),
  );
  pen.dot(2, 4, 27, material.iron, { shadow: 5 });
  pen.dot(2, 4, 19, shade(material.brass, 0.02));
  pen.dot(-3, -1, 7, shade(material.brass, 0.16));
}

/** Needle-nosed snips a little open, the pivot at the origin, blades up. */
function snips(pen: Pen, paint: Pigment): void {
  ([-1, 1] as const).forEach((side) => {
    pen.place(0, 0, { turn: side * -7 }, () => {
      pen.polygon(
        [
          [side * -12, 30],
          [side * -17, -40],
          [side * -2, -270],
          [side * 3, -270],
          [side * 22, -40],
          [side * 20, 30],
        ],
        shade(steel, side > 0 ? -0.09 : 0.03),
        { shadow: 7 },
      );
      pen.polygon(
        [
          [side * -12, 0],
          [side * -17, -40],
          [side * -2, -270],
          [side * -6, -40],
        ],
        shade(steel, 0.12),
      );
    });
    const handle: Point[] = [
      [side * 6, 20],
      [side * 40, 66],
      [side * 92, 130],
      [side * 112, 220],
      [side * 92, 310],
      [side * 50, 344],
      [side * 22, 310],
      [side * 26, 210],
      [side * 14, 100],
      [side * 4, 34],
    ];
    pen.line(handle, shade(paint, -0.12), 30);
    pen.line(handle, paint, 24);
    pen.line(handle.slice(2, 6), shade(paint, 0.13), 7);
  });
  pen.dot(0, 8, 22, material.iron, { shadow: 5 });
  pen.dot(0, 8, 14, shade(material.zinc, 0.1));
}

/** Pruners by themselves. */
export const prunersAlone: DrawGood = (pen, { paint }) => {
  pen.place(0, 0, { turn: 24 }, () => pruners(pen, paint));
  return hangs;
};

/** Snips by themselves. */
export const snipsAlone: DrawGood = (pen, { paint }) => {
  pen.place(0, 0, { turn: -22 }, () => snips(pen, paint));
  return hangs;
};
