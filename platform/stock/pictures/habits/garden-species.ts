import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import {
  asPoints,
  cycle,
  lerp,
  radians,
  range,
  stemCurve,
  tipOf,
  type Point,
} from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { hostaLeaf, tomatoLeaf } from '../foliage/broad-leaves';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal } from '../pigments';
import { flower, type DrawHabit, type GrowingPlant } from './growing';

/** Ribbed leaves that arch out of one heart, the outer ones largest. A small kind has more and smaller ones. */
export const hosta: DrawHabit = (pen, { name, leaf: green }) => {
  const small = /small|mini/i.test(name);
  const tone = small ? mix(leaf.fresh, petal.lemon, 0.45) : mix(green, leaf.dusty, 0.35);
  const size = small ? 118 : 198;
  const rings = small
    ? [
        { count: 11, spread: 104, reach: 208, near: 0.55 },
        { count: 10, spread: 88, reach: 168, near: 0.75 },
        { count: 8, spread: 70, reach: 124, near: 0.88 },
        { count: 6, spread: 84, reach: 66, near: 1 },
      ]
    : [
        { count: 7, spread: 92, reach: 236, near: 0.55 },
        { count: 6, spread: 72, reach: 206, near: 0.75 },
        { count: 5, spread: 84, reach: 120, near: 0.92 },
        { count: 3, spread: 40, reach: 66, near: 1 },
      ];
  rings.forEach(({ count, spread, reach, near }) =>
    range(count)
      .sort((one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2))
      .forEach((index) =>
        pen.atDepth(near, () => {
          const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-7, 7);
          const far = reach * pen.between(0.9, 1.08);
          const [x, y] = [
            Math.sin(turn * radians) * far,
            -Math.cos(turn * radians) * far * 0.82 - 22,
          ];
          pen.ribbon(
            asPoints(stemCurve([turn * 0.2, 8], [x * 0.35, y * 0.9], [x, y], 5)),
            15,
            9,
            shade(tone, -0.06),
            { shadow: 3 },
          );
          pen.place(
            x,
            y,
            {
              turn: turn * 1.3 + (turn > 0 ? 22 : -22) + pen.between(-9, 9),
              squash: pen.between(0.82, 0.98),
            },
            () =>
              hostaLeaf(pen, size * pen.between(0.88, 1.08), shade(tone, pen.between(-0.06, 0.06))),
          );
        }),
      ),
  );
};

const scarlet = pigment(0.5, 0.19, 26);

/** A thicket of scarlet stems, forked, with few leaves and white berries at their heads; bare in winter. */
export const redTwigDogwood: DrawHabit = (pen, { name }) => {
  const bare = /winter/i.test(name);
  const twig = (turn: number, length: number, near: number, forks: number, x: number) =>
    pen.atDepth(near, () => {
      const tip: Point = [
        x + Math.sin(turn * radians) * length,
        -Math.cos(turn * radians) * length,
      ];
      const stem = stemCurve([x, 8], [x + (tip[0] - x) * 0.3, tip[1] * 0.55], tip, 10);
      pen.ribbon(asPoints(stem), 13, 5, shade(scarlet, pen.between(-0.05, 0.05)), { shadow: 4 });
      range(forks).forEach((index) => {
        const at = cycle(stem, 4 + index * 2);
        const side = index % 2 ? 1 : -1;
        const reach = length * (0.3 - index * 0.035);
        pen.place(at.x, at.y, { turn: at.heading + side * 27 }, () => {
          pen.ribbon(
            [
              [0, 0],
              [side * 6, -reach * 0.5],
              [0, -reach],
            ],
            8,
            3.5,
            shade(scarlet, 0.03),
            { shadow: 3 },
          );
          if (bare) return;
          [-34, 34].forEach((aside) =>
            pen.place(0, -reach, { turn: aside }, () =>
              drawLeaf(pen, 62, 17, shade(leaf.leaf, pen.between(-0.04, 0.05))),
            ),
          );
        });
      });
      if (bare) return;
      const { x: endX, y: endY, heading } = tipOf(stem);
      pen.place(endX, endY, { turn: heading }, () => {
        [-48, 48].forEach((aside) =>
          pen.place(0, 6, { turn: aside }, () =>
            drawLeaf(pen, 66, 18, shade(leaf.leaf, pen.between(-0.03, 0.06))),
          ),
        );
        range(6).forEach((index) =>
          pen.dot(
            Math.sin(index * 2.4) * 12,
            -8 - Math.cos(index * 2.4) * 9,
            6,
            shade(petal.white, pen.between(-0.05, 0)),
            { shadow: 3 },
          ),
        );
      });
    });
  range(10).forEach((index) =>
    twig(
      lerp(-44, 44, index / 9),
      500 - Math.abs(index - 4.5) * 16,
      0.62,
      3,
      lerp(-70, 70, index / 9),
    ),
  );
  range(8).forEach((index) =>
    twig(
      lerp(-36, 36, index / 7) + 3,
      450 - Math.abs(index - 3.5) * 18,
      0.84,
      3,
      lerp(-58, 58, index / 7),
    ),
  );
  range(6).forEach((index) =>
    twig(lerp(-30, 32, index / 5), 350 - (index % 2) * 60, 1, 2, lerp(-46, 46, index / 5)),
  );
};

