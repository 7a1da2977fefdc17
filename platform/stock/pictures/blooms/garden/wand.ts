import { pigment as pigmentOf, shade, type Pigment } from '../../drawing/colour';
import { lerp, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import type { DrawHead } from '../head';

const silver = pigmentOf(0.8, 0.03, 220);

/** Small flowers in whorls along a thin stem, as far below the origin as above. */
export function whorls(pen: Pen, radius: number, tone: Pigment, size: number, count = 9): void {
  pen.line(
    [
      [0, radius],
      [radius * 0.02, 0],
      [0, -radius],
    ],
    silver,
    Math.max(2, radius * 0.025),
  );
  range(count).forEach((index) => {
    const along = index / (count - 1);
    const y = radius * lerp(0.78, -0.98, along);
    const each = size * lerp(1, 0.5, along);
    [-1.35, 1.35, -0.45, 0.55].forEach((side) =>
      pen.dot(
        side * each * 1.25,
        y - Math.abs(side) * each * 0.35 + pen.between(-0.4, 0.4) * each,
        each * pen.between(0.8, 1.15),
        shade(tone, side * -0.035 + pen.between(-0.05, 0.04)),
        { shadow: each * 0.25 },
      ),
    );
  });
}

/** A thin wand with small flowers, well apart: air between them. */
export const wand: DrawHead = (pen, { radius, pigment }) =>
  whorls(pen, radius, pigment, radius * 0.086);
