import { mix, shade } from '../../drawing/colour';
import { polar, range, scaled, type Point } from '../../drawing/geometry';
import { leaf, petal } from '../../pigments';
import type { DrawHead } from '../head';

const heart: Point[] = [
  [0, 0],
  [-0.3, -0.3],
  [-0.56, -0.74],
  [-0.32, -1],
  [0, -0.84],
  [0.32, -1],
  [0.56, -0.74],
  [0.3, -0.3],
];

/** Five heart-shaped petals and a deep star in their middle. */
export const primroseFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: ((index * 2) % 5) * 72 + pen.between(-5, 5) }, () => {
      const tone = shade(colour, pen.light(0) * 0.05 + 0.015);
      pen.shape(scaled(heart, radius), shade(tone, 0.03), { shadow: radius * 0.06 });
      pen.shape(scaled(heart, radius * 0.9), tone);
    }),
  );
  const star = range(10).map((index) => polar(index * 36, radius * (index % 2 ? 0.2 : 0.44)));
  pen.polygon(star, mix(colour, petal.orange, 0.8));
  pen.dot(0, 0, radius * 0.12, shade(leaf.fresh, 0.06));
};