interface Stem {
  foot: number;
  lean: number;
  height: number;
  width: number;
}

/** A light crown of small leaves round the heads of several stems. */
function airyCrown(
  pen: Pen,
  heads: readonly Point[],
  tone: Pigment,
  size: number,
  near: number,
): void {
  pen.atDepth(near, () =>
    heads.forEach(([x, y]) =>
      range(46).forEach((index) => {
        const reach = Math.sqrt((index + 0.5) / 46);
        const around = index * 137.5 * radians;
        const [dx, dy] = [Math.cos(around) * reach * 128, Math.sin(around) * reach * 116];
        pen.place(x + dx, y + dy, { turn: 150 + pen.between(-60, 60) + dx / 3 }, () =>
          drawLeaf(
            pen,
            size * pen.between(0.86, 1.14),
            size * 0.3,
            shade(tone, -dx / 1900 - dy / 1500 + pen.between(-0.04, 0.04)),
            { shadow: 3, widest: 0.36 },
          ),
        );
      }),
    ),
  );
}

/** Several trunks from one foot; answers their heads, left to right. */
function trunks(
  pen: Pen,
  stems: readonly Stem[],
  bark: Pigment,
  mark: (pen: Pen, x: number, y: number, width: number) => void,
): Point[] {
  return stems.map(({ foot, lean, height, width }) => {
    const tip: Point = [
      foot + Math.sin(lean * radians) * height,
      -Math.cos(lean * radians) * height,
    ];
    const line = stemCurve([foot * 0.5, 10], [foot * 1.6, -height * 0.4], tip, 18);
    const points = asPoints(line);
    pen.ribbon(points, width, width * 0.42, bark, { shadow: 6 });
    pen.ribbon(
      points.map(([x, y]): Point => [x - width * 0.26, y]),
      width * 0.3,
      width * 0.12,
      shade(bark, 0.1),
    );
    line.slice(1, -3).forEach(({ x, y }, index) => mark(pen, x, y, width * (1 - index / 30)));
    [0.6, 0.76].forEach((along, index) => {
      const { x, y } = cycle(line, Math.round(along * 18));
      const side = (index % 2 ? 1 : -1) * (lean < 0 ? -1 : 1);
      pen.ribbon(
        [
          [x, y],
          [x + side * 36, y - 52],
          [x + side * 66, y - 118],
        ],
        width * 0.36,
        4,
        shade(bark, -0.03),
        { shadow: 3 },
      );
    });
    return tip;
  });
}

const cinnamon = pigment(0.66, 0.085, 48);

/** Three leaning trunks of cinnamon bark that peels in pale curls, under a light crown. */
export const clumpBirch: DrawHabit = (pen) => {
  const stems: Stem[] = [
    { foot: -34, lean: -17, height: 560, width: 44 },
    { foot: 38, lean: 16, height: 540, width: 42 },
    { foot: 4, lean: 1, height: 620, width: 48 },
  ];
  const behind: Point[] = [
    [-190, -520],
    [176, -500],
    [4, -620],
  ];
  airyCrown(pen, behind, shade(leaf.fresh, -0.05), 50, 0.66);
  const heads = trunks(pen, stems, cinnamon, (ink, x, y, width) => {
    ink.line(
      [
        [x - width * 0.34, y],
        [x + width * 0.1, y + 2],
      ],
      shade(material.chocolate, 0.05),
      4,
    );
    if (ink.chance(0.62)) return;
    ink.shape(
      [
        [x - width * 0.3, y - 7],
        [x + width * 0.3, y - 9],
        [x + width * 0.86, y - 22],
        [x + width * 0.7, y - 2],
        [x + width * 0.28, y + 7],
        [x - width * 0.28, y + 8],
      ],
      shade(material.cream, ink.between(-0.07, 0)),
      { shadow: 4 },
    );
  });
  const before: Point[] = [[-120, -470], [112, -456], ...heads];
  airyCrown(pen, before, leaf.fresh, 44, 1);
};

/** Four slender gray stems from the ground, small leaves, white stars along them. */
export const multiStemServiceberry: DrawHabit = (pen, plant) => {
  const stems: Stem[] = [
    { foot: -46, lean: -23, height: 470, width: 25 },
    { foot: 50, lean: 21, height: 480, width: 25 },
    { foot: -16, lean: -7, height: 560, width: 28 },
    { foot: 20, lean: 7, height: 540, width: 27 },
  ];
  airyCrown(
    pen,
    [
      [-190, -430],
      [190, -440],
      [-70, -560],
      [84, -550],
    ],
    shade(leaf.leaf, -0.02),
    46,
    0.62,
  );
  const heads = trunks(pen, stems, mix(material.slate, material.stone, 0.6), (ink, x, y, width) =>
    ink.line(
      [
        [x - width * 0.2, y - 6],
        [x - width * 0.12, y + 8],
      ],
      shade(material.slate, -0.04),
      2.5,
    ),
  );
  airyCrown(
    pen,
    heads.map(([x, y]): Point => [x * 0.9, y + 26]),
    leaf.leaf,
    40,
    1,
  );
  blossoms(pen, plant);
};

