import { shade, type Pigment } from '../../drawing/colour';
import { petal as petalShape, polar, range, scaled, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material } from '../../pigments';

const silk: Point[] = [
  [0, 0.08],
  [-0.58, -0.22],
  [-0.8, -0.72],
  [-0.44, -1.01],
  [0, -0.94],
  [0.44, -1.01],
  [0.8, -0.72],
  [0.58, -0.22],
];

/** Four silky petals, two over two, and a ring of stamens round the green capsule. */
export function poppyFace(pen: Pen, radius: number, tone: Pigment): void {
  [0, 180, 90, 270].forEach((turn, index) =>
    pen.place(0, 0, { turn: turn - 8, squash: 0.94 }, () => {
      const back = index < 2 ? -0.05 : 0;
      pen.shape(scaled(silk, radius), shade(tone, 0.06 + back), { shadow: radius * 0.055 });
      pen.place(0, 0, { scale: 0.9 }, () =>
        pen.shape(scaled(silk, radius), shade(tone, pen.light(0) * 0.04 + back)),
      );
      pen.shape(scaled(silk, radius * 0.36), shade(material.aubergine, -0.03), { opacity: 0.75 });
    }),
  );
  range(12).forEach((index) => {
    const [x, y] = polar(index * 30, radius * 0.27);
    pen.dot(x, y, radius * 0.05, material.aubergine);
  });
  pen.dot(0, 0, radius * 0.17, shade(leaf.sage, 0.04));
  range(3).forEach((index) => {
    const [x, y] = polar(index * 60, radius * 0.13);
    pen.line(
      [
        [-x, -y],
        [x, y],
      ],
      shade(leaf.sage, -0.12),
      radius * 0.025,
    );
  });
}

/** A bud that still hangs its head on a bent neck. Rooted at the foot of the stem. */
function noddingBud(pen: Pen, foot: Point, crook: Point, side: 1 | -1, tone: Pigment): void {
  pen.line(
    [
      foot,
      [(foot[0] + crook[0]) / 2 - side * 8, (foot[1] + crook[1]) / 2],
      crook,
      [crook[0] + side * 16, crook[1] - 6],
      [crook[0] + side * 24, crook[1] + 12],
    ],
    leaf.stem,
    4.5,
  );
  pen.place(crook[0] + side * 25, crook[1] + 8, { turn: 180 - side * 10 }, () => {
    pen.shape(petalShape(40, 13, { widest: 0.5, pointed: true }), tone);
    pen.shape(petalShape(34, 14, { widest: 0.42, pointed: true }), leaf.sage, { shadow: 3 });
  });
}

/** A poppy leaf, cut deep on both sides. */
function cutLeaf(pen: Pen, length: number, tone: Pigment): void {
  drawLeaf(pen, length, length * 0.11, tone, { shadow: 2 });
  [0.25, 0.45, 0.63].forEach((share, index) =>
    [-1, 1].forEach((side) =>
      pen.place(0, -length * share, { turn: side * 48 }, () =>
        drawLeaf(pen, length * (0.34 - index * 0.06), length * 0.055, tone, {
          shadow: 1,
          vein: false,
        }),
      ),
    ),
  );
}

/** Field poppies on wiry stems, in bud, in flower and in seed. */
export function printedPoppies(pen: Pen, tone: Pigment): void {
  [-52, 50, -26, 24, 0].forEach((turn, index) =>
    pen.place(turn * 0.5, -60, { turn }, () =>
      cutLeaf(pen, 92 - (index % 2) * 8, shade(leaf.sage, index % 2 ? -0.1 : -0.16)),
    ),
  );
  noddingBud(pen, [-14, -60], [-72, -252], 1, tone);
  pen.ribbon(
    [
      [14, -60],
      [40, -140],
      [86, -250],
    ],
    5,
    4,
    leaf.stem,
  );
  pen.place(86, -252, { turn: 10 }, () => {
    pen.shape(
      [
        [0, 8],
        [-15, -8],
        [-13, -26],
        [13, -26],
        [15, -8],
      ],
      shade(leaf.sage, 0.02),
      { shadow: 3 },
    );
    pen.polygon(
      [
        [-19, -25],
        [-14, -33],
        [14, -33],
        [19, -25],
      ],
      shade(leaf.sage, -0.12),
    );
  });
  const flowers: [x: number, y: number, radius: number, turn: number][] = [
    [-60, -160, 44, -16],
    [60, -172, 45, 14],
    [4, -226, 58, 4],
  ];
  flowers.forEach(([x, y]) =>
    pen.ribbon(
      [
        [x * 0.16, -58],
        [x * 0.5, -116],
        [x, y],
      ],
      6,
      4,
      leaf.stem,
    ),
  );
  flowers.forEach(([x, y, radius, turn]) =>
    pen.place(x, y, { turn }, () => poppyFace(pen, radius, tone)),
  );
}
