import { mix, shade } from '../../drawing/colour';
import { asPoints, radians, range, stemCurve } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { rhubarbLeaf } from '../../foliage/garden/border-leaves';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const red = mix(petal.red, petal.magenta, 0.2);
const green = mix(leaf.leaf, leaf.fresh, 0.35);

interface Rank {
  turns: readonly number[];
  reach: number;
  size: number;
  near: number;
}

const ranks: readonly Rank[] = [
  { turns: [-58, 56, -30, 28, 0], reach: 330, size: 214, near: 0.76 },
  { turns: [-70, 70, -42, 44, -14, 14], reach: 262, size: 188, near: 1 },
];

function stalk(pen: Pen, turn: number, length: number): [x: number, y: number] {
  const [x, y] = [Math.sin(turn * radians) * length, -Math.cos(turn * radians) * length];
  const line = asPoints(stemCurve([turn * 0.5, 10], [x * 0.42, y * 0.62], [x, y], 7));
  const tone = shade(red, pen.between(-0.05, 0.02));
  pen.ribbon(line, 34, 19, tone, { shadow: 5 });
  pen.ribbon(
    line.map(([px, py]): [number, number] => [px - 6, py]),
    10,
    5,
    shade(tone, 0.1),
  );
  return [x, y];
}

/** Thick red stalks that fan out of the crown, a crinkled leaf as large as a plate on each. */
export const rhubarb: DrawHabit = (pen) => {
  ranks.forEach(({ turns, reach, size, near }) =>
    pen.atDepth(near, () => {
      const heads = turns.map((turn) => ({
        turn,
        at: stalk(pen, turn, reach * pen.between(0.94, 1.06) * (1 - Math.abs(turn) / 420)),
      }));
      heads.forEach(({ turn, at: [x, y] }) =>
        pen.place(
          x,
          y,
          { turn: turn * 1.2 + pen.between(-9, 9), squash: pen.between(0.84, 0.94) },
          () => rhubarbLeaf(pen, size, shade(green, pen.between(-0.03, 0.04))),
        ),
      );
    }),
  );
  range(3).forEach((index) =>
    pen.shape(
      [
        [(index - 1) * 30 - 12, 8],
        [(index - 1) * 32 - 14, -24],
        [(index - 1) * 34, -46],
        [(index - 1) * 32 + 14, -24],
        [(index - 1) * 30 + 12, 8],
      ],
      shade(mix(red, petal.blush, 0.3), 0.02),
      { shadow: 4 },
    ),
  );
};
