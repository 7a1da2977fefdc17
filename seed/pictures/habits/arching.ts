import { bloomKinds } from '../blooms/bloom-kinds';
import { mix, shade } from '../drawing/colour';
import { asPoints, cycle, ellipse, lerp, radians, range, stemCurve } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { drawLeaf } from '../foliage/leaf';
import { monsteraLeaf } from '../foliage/monstera-leaf';
import { fernFrond, palmFrond } from '../foliage/sprigs';
import { leaf, material } from '../pigments';
import { flower, type DrawHabit, type Flowering, type GrowingPlant } from './growing';

const size = 430;

/** One flowering stem of a moth orchid: flowers alternate down the arch, buds at its tip. */
function orchidStem(pen: Pen, flowers: Flowering, indexes: readonly number[], length: number): void {
  const count = indexes.length;
  const arch = stemCurve([0, 0], [-length * 0.02, -length * 0.95], [length * 0.5, -length * 0.93], count + 9);
  const radius = length * 0.125;
  pen.line(asPoints(arch), shade(leaf.stem, -0.05), 6);
  arch.slice(-3).forEach(({ x, y }, index) => pen.shape(ellipse(9 - index * 2, 11 - index * 2, { points: 6, x, y: y + 9 }), mix(cycle(flowers.pigments, 0), leaf.fresh, 0.55), { shadow: 2 }));
  indexes.forEach((flowerIndex, index) => {
    const { x, y } = cycle(arch, 5 + index);
    const side = index % 2 ? 1 : -1;
    flower(pen, flowers, flowerIndex, { x: x + side * radius * 0.62, y: y + radius * (0.3 + index * 0.05), radius: radius * (1.08 - index * 0.05), lean: side * 14 + index * 3 });
  });
}

function mothOrchid(pen: Pen, plant: GrowingPlant, flowers: Flowering): void {
  const leaves: [number, number][] = [[-74, 0.5], [70, 0.55], [-48, 0.8], [46, 0.75], [-86, 0.9], [84, 1]];
  leaves.forEach(([turn, near]) => pen.atDepth(near, () => pen.place(turn * 0.2, 6, { turn: turn * 0.85 }, () =>
    drawLeaf(pen, 210, 36, shade(plant.leaf, -0.05), { bend: turn / 320, shadow: 6 }))));
  pen.line([[14, 10], [-4, -224], [-10, -414]], material.oak, 5);
  const onFirst = flowers.count > 8 ? Math.ceil(flowers.count * 0.58) : flowers.count;
  const indexes = range(flowers.count);
  if (onFirst < flowers.count) pen.place(-6, 8, { turn: -9, flip: true }, () => orchidStem(pen, flowers, indexes.slice(onFirst), 470));
  pen.place(8, 8, { turn: -4 }, () => orchidStem(pen, flowers, indexes.slice(0, onFirst), 550));
}

const monsteraStalks: [turn: number, reach: number, near: number][] = [
  [-62, 0.62, 0.4], [58, 0.66, 0.4], [-14, 0.95, 0.5], [24, 0.9, 0.65], [-40, 0.8, 0.8], [46, 0.62, 0.9], [-4, 0.58, 1], [-74, 0.42, 1], [72, 0.4, 0.95],
];

function splitLeaves(pen: Pen, plant: GrowingPlant): void {
  monsteraStalks.forEach(([turn, reach, near]) => pen.atDepth(near, () => {
    const length = size * 1.08 * reach;
    const [x, y] = [Math.sin(turn * radians) * length, -Math.cos(turn * radians) * length];
    pen.ribbon(asPoints(stemCurve([0, 8], [x * 0.3, y * 0.7], [x, y], 8)), 9, 5, shade(leaf.stem, -0.03), { shadow: 3 });
    pen.place(x, y, { turn: turn * 1.05 + (turn > 0 ? 38 : -38) }, () => monsteraLeaf(pen, size * 0.46 * (0.72 + reach * 0.3), shade(plant.leaf, pen.between(-0.03, 0.03))));
  }));
}

function oneLeaf(pen: Pen, plant: GrowingPlant, length: number, turn: number, tone: number): void {
  const { foliage } = plant;
  const green = shade(plant.leaf, tone);
  if (foliage === 'palm') palmFrond(pen, length, green, turn / 260);
  else if (foliage === 'fern') fernFrond(pen, length, green, turn / 105, 0.15);
  else if (foliage === 'strap') {
    drawLeaf(pen, length * 0.95, 17, green, { bend: turn / 115, vein: false });
    drawLeaf(pen, length * 0.9, 5, shade(green, 0.22), { bend: turn / 115, vein: false, shadow: 0 });
  } else foliageKinds[foliage].sprig(pen, length * 0.92, green);
}

const layers = [{ near: 0.4, count: 9, spread: 80, reach: 0.92 }, { near: 0.7, count: 8, spread: 62, reach: 1 }, { near: 1, count: 7, spread: 40, reach: 0.82 }];

function fountain(pen: Pen, plant: GrowingPlant): void {
  layers.forEach(({ near, count, spread, reach }) => range(count).forEach((index) => pen.atDepth(near, () => {
    const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-6, 6);
    pen.place(turn * 0.5, 4, { turn: turn * 0.62 }, () => oneLeaf(pen, plant, size * reach * pen.between(0.85, 1.08), turn, (index % 2 ? 0.035 : -0.05) + (near - 0.8) * 0.1));
  })));
}

/** Flowers that rise out of the fountain on bare stalks: peace lily, anthurium, gerbera. */
function risingFlowers(pen: Pen, flowers: Flowering): void {
  const { count, bloom } = flowers;
  const { stance, radius: natural } = bloomKinds[bloom];
  range(count).forEach((index) => {
    const turn = count === 1 ? 4 : lerp(-46, 46, ((index * 0.618) % 1));
    const length = size * (0.95 + 0.32 * ((index * 0.382) % 1)) * (1 - Math.abs(turn) / 240);
    const [x, y] = [Math.sin(turn * radians) * length, -Math.cos(turn * radians) * length];
    pen.ribbon(asPoints(stemCurve([turn * 0.4, 0], [x * 0.3, y * 0.6], [x, y], 6)), 8, 6, leaf.stem, { shadow: 3 });
    const radius = Math.min(natural * 0.85, 250 / Math.sqrt(count + 1));
    flower(pen, flowers, index, { x, y: y - (stance === 'face' ? 0 : radius * 0.8), radius, lean: turn * 0.8, tilt: Math.abs(turn) / 80 });
  });
}

export const arching: DrawHabit = (pen, plant) => {
  if (plant.flowers?.bloom === 'orchid') return mothOrchid(pen, plant, plant.flowers);
  if (plant.foliage === 'monstera') splitLeaves(pen, plant);
  else fountain(pen, plant);
  if (plant.flowers) risingFlowers(pen, plant.flowers);
};
