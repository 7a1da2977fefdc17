import { mix, shade } from '../../drawing/colour';
import { mirrored, scaled, type Point } from '../../drawing/geometry';
import { centre, petal } from '../../pigments';
import type { DrawHead } from '../head';

const left: Point[] = [
  [-0.2, -0.72],
  [-0.56, -0.78],
  [-0.86, -0.36],
  [-0.7, 0.24],
  [-0.3, 0.72],
];
const tip: Point = [0, 1.12];
const heart: Point[] = [[0, -0.44], ...left, tip, tip, ...mirrored(left).reverse()];

/** A lacquered heart that hangs by its notch, and a candle standing out of it. */
export const anthuriumFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.shape(scaled(heart, radius), shade(colour, -0.03), { shadow: radius * 0.08 });
  pen.shape(
    scaled([[0, -0.44], ...left, tip, tip, [0.04, 0.3]], radius),
    shade(colour, 0.03 + pen.light(-90) * 0.02),
  );
  [-0.42, 0.42].forEach((out) =>
    pen.line(
      scaled(
        [
          [out * 0.3, -0.4],
          [out, -0.2],
          [out * 0.9, 0.3],
          [out * 0.3, 0.76],
        ],
        radius,
      ),
      shade(colour, -0.08),
      radius * 0.025,
    ),
  );
  pen.shape(
    scaled(
      [
        [-0.62, -0.5],
        [-0.36, -0.6],
        [-0.46, -0.36],
        [-0.6, -0.02],
        [-0.7, -0.24],
      ],
      radius,
    ),
    mix(colour, petal.white, 0.55),
  );
  pen.ribbon(
    scaled(
      [
        [0, -0.26],
        [0.08, -0.62],
        [0.22, -1.12],
      ],
      radius,
    ),
    radius * 0.2,
    radius * 0.13,
    petal.lemon,
    { shadow: radius * 0.06 },
  );
  pen.dot(radius * 0.22, -radius * 1.12, radius * 0.068, centre.gold);
  pen.ribbon(
    scaled(
      [
        [0.11, -0.6],
        [0.16, -0.86],
        [0.22, -1.12],
      ],
      radius,
    ),
    radius * 0.15,
    radius * 0.13,
    centre.gold,
  );
};
