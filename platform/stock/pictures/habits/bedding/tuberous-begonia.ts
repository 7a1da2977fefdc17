import { mix, shade } from '../../drawing/colour';
import { begoniaLeaf } from '../../foliage/garden/rounded-leaves';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { stalkedLeaves } from '../potted/stalked-leaves';

const green = mix(shade(leaf.leaf, -0.02), leaf.fresh, 0.3);
const places = [
  [-118, -218],
  [60, -322],
  [30, -138],
  [172, -190],
  [-40, -350],
  [-160, -90],
] as const;

/** Lopsided toothed leaves on thick stalks, and large nodding flowers among them. */
export const tuberousBegonia: DrawHabit = (pen, { flowers }) => {
  const leaves = (count: number, reach: readonly [number, number], near: number, start: number) =>
    stalkedLeaves(
      pen,
      {
        count,
        spread: [104, 60],
        reach,
        near: [near - 0.16, near],
        stalk: mix(leaf.stem, petal.burgundy, 0.35),
        thickness: 13,
        start,
      },
      (turn) =>
        pen.place(0, 20, { turn: turn * 0.95 + pen.between(-16, 16) }, () =>
          pen.place(0, 0, { flip: turn > 0 }, () =>
            begoniaLeaf(pen, 168 * pen.between(0.88, 1.08), shade(green, pen.between(-0.04, 0.03))),
          ),
        ),
    );
  leaves(11, [236, 250], 0.82, 0.1);
  leaves(9, [150, 70], 0.98, 0.33);
  leaves(5, [40, 20], 1, 0.05);
  if (!flowers) return;
  places.slice(0, flowers.count).forEach(([x, y], index) =>
    flower(pen, flowers, index, {
      x,
      y,
      radius: 92 * pen.between(0.94, 1.05),
      lean: x * 0.2,
      tilt: 0.3,
    }),
  );
};
