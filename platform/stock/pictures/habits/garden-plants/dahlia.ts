import { shade } from '../../drawing/colour';
import { lerp, range, tipOf } from '../../drawing/geometry';
import { leafletsOf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { drawStalk } from './stalks';

const dahliaLeaf = leafletsOf(1, 0.34);

/** A leafy bush with great quilled heads that look at us, in two tiers, on stalks of their own. */
export const dahlia: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 6;
  const behind = Math.ceil(count / 2);
  const tiers = [
    { first: 0, of: behind, height: 520, spread: 34, near: 0.86 },
    { first: behind, of: count - behind, height: 340, spread: 36, near: 1 },
  ];
  tiers.forEach(({ first, of, height, spread, near }) =>
    pen.atDepth(near, () => {
      const tips = range(of).map((place) => {
        const turn = of > 1 ? lerp(-spread, spread, place / (of - 1)) : 0;
        const line = drawStalk(pen, {
          turn,
          height: height * (1 - Math.abs(turn) / 240) + (place % 2) * 40,
          width: 15,
        });
        line
          .slice(1, 8)
          .forEach(({ x, y, heading }, step) =>
            [-1, 1].forEach((side) =>
              pen.place(x, y, { turn: heading + side * (70 + pen.between(-16, 16)) }, () =>
                dahliaLeaf(pen, 150 - step * 5, shade(leaf.deep, 0.05 + pen.between(-0.03, 0.05))),
              ),
            ),
          );
        return { turn, tip: tipOf(line) };
      });
      tips.forEach(({ turn, tip }, place) => {
        if (flowers)
          flower(pen, flowers, first + place, {
            x: tip.x,
            y: tip.y - 20,
            radius: 92 * pen.between(0.94, 1.06),
            lean: turn * 0.6,
            tilt: Math.abs(turn) / 150,
          });
      });
    }),
  );
};
