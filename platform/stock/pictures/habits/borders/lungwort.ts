import { mix, shade } from '../../drawing/colour';
import { lerp, polar, range, tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import type { BroadLeaf } from '../../foliage/broad-leaves';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { drawStalk } from '../garden-plants/stalks';
import { flower, type DrawHabit } from '../growing';

const silver = mix(material.snow, leaf.sage, 0.3);

/** A broad oval that ends in a point, splashed with silver. */
const spotted: BroadLeaf = (pen, size, tone) => {
  drawLeaf(pen, size, size * 0.3, tone, { widest: 0.46, shadow: 6 });
  const spots: readonly [x: number, y: number, radius: number][] = [
    [-0.12, 0.2, 0.036],
    [0.1, 0.26, 0.042],
    [-0.17, 0.4, 0.05],
    [0.19, 0.44, 0.046],
    [-0.07, 0.5, 0.036],
    [0.08, 0.6, 0.046],
    [-0.14, 0.64, 0.042],
    [0.04, 0.76, 0.03],
    [-0.05, 0.34, 0.03],
  ];
  spots.forEach(([x, y, radius]) => pen.dot(x * size, -y * size, radius * size, silver));
};

function leaves(pen: Pen, turns: readonly number[], length: number, near: number): void {
  turns.forEach((turn) =>
    pen.atDepth(near, () =>
      pen.place(
        turn * 0.7,
        2,
        { turn: turn + pen.between(-7, 7), squash: pen.between(0.8, 1.02) },
        () => {
          pen.line(
            [
              [0, 0],
              [0, -length * 0.3],
            ],
            leaf.stem,
            9,
          );
          pen.place(...polar(0, length * 0.2), {}, () =>
            spotted(
              pen,
              length * pen.between(0.92, 1.05),
              shade(mix(leaf.leaf, petal.green, 0.06), pen.between(-0.05, 0.02)),
            ),
          );
        },
      ),
    ),
  );
}

/** A low clump of spotted ovals, hairy stalks above it with nodding bells. */
export const lungwort: DrawHabit = (pen, { flowers }) => {
  leaves(pen, [-88, 86, -58, 56, -28, 26], 236, 0.7);
  const count = flowers?.count ?? 6;
  range(count).forEach((index) => {
    const turn = count > 1 ? lerp(-42, 42, index / (count - 1)) : 0;
    pen.atDepth(index % 2 ? 0.92 : 1, () => {
      const tip = tipOf(
        drawStalk(pen, { turn, height: index % 2 ? 388 : 318, foot: turn * 0.8, width: 9 }),
      );
      if (flowers)
        flower(pen, flowers, index, { x: tip.x, y: tip.y + 16, radius: 52, lean: turn * 0.2 });
    });
  });
  leaves(pen, [-104, 102, -72, 70, -38, 40, 2], 212, 0.98);
};
