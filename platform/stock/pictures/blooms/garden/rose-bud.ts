import { shade } from '../../drawing/colour';
import { ellipse, mirrored, petal, scaled, type Point } from '../../drawing/geometry';
import { leaf } from '../../pigments';
import { foldedPetal, type DrawHead } from '../head';
import { backPetal, frontPetal, guardPetal } from '../rose';

/** The furled heart: it rises to a point, three petals wound round it. */
const heart: Point[] = [
  [0, 0.5],
  [-0.5, 0.1],
  [-0.52, -0.46],
  [-0.34, -0.9],
  [0, -1.16],
  [0.32, -0.92],
  [0.52, -0.46],
  [0.5, 0.1],
];
const wound: readonly [step: number, outline: Point[]][] = [
  [
    0.04,
    [
      [-0.3, 0.4],
      [-0.5, 0.1],
      [-0.52, -0.46],
      [-0.34, -0.9],
      [0, -1.16],
      [0.16, -1.02],
      [-0.1, -0.82],
      [-0.24, -0.4],
      [-0.06, 0.3],
    ],
  ],
  [
    -0.02,
    [
      [0.4, 0.4],
      [0.5, 0.1],
      [0.52, -0.46],
      [0.3, -0.88],
      [0.1, -0.96],
      [-0.04, -0.78],
      [0.16, -0.62],
      [0.2, -0.2],
      [0.04, 0.3],
    ],
  ],
  [
    0.06,
    [
      [-0.14, -0.34],
      [-0.06, -0.66],
      [0.06, -0.76],
      [0.16, -0.58],
      [0.1, -0.3],
      [0, -0.1],
    ],
  ],
];

/** A long bud half open: a high pointed heart in a cup of rolled petals, on hanging sepals. */
export const roseBud: DrawHead = (pen, { radius, pigment }) => {
  const cut = (points: readonly Point[], step: number) =>
    foldedPetal(pen, scaled(points, radius), shade(pigment, step), {
      lip: 0.07,
      lift: radius * 0.05,
      shadow: radius * 0.05,
      inner: 0.93,
    });
  [-136, 136, -160, 160].forEach((turn) =>
    pen.place(0, radius * 0.84, { turn }, () =>
      pen.shape(petal(radius * 0.6, radius * 0.11, { pointed: true, widest: 0.3 }), leaf.leaf),
    ),
  );
  cut(backPetal, -0.06);
  cut(mirrored(backPetal), -0.1);
  pen.shape(scaled(heart, radius), shade(pigment, -0.1), { shadow: radius * 0.05 });
  wound.forEach(([step, outline]) =>
    pen.shape(scaled(outline, radius), shade(pigment, step), { shadow: radius * 0.03 }),
  );
  cut(guardPetal, 0.025);
  cut(mirrored(guardPetal), -0.035);
  cut(
    scaled(mirrored(frontPetal), 0.9).map(([x, y]): Point => [x + 0.16, y - 0.02]),
    -0.01,
  );
  cut(
    scaled(frontPetal, 0.9).map(([x, y]): Point => [x - 0.1, y + 0.1]),
    0.01,
  );
  pen.shape(ellipse(radius * 0.16, radius * 0.18, { points: 8, y: radius * 0.98 }), leaf.stem);
};
