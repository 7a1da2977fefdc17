import { mix, pigment, shade } from '../../drawing/colour';
import { ellipse, petal, scaled } from '../../drawing/geometry';
import { leaf, petal as pigments } from '../../pigments';
import type { DrawHead } from '../head';

const wine = pigment(0.46, 0.11, 8);

/** A lady slipper: a striped hood above, two long petals held out, the pouch like the toe of a shoe. */
export const slipperOrchid: DrawHead = (pen, { radius, pigment: colour }) => {
  const hood = petal(radius * 1.02, radius * 0.46, { pointed: true, widest: 0.5, base: 0.5 });
  pen.shape(hood, mix(colour, pigments.white, 0.55), { shadow: radius * 0.06 });
  [-0.26, -0.13, 0, 0.13, 0.26].forEach((out) =>
    pen.line(
      scaled(
        [
          [out * 0.4, -0.14],
          [out, -0.5],
          [out * 0.6, -0.84],
        ],
        radius,
      ),
      shade(leaf.fresh, -0.05),
      radius * 0.035,
    ),
  );
  [-1, 1].forEach((side) =>
    pen.place(0, -radius * 0.04, { turn: side * 104 }, () => {
      pen.shape(
        petal(radius * 1.06, radius * 0.2, { pointed: true, widest: 0.6 }),
        shade(colour, pen.light(0) * 0.05 - 0.03),
        { shadow: radius * 0.05 },
      );
      [0.3, 0.48, 0.66].forEach((along) =>
        pen.dot(side * radius * 0.04, -radius * along, radius * 0.035, wine),
      );
    }),
  );
  const pouch = mix(colour, pigments.lemon, 0.3);
  pen.shape(
    scaled(
      [
        [-0.3, -0.06],
        [-0.36, 0.3],
        [-0.3, 0.78],
        [0, 0.98],
        [0.3, 0.78],
        [0.36, 0.3],
        [0.3, -0.06],
      ],
      radius,
    ),
    pouch,
    { shadow: radius * 0.08 },
  );
  pen.shape(
    ellipse(radius * 0.1, radius * 0.28, { points: 8, x: -radius * 0.16, y: radius * 0.46 }),
    shade(pouch, 0.07),
  );
  pen.shape(
    ellipse(radius * 0.25, radius * 0.14, { points: 10, y: radius * 0.06 }),
    mix(pouch, wine, 0.7),
  );
  pen.shape(
    ellipse(radius * 0.14, radius * 0.12, { points: 8, y: -radius * 0.06 }),
    pigments.lemon,
    {
      shadow: radius * 0.03,
    },
  );
};
