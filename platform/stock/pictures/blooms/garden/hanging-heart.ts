import { mix, shade } from '../../drawing/colour';
import { mirrored, petal, scaled, type Point } from '../../drawing/geometry';
import { petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

const right: Point[] = [
  [0.24, -0.92],
  [0.62, -0.86],
  [0.8, -0.42],
  [0.56, 0.06],
  [0.2, 0.4],
];

/** A bleeding heart, hung by its notch: two pink halves, and the white drop that falls between them. */
export const hangingHeart: DrawHead = (pen, { radius, pigment }) => {
  const pink = mix(pigment, petals.pink, 0.82);
  pen.place(0, radius * 0.26, { turn: 180 }, () =>
    pen.shape(
      petal(radius * 0.8, radius * 0.26, { widest: 0.6, tip: 0.5 }),
      shade(petals.white, -0.01),
      { shadow: radius * 0.05 },
    ),
  );
  [-1, 1].forEach((side) =>
    pen.place(side * radius * 0.08, radius * 0.34, { turn: 180 - side * 62 }, () =>
      pen.shape(petal(radius * 0.42, radius * 0.12, { pointed: true }), shade(pink, 0.06), {
        shadow: radius * 0.03,
      }),
    ),
  );
  const whole: Point[] = [[0, -0.72], ...right, [0, 0.52], ...mirrored(right).reverse()];
  pen.shape(scaled(whole, radius), shade(pink, -0.035), { shadow: radius * 0.09 });
  pen.shape(scaled([[0, -0.72], ...mirrored(right), [0, 0.52]], radius), shade(pink, 0.03));
  pen.shape(
    scaled(
      [
        [-0.62, -0.5],
        [-0.42, -0.78],
        [-0.26, -0.74],
        [-0.44, -0.32],
      ],
      radius,
    ),
    shade(pink, 0.1),
  );
};
