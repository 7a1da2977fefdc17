import { mix, shade } from '../../drawing/colour';
import { polar, range, scaled, type Point } from '../../drawing/geometry';
import { centre, petal } from '../../pigments';
import type { DrawHead } from '../head';

/** Five lobes as round as fingernails, a narrow cleft between each two. */
const lobes: Point[] = range(25).map((index) =>
  polar(index * 14.4 + 36, [0.7, 0.95, 1.02, 1.02, 0.95][index % 5] ?? 1),
);

/** A thimble of a trumpet: five round lobes, a fold down each, a dark throat with a yellow eye. */
export const calibrachoa: DrawHead = (pen, { radius, pigment: colour }) => {
  const rim = scaled(lobes, radius);
  pen.shape(rim, shade(colour, 0.07), { shadow: radius * 0.16 });
  pen.place(0, radius * 0.04, { scale: 0.86 }, () => pen.shape(rim, shade(colour, 0.005)));
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: index * 72 }, () =>
      pen.line(
        [
          [0, -radius * 0.2],
          [0, -radius * 0.76],
        ],
        shade(colour, -0.07),
        radius * 0.07,
      ),
    ),
  );
  const throat = mix(shade(colour, -0.24), centre.rust, 0.5);
  pen.shape(scaled(lobes, radius * 0.36), throat);
  pen.dot(0, radius * 0.03, radius * 0.15, petal.lemon);
};
