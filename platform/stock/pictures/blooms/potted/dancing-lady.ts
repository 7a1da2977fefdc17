import { mix, shade } from '../../drawing/colour';
import { petal, scaled, type Point } from '../../drawing/geometry';
import { centre } from '../../pigments';
import type { DrawHead } from '../head';

const skirt: Point[] = [
  [0, -0.06],
  [0.2, 0.14],
  [0.72, 0.16],
  [0.98, 0.56],
  [0.62, 1],
  [0.14, 0.94],
  [0, 0.78],
  [-0.14, 0.94],
  [-0.62, 1],
  [-0.98, 0.56],
  [-0.72, 0.16],
  [-0.2, 0.14],
];

/** A dancing lady: a wide yellow skirt under small arms barred with brown. */
export const dancingLady: DrawHead = (pen, { radius, pigment: colour }) => {
  const barred = mix(colour, centre.rust, 0.55);
  [0, -52, 52, -96, 96].forEach((turn) =>
    pen.place(0, 0, { turn }, () =>
      pen.shape(
        petal(radius * 0.48, radius * 0.12, { pointed: true, widest: 0.5 }),
        shade(barred, pen.light(0) * 0.05),
        { shadow: radius * 0.05 },
      ),
    ),
  );
  pen.shape(scaled(skirt, radius), shade(colour, 0.015), { shadow: radius * 0.09 });
  pen.shape(
    scaled(
      [
        [0, 0.1],
        [-0.2, 0.26],
        [-0.7, 0.3],
        [-0.82, 0.56],
        [-0.4, 0.6],
        [0, 0.74],
      ],
      radius,
    ),
    shade(colour, 0.06),
  );
  pen.dot(0, radius * 0.06, radius * 0.12, centre.rust);
  pen.dot(0, -radius * 0.04, radius * 0.09, shade(colour, 0.1));
};
