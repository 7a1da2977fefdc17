import { shade } from '../drawing/colour';
import { range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import { fourPetalledFloret } from './clusters';
import type { DrawHead } from './head';

/** Half the breadth of a panicle at a height from 0 (foot) to 1 (tip): broad shoulders, then a cone. */
const breadth = (height: number): number =>
  height < 0.22 ? 0.3 + height * 0.9 : 0.5 * (1 - (height - 0.22) / 0.78) ** 0.8;

function floretAt(pen: Pen, x: number, y: number, size: number, draw: () => void): void {
  pen.place(x, y, { turn: pen.between(0, 90), squash: pen.between(0.82, 1) }, () =>
    pen.place(0, 0, { scale: size }, draw),
  );
}

/** A panicle of four-petalled florets: dark ones behind, light ones on the lit side, closed buds at the tip. */
export const lilac: DrawHead = (pen, { radius, pigment: colour }) => {
  const length = radius * 2;
  pen.ribbon(
    [
      [0, length * 0.62],
      [2, length * 0.4],
      [0, 0],
    ],
    radius * 0.07,
    radius * 0.05,
    shade(leaf.stem, -0.04),
  );
  [0, 1].forEach((layer) =>
    range(9).forEach((row) => {
      const height = row / 9 + layer * 0.04;
      const y = radius * 0.82 - height * length * 0.94;
      const half = breadth(height) * radius * (layer ? 0.92 : 1.06);
      const count = Math.max(1, Math.round((half * 2) / (radius * 0.24)));
      range(count).forEach((index) => {
        const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
        const tone = shade(
          colour,
          (layer ? 0 : -0.09) - across * 0.055 + height * 0.02 + pen.between(-0.025, 0.025),
        );
        const size = radius * (height > 0.8 ? 0.11 : 0.155) * pen.between(0.88, 1.1);
        floretAt(
          pen,
          across * half + pen.between(-3, 3),
          y + Math.abs(across) * radius * 0.1 + pen.between(-5, 5),
          1,
          () => fourPetalledFloret(pen, size, tone),
        );
      });
    }),
  );
  range(5).forEach((index) =>
    pen.dot(
      (index - 2) * radius * 0.05,
      -radius * (0.98 + (index % 2) * 0.05),
      radius * 0.055,
      shade(colour, -0.08),
      { shadow: radius * 0.02 },
    ),
  );
};
