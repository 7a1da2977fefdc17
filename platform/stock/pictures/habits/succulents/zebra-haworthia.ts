import { mix, shade } from '../../drawing/colour';
import { lerp, petal, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal as pigments } from '../../pigments';
import type { DrawHabit } from '../growing';

const green = shade(mix(leaf.deep, leaf.pine, 0.45), 0.01);
const chalk = pigments.white;

/** A stiff point, rounded on its back, white bars across it. */
function bar(pen: Pen, length: number, bend: number, step: number): void {
  const half = length * 0.105 + 5;
  const bent = ([x, y]: Point): Point => [x + bend * (y / length) ** 2 * length, y];
  const outline = petal(length, half, { pointed: true, widest: 0.3, base: 0.9 });
  const lit = pen.light(-90) * 0.045;
  pen.shape(outline.map(bent), shade(green, step - lit), { shadow: 6 });
  pen.shape(
    [...outline.slice(0, 5), [0, -length * 0.5] as const].map(bent),
    shade(green, step + lit),
  );
  const bars = Math.round(length / 19);
  range(bars).forEach((index) => {
    const along = 0.12 + (index / bars) * 0.78;
    const wide = half * (along < 0.3 ? 0.82 : lerp(0.86, 0.1, ((along - 0.3) / 0.7) ** 1.2));
    pen.line(
      [
        bent([-wide, -length * along + 3]),
        bent([0, -length * along - 4]),
        bent([wide, -length * along + 3]),
      ],
      shade(chalk, -0.03),
      Math.max(3, 6.4 - along * 3.4),
    );
  });
}

/** A star of stiff dark points, barred white like a zebra. */
export const zebraHaworthia: DrawHabit = (pen) => {
  [
    { count: 9, spread: 84, length: 286, near: 0.62, step: -0.02 },
    { count: 8, spread: 62, length: 292, near: 0.78, step: 0 },
    { count: 7, spread: 92, length: 232, near: 0.9, step: 0.01 },
    { count: 5, spread: 44, length: 226, near: 0.97, step: 0.02 },
    { count: 4, spread: 70, length: 158, near: 1, step: 0.03 },
  ].forEach(({ count, spread, length, near, step }) =>
    range(count)
      .sort((one, other) => Math.abs(other * 2 - count + 1) - Math.abs(one * 2 - count + 1))
      .forEach((index) =>
        pen.atDepth(near, () => {
          const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-4, 4);
          pen.place(turn * 0.55, 2, { turn }, () =>
            bar(
              pen,
              length * pen.between(0.9, 1.06),
              -turn / 420,
              step + pen.between(-0.015, 0.015),
            ),
          );
        }),
      ),
  );
};
