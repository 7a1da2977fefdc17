import { bloomKinds } from '../blooms/bloom-kinds';
import { shade } from '../drawing/colour';
import { asPoints, lerp, radians, range, stemCurve } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { drawLeaf } from '../foliage/leaf';
import { monsteraLeaf } from '../foliage/monstera-leaf';
import { fernFrond, palmFrond } from '../foliage/sprigs';
import { leaf } from '../pigments';
import {
  flower,
  fruitAmongLeaves,
  type DrawHabit,
  type Flowering,
  type GrowingPlant,
} from './growing';
import { mothOrchid } from './moth-orchid';

const size = 430;

const monsteraStalks: [turn: number, reach: number, near: number][] = [
  [-62, 0.62, 0.4],
  [58, 0.66, 0.4],
  [-14, 0.95, 0.5],
  [24, 0.9, 0.65],
  [-40, 0.8, 0.8],
  [46, 0.62, 0.9],
  [-4, 0.58, 1],
  [-74, 0.42, 1],
  [72, 0.4, 0.95],
];

function splitLeaves(pen: Pen, plant: GrowingPlant): void {
  monsteraStalks.forEach(([turn, reach, near]) =>
    pen.atDepth(near, () => {
      const length = size * 1.08 * reach;
      const [x, y] = [Math.sin(turn * radians) * length, -Math.cos(turn * radians) * length];
      pen.ribbon(
        asPoints(stemCurve([0, 8], [x * 0.3, y * 0.7], [x, y], 8)),
        9,
        5,
        shade(leaf.stem, -0.03),
        { shadow: 3 },
      );
      pen.place(x, y, { turn: turn * 1.05 + (turn > 0 ? 38 : -38) }, () =>
        monsteraLeaf(
          pen,
          size * 0.46 * (0.72 + reach * 0.3),
          shade(plant.leaf, pen.between(-0.03, 0.03)),
        ),
      );
    }),
  );
}

function oneLeaf(pen: Pen, plant: GrowingPlant, length: number, turn: number, tone: number): void {
  const { foliage } = plant;
  const green = shade(plant.leaf, tone);
  if (foliage === 'palm') palmFrond(pen, length, green, turn / 260);
  else if (foliage === 'fern') fernFrond(pen, length, green, turn / 105, 0.15);
  else if (foliage === 'strap') {
    drawLeaf(pen, length * 0.95, 17, green, { bend: turn / 115, vein: false });
    drawLeaf(pen, length * 0.9, 5, shade(green, 0.22), {
      bend: turn / 115,
      vein: false,
      shadow: 0,
    });
  } else foliageKinds[foliage].sprig(pen, length * 0.92, green);
}

const layers = [
  { near: 0.4, count: 9, spread: 80, reach: 0.92 },
  { near: 0.7, count: 8, spread: 62, reach: 1 },
  { near: 1, count: 7, spread: 40, reach: 0.82 },
];

function fountain(pen: Pen, plant: GrowingPlant): void {
  layers.forEach(({ near, count, spread, reach }) =>
    range(count).forEach((index) =>
      pen.atDepth(near, () => {
        const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-6, 6);
        pen.place(turn * 0.5, 4, { turn: turn * 0.62 }, () =>
          oneLeaf(
            pen,
            plant,
            size * reach * pen.between(0.85, 1.08),
            turn,
            (index % 2 ? 0.035 : -0.05) + (near - 0.8) * 0.1,
          ),
        );
      }),
    ),
  );
}

/** Flowers that rise out of the fountain on bare stalks: peace lily, anthurium, gerbera. */
function risingFlowers(pen: Pen, flowers: Flowering): void {
  const { count, bloom } = flowers;
  const { stance, radius: natural } = bloomKinds[bloom];
  range(count).forEach((index) => {
    const turn = count === 1 ? 4 : lerp(-46, 46, (index * 0.618) % 1);
    const length = size * (0.95 + 0.32 * ((index * 0.382) % 1)) * (1 - Math.abs(turn) / 240);
    const [x, y] = [Math.sin(turn * radians) * length, -Math.cos(turn * radians) * length];
    pen.ribbon(
      asPoints(stemCurve([turn * 0.4, 0], [x * 0.3, y * 0.6], [x, y], 6)),
      8,
      6,
      leaf.stem,
      { shadow: 3 },
    );
    const radius = Math.min(natural * 0.85, 250 / Math.sqrt(count + 1));
    flower(pen, flowers, index, {
      x,
      y: y - (stance === 'face' ? 0 : radius * 0.8),
      radius,
      lean: turn * 0.8,
      tilt: Math.abs(turn) / 80,
    });
  });
}

export const arching: DrawHabit = (pen, plant) => {
  if (plant.flowers?.bloom === 'orchid') return mothOrchid(pen, plant, plant.flowers);
  if (plant.foliage === 'monstera') splitLeaves(pen, plant);
  else fountain(pen, plant);
  if (plant.flowers?.bloom === 'fruit') fruitAmongLeaves(pen, plant.flowers, size);
  else if (plant.flowers) risingFlowers(pen, plant.flowers);
};
