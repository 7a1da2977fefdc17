import { mix, shade } from '../drawing/colour';
import { petal, polar, range, sunflowerScatter, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import type { DrawHead } from './head';

/** One open geranium floret: five broad petals, the upper two veined. */
function geraniumFloret(pen: Pen, size: number, tone: Parameters<typeof shade>[0]): void {
  [0, 68, 140, 220, 292].forEach((turn, index) =>
    pen.place(0, 0, { turn: turn + 8 }, () =>
      pen.shape(
        petal(size, size * 0.42, { tip: 0.75, widest: 0.7 }),
        shade(tone, pen.light(0) * 0.06 + (index % 2 ? 0.02 : 0)),
        { shadow: size * 0.09 },
      ),
    ),
  );
  pen.dot(0, 0, size * 0.16, shade(tone, -0.16));
  pen.dot(0, 0, size * 0.07, shade(tone, 0.3));
}

/** A geranium: florets on stalks of their own in a loose ball, with gaps between and buds at its foot. */
export const geranium: DrawHead = (pen, { radius, pigment }) => {
  range(5).forEach((index) => {
    const [x, y] = polar(130 + index * 25, radius * 0.86);
    pen.line(
      [
        [0, radius * 0.2],
        [x, y],
      ],
      shade(leaf.fresh, -0.08),
      radius * 0.035,
    );
    pen.dot(x, y, radius * 0.09, mix(pigment, leaf.fresh, 0.4), { shadow: radius * 0.03 });
  });
  sunflowerScatter(12, pen.between(0, 90))
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach }) =>
      pen.place(
        x * radius * 0.78,
        y * radius * 0.68 - radius * 0.08,
        { turn: pen.between(0, 360), squash: 1 - reach * 0.22 },
        () =>
          geraniumFloret(
            pen,
            radius * 0.34 * pen.between(0.88, 1.08),
            shade(pigment, (-x - y) * 0.045 + pen.between(-0.03, 0.03)),
          ),
      ),
    );
};

/** A stonecrop: a flat plate of tiny stars on branching stalks, seen from the side. */
export const stonecrop: DrawHead = (pen, { radius, pigment }) => {
  const stalk = shade(leaf.sage, -0.04);
  range(7).forEach((index) => {
    const x = (index / 3 - 1) * radius * 0.8;
    pen.ribbon(
      [
        [0, radius * 0.74],
        [x * 0.4, radius * 0.34],
        [x, -radius * 0.02],
      ],
      radius * 0.09,
      radius * 0.05,
      stalk,
    );
  });
  range(4).forEach((row) => {
    const count = 13 - row * 2;
    range(count).forEach((index) => {
      const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
      const y = radius * (0.1 - row * 0.13 + across * across * 0.14) + pen.between(-3, 3);
      const tone = shade(pigment, -across * 0.05 + row * 0.028 - 0.06 + pen.between(-0.03, 0.03));
      pen.place(across * radius * (1 - row * 0.07), y, { turn: pen.between(0, 72) }, () => {
        const size = radius * 0.13;
        const star = range(10).map((step): Point => polar(step * 36, step % 2 ? size * 0.5 : size));
        pen.polygon(star, tone, { shadow: radius * 0.025 });
        pen.dot(0, 0, size * 0.24, shade(tone, 0.14));
      });
    });
  });
};
