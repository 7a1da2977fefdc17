import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { ellipse, scaled, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';

const gloss = pigment(0.98, 0.02, 90);

/** A pepper that hangs from the origin; its size is how long it is. */
export type DrawPepper = (pen: Pen, size: number) => void;

function calyx(pen: Pen, size: number, half: number): void {
  pen.ribbon(
    [
      [size * 0.02, -size * 0.2],
      [0, -size * 0.06],
      [0, size * 0.04],
    ],
    size * 0.07,
    size * 0.09,
    leaf.stem,
    { shadow: 2 },
  );
  pen.shape(ellipse(half, size * 0.06, { points: 9, y: size * 0.05 }), shade(leaf.leaf, 0.02));
}

function body(pen: Pen, outline: readonly Point[], size: number, tone: Pigment): void {
  pen.shape(scaled(outline, size), tone, { shadow: size * 0.05 });
}

/** Blocky, three lobes below and deep shoulders. */
export const bellPepper: DrawPepper = (pen, size) => {
  const red = pigment(0.53, 0.19, 27);
  body(
    pen,
    [
      [0, 0.1],
      [-0.22, 0.02],
      [-0.43, 0.12],
      [-0.46, 0.46],
      [-0.36, 0.88],
      [-0.2, 0.96],
      [-0.1, 0.9],
      [0, 0.98],
      [0.12, 0.9],
      [0.22, 0.95],
      [0.37, 0.84],
      [0.46, 0.44],
      [0.42, 0.12],
      [0.22, 0.02],
    ],
    size,
    shade(red, -0.04),
  );
  body(
    pen,
    [
      [-0.04, 0.14],
      [-0.2, 0.1],
      [-0.34, 0.18],
      [-0.36, 0.46],
      [-0.27, 0.8],
      [-0.13, 0.84],
    ],
    size,
    shade(red, 0.05),
  );
  [-0.11, 0.12].forEach((x) =>
    pen.line(
      scaled(
        [
          [x * 0.6, 0.16],
          [x * 1.3, 0.5],
          [x, 0.88],
        ],
        size,
      ),
      shade(red, -0.12),
      size * 0.03,
    ),
  );
  pen.shape(
    ellipse(size * 0.06, size * 0.16, { points: 8, x: -size * 0.27, y: size * 0.36 }),
    mix(red, gloss, 0.65),
  );
  calyx(pen, size, size * 0.2);
};

const taperedOutline = (half: number, bend: number): Point[] => [
  [0, 0.02],
  [-half * 0.8, 0.06],
  [-half, 0.2],
  [-half * 0.86 + bend * 0.3, 0.56],
  [-half * 0.34 + bend, 0.9],
  [bend * 1.3, 1],
  [half * 0.4 + bend, 0.88],
  [half * 0.9 + bend * 0.3, 0.54],
  [half, 0.2],
  [half * 0.8, 0.06],
];

function tapered(half: number, bend: number, colour: Pigment): DrawPepper {
  return (pen, size) => {
    body(pen, taperedOutline(half, bend), size, shade(colour, -0.035));
    body(
      pen,
      taperedOutline(half * 0.62, bend).map(([x, y]): Point => [x - half * 0.2, 0.06 + y * 0.84]),
      size,
      shade(colour, 0.035),
    );
    pen.line(
      scaled(
        [
          [-half * 0.46, 0.2],
          [-half * 0.4 + bend * 0.2, 0.5],
        ],
        size,
      ),
      mix(colour, gloss, 0.6),
      size * half * 0.2,
    );
    calyx(pen, size, size * half * 0.8);
  };
}

/** Long and pale yellow, a little curved. */
export const bananaPepper = tapered(0.15, 0.12, pigment(0.86, 0.14, 98));
/** Short, dark green and blunt. */
export const jalapeno = tapered(0.25, 0.04, pigment(0.37, 0.1, 148));

/** A lantern, orange and crumpled: the one for bets. */
export const habanero: DrawPepper = (pen, size) => {
  const orange = pigment(0.7, 0.18, 52);
  body(
    pen,
    [
      [0, 0.06],
      [-0.28, 0.08],
      [-0.42, 0.26],
      [-0.33, 0.44],
      [-0.36, 0.6],
      [-0.18, 0.82],
      [-0.02, 1],
      [0.1, 0.84],
      [0.32, 0.62],
      [0.33, 0.42],
      [0.42, 0.26],
      [0.28, 0.08],
    ],
    size,
    shade(orange, -0.05),
  );
  body(
    pen,
    [
      [-0.06, 0.12],
      [-0.24, 0.14],
      [-0.32, 0.28],
      [-0.24, 0.44],
      [-0.25, 0.58],
      [-0.1, 0.76],
      [-0.08, 0.44],
    ],
    size,
    shade(orange, 0.04),
  );
  pen.shape(
    ellipse(size * 0.05, size * 0.09, { points: 8, x: -size * 0.23, y: size * 0.26 }),
    mix(orange, gloss, 0.6),
  );
  calyx(pen, size, size * 0.2);
};
