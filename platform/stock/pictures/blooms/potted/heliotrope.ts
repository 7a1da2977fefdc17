import { mix, shade } from '../../drawing/colour';
import { polar, range } from '../../drawing/geometry';
import { leaf, petal } from '../../pigments';
import type { DrawHead } from '../head';

/** Seven curled sprays of tiny white-eyed stars that make one broad, flat head. */
export const heliotropeHead: DrawHead = (pen, { radius, pigment: colour }) => {
  const sprays = [-78, 78, -48, 50, -18, 20, 0];
  const floret = (x: number, y: number, size: number, step: number) =>
    pen.place(x, y, { turn: pen.between(0, 72) }, () => {
      const star = range(10).map((index) => polar(index * 36, index % 2 ? size * 0.62 : size));
      pen.polygon(star, shade(colour, step), { shadow: size * 0.2 });
      pen.dot(0, 0, size * 0.26, mix(colour, petal.white, 0.75));
    });
  sprays.forEach((turn, order) => {
    const reach = radius * (order === 6 ? 0.62 : 0.98);
    const [x, y] = polar(turn, reach);
    pen.ribbon(
      [
        [0, radius * 0.62],
        [x * 0.4, radius * 0.2],
        [x * 0.8, y * 0.42],
      ],
      radius * 0.09,
      radius * 0.06,
      shade(leaf.stem, -0.03),
    );
  });
  sprays.forEach((turn, order) => {
    const side = turn < 0 ? -1 : 1;
    range(9).forEach((index) => {
      const along = index / 8;
      const [x, y] = polar(
        turn + side * along * along * 46,
        radius * (order === 6 ? 0.3 : 0.34) + along * radius * 0.62,
      );
      [-1, 1].forEach((row) =>
        floret(
          x + row * radius * 0.075 + pen.between(-2, 2),
          y * 0.64 + radius * (0.06 + (row > 0 ? 0.07 : 0)),
          radius * (0.14 - along * 0.03),
          -x * 0.0004 + order * 0.014 - 0.05 + pen.between(-0.04, 0.04) - along * 0.03,
        ),
      );
    });
  });
};
