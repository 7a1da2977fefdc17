import { mix, shade } from '../../drawing/colour';
import { lerp, radians, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { flower, type DrawHabit, type Flowering } from '../growing';
import { drawStalk } from './stalks';

const bark = mix(material.wood, material.slate, 0.35);
const pinkLilac = mix(mix(petal.blush, petal.magenta, 0.24), petal.lavender, 0.3);

function leavesRound(pen: Pen, x: number, y: number, size: number, count: number): void {
  range(count).forEach((index) => {
    const turn = lerp(-128, 128, index / (count - 1)) + pen.between(-12, 12);
    pen.place(x, y, { turn }, () =>
      drawLeaf(
        pen,
        size * pen.between(0.86, 1.12),
        size * 0.3,
        shade(leaf.leaf, 0.02 + pen.between(-0.04, 0.04)),
        { widest: 0.42 },
      ),
    );
  });
}

/** Woody stems in a vase, pointed oval leaves in pairs, loose pink panicles at their heads. */
export const prestonLilac: DrawHabit = (pen, { flowers }) => {
  const heads = flowers?.count ?? 7;
  const own: Flowering | null = flowers && { ...flowers, pigments: [pinkLilac] };
  const rows = [
    { count: Math.ceil(heads * 0.56), height: 440, spread: 40, near: 0.84 },
    { count: heads - Math.ceil(heads * 0.56), height: 300, spread: 34, near: 1 },
  ];
  let next = 0;
  rows.forEach(({ count, height, spread, near }) => {
    const tips = range(count).map((index) => {
      const turn = count > 1 ? lerp(-spread, spread, index / (count - 1)) : 0;
      return { turn, tall: (height + (index % 2 ? 26 : -8)) * (1 - Math.abs(turn) / 300) };
    });
    pen.atDepth(near - 0.12, () =>
      tips.forEach(({ turn, tall }) => {
        const line = drawStalk(pen, { turn, height: tall, width: 15, tone: bark });
        line.slice(3, 9).forEach(({ x, y }, index) => leavesRound(pen, x, y, 96 - index * 2, 4));
      }),
    );
    pen.atDepth(near, () =>
      tips.forEach(({ turn, tall }) => {
        const foot = turn * 0.9;
        const [x, y] = [foot + Math.sin(turn * radians) * tall, -Math.cos(turn * radians) * tall];
        leavesRound(pen, x, y + 18, 98, 6);
        if (own) flower(pen, own, next, { x, y: y - 62, radius: 92, lean: turn * 0.5 });
        next += 1;
      }),
    );
  });
};
