import { shade } from '../../drawing/colour';
import { polar, range } from '../../drawing/geometry';
import { petal } from '../../pigments';
import type { DrawHead } from '../head';

/** A round little head of creeping thyme: specks of flowers, each with a pale lip. */
export const thyme: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.dot(0, 0, radius * 0.8, shade(colour, -0.12), { shadow: radius * 0.16 });
  range(7).forEach((index) => {
    const [x, y] = index ? polar(index * 60, radius * 0.6) : [0, 0];
    pen.dot(
      x,
      y,
      radius * 0.38,
      shade(colour, pen.light(index * 60) * (index ? 0.06 : 0) + pen.between(-0.03, 0.05)),
    );
    pen.dot(x, y + radius * 0.05, radius * 0.12, shade(petal.blush, 0.08));
  });
};
