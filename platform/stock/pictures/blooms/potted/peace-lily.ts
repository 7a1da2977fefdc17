import { mix, shade } from '../../drawing/colour';
import { scaled, type Point } from '../../drawing/geometry';
import { leaf, petal } from '../../pigments';
import type { DrawHead } from '../head';

const hood: Point[] = [
  [0, 0.9],
  [-0.34, 0.62],
  [-0.62, -0.02],
  [-0.5, -0.66],
  [-0.06, -1.34],
  [-0.06, -1.34],
  [0.34, -0.72],
  [0.48, -0.06],
  [0.28, 0.6],
];

/** A white hood with a point, its candle standing before it. */
export const peaceLilyFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.shape(scaled(hood, radius), shade(colour, -0.02), { shadow: radius * 0.08 });
  pen.shape(
    scaled([[0, 0.9], ...hood.slice(1, 6), [0.02, -0.4]], radius),
    shade(colour, 0.012 + pen.light(-90) * 0.015),
  );
  const vein = mix(shade(colour, -0.07), leaf.fresh, 0.16);
  [-0.36, -0.14, 0.22].forEach((out) =>
    pen.line(
      scaled(
        [
          [out * 0.3, 0.6],
          [out, -0.1],
          [out * 0.3 - 0.04, -1.05],
        ],
        radius,
      ),
      vein,
      radius * 0.022,
    ),
  );
  pen.ribbon(
    scaled(
      [
        [0, 0.86],
        [-0.03, 0.3],
        [-0.05, -0.36],
      ],
      radius,
    ),
    radius * 0.2,
    radius * 0.15,
    mix(petal.lemon, leaf.fresh, 0.18),
    { shadow: radius * 0.06 },
  );
  pen.shape(
    scaled(
      [
        [0, 1.2],
        [-0.1, 0.9],
        [0, 0.66],
        [0.1, 0.9],
      ],
      radius,
    ),
    leaf.fresh,
  );
};
