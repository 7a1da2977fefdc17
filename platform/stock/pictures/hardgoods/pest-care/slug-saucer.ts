import { mix, shade } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { hostaLeaf } from '../../foliage/broad-leaves';
import { leaf, material, petal } from '../../pigments';
import { turnedBody } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';

/** A slug on its way, horns out. */
function slug(pen: Pen, x: number, y: number): void {
  const skin = mix(material.wood, material.slate, 0.45);
  pen.place(x, y, {}, () => {
    [
      [-118, -48],
      [-94, -56],
    ].forEach(([tipX = 0, tipY = 0]) => {
      pen.line(
        [
          [-88, -20],
          [(tipX - 88) / 2 - 4, -38],
          [tipX, tipY],
        ],
        skin,
        6,
      );
      pen.dot(tipX, tipY, 5.5, material.iron);
    });
    pen.shape(
      [
        [-104, 0],
        [-112, -18],
        [-88, -34],
        [-40, -42],
        [16, -36],
        [72, -16],
        [112, 0],
        [40, 6],
        [-60, 6],
      ],
      skin,
      { shadow: 5 },
    );
    pen.shape(
      [
        [-72, -30],
        [-40, -44],
        [-4, -40],
        [8, -22],
        [-30, -12],
        [-66, -16],
      ],
      shade(skin, -0.08),
    );
    pen.line(
      [
        [-100, 2],
        [0, 6],
        [104, 1],
      ],
      shade(skin, 0.14),
      5,
    );
  });
}

/** A clay saucer sunk among the hostas, a roof on three posts over its beer, and a slug that has smelled it. */
export const slugSaucer: DrawGood = (pen, { paint }) => {
  const clay = mix(paint, material.clay, 0.6);
  const green = mix(leaf.leaf, leaf.dusty, 0.4);
  [
    [-176, -66, 216],
    [-150, -36, 250],
    [176, 66, 206],
    [150, 34, 240],
  ].forEach(([x = 0, turn = 0, size = 0]) =>
    pen.atDepth(0.82, () => pen.place(x, -6, { turn }, () => hostaLeaf(pen, size, green))),
  );
  const [half, rim] = [190, -74];
  pen.shape(ellipse(half + 10, 40, { points: 22, y: rim }), shade(clay, 0.06), { shadow: 6 });
  pen.shape(ellipse(half - 8, 31, { points: 22, y: rim + 2 }), shade(clay, -0.16));
  pen.shape(ellipse(half - 22, 24, { points: 22, y: rim + 9 }), petal.yellow);
  [
    [-90, 2],
    [-30, 14],
    [50, -2],
    [104, 10],
    [8, 4],
  ].forEach(([x = 0, dy = 0], index) =>
    pen.shape(ellipse(15 - (index % 2) * 5, 5, { points: 8, x, y: rim + 6 + dy }), material.paper),
  );
  const post = (x: number, foot: number, near: number) =>
    pen.atDepth(near, () =>
      pen.ribbon(
        [
          [x, foot],
          [x * 0.96, -236],
        ],
        28,
        24,
        clay,
        { shadow: 4 },
      ),
    );
  post(6, rim - 14, 0.7);
  post(-142, rim + 8, 1);
  post(146, rim + 8, 1);
  turnedBody(
    pen,
    [
      [half + 10, rim],
      [half - 10, -26],
      [half - 54, 0],
    ],
    clay,
    { shadow: 7 },
  );
  const eave = range(13).map((index): Point => {
    const share = index / 6 - 1;
    return [share * 232, -220 + Math.sqrt(Math.max(0, 1 - share * share)) * 34];
  });
  pen.shape(
    [
      [-232, -220],
      [-190, -276],
      [-90, -330],
      [0, -352],
      [90, -330],
      [190, -276],
      [232, -220],
      ...[...eave].reverse(),
    ],
    clay,
    { shadow: 9 },
  );
  pen.shape(
    [
      [-168, -268],
      [-90, -316],
      [-30, -334],
      [-70, -284],
      [-104, -212],
      [-160, -222],
    ],
    shade(clay, 0.05),
  );
  pen.shape(
    [
      [96, -324],
      [190, -276],
      [230, -222],
      [150, -204],
      [140, -268],
    ],
    shade(clay, -0.08),
  );
  pen.dot(0, -362, 22, shade(clay, 0.04), { shadow: 5 });
  slug(pen, 186, 34);
  return standsOn(220);
};
