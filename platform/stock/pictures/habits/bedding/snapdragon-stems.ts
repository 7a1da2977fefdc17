import { shade } from '../../drawing/colour';
import { radians, range } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk } from '../garden-plants/stalks';

/** Leafy upright stems, a spike of two-lipped flowers on each. */
export const snapdragonStems: DrawHabit = (pen, { flowers }) => {
  const leafy = (turn: number, height: number) => {
    const line = drawStalk(pen, { turn, height, width: 12, foot: turn * 4.4 });
    line.slice(1, 10).forEach(({ x, y, heading }, step) =>
      [-1, 1].forEach((side) =>
        pen.place(x, y, { turn: heading + side * (58 + pen.between(-14, 14)) }, () =>
          drawLeaf(pen, 106 - step * 5, 15, shade(leaf.leaf, pen.between(-0.03, 0.05)), {
            shadow: 3,
          }),
        ),
      ),
    );
    return line;
  };
  range(6).forEach((index) =>
    pen.atDepth(0.74, () => leafy((index / 5 - 0.5) * 46, 190 + (index % 2) * 40)),
  );
  if (flowers)
    fan(
      pen,
      flowers.count,
      19,
      (turn, share, index) => {
        const height = 300 + (index % 2) * 60 + (0.5 - Math.abs(share - 0.5)) * 90;
        leafy(turn, height);
        const radius = 142 * pen.between(0.94, 1.04);
        const far = height + radius * 0.86;
        flower(pen, flowers, index, {
          x: turn * 4.4 + Math.sin(turn * radians) * far,
          y: -Math.cos(turn * radians) * far,
          radius,
          lean: turn,
        });
      },
      [0.82, 1],
    );
};
