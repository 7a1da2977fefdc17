import { mix, shade, type Pigment } from '../drawing/colour';
import { polar, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import type { DrawHead } from './head';

/** A waxy bell whose six tips roll back, a dark line down each. */
function bell(pen: Pen, size: number, tone: Pigment): void {
  const star = range(12).map((step): Point => polar(step * 30, step % 2 ? size * 0.52 : size));
  pen.shape(star, shade(tone, pen.light(0) * 0.03), { shadow: size * 0.12, shadowOpacity: 0.22 });
  range(6).forEach((index) => {
    const turn = index * 60;
    pen.line([polar(turn, size * 0.28), polar(turn, size * 0.78)], shade(tone, -0.08), size * 0.09);
  });
  pen.dot(0, 0, size * 0.24, shade(tone, -0.15));
  pen.dot(-size * 0.03, -size * 0.03, size * 0.1, shade(tone, 0.12));
}

/** How far the column of bells reaches aside at a height from 0 (foot) to 1 (tip). */
const breadth = (height: number): number =>
  height < 0.62 ? 0.5 : 0.5 - (height - 0.62) ** 1.4 * 1.1;

/** A hyacinth: a thick column crowded with bells all round, its tip still in bud. The radius is half its length. */
export const hyacinth: DrawHead = (pen, { radius, pigment: colour }) => {
  const foot = radius * 0.86;
  pen.ribbon(
    [
      [0, radius * 1.3],
      [0, foot],
      [0, -radius * 0.4],
    ],
    radius * 0.2,
    radius * 0.12,
    shade(leaf.fresh, 0.02),
    { shadow: 4 },
  );
  pen.shape(
    range(12).map((index): Point => {
      const [side, step] = index < 6 ? [-1, index] : [1, 11 - index];
      const height = step / 5;
      return [side * breadth(height) * radius * 0.92, foot - height * radius * 1.78];
    }),
    shade(colour, -0.17),
    { shadow: radius * 0.05 },
  );
  const rows = 9;
  [1, 0].forEach((behind) =>
    range(rows).forEach((row) => {
      const height = (row + behind * 0.5) / (rows - 0.4);
      const y = foot - height * radius * 1.8;
      const half = breadth(height) * radius * (behind ? 1.06 : 0.9);
      const count = behind ? 2 : row % 2 && height < 0.8 ? 4 : 3;
      range(count)
        .sort((one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2))
        .forEach((index) => {
          const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
          const size = radius * (0.3 - Math.max(0, height - 0.55) * 0.22) * pen.between(0.94, 1.06);
          const tone = shade(
            colour,
            (behind ? -0.1 : 0) - across * 0.045 + pen.between(-0.03, 0.03),
          );
          pen.place(
            across * half,
            y + Math.abs(across) * radius * 0.06,
            { turn: across * 78, squash: 1 - Math.abs(across) * 0.26 },
            () =>
              pen.place(0, 0, { turn: pen.between(0, 60) }, () =>
                bell(pen, size, height > 0.86 ? mix(tone, leaf.fresh, 0.1) : tone),
              ),
          );
        });
    }),
  );
  [-40, 38, -18, 16, 0].forEach((turn) =>
    pen.place(turn * 0.3, -radius * 0.76, { turn }, () =>
      pen.shape(
        [
          [0, 0],
          [-radius * 0.08, -radius * 0.1],
          [0, -radius * 0.22],
          [radius * 0.08, -radius * 0.1],
        ],
        mix(shade(colour, turn / 900 - 0.02), leaf.fresh, 0.1),
        { shadow: 3 },
      ),
    ),
  );
};
