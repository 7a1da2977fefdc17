import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import { ellipse, mirrored, petal, polar, range, scaled, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { centre, leaf } from '../pigments';
import type { DrawHead } from './head';

const freckle = pigment(0.5, 0.15, 8);
const anther = pigment(0.48, 0.12, 40);
const blush = pigment(0.75, 0.13, 2);

function tepal(pen: Pen, radius: number, length: number, halfWidth: number, tone: Pigment): void {
  const bend = pen.between(-0.08, 0.08) * length;
  const outline = petal(length, halfWidth, { pointed: true, widest: 0.5, base: 0.5 }).map(
    ([x, y]): Point => [x + bend * (y / length) ** 2, y],
  );
  pen.shape(outline, shade(tone, pen.light(0) * 0.045), { shadow: radius * 0.05 });
  pen.shape(
    outline.map(([x, y]): Point => [x * 0.36, y * 0.84]),
    shade(mix(tone, blush, tone.lightness > 0.9 ? 0.3 : 0.25), -0.01),
  );
  pen.line(
    [
      [0, -length * 0.1],
      [bend * 0.4, -length * 0.84],
    ],
    shade(tone, 0.07),
    radius * 0.024,
  );
  range(7).forEach(() =>
    pen.dot(
      pen.between(-0.5, 0.5) * halfWidth,
      -length * pen.between(0.2, 0.52),
      radius * 0.013,
      freckle,
    ),
  );
}

/** Three narrow tepals behind, three wide ones in front, a freckled throat and six anthers. */
export const lily: DrawHead = (pen, { radius, pigment: colour }) => {
  [60, 180, 300].forEach((turn) =>
    pen.place(0, 0, { turn: turn + pen.between(-6, 6) }, () =>
      tepal(pen, radius, radius * 0.98, radius * 0.23, shade(colour, -0.05)),
    ),
  );
  [0, 120, 240].forEach((turn) =>
    pen.place(0, 0, { turn: turn + pen.between(-6, 6) }, () =>
      tepal(pen, radius, radius * 1.02, radius * 0.33, colour),
    ),
  );
  pen.dot(0, 0, radius * 0.1, shade(leaf.fresh, 0.13));
  range(6).forEach((index) => {
    const turn = index * 58 - 140 + pen.between(-8, 8);
    const [x, y] = polar(turn, radius * 0.42);
    pen.line(
      [
        [0, 0],
        [x * 0.5 + 2, y * 0.55],
        [x, y],
      ],
      shade(leaf.fresh, 0.15),
      radius * 0.02,
    );
    pen.place(x, y, { turn: turn + 80 }, () =>
      pen.shape(ellipse(radius * 0.07, radius * 0.026, { points: 6 }), anther, {
        shadow: radius * 0.02,
      }),
    );
  });
};

/** The trumpet seen from the side, tepals rolled back at the rim. */
export const lilyFromSide: DrawHead = (pen, { radius, pigment: colour }) => {
  const back: Point[] = [
    [0, 1.1],
    [-0.2, 0.3],
    [-0.5, -0.4],
    [-1, -0.72],
    [-0.56, -0.78],
    [-0.1, -0.3],
  ];
  const middle: Point[] = [
    [0, 1.1],
    [-0.22, 0.4],
    [-0.3, -0.3],
    [-0.06, -1],
    [-0.06, -1],
    [0.28, -0.3],
    [0.22, 0.4],
  ];
  const front: Point[] = [
    [0, 1.12],
    [-0.26, 0.5],
    [-0.36, -0.1],
    [-0.58, -0.5],
    [-0.2, -0.42],
    [0.14, 0],
  ];
  const cut = (points: Point[], step: number) =>
    pen.shape(scaled(points, radius), shade(colour, step), { shadow: radius * 0.05 });
  cut(back, -0.04);
  cut(mirrored(back), -0.08);
  cut(middle, -0.02);
  pen.line(
    [
      [0, radius * 0.9],
      [0, -radius * 0.8],
    ],
    shade(mix(colour, blush, 0.4), 0),
    radius * 0.05,
  );
  [-18, 0, 16].forEach((turn) =>
    pen.place(0, 0, { turn }, () => {
      pen.line(
        [
          [0, -radius * 0.2],
          [0, -radius * 0.72],
        ],
        shade(leaf.fresh, 0.15),
        radius * 0.025,
      );
      pen.dot(0, -radius * 0.74, radius * 0.05, anther);
    }),
  );
  cut(front, 0.01);
  cut(mirrored(front), -0.05);
  pen.shape(
    scaled(
      [
        [0, 1.2],
        [-0.08, 0.9],
        [0, 0.7],
        [0.08, 0.9],
      ],
      radius,
    ),
    leaf.fresh,
  );
};

/** Moth orchid: three narrow sepals, two broad petals with veins, a magenta lip. */
export const orchid: DrawHead = (pen, { radius, pigment: colour }) => {
  [0, 125, 235].forEach((turn) =>
    pen.place(0, 0, { turn }, () =>
      pen.shape(
        petal(radius * 0.95, radius * 0.3, { pointed: true, widest: 0.5 }),
        shade(colour, pen.light(0) * 0.04 - 0.045),
        { shadow: radius * 0.05 },
      ),
    ),
  );
  [-82, 82].forEach((turn) =>
    pen.place(0, 0, { turn }, () => {
      pen.shape(
        petal(radius * 1.02, radius * 0.6, { tip: 0.7, base: 0.3, widest: 0.6 }),
        shade(colour, pen.light(0) * 0.05 + 0.01),
        { shadow: radius * 0.05 },
      );
      const vein = shade(mix(colour, pigment(0.6, 0.17, 345), 0.4), 0.02);
      range(5).forEach((index) =>
        pen.line(
          [
            [0, -radius * 0.16],
            [(index - 2) * radius * 0.15, -radius * 0.7],
          ],
          vein,
          radius * 0.018,
          { opacity: 0.6 },
        ),
      );
    }),
  );
  const lip: Point[] = [
    [0, -0.12],
    [-0.2, 0.1],
    [-0.12, 0.36],
    [0, 0.28],
    [0.12, 0.36],
    [0.2, 0.1],
  ];
  pen.shape(scaled(lip, radius), pigment(0.55, 0.17, 350), { shadow: radius * 0.04 });
  pen.dot(0, radius * 0.02, radius * 0.08, centre.gold);
  pen.dot(0, -radius * 0.1, radius * 0.07, centre.pale);
};
