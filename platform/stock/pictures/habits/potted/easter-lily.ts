import { shade, type Pigment } from '../../drawing/colour';
import { asPoints, cycle, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const stalk = stemCurve([0, 8], [4, -220], [0, -400], 14);

/** The trumpets round the head of the stalk, the hindmost first: where they point, how far they stand out, how far they are tilted. */
const trumpets: [lean: number, reach: number, tilt: number][] = [
  [-42, 170, 1],
  [44, 166, 1],
  [-98, 176, 1],
  [100, 174, 1],
  [176, 4, 0],
  [0, 210, 1],
  [-128, 130, 1],
];

/** A leaf like a lance that rises from the stalk and falls over. */
function lance(pen: Pen, length: number, side: number, rise: number, tone: Pigment): void {
  const line = stemCurve(
    [0, 0],
    [side * length * 0.45, -length * rise],
    [side * length, length * (0.3 - rise * 0.55)],
    7,
  );
  const points = asPoints(line);
  pen.shape(
    [
      ...points.map(([x, y], index): Point => [x, y - lanceHalf(index)]),
      ...points.map(([x, y], index): Point => [x, y + lanceHalf(index)]).reverse(),
    ],
    tone,
    { shadow: 4 },
  );
  pen.line(points.slice(0, -1), shade(tone, 0.1), 2.4);
}

const lanceHalf = (index: number): number => [6, 11, 14, 14, 12, 9, 5, 0.5][index] ?? 0.5;

/** One straight stalk, leaves like lances all the way up, white trumpets round its head. */
export const easterLily: DrawHabit = (pen, { flowers }) => {
  const green = shade(leaf.leaf, 0.01);
  const leaves = (near: number, from: number, reach: number) =>
    pen.atDepth(near, () =>
      stalk.slice(from, -2).forEach(({ x, y }, index) => {
        const along = (index + from) / 14;
        [-1, 1].forEach((side) =>
          pen.place(x, y + (side > 0 ? 12 : 0), {}, () =>
            lance(
              pen,
              lerp(196, 104, along) * reach * pen.between(0.8, 1.1),
              side,
              lerp(0.26, 0.5, along) + pen.between(-0.1, 0.12),
              shade(green, pen.between(-0.05, 0.04) - side * 0.02),
            ),
          ),
        );
      }),
    );
  leaves(0.62, 1, 1);
  pen.ribbon(asPoints(stalk), 18, 13, shade(leaf.stem, -0.02), { shadow: 4 });
  leaves(0.98, 1, 0.66);
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const [lean, reach, tilt] = cycle(trumpets, index);
    const out = (lean * Math.PI) / 180;
    const further = reach + Math.floor(index / trumpets.length) * 90;
    const [x, y] = [Math.sin(out) * further, -404 - Math.cos(out) * further * 0.86];
    pen.ribbon(
      [
        [0, -396],
        [x * 0.2, -400 + (y + 400) * 0.2],
        [x * 0.36, -400 + (y + 400) * 0.36],
      ],
      11,
      9,
      leaf.fresh,
    );
    pen.atDepth(index < 2 ? 0.94 : 1, () =>
      flower(pen, flowers, index, { x, y, radius: tilt ? 112 : 100, lean, tilt }),
    );
  });
};
