import { mix, pigment, shade } from '../drawing/colour';
import { ellipse, mirrored, petal, range, scaled, type Point } from '../drawing/geometry';
import { centre, leaf } from '../pigments';
import type { DrawHead } from './head';

/** Five overlapping sepals, the pair behind darker; stands on its stem. */
export const tulip: DrawHead = (pen, { radius, pigment: colour }) => {
  const length = radius * 1.75;
  const sepal = (turn: number, width: number, share: number, step: number, shift: number) =>
    pen.place(shift * radius, radius * 0.8, { turn }, () => {
      const outline = petal(length * share, width * radius, {
        pointed: true,
        widest: 0.48,
        base: 0.75,
      });
      const tone = shade(colour, step);
      pen.shape(outline, tone, { shadow: radius * 0.05 });
      pen.shape(
        outline.map(([x, y]): Point => [
          x * 0.5 - width * radius * 0.2,
          y * 0.86 - length * share * 0.05,
        ]),
        shade(tone, 0.05),
      );
    });
  sepal(-9, 0.42, 0.97, -0.1, -0.12);
  sepal(10, 0.42, 0.96, -0.13, 0.12);
  sepal(-15, 0.5, 0.96, 0.005, -0.2);
  sepal(16, 0.5, 0.94, -0.065, 0.22);
  sepal(1, 0.56, 0.86, 0.02, 0);
  pen.place(0, radius * 0.8, {}, () =>
    range(3).forEach((index) =>
      pen.line(
        [
          [(index - 1) * radius * 0.1, -length * 0.1],
          [(index - 1) * radius * 0.17, -length * 0.5],
        ],
        shade(colour, -0.05),
        radius * 0.025,
      ),
    ),
  );
};

/** One rolled spathe: dark throat, golden spadix, the lip folded over it. */
export const calla: DrawHead = (pen, { radius, pigment: colour }) => {
  const cut = (points: Point[], step: number, shadow = 0) =>
    pen.shape(scaled(points, radius), shade(colour, step), { shadow: radius * shadow });
  cut(
    [
      [0, 1.3],
      [-0.28, 0.5],
      [-0.62, -0.35],
      [-0.5, -0.85],
      [0, -1],
      [0.3, -1.35],
      [0.36, -1.42],
      [0.36, -1.42],
      [0.52, -0.95],
      [0.62, -0.4],
      [0.3, 0.5],
    ],
    -0.06,
    0.07,
  );
  cut(
    [
      [-0.58, -0.42],
      [-0.42, -0.85],
      [0, -0.98],
      [0.34, -1.34],
      [0.46, -0.9],
      [0.54, -0.42],
      [0.15, -0.05],
      [-0.2, 0.05],
    ],
    -0.1,
  );
  pen.ribbon(
    scaled(
      [
        [0, 0.15],
        [0.03, -0.3],
        [0.08, -0.78],
      ],
      radius,
    ),
    radius * 0.17,
    radius * 0.12,
    centre.gold,
  );
  pen.dot(radius * 0.08, -radius * 0.78, radius * 0.06, shade(centre.gold, 0.04));
  cut(
    [
      [0, 1.3],
      [-0.3, 0.5],
      [-0.64, -0.4],
      [-0.6, -0.62],
      [-0.3, -0.15],
      [0.12, 0.06],
      [0.5, -0.3],
      [0.64, -0.45],
      [0.56, -0.05],
      [0.26, 0.6],
    ],
    0.01,
    0.05,
  );
  cut(
    [
      [-0.06, 1],
      [-0.28, 0.4],
      [-0.52, -0.25],
      [-0.3, 0.05],
      [-0.06, 0.3],
    ],
    0.035,
  );
  cut(
    [
      [0.03, 1.2],
      [0.2, 0.5],
      [0.52, -0.15],
      [0.3, 0.5],
    ],
    -0.09,
  );
  pen.shape(
    scaled(
      [
        [0, 1.5],
        [-0.1, 1.05],
        [0, 0.85],
        [0.1, 1.05],
      ],
      radius,
    ),
    shade(leaf.fresh, 0.04),
  );
};

/** Three standards up, three falls down, each fall with its golden signal. */
export const iris: DrawHead = (pen, { radius, pigment: colour }) => {
  const cut = (points: Point[], step: number, shadow = 0.05) =>
    pen.shape(scaled(points, radius), shade(colour, step), { shadow: radius * shadow });
  const standard: Point[] = [
    [0, 0.35],
    [-0.42, 0],
    [-0.5, -0.55],
    [-0.18, -1.05],
    [0.02, -0.86],
    [0.16, -0.3],
  ];
  const fall: Point[] = [
    [0, 0.2],
    [-0.36, 0.02],
    [-0.86, 0.12],
    [-1.06, 0.52],
    [-0.8, 0.84],
    [-0.48, 0.62],
    [-0.16, 0.44],
  ];
  const frontFall: Point[] = [
    [-0.14, 0.18],
    [-0.36, 0.5],
    [-0.4, 0.94],
    [-0.08, 1.2],
    [0.3, 1.02],
    [0.36, 0.56],
    [0.14, 0.18],
  ];
  pen.shape(
    scaled(
      [
        [0, 1.5],
        [-0.12, 0.9],
        [0, 0.3],
        [0.12, 0.9],
      ],
      radius,
    ),
    leaf.stem,
  );
  cut(
    [
      [0, 0.3],
      [-0.3, -0.2],
      [-0.2, -0.92],
      [0.06, -1.2],
      [0.28, -0.86],
      [0.26, -0.2],
    ],
    -0.08,
  );
  cut(standard, 0.05);
  cut(mirrored(standard), -0.03);
  cut(fall, 0.015);
  cut(mirrored(fall), -0.05);
  cut(frontFall, -0.015, 0.07);
  const signals: [number, number, number][] = [
    [-0.5, 0.36, -62],
    [0.5, 0.36, 62],
    [0, 0.6, 0],
  ];
  signals.forEach(([x, y, turn]) =>
    pen.place(x * radius, y * radius, { turn: turn + 180 }, () => {
      pen.shape(petal(radius * 0.42, radius * 0.13), mix(colour, pigment(0.97, 0.02, 95), 0.72));
      pen.shape(petal(radius * 0.3, radius * 0.07), centre.gold);
    }),
  );
  pen.shape(ellipse(radius * 0.2, radius * 0.14, { y: radius * 0.14 }), shade(colour, 0.09), {
    shadow: radius * 0.03,
  });
};
