import { shade } from '../drawing/colour';
import { ellipse, mirrored, petal, polar, range, scaled, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import { foldedPetal, type DrawHead, type Head } from './head';

const curledRim: Point[] = [
  [-0.92, 0.1],
  [-0.83, -0.48],
  [-0.4, -0.79],
  [0, -0.89],
  [0.42, -0.77],
  [0.84, -0.44],
  [0.9, 0.12],
  [0, 0.75],
];
const rings = [
  { petals: 5, reach: 0.45, size: 0.62 },
  { petals: 6, reach: 0.47, size: 0.54 },
  { petals: 5, reach: 0.36, size: 0.5 },
  { petals: 5, reach: 0.23, size: 0.41 },
  { petals: 4, reach: 0.12, size: 0.31 },
];

/** The rolled heart: three crescents round a dark eye. */
function heart(pen: Pen, radius: number, { pigment }: Head): void {
  pen.shape(
    ellipse(radius * 0.24, radius * 0.22, { points: 9, wobble: 0.1, random: pen.random }),
    shade(pigment, -0.1),
    { shadow: radius * 0.03 },
  );
  [0.22, 0.16, 0.1].forEach((size, index) => {
    const q = size * radius;
    const crescent: Point[] = [
      [-q, 0],
      [-q * 0.6, -q],
      [q * 0.5, -q],
      [q, -q * 0.1],
      [q * 0.3, -q * 0.35],
      [-q * 0.5, -q * 0.25],
    ];
    pen.place(0, 0, { turn: index * 130 }, () =>
      pen.shape(crescent, shade(pigment, 0.05 - index * 0.02)),
    );
  });
  pen.dot(0, 0, radius * 0.045, shade(pigment, -0.16));
}

/** An open rose: five rings of curled petals, each sunk a little darker towards the heart. */
export const rose: DrawHead = (pen, head) => {
  const { radius, pigment, tilt } = head;
  rings.forEach(({ petals, reach, size }, depth) =>
    range(petals).forEach((index) => {
      const turn = ((index + depth * 0.47 + pen.between(-0.16, 0.16)) / petals) * 360;
      const [x, y] = polar(turn, reach * radius * pen.between(0.94, 1.04));
      const half = size * radius * pen.between(0.95, 1.08);
      const tone = shade(pigment, pen.light(turn) * 0.055 - depth * 0.022);
      pen.place(x, y - depth * radius * (0.015 + 0.05 * tilt), { turn }, () =>
        foldedPetal(pen, scaled(curledRim, half), tone, {
          lip: 0.062,
          lift: half * 0.15,
          shadow: radius * 0.055,
          inner: 0.93,
        }),
      );
    }),
  );
  pen.place(0, -radius * (0.06 + 0.2 * tilt), { turn: pen.between(0, 360) }, () =>
    heart(pen, radius, head),
  );
};

const backPetal: Point[] = [
  [-0.05, 0.4],
  [-0.6, 0.1],
  [-0.68, -0.48],
  [-0.34, -0.8],
  [0.08, -0.62],
];
const guardPetal: Point[] = [
  [0.02, 0.82],
  [-0.58, 0.6],
  [-0.92, 0.06],
  [-0.8, -0.46],
  [-0.5, -0.34],
  [-0.12, 0.06],
  [0.22, 0.5],
];
export const frontPetal: Point[] = [
  [0, 0.88],
  [-0.44, 0.5],
  [-0.5, -0.04],
  [-0.2, -0.34],
  [0.22, -0.3],
  [0.5, 0.02],
  [0.42, 0.52],
];

/** A rose seen from the side, half open: cup, rolled heart and green sepals. */
export const roseFromSide: DrawHead = (pen, { radius, pigment }) => {
  const cut = (points: Point[], step: number, shadow = 0.05) =>
    foldedPetal(pen, scaled(points, radius), shade(pigment, step), {
      lip: 0.065,
      lift: radius * 0.05,
      shadow: radius * shadow,
      inner: 0.93,
    });
  cut(backPetal, -0.05);
  cut(mirrored(backPetal), -0.09);
  pen.shape(ellipse(radius * 0.5, radius * 0.34, { y: -radius * 0.36 }), shade(pigment, -0.11), {
    shadow: radius * 0.03,
  });
  [0.4, 0.29, 0.18].forEach((size, index) =>
    pen.place(
      radius * 0.02 * index,
      -radius * (0.4 + index * 0.03),
      { squash: 0.66, turn: index * 24 - 20 },
      () =>
        pen.shape(
          ellipse(size * radius, size * radius, { points: 9, wobble: 0.12, random: pen.random }),
          shade(pigment, index % 2 ? -0.09 : -0.01),
          { shadow: radius * 0.02 },
        ),
    ),
  );
  cut(guardPetal, 0.025);
  cut(mirrored(guardPetal), -0.035);
  cut(
    scaled(mirrored(frontPetal), 0.9).map(([x, y]): Point => [x + 0.16, y - 0.06]),
    -0.01,
    0.05,
  );
  cut(
    scaled(frontPetal, 0.9).map(([x, y]): Point => [x - 0.1, y + 0.06]),
    0.01,
    0.06,
  );
  [-46, -16, 20, 48].forEach((turn) =>
    pen.place(0, radius * 0.92, { turn }, () =>
      pen.shape(
        petal(radius * 0.52, radius * 0.1, { pointed: true, widest: 0.3 }),
        shade(leaf.leaf, pen.light(turn) * 0.05),
        { shadow: radius * 0.02 },
      ),
    ),
  );
  pen.dot(0, radius * 0.92, radius * 0.13, leaf.stem);
};

/** A closed bud on its sepals. */
const roseBud: DrawHead = (pen, { radius, pigment }) => {
  pen.shape(
    scaled(
      [
        [0, 0.7],
        [-0.46, 0.3],
        [-0.44, -0.3],
        [-0.12, -0.8],
        [0.2, -0.76],
        [0.46, -0.25],
        [0.42, 0.3],
      ],
      radius,
    ),
    shade(pigment, -0.04),
    { shadow: radius * 0.06 },
  );
  pen.shape(
    scaled(
      [
        [0.02, 0.66],
        [-0.3, 0.3],
        [-0.2, -0.34],
        [0.14, -0.66],
        [0.34, -0.1],
        [0.24, 0.4],
      ],
      radius,
    ),
    shade(pigment, 0.04),
  );
  [-34, 0, 34].forEach((turn) =>
    pen.place(0, radius * 0.8, { turn }, () =>
      pen.shape(
        petal(radius * 0.75, radius * 0.14, { pointed: true, widest: 0.35 }),
        shade(leaf.leaf, pen.light(turn) * 0.05),
      ),
    ),
  );
};

/** A spray: one open rose and its smaller sisters on the same stem. */
export const sprayRose: DrawHead = (pen, head) => {
  const { radius } = head;
  const line = (x: number, y: number) =>
    pen.ribbon(
      [
        [0, radius * 1.1],
        [x * 0.5, radius * 0.5],
        [x, y],
      ],
      radius * 0.1,
      radius * 0.07,
      leaf.stem,
    );
  [
    [-0.62, -0.5],
    [0.66, -0.36],
  ].forEach(([x = 0, y = 0]) => line(x * radius, y * radius));
  pen.place(-radius * 0.64, -radius * 0.55, { turn: -28 }, () =>
    roseBud(pen, { ...head, radius: radius * 0.34 }),
  );
  pen.place(radius * 0.66, -radius * 0.42, { turn: 24 }, () =>
    roseFromSide(pen, { ...head, radius: radius * 0.36 }),
  );
  pen.place(0, radius * 0.1, {}, () => rose(pen, { ...head, radius: radius * 0.62 }));
};
