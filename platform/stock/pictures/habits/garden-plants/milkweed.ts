import { shade } from '../../drawing/colour';
import { tipOf } from '../../drawing/geometry';
import { lanceLeaf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { monarch } from './monarch';
import { drawStalk } from './stalks';

/** Straight stalks with narrow leaves in pairs, a flat umbel on each; a monarch, where one is named, on the nearest. */
export const milkweed: DrawHabit = (pen, { name, flowers }) => {
  const count = flowers?.count ?? 5;
  fan(
    pen,
    count,
    35,
    (turn, _, index) => {
      const height = (400 + ((index * 0.618) % 1) * 150) * (1 - Math.abs(turn) / 230);
      const line = drawStalk(pen, { turn, height, width: 12 });
      line
        .slice(1, 8)
        .forEach(({ x, y, heading }, step) =>
          [-1, 1].forEach((side) =>
            pen.place(x, y, { turn: heading + side * (50 + pen.between(-10, 10)) }, () =>
              lanceLeaf(pen, 112 - step * 5, shade(leaf.leaf, 0.02 + pen.between(-0.03, 0.04))),
            ),
          ),
        );
      const { x, y, heading } = tipOf(line);
      if (flowers)
        flower(pen, flowers, index, {
          x,
          y: y - 56,
          radius: 98 * pen.between(0.95, 1.06),
          lean: heading * 0.4,
        });
    },
    [0.8, 1],
  );
  if (/monarch/i.test(name)) pen.place(112, -632, { turn: 22, scale: 1.06 }, () => monarch(pen));
};