/** White stars over the whole crown. */
function blossoms(pen: Pen, { flowers }: GrowingPlant): void {
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const reach = Math.sqrt((index + 0.5) / flowers.count);
    const around = index * 137.5 * radians;
    flower(pen, flowers, index, {
      x: Math.cos(around) * reach * 244,
      y: -492 + Math.sin(around) * reach * 166,
      radius: 31 * pen.between(0.9, 1.1),
      lean: Math.cos(around) * 20,
      tilt: reach * 0.4,
    });
  });
}

/** Fleshy stems with spoon leaves in pairs, a flat plate of flowers on each. */
export const showyStonecrop: DrawHabit = (pen, { flowers }) => {
  if (!flowers) return;
  const green = mix(leaf.sage, leaf.dusty, 0.3);
  const count = flowers.count;
  range(count)
    .sort((one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2))
    .forEach((index, order) => {
      const turn = lerp(-46, 46, count > 1 ? index / (count - 1) : 0.5);
      const height = (index % 2 ? 250 : 330) * (1 - Math.abs(turn) / 210);
      const tip: Point = [
        Math.sin(turn * radians) * height * 1.22,
        -Math.cos(turn * radians) * height - 20,
      ];
      const stem = stemCurve([turn * 0.8, 8], [tip[0] * 0.5, tip[1] * 0.55], tip, 8);
      pen.atDepth(lerp(0.72, 1, (order + 1) / count), () => {
        pen.ribbon(asPoints(stem), 20, 14, shade(green, -0.05), { shadow: 4 });
        stem.slice(1, -1).forEach(({ x, y, heading }, step) =>
          [-1, 1].forEach((side) =>
            pen.place(x, y, { turn: heading + side * (66 + (step % 2) * 16) }, () => {
              const size = 62 - step * 3;
              pen.shape(
                [
                  [0, 0],
                  [-size * 0.18, -size * 0.26],
                  [-size * 0.33, -size * 0.66],
                  [-size * 0.16, -size],
                  [size * 0.16, -size],
                  [size * 0.33, -size * 0.66],
                  [size * 0.18, -size * 0.26],
                ],
                shade(green, pen.light(0) * 0.06 + pen.between(-0.02, 0.02)),
                { shadow: 5 },
              );
              pen.line(
                [
                  [0, -size * 0.1],
                  [0, -size * 0.7],
                ],
                shade(green, 0.08),
                3,
              );
            }),
          ),
        );
        flower(pen, flowers, index, { x: tip[0], y: tip[1] - 40, radius: 104, lean: turn * 0.36 });
      });
    });
};

/** A staked plant with jagged leaves, yellow stars and its fruit in trusses. */
export const tomato: DrawHabit = (pen, { flowers, leaf: green }) => {
  const tone = shade(mix(green, leaf.deep, 0.45), 0.02);
  pen.ribbon(
    [
      [34, 8],
      [34, -650],
    ],
    15,
    13,
    shade(material.oak, -0.02),
    { shadow: 5 },
  );
  const stem = stemCurve([-4, 8], [-26, -330], [14, -600], 12);
  const leaves = (near: number, from: number, size: number) =>
    pen.atDepth(near, () =>
      stem.slice(from).forEach(({ x, y }, index) => {
        const side = (index + from) % 2 ? 1 : -1;
        const turn = side * lerp(98, 40, (index + from) / 13) + pen.between(-8, 8);
        pen.place(x, y, { turn }, () =>
          tomatoLeaf(
            pen,
            size * lerp(1.1, 0.72, (index + from) / 12),
            shade(tone, pen.between(-0.03, 0.04)),
          ),
        );
      }),
    );
  leaves(0.62, 2, 262);
  pen.ribbon(asPoints(stem), 19, 11, leaf.stem, { shadow: 4 });
  leaves(0.94, 3, 214);
  range(3).forEach((index) => {
    const { x, y } = cycle(stem, 4 + index * 3);
    pen.line(
      [
        [x, y],
        [x + 24, y - 6],
        [x + 36, y - 10],
      ],
      material.kraft,
      5,
    );
  });
  [-46, 40].forEach((turn) =>
    pen.place(14, -592, { turn }, () => tomatoLeaf(pen, 132, shade(tone, 0.05))),
  );
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const truss = index % 3;
    const place = Math.floor(index / 3);
    const { x, y } = cycle(stem, 4 + truss * 2);
    const side = truss % 2 ? 1 : -1;
    const at: Point = [x + side * (64 + (place % 2) * 58), y + 46 + place * 46];
    pen.line(
      [
        [x, y],
        [x + side * 44, y + 4],
        [at[0], at[1] - 34],
      ],
      leaf.stem,
      6,
    );
    flower(pen, flowers, index, {
      x: at[0],
      y: at[1],
      radius: flowers.count > 8 ? 36 : 50,
      lean: 180 + side * 6,
    });
  });
};
