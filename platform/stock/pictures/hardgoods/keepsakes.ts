import { pigment, shade } from '../drawing/colour';
import { ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import { hangs, type DrawGood } from './hardgood';

const black = pigment(0.27, 0.02, 265);
const eye = pigment(0.5, 0.19, 25);

function loop(pen: Pen, x: number, y: number): void {
  pen.line(
    [
      [x, y],
      [x - 16, y - 96],
      [x, y - 160],
      [x + 16, y - 96],
      [x, y],
    ],
    shade(material.kraft, -0.16),
    6,
  );
  pen.dot(x, y + 2, 10, material.brass, { shadow: 3 });
}

function loonsHead(pen: Pen): void {
  pen.shape(
    [
      [-236, -60],
      [-262, -150],
      [-252, -236],
      [-222, -300],
      [-150, -290],
      [-128, -220],
      [-138, -150],
      [-70, -110],
      [-120, -40],
    ],
    black,
    { shadow: 7 },
  );
  pen.polygon(
    [
      [-268, -330],
      [-258, -292],
      [-420, -288],
      [-424, -294],
    ],
    shade(black, 0.06),
    { shadow: 4 },
  );
  pen.line(
    [
      [-262, -311],
      [-410, -292],
    ],
    shade(black, -0.08),
    3,
  );
  pen.shape(ellipse(82, 58, { points: 12, x: -204, y: -318 }), shade(black, 0.01), { shadow: 5 });
  pen.shape(
    [
      [-268, -330],
      [-240, -366],
      [-184, -374],
      [-140, -344],
      [-190, -352],
    ],
    shade(black, 0.09),
  );
  pen.dot(-234, -326, 15, eye);
  pen.dot(-234, -326, 7, shade(black, -0.1));
  pen.dot(-238, -331, 3, material.white);
  range(9).forEach((index) => {
    const x = lerp(-250, -134, index / 8);
    pen.line(
      [
        [x, -196 + Math.sin((index / 8) * Math.PI) * 14],
        [x + 2, -162 + Math.sin((index / 8) * Math.PI) * 18],
      ],
      material.paper,
      8,
    );
  });
}

/** A common loon turned from wood: dagger bill, red eye, white necklace, a checkered back. */
export const loon: DrawGood = (pen) => {
  loop(pen, 40, -196);
  const body: Point[] = [
    [-246, -96],
    [-150, -176],
    [0, -202],
    [150, -176],
    [270, -120],
    [340, -98],
    [292, -50],
    [170, 0],
    [-20, 20],
    [-180, -8],
  ];
  pen.shape(body, black, { shadow: 9 });
  pen.shape(
    [
      [-252, -104],
      [-170, -76],
      [0, -44],
      [180, -46],
      [300, -54],
      [170, 2],
      [-20, 22],
      [-186, -6],
    ],
    material.paper,
  );
  pen.shape(
    [
      [-180, -6],
      [-20, -2],
      [168, -18],
      [220, -22],
      [166, 2],
      [-20, 24],
    ],
    shade(material.oak, 0.04),
  );
  range(5).forEach((row) =>
    range(13).forEach((column) => {
      const along = (column + (row % 2) * 0.5) / 12.5;
      const y = lerp(-164, -62, row / 4) + Math.abs(along - 0.42) * (40 - row * 9);
      const x = lerp(-118, 252, along);
      const size = 17 - row * 1.2 - Math.abs(along - 0.4) * 7;
      if (row === 0 && along > 0.82) return;
      pen.polygon(
        [
          [x - size / 2, y - size / 2],
          [x + size / 2, y - size / 2 + 2],
          [x + size / 2, y + size / 2 + 2],
          [x - size / 2, y + size / 2],
        ],
        material.paper,
      );
    }),
  );
  loonsHead(pen);
  return hangs;
};

const leafLength = 400;
/** Half the breadth of a birch leaf from its stalk (0) to its drawn-out tip (1). */
const breadth = (along: number): number => 156 * Math.sin(Math.PI * along ** 0.7) ** 0.95;

/** One toothed edge, base to tip; `bitten` where the caterpillar was. */
const toothed = (side: 1 | -1, bitten: boolean): Point[] =>
  range(31).map((index): Point => {
    const along = index / 30;
    const large = index % 4 === 0 ? 1.1 : index % 2 ? 0.93 : 1.01;
    const bite = bitten && index > 12 && index < 18 ? [0.86, 0.7, 0.62, 0.7, 0.88][index - 13] : 1;
    return [
      side * breadth(along) * large * (bite ?? 1),
      -leafLength + along * leafLength + (index % 4 === 0 ? 7 : 0),
    ];
  });

/** A real birch leaf in metal, hung tip down from its own stalk, one bite in its edge. */
export const birchLeaf: DrawGood = (pen, { paint }) => {
  const [left, right] = [toothed(-1, false), toothed(1, true)];
  loop(pen, 14, -leafLength - 108);
  pen.line(
    [
      [14, -leafLength - 104],
      [4, -leafLength - 40],
      [0, -leafLength],
    ],
    shade(paint, -0.1),
    13,
  );
  pen.polygon([...left, ...[...right].reverse()], paint, { shadow: 10 });
  pen.polygon([[0, -leafLength], ...right, [0, 0]], shade(paint, -0.07));
  pen.ribbon(
    [
      [0, -leafLength],
      [3, -leafLength * 0.5],
      [0, -6],
    ],
    11,
    3,
    shade(paint, 0.16),
  );
  range(7).forEach((index) => {
    const along = 0.08 + index * 0.115;
    [-1, 1].forEach((side) => {
      const reach = breadth(along + 0.16) * (side > 0 && index > 1 && index < 4 ? 0.5 : 0.9);
      pen.line(
        [
          [0, -leafLength * (1 - along)],
          [side * reach * 0.5, -leafLength * (1 - along) + 24],
          [side * reach, -leafLength * (1 - along - 0.15)],
        ],
        shade(paint, side < 0 ? 0.13 : 0.09),
        5,
      );
    });
  });
  pen.shape(
    [
      [-126, -300],
      [-96, -346],
      [-56, -366],
      [-84, -320],
      [-108, -262],
    ],
    shade(paint, 0.2),
    { opacity: 0.7 },
  );
  return hangs;
};
