import { shade } from '../../drawing/colour';
import { lerp, tipOf } from '../../drawing/geometry';
import { sunflowerLeaf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk, leavesAlong } from './stalks';

/** Thick stalks with large rough hearts up both sides, one great head on each. */
export const youngSunflower: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 3;
  const radius = count > 4 ? 90 : 132;
  fan(
    pen,
    count,
    count > 1 ? 27 : 0,
    (turn, share, index) => {
      const height = 640 - Math.abs(share - 0.5) * 330 + (index % 2) * 26;
      const line = drawStalk(pen, { turn, height, width: 17, foot: turn * 1.6 });
      leavesAlong(
        pen,
        line,
        share === 0.5 ? [4, 5, 6, 7, 8] : [1, 3, 5, 6, 7],
        (_, order) =>
          sunflowerLeaf(
            pen,
            lerp(184, 112, order / 4) * pen.between(0.92, 1.08),
            shade(leaf.leaf, 0.02 + pen.between(-0.03, 0.03)),
          ),
        [78, 12],
      );
      const { x, y, heading } = tipOf(line);
      if (flowers)
        flower(pen, flowers, index, {
          x,
          y: y - radius * 0.3,
          radius,
          lean: heading * 0.6,
          tilt: 0.2,
        });
    },
    [0.72, 1],
  );
};
