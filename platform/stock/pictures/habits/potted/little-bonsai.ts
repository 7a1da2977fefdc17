import { mix, shade } from '../../drawing/colour';
import { asPoints, cycle, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';
import { leafyDome } from '../mound';
import { jadeBark, jadeTwig } from '../succulents/jade-twig';

/** A limb with a lighter side. */
function limb(
  pen: Pen,
  points: readonly Point[],
  root: number,
  tip: number,
  tone = jadeBark,
): void {
  pen.ribbon(points, root, tip, tone, { shadow: 5 });
  pen.ribbon(
    points.map(([x, y]): Point => [x - root * 0.16, y]),
    root * 0.28,
    tip * 0.24,
    shade(tone, 0.09),
  );
}

/** A jade plant that the wind has combed to one side. */
export const jadeBonsai: DrawHabit = (pen) => {
  const trunk = stemCurve([-70, 8], [-96, -190], [96, -300], 12);
  const branches = [
    { at: 4, to: [-128, -196] as Point, near: 0.8 },
    { at: 7, to: [176, -190] as Point, near: 0.86 },
    { at: 9, to: [-10, -356] as Point, near: 0.9 },
    { at: 12, to: [222, -310] as Point, near: 1 },
  ];
  branches.forEach(({ at, to, near }) => {
    const { x, y } = cycle(trunk, at);
    pen.atDepth(near, () =>
      limb(pen, [[x, y], [(x + to[0]) / 2, (y + to[1]) / 2 - 14], to], 26, 13),
    );
  });
  limb(pen, asPoints(trunk), 76, 24);
  [
    [-112, 6],
    [-18, 8],
  ].forEach(([x = 0, y = 0]) =>
    limb(
      pen,
      [
        [x, y],
        [-60 + (x + 64) * 0.3, -34],
        [-66, -76],
      ],
      14,
      32,
    ),
  );
  branches.forEach(({ to: [x, y], near }) =>
    [-64, 66, -26, 28, 4].forEach((turn, index) =>
      pen.atDepth(near - 0.1 + index * 0.025, () =>
        pen.place(x, y, { turn: turn + 14 + pen.between(-8, 8) }, () =>
          jadeTwig(pen, index > 2 ? 64 : 56, 54),
        ),
      ),
    ),
  );
};

const bark = mix(material.wood, material.stone, 0.5);

/** A fig with a swollen belly of roots and three clouds of small leaves. */
export const figBonsai: DrawHabit = (pen, plant) => {
  limb(
    pen,
    [
      [30, -150],
      [96, -236],
      [150, -286],
    ],
    40,
    16,
    bark,
  );
  limb(
    pen,
    [
      [-24, -160],
      [-84, -226],
      [-142, -256],
    ],
    40,
    16,
    bark,
  );
  limb(
    pen,
    [
      [6, -150],
      [-2, -260],
      [6, -360],
    ],
    48,
    18,
    bark,
  );
  pen.shape(
    [
      [-112, 14],
      [-92, -30],
      [-84, -96],
      [-44, -170],
      [44, -174],
      [86, -104],
      [94, -30],
      [120, 14],
      [66, 2],
      [40, -26],
      [22, 12],
      [-14, 14],
      [-26, -30],
      [-62, 6],
    ],
    bark,
    { shadow: 7 },
  );
  pen.shape(
    [
      [-96, 6],
      [-80, -34],
      [-70, -96],
      [-36, -152],
      [-14, -150],
      [-30, -90],
      [-36, -34],
      [-62, -4],
    ],
    shade(bark, 0.07),
  );
  [
    [6, 0],
    [44, 1],
  ].forEach(([x = 0]) =>
    pen.line(
      [
        [x, -150],
        [x * 1.3 + 2, -80],
        [x * 1.1 - 2, -30],
      ],
      shade(bark, -0.08),
      5,
    ),
  );
  const green = shade(leaf.leaf, 0.01);
  const clouds: [x: number, y: number, half: number][] = [
    [-156, -268, 104],
    [164, -300, 104],
    [4, -382, 138],
  ];
  clouds.forEach(([x, y, half], index) =>
    pen.atDepth(0.84 + index * 0.08, () =>
      pen.place(x, y, {}, () =>
        leafyDome(
          pen,
          { halfWidth: half, halfHeight: half * 0.56, rise: half * 0.3, leaves: 90, leafSize: 40 },
          { ...plant, foliage: 'ruscus', leaf: green, flowers: null },
        ),
      ),
    ),
  );
};
