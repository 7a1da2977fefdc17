import { mix, shade } from '../../drawing/colour';
import { polar, range, type Point } from '../../drawing/geometry';
import { centre, leaf, petal } from '../../pigments';
import { foldedPetal, type DrawHead } from '../head';

/** A Lenten rose: a cup of five broad sepals, a green ring, a pale brush of stamens. */
export const hellebore: DrawHead = (pen, { radius, pigment: colour }) => {
  const freckle = shade(colour, -0.12);
  [72, 288, 144, 216, 0].forEach((turn) =>
    pen.place(0, 0, { turn: turn + pen.between(-4, 4) }, () => {
      const sepal: Point[] = [
        [0, 0],
        [-radius * 0.3, -radius * 0.22],
        [-radius * 0.58, -radius * 0.62],
        [-radius * 0.34, -radius * 0.95],
        [0, -radius * 1.04],
        [radius * 0.34, -radius * 0.95],
        [radius * 0.58, -radius * 0.62],
        [radius * 0.3, -radius * 0.22],
      ];
      foldedPetal(pen, sepal, shade(colour, 0.05 + pen.light(0) * 0.05), {
        lip: 0.1,
        lift: 0,
        shadow: radius * 0.08,
        inner: 0.9,
      });
      range(3).forEach((index) =>
        pen.dot(
          ((index % 3) - 1) * radius * 0.17,
          -radius * (0.4 + Math.floor(index / 3) * 0.15),
          radius * 0.03,
          freckle,
        ),
      );
    }),
  );
  range(11).forEach((index) => {
    const [x, y] = polar(index * 32.7, radius * 0.25);
    pen.dot(x, y, radius * 0.085, mix(leaf.fresh, petal.lemon, 0.3));
  });
  range(19).forEach((index) => {
    const [x, y] = polar(index * 137.5, radius * (0.1 + 0.34 * Math.sqrt(index / 19)));
    pen.line(
      [
        [x * 0.2, y * 0.2],
        [x, y],
      ],
      centre.pale,
      radius * 0.03,
    );
    pen.dot(x, y, radius * 0.062, mix(petal.lemon, centre.pale, 0.4), { shadow: radius * 0.02 });
  });
};
