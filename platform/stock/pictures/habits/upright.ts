import { bloomKinds } from '../blooms/bloom-kinds';
import { pigment, shade } from '../drawing/colour';
import { asPoints, lerp, radians, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { drawLeaf } from '../foliage/leaf';
import { leaf } from '../pigments';
import { mothOrchid } from './moth-orchid';
import { fan, flower, fruitAmongLeaves, type DrawHabit, type GrowingPlant } from './growing';

const tall = 540;
const paleMargin = pigment(0.8, 0.1, 108);

/** A sansevieria blade: pale margin, darker middle, cross bands. */
function bandedBlade(pen: Pen, length: number, bend: number, { leaf: green }: GrowingPlant): void {
  const middle = shade(green, -0.08);
  const blade = { bend, vein: false, widest: 0.4 };
  drawLeaf(pen, length, length * 0.06 + 9, paleMargin, { ...blade, shadow: 6 });
  drawLeaf(pen, length * 0.975, length * 0.046 + 6, middle, { ...blade, shadow: 0 });
  range(9).forEach((index) => {
    const along = 0.1 + index * 0.088;
    const half = (length * 0.042 + 4) * Math.sin(Math.PI * (0.3 + along * 0.62));
    const shift = bend * along * along * length;
    const band: Point[] = [
      [-half + shift, -length * along],
      [shift, -length * along - 9],
      [half * 0.2 + shift, -length * along + 2],
      [half + shift, -length * along - 5],
    ];
    pen.line(band, shade(middle, index % 2 ? -0.05 : 0.13), 4, { opacity: 0.55 });
  });
}

function swordLeaves(pen: Pen, plant: GrowingPlant): void {
  const rows = [
    { count: 8, spread: 14, size: 1, near: 0.6 },
    { count: 7, spread: 10, size: 0.84, near: 1 },
  ];
  rows.forEach(({ count, spread, size, near }) =>
    fan(
      pen,
      count,
      spread,
      (turn, share) => {
        const length = tall * size * (1 - Math.abs(share - 0.5) * 0.75) * pen.between(0.88, 1.06);
        pen.place((share - 0.5) * plant.room * 1.2, 10, { turn }, () =>
          bandedBlade(pen, length, pen.between(-0.04, 0.04) + turn * 0.003, plant),
        );
      },
      [near - 0.15, near],
    ),
  );
}

/** Bulbs and perennials: flowers on their own stalks over a clump of leaves. */
function flowerStalks(pen: Pen, plant: GrowingPlant): void {
  const { flowers, foliage } = plant;
  if (!flowers) return;
  const { count, bloom } = flowers;
  const { stance, radius: natural } = bloomKinds[bloom];
  const spread = Math.min(34, 8 + count * 2.4);
  const radius = Math.min(natural, 420 / Math.sqrt(count + 2)) * (stance === 'spire' ? 0.95 : 0.9);
  const bladed = foliage === 'strap' || foliage === 'grass';
  const clump = (near: number, size: number) =>
    fan(
      pen,
      bladed ? 9 : 7,
      spread + 26,
      (turn) =>
        pen.place(turn * 1.2, 6, { turn: turn * 0.8 }, () => {
          if (bladed)
            drawLeaf(
              pen,
              tall * size * pen.between(0.8, 1.1),
              foliage === 'grass' ? 7 : 19,
              shade(plant.leaf, pen.between(-0.04, 0.03)),
              { bend: turn / 230 },
            );
          else foliageKinds[foliage].sprig(pen, tall * size * pen.between(0.8, 1.1), plant.leaf);
        }),
      [near - 0.2, near],
    );
  clump(0.75, 0.7);
  fan(
    pen,
    count,
    spread,
    (turn, _, index) => {
      const height = tall * (0.78 + 0.24 * ((index * 0.618) % 1)) * (1 - Math.abs(turn) / 220);
      const lean = turn * 0.9;
      const [x, y] = [Math.sin(lean * radians) * height, -Math.cos(lean * radians) * height];
      pen.ribbon(
        asPoints(stemCurve([turn * 0.9, 6], [x * 0.4, y * 0.5], [x, y], 6)),
        10,
        7,
        leaf.stem,
        { shadow: 3 },
      );
      const lift = stance === 'spire' ? radius * 0.6 : stance === 'upright' ? radius * 0.8 : 0;
      flower(pen, flowers, index, {
        x,
        y: y - lift,
        radius: radius * pen.between(0.93, 1.05),
        lean: lean * 0.7,
        tilt: Math.abs(turn) / 60,
      });
    },
    [0.7, 1],
  );
  clump(1, 0.46);
}

/** Many stems close together: a ZZ plant, an areca palm, a rubber tree. */
function stemmedLeaves(pen: Pen, plant: GrowingPlant): void {
  const { foliage } = plant;
  [
    { count: 6, spread: 42, size: 0.92, near: 0.55 },
    { count: 5, spread: 30, size: 1, near: 0.8 },
    { count: 4, spread: 36, size: 0.66, near: 1 },
  ].forEach(({ count, spread, size, near }) =>
    fan(
      pen,
      count,
      spread,
      (turn) =>
        pen.place(turn * 1.3, 6, { turn: turn * 0.75 }, () =>
          foliageKinds[foliage].sprig(
            pen,
            tall * size * pen.between(0.86, 1.06) * lerp(1, 0.86, Math.abs(turn) / 50),
            shade(plant.leaf, pen.between(-0.03, 0.03)),
          ),
        ),
      [near - 0.15, near],
    ),
  );
}

export const upright: DrawHabit = (pen, plant) => {
  if (plant.flowers?.bloom === 'orchid') mothOrchid(pen, plant, plant.flowers);
  else if (plant.flowers?.bloom === 'fruit') {
    stemmedLeaves(pen, plant);
    fruitAmongLeaves(pen, plant.flowers, tall);
  } else if (plant.flowers) flowerStalks(pen, plant);
  else if (plant.foliage === 'strap') swordLeaves(pen, plant);
  else stemmedLeaves(pen, plant);
};
