import { mix, shade, type Pigment } from '../../../drawing/colour';
import {
  asPoints,
  ellipse,
  mirrored,
  polar,
  stemCurve,
  type Point,
} from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { leaf, material } from '../../../pigments';
import type { DrawHabit } from '../../growing';

const green = shade(mix(leaf.leaf, leaf.fresh, 0.28), -0.005);
const bark = shade(mix(material.wood, leaf.olive, 0.35), -0.12);

/** The right half of a leaf: wavy fingers, bays that run almost to the rib. */
const edge: Point[] = [
  [0.06, 0.04],
  [0.17, 0.25],
  [0.29, 0.27],
  [0.31, 0.13],
  [0.13, 0.01],
  [0.34, 0.09],
  [0.49, 0.08],
  [0.46, -0.05],
  [0.14, -0.11],
  [0.38, -0.1],
  [0.54, -0.16],
  [0.49, -0.27],
  [0.14, -0.26],
  [0.36, -0.29],
  [0.5, -0.38],
  [0.43, -0.48],
  [0.12, -0.41],
  [0.3, -0.48],
  [0.4, -0.59],
  [0.32, -0.66],
  [0.1, -0.56],
  [0.22, -0.66],
  [0.27, -0.77],
  [0.19, -0.81],
  [0.07, -0.71],
  [0.12, -0.86],
];
const fingers: Point[] = [
  [0.25, 0.22],
  [0.42, 0.04],
  [0.46, -0.2],
  [0.42, -0.42],
  [0.33, -0.61],
  [0.21, -0.77],
];

function cutLeaf(pen: Pen, size: number, tone: Pigment): void {
  const right = edge.map(([x, y]): Point => [x * size, y * size]);
  const left = mirrored(right);
  const tip: Point = [0, -size];
  const contrast = pen.light(-90) * 0.045;
  pen.shape([[0, 0], ...right, tip, ...[...left].reverse()], shade(tone, -contrast), { shadow: 7 });
  pen.shape([[0, 0], ...left, tip, [0, -size * 0.5]], shade(tone, contrast));
  const vein = shade(tone, 0.12);
  pen.ribbon(
    [
      [0, size * 0.02],
      [0, -size * 0.5],
      [0, -size * 0.94],
    ],
    size * 0.034,
    size * 0.01,
    vein,
  );
  fingers.forEach(([x, y], index) =>
    [-1, 1].forEach((side) =>
      pen.line(
        [
          [0, (y + 0.12 - index * 0.012) * size],
          [side * x * size, y * size],
        ],
        vein,
        size * 0.011,
      ),
    ),
  );
}

/** The stalks, the hindmost first: where they point, how long they are, how large their leaf is. */
const stalks: [turn: number, length: number, size: number, near: number][] = [
  [-30, 330, 200, 0.7],
  [34, 326, 200, 0.72],
  [-96, 236, 190, 0.78],
  [98, 232, 190, 0.8],
  [2, 350, 210, 0.84],
  [-62, 270, 216, 0.9],
  [64, 262, 216, 0.92],
  [-22, 190, 200, 0.98],
  [28, 150, 190, 1],
];

/** A tree philodendron: deeply fingered leaves on long stalks round a short, scarred trunk. */
export const treePhilodendron: DrawHabit = (pen) => {
  const crown: Point = [0, -118];
  const trunk = () => {
    pen.ribbon(
      [
        [0, 10],
        [4, -60],
        [0, -128],
      ],
      60,
      46,
      bark,
      { shadow: 5 },
    );
    [-24, -58, -92].forEach((y, index) =>
      pen.shape(ellipse(11, 7, { points: 8, x: index % 2 ? 10 : -9, y }), shade(bark, 0.14)),
    );
  };
  stalks.forEach(([turn, length, size, near], index) => {
    if (index === 5) trunk();
    pen.atDepth(near, () => {
      const [dx, dy] = polar(turn, length);
      const tip: Point = [dx, crown[1] + dy * 0.92];
      pen.ribbon(
        asPoints(
          stemCurve([turn * 0.16, crown[1] + 6], [dx * 0.4, crown[1] + dy * 0.75 - 20], tip, 7),
        ),
        13,
        8,
        mix(leaf.stem, leaf.fresh, 0.4),
        { shadow: 3 },
      );
      pen.place(tip[0], tip[1], { turn: turn * 1.25 + pen.between(-6, 6), squash: 0.92 }, () =>
        cutLeaf(pen, size, shade(green, pen.between(-0.025, 0.025) - turn / 4000)),
      );
    });
  });
};
