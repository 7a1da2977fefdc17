import { shade } from '../../drawing/colour';
import { basilLeaf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { stalkedLeaves } from './stalked-leaves';

const places = [
  [-112, -150],
  [114, -158],
  [0, -236],
  [0, -100],
  [-170, -60],
  [170, -64],
] as const;

/** A small pot of broad dark leaves, and broad bracts close over them. */
export const tablePoinsettia: DrawHabit = (pen, { flowers }) => {
  stalkedLeaves(
    pen,
    {
      count: 15,
      spread: [108, 80],
      reach: [140, 70],
      near: [0.72, 0.96],
      stalk: shade(leaf.stem, -0.04),
      thickness: 9,
    },
    (turn) =>
      pen.place(0, 24, { turn: turn + pen.between(-12, 12) }, () =>
        basilLeaf(pen, 138 * pen.between(0.9, 1.1), shade(leaf.deep, pen.between(-0.03, 0.03))),
      ),
  );
  if (!flowers) return;
  places.slice(0, flowers.count).forEach(([x, y], index) =>
    flower(pen, flowers, index, {
      x,
      y,
      radius: 142 * pen.between(0.95, 1.04),
      lean: x * 0.24,
      tilt: 0.2,
    }),
  );
};
