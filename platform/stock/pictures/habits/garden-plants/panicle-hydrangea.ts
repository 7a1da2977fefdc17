import { shade } from '../../drawing/colour';
import { lerp, range, tipOf } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { drawStalk } from './stalks';

const bark = shade(material.wood, -0.12);

/** Stiff stems with oval leaves in pairs, a great cone upright at the end of each. */
export const panicleHydrangea: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 6;
  const leafy = (size: number) =>
    drawLeaf(pen, size, size * 0.29, shade(leaf.leaf, pen.between(-0.04, 0.04)), { widest: 0.44 });
  const behind = Math.ceil(count * 0.55);
  const rows = [
    { of: range(behind), height: 430, spread: 38, near: 0.86 },
    { of: range(count - behind).map((index) => behind + index), height: 268, spread: 40, near: 1 },
  ];
  rows.forEach(({ of, height, spread, near }) =>
    pen.atDepth(near, () => {
      const stems = of.map((index, place) => {
        const turn = of.length > 1 ? lerp(-spread, spread, place / (of.length - 1)) : 0;
        const line = drawStalk(pen, {
          turn,
          height: height * (1 - Math.abs(turn) / 260) + (place % 2) * 24,
          width: 13,
          tone: bark,
        });
        line
          .slice(2)
          .forEach(({ x, y, heading }, step) =>
            [-1, 1].forEach((side) =>
              pen.place(x, y, { turn: heading + side * (66 + pen.between(-14, 14)) }, () =>
                leafy(112 - step * 3),
              ),
            ),
          );
        return { index, turn, tip: tipOf(line) };
      });
      stems.forEach(({ index, turn, tip }) => {
        [-112, 112, -74, 74].forEach((aside) =>
          pen.place(tip.x, tip.y + 14, { turn: turn * 0.5 + aside }, () => leafy(108)),
        );
        if (flowers)
          flower(pen, flowers, index, {
            x: tip.x,
            y: tip.y - 74,
            radius: 104 * pen.between(0.95, 1.05),
            lean: turn * 0.55,
          });
      });
    }),
  );
};
