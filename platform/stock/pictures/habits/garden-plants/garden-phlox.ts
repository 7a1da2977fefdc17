import { bloomKinds } from '../../blooms/bloom-kinds';
import { shade } from '../../drawing/colour';
import { tipOf } from '../../drawing/geometry';
import { lanceLeaf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk } from './stalks';

/** Straight stems with lances in pairs to the top, one head on each: phlox, bee balm, zinnia. */
export const gardenPhlox: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 5;
  const radius = flowers ? Math.min(100, bloomKinds[flowers.bloom].radius * 1.1) : 0;
  fan(
    pen,
    count,
    33,
    (turn, _, index) => {
      const height = (410 + ((index * 0.618) % 1) * 120) * (1 - Math.abs(turn) / 260);
      const line = drawStalk(pen, { turn, height, width: 12 });
      line
        .slice(1, 10)
        .forEach(({ x, y, heading }, step) =>
          [-1, 1].forEach((side) =>
            pen.place(x, y, { turn: heading + side * (62 + pen.between(-12, 12)) }, () =>
              lanceLeaf(pen, 112 - step * 4, shade(leaf.leaf, pen.between(-0.03, 0.04))),
            ),
          ),
        );
      const { x, y, heading } = tipOf(line);
      if (flowers)
        flower(pen, flowers, index, {
          x,
          y: y - radius * 0.26,
          radius: radius * pen.between(0.94, 1.05),
          lean: heading * 0.4,
        });
    },
    [0.76, 1],
  );
};
