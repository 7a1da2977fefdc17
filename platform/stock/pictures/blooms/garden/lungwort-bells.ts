import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, scaled } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

function bell(pen: Pen, size: number, tone: Pigment): void {
  pen.shape(
    scaled(
      [
        [-0.2, -0.1],
        [-0.26, 0.4],
        [-0.56, 0.92],
        [-0.3, 0.98],
        [-0.14, 1.08],
        [0.14, 1.08],
        [0.3, 0.98],
        [0.56, 0.92],
        [0.26, 0.4],
        [0.2, -0.1],
      ],
      size,
    ),
    shade(tone, -0.03),
    { shadow: size * 0.1 },
  );
  pen.shape(
    scaled(
      [
        [-0.12, 0],
        [-0.2, 0.42],
        [-0.4, 0.86],
        [-0.08, 0.9],
        [0.02, 0.4],
      ],
      size,
    ),
    shade(tone, 0.07),
  );
  pen.shape(
    scaled(
      [
        [-0.14, -0.2],
        [-0.24, 0.12],
        [0, 0.04],
        [0.24, 0.12],
        [0.14, -0.2],
      ],
      size,
    ),
    mix(leaf.leaf, petals.burgundy, 0.25),
  );
}

/** A nodding cluster: blue bells below, pink ones that opened today, pink buds at the top. */
export const lungwortBells: DrawHead = (pen, { radius, pigment }) => {
  const pink = mix(petals.pink, petals.magenta, 0.2);
  [-30, 32, 4].forEach((turn, index) =>
    pen.place(0, -radius * 0.5, { turn: turn * 1.6 }, () =>
      pen.shape(
        ellipse(radius * 0.13, radius * 0.22, { points: 8, y: -radius * (0.3 + index * 0.05) }),
        shade(pink, 0.02 * index),
        { shadow: radius * 0.03 },
      ),
    ),
  );
  const bells: readonly [x: number, y: number, turn: number, blue: boolean][] = [
    [-0.78, -0.1, 18, true],
    [0.8, -0.04, -18, false],
    [-0.4, -0.34, 10, false],
    [0.42, -0.3, -10, true],
    [0, 0, 0, true],
  ];
  bells.forEach(([x, y, turn, blue]) => {
    pen.line(
      [
        [0, -radius * 0.5],
        [x * radius * 0.8, -radius * 0.56],
        [x * radius, y * radius],
      ],
      leaf.stem,
      radius * 0.07,
    );
    pen.place(x * radius, y * radius, { turn }, () =>
      bell(pen, radius * 0.62, blue ? pigment : pink),
    );
  });
};
