import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import { fourPetalledFloret } from '../clusters';
import type { DrawHead } from '../head';

/** A flat plate of crumbs on spread stalks, seen from the side: yarrow, a dogwood's cyme. */
export const umbel: DrawHead = (pen, { radius, pigment }) => {
  const stalk = shade(leaf.sage, -0.06);
  range(5).forEach((index) => {
    const x = (index / 2 - 1) * radius * 0.72;
    pen.ribbon(
      [
        [0, radius * 0.6],
        [x * 0.5, radius * 0.24],
        [x, radius * 0.02],
      ],
      radius * 0.08,
      radius * 0.05,
      stalk,
    );
  });
  pen.shape(
    ellipse(radius, radius * 0.24, { points: 14, wobble: 0.06, random: pen.random }),
    shade(pigment, -0.13),
    { shadow: radius * 0.06 },
  );
  range(4).forEach((row) => {
    const count = 11 - row;
    range(count).forEach((index) => {
      const across = (index / (count - 1)) * 2 - 1;
      const y = radius * (0.06 - row * 0.1 + across * across * 0.12);
      const tone = shade(pigment, row * 0.024 - 0.045 - across * 0.035 + pen.between(-0.03, 0.03));
      pen.dot(
        across * radius * (0.98 - row * 0.06) + pen.between(-2, 2),
        y + pen.between(-2, 2),
        radius * pen.between(0.1, 0.125),
        tone,
        { shadow: radius * 0.02 },
      );
    });
  });
};

/** Half the breadth of a panicle, as a share of its radius, from its foot (0) to its tip (1). */
const breadth = (height: number): number =>
  height < 0.2 ? 0.5 + height * 0.9 : 0.68 * (1 - ((height - 0.2) / 0.8) ** 1.35) + 0.08;

function rowOfFlorets(
  pen: Pen,
  { radius, height, back }: { radius: number; height: number; back: boolean },
  pigment: Pigment,
): void {
  const half = breadth(height) * radius * (back ? 1.05 : 0.86);
  const size = radius * (height > 0.84 ? 0.13 : 0.19);
  const count = Math.max(1, Math.round((half * 2) / (size * 1.5)));
  range(count).forEach((index) => {
    const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
    const tone = shade(
      pigment,
      (back ? -0.1 : 0.01) - across * 0.05 + height * 0.02 + pen.between(-0.025, 0.02),
    );
    const y = radius * (0.86 - height * 1.84) + Math.abs(across) * radius * 0.12;
    pen.place(across * half + pen.between(-4, 4), y + pen.between(-5, 5), { squash: 0.9 }, () =>
      pen.place(0, 0, { turn: pen.between(0, 90) }, () =>
        fourPetalledFloret(pen, size * pen.between(0.9, 1.1), tone),
      ),
    );
  });
}

/** A blunt cone of papery florets, lime at its tip: a panicle hydrangea. */
export const panicle: DrawHead = (pen, { radius, pigment }) => {
  const core = range(7).map((index): Point => {
    const height = index / 6;
    return [breadth(height) * radius * 0.94, radius * (0.86 - height * 1.84)];
  });
  pen.shape(
    [...core, ...core.map(([x, y]): Point => [-x, y]).reverse()],
    shade(mix(pigment, leaf.fresh, 0.22), -0.12),
    { shadow: radius * 0.08 },
  );
  [true, false].forEach((back) =>
    range(8).forEach((row) => {
      const height = row / 8 + (back ? 0 : 0.06);
      rowOfFlorets(
        pen,
        { radius, height, back },
        mix(pigment, leaf.fresh, height > 0.78 ? 0.24 : 0),
      );
    }),
  );
};
