import { shade } from '../../drawing/colour';
import { lerp, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material } from '../../pigments';
import { flower, type DrawHabit, type Flowering } from '../growing';

const bark = shade(material.wood, -0.2);

interface Tier {
  y: number;
  half: number;
}

const tiers: readonly Tier[] = [
  { y: -186, half: 316 },
  { y: -314, half: 284 },
  { y: -432, half: 228 },
  { y: -538, half: 160 },
  { y: -626, half: 88 },
];

/** The height of a branch at a place across its tier: level, its tips turned up. */
const lift = (across: number): number => -26 * across * across;

function leavesOf(pen: Pen, { y, half }: Tier, below: boolean): void {
  const count = Math.round(half / 8.5);
  range(count).forEach((index) => {
    const across = lerp(-1, 1, index / (count - 1)) + pen.between(-0.03, 0.03);
    const turn = across * 66 + pen.between(-34, 34) + (below ? (across < 0 ? -48 : 48) : 0);
    pen.place(
      across * half,
      y + lift(across) + (below ? 6 : -4) + pen.between(-6, 6),
      { turn, squash: below ? 0.8 : 0.66 },
      () =>
        drawLeaf(
          pen,
          84 * pen.between(0.86, 1.12),
          25,
          shade(leaf.leaf, pen.between(-0.02, 0.06)),
          {
            shadow: 4,
            widest: 0.42,
          },
        ),
    );
  });
}

function branches(pen: Pen, { y, half }: Tier): void {
  [-1, 1].forEach((side) =>
    pen.ribbon(
      [
        [0, y + 20],
        [side * half * 0.5, y + 4],
        [side * half * 0.96, y + lift(1)],
      ],
      12,
      4,
      bark,
      { shadow: 3 },
    ),
  );
}

/** Flat tiers of branches with light between them, like the roofs of a pagoda, cream plates on top of each. */
export const pagodaDogwood: DrawHabit = (pen, { flowers }) => {
  pen.ribbon(
    [
      [0, 10],
      [8, -260],
      [-4, -460],
      [0, -640],
    ],
    27,
    6,
    bark,
    { shadow: 5 },
  );
  const whole = tiers.reduce((sum, { half }) => sum + half, 0);
  let placed = 0;
  tiers.forEach((tier, index) => {
    pen.atDepth(0.68, () => leavesOf(pen, tier, true));
    branches(pen, tier);
    leavesOf(pen, tier, false);
    if (!flowers) return;
    const left = flowers.count - placed;
    const share = Math.min(left, Math.round((flowers.count * tier.half) / whole));
    const own = index === tiers.length - 1 ? left : share;
    cymes(pen, flowers, tier, placed, own);
    placed += own;
  });
};

function cymes(
  pen: Pen,
  flowers: Flowering,
  { y, half }: Tier,
  first: number,
  count: number,
): void {
  range(count).forEach((index) => {
    const across = lerp(-0.8, 0.8, (index + 0.5) / count);
    flower(pen, flowers, first + index, {
      x: across * half,
      y: y - 40 + lift(across) + pen.between(-4, 4),
      radius: 46,
      lean: across * 10,
    });
  });
}
