import { mix, pigment, shade } from '../drawing/colour';
import { clamp, cycle, range, sunflowerScatter, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { succulentRosette } from '../foliage/succulent-rosette';
import { leaf } from '../pigments';
import { flower, radiusFor, type DrawHabit, type GrowingPlant } from './growing';
import { leafyGrowth, leafyRosette } from './leafy-rosette';

const succulentTints = [
  pigment(0.72, 0.055, 165),
  pigment(0.62, 0.06, 200),
  pigment(0.76, 0.07, 130),
  pigment(0.68, 0.06, 340),
];

function succulents(pen: Pen, plant: GrowingPlant): void {
  const places: [x: number, y: number, radius: number][] = plant.flowers
    ? [[0, -46, 190]]
    : [
        [-94, -86, 98],
        [98, -78, 94],
        [22, -146, 74],
        [2, -34, 110],
      ];
  const first = Math.floor(pen.random() * succulentTints.length);
  places.forEach(([x, y, radius], index) =>
    pen.atDepth(0.72 + index * 0.09, () => {
      const tint = mix(cycle(succulentTints, first + index), plant.leaf, 0.12);
      pen.place(x, y, { turn: pen.between(0, 40), squash: 0.84 }, () =>
        succulentRosette(pen, radius, tint),
      );
    }),
  );
  const { flowers } = plant;
  if (flowers)
    range(flowers.count).forEach((index) => {
      const turn = (index / Math.max(1, flowers.count - 1) - 0.5) * 56;
      const height = 250 + 46 * (index % 2);
      const x = Math.sin((turn * Math.PI) / 180) * height;
      pen.ribbon(
        [
          [turn * 0.2, -60],
          [x * 0.5, -height * 0.7],
          [x, -height],
        ],
        8,
        5,
        shade(leaf.sage, -0.05),
        { shadow: 3 },
      );
      flower(pen, flowers, index, {
        x,
        y: -height,
        radius: clamp(140 / flowers.count, 22, 44),
        lean: turn,
        tilt: 0.3,
      });
    });
}

/** Long leaves in a loose whorl: bromeliad, aloe, dwarf iris. Returns how high it reaches. */
function swordWhorl(pen: Pen, plant: GrowingPlant): number {
  const broad = plant.foliage !== 'strap' && plant.foliage !== 'grass';
  [
    { count: 9, spread: 96, length: 260, near: 0.5 },
    { count: 8, spread: 76, length: 240, near: 0.7 },
    { count: 7, spread: 54, length: 190, near: 0.9 },
  ].forEach(({ count, spread, length, near }) =>
    range(count).forEach((index) =>
      pen.atDepth(near + (index % 2) * 0.08, () => {
        const turn = -spread + (2 * spread * index) / (count - 1) + pen.between(-5, 5);
        pen.place(turn * 0.35, -4, { turn: turn * 0.9 }, () =>
          drawLeaf(
            pen,
            length * pen.between(0.9, 1.08),
            broad ? length * 0.2 : 20,
            shade(plant.leaf, pen.between(-0.03, 0.03)),
            { bend: turn / 230 + pen.between(-0.09, 0.09), widest: broad ? 0.55 : 0.35, shadow: 6 },
          ),
        );
      }),
    ),
  );
  return 196;
}

/** Leaves round one heart, with the flowers over it. */
function whorl(pen: Pen, plant: GrowingPlant): void {
  const growth = leafyGrowth(plant.name);
  const height = growth ? leafyRosette(pen, plant, growth) : swordWhorl(pen, plant);
  const { flowers } = plant;
  if (!flowers) return;
  const radius = radiusFor(flowers, 150, 96, 0.9);
  [...sunflowerScatter(flowers.count)]
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => one.y - other.y)
    .forEach(({ x, y, reach, index }) =>
      flower(pen, flowers, index, {
        x: x * 128,
        y: y * 78 - height,
        radius,
        lean: x * 40,
        tilt: reach * 0.5,
      }),
    );
}

export const rosette: DrawHabit = (pen, plant) =>
  plant.foliage === 'succulent' ? succulents(pen, plant) : whorl(pen, plant);

interface Column {
  x: number;
  halfWidth: number;
  height: number;
  lean: number;
  near: number;
  step: number;
}

const columns: Column[] = [
  { x: -74, halfWidth: 40, height: 190, lean: -7, near: 0.8, step: -0.02 },
  { x: 78, halfWidth: 46, height: 140, lean: 6, near: 0.9, step: 0.03 },
  { x: 2, halfWidth: 62, height: 330, lean: 0, near: 1, step: 0 },
];
const spine = pigment(0.95, 0.04, 92);
const taper = (along: number): number =>
  Math.sqrt(Math.max(0.002, 1 - Math.max(0, along - 0.72) ** 2 / 0.08));

/** A ribbed column with rows of spines. */
function ribbedColumn(
  pen: Pen,
  { x, halfWidth, height, lean, step }: Column,
  green: GrowingPlant['leaf'],
): void {
  pen.place(x, 6, { turn: lean }, () => {
    const crown = range(17).map((index): Point => {
      const angle = Math.PI * (1 + index / 16);
      return [Math.cos(angle) * halfWidth, -height + halfWidth + Math.sin(angle) * halfWidth * 1.1];
    });
    const foot = halfWidth * 0.86;
    pen.shape(
      [
        [-foot, 0],
        [-foot, 0],
        [-halfWidth, -height * 0.4],
        ...crown,
        [halfWidth, -height * 0.4],
        [foot, 0],
        [foot, 0],
      ],
      shade(green, step - 0.03),
      { shadow: 7 },
    );
    range(7).forEach((rib) => {
      const across = -0.84 + rib * 0.28;
      const line = range(9).map((index): Point => [
        across * halfWidth * taper(index / 8),
        (-index / 8) * height * 0.97,
      ]);
      pen.ribbon(
        line,
        halfWidth * 0.17,
        halfWidth * 0.07,
        shade(green, step + 0.02 - across * 0.08),
      );
      range(Math.round(height / 30)).forEach((row) => {
        const along = (row + 0.6) / (height / 30);
        if (along > 0.93) return;
        const [px, py] = [across * halfWidth * taper(along) + halfWidth * 0.1, -along * height];
        [-40, 0, 40].forEach((turn) =>
          pen.line(
            [
              [px, py],
              [
                px + Math.sin((turn * Math.PI) / 180) * 9,
                py - Math.cos((turn * Math.PI) / 180) * 9,
              ],
            ],
            spine,
            1.5,
          ),
        );
      });
    });
  });
}

export const cactus: DrawHabit = (pen, plant) => {
  columns.forEach((column) =>
    pen.atDepth(column.near, () => ribbedColumn(pen, column, plant.leaf)),
  );
  const { flowers } = plant;
  if (!flowers) return;
  const tops: Point[] = [
    [0, -322],
    [78, -134],
    [-90, -186],
    [-34, -306],
    [34, -304],
    [58, -262],
    [-60, -240],
  ];
  range(flowers.count).forEach((index) => {
    const [x, y] = cycle(tops, index);
    const row = Math.floor(index / tops.length);
    flower(pen, flowers, index, {
      x: x + row * 16,
      y: y + row * 30,
      radius: clamp(60 / Math.sqrt(flowers.count), 20, 38),
      lean: x / 3,
      tilt: 0.4,
    });
  });
};
