import { mix, shade } from '../../drawing/colour';
import { polar, range } from '../../drawing/geometry';
import { petal } from '../../pigments';
import { foldedPetal, ruffledPetal, type DrawHead } from '../head';

/** An open azalea: five waved petals in a shallow funnel, freckles on the upper one, long stamens. */
export const azaleaFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  const deep = shade(mix(colour, petal.magenta, 0.35), -0.07);
  [144, 216, 72, 288, 0].forEach((turn) =>
    pen.place(0, 0, { turn: turn + pen.between(-5, 5) }, () => {
      const outline = ruffledPetal(pen, radius, radius * 0.46, 0.1, 7);
      foldedPetal(pen, outline, shade(colour, pen.light(0) * 0.06 + 0.01), {
        lip: 0.08,
        lift: 0,
        shadow: radius * 0.08,
        inner: 0.88,
      });
      pen.line(
        [
          [0, -radius * 0.16],
          [0, -radius * 0.62],
        ],
        shade(colour, -0.05),
        radius * 0.03,
      );
      if (turn === 0)
        range(9).forEach((index) =>
          pen.dot(
            ((index % 3) - 1) * radius * 0.14,
            -radius * (0.28 + Math.floor(index / 3) * 0.14),
            radius * 0.03,
            deep,
          ),
        );
    }),
  );
  pen.dot(0, 0, radius * 0.17, deep);
  [-62, -34, -6, 24, 52].forEach((turn) => {
    const [x, y] = polar(turn + 160, radius * 0.5);
    pen.line(
      [
        [0, 0],
        [x * 0.5 + radius * 0.04, y * 0.55],
        [x, y],
      ],
      mix(colour, petal.white, 0.6),
      radius * 0.028,
    );
    pen.dot(x, y, radius * 0.045, petal.burgundy);
  });
};
