import { mix, shade } from '../../drawing/colour';
import { ellipse, scaled } from '../../drawing/geometry';
import { petal } from '../../pigments';
import type { DrawHead } from '../head';

/** The bell of an echeveria: a little urn whose five tips are yellow, its mouth up in the local sense. */
export const bell: DrawHead = (pen, { radius, pigment: colour }) => {
  const tips = mix(colour, petal.yellow, 0.75);
  [-26, 26, 0].forEach((turn) =>
    pen.place(0, -radius * 0.5, { turn }, () =>
      pen.polygon(
        scaled(
          [
            [-0.26, 0.1],
            [0, -0.56],
            [0.26, 0.1],
          ],
          radius,
        ),
        tips,
      ),
    ),
  );
  pen.shape(
    scaled(
      [
        [0, 1],
        [-0.42, 0.84],
        [-0.6, 0.2],
        [-0.42, -0.62],
        [0, -0.48],
        [0.42, -0.62],
        [0.6, 0.2],
        [0.42, 0.84],
      ],
      radius,
    ),
    colour,
    { shadow: radius * 0.1 },
  );
  pen.shape(
    ellipse(radius * 0.17, radius * 0.5, { points: 8, x: -radius * 0.26, y: radius * 0.16 }),
    shade(colour, 0.07),
  );
  pen.shape(
    ellipse(radius * 0.14, radius * 0.5, { points: 8, x: radius * 0.34, y: radius * 0.14 }),
    shade(colour, -0.06),
  );
};
