import { mix, shade, type Pigment } from '../../drawing/colour';
import { lerp, range, tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leafletsOf } from '../../foliage/garden/border-leaves';
import { leaf, petal } from '../../pigments';
import { drawStalk } from '../garden-plants/stalks';
import { flower, type DrawHabit } from '../growing';

const fiveOfThem = leafletsOf(2, 0.27);

/** A leaf cut like a fern's: a thin red stalk that parts in three, five toothed leaflets on each part. */
function astilbeLeaf(pen: Pen, size: number, tone: Pigment): void {
  pen.line(
    [
      [0, 0],
      [0, -size * 0.46],
    ],
    mix(leaf.stem, petal.burgundy, 0.4),
    4.5,
  );
  [-64, 64, 0].forEach((turn) =>
    pen.place(0, -size * 0.4, { turn }, () =>
      fiveOfThem(pen, size * (turn ? 0.5 : 0.6), shade(tone, turn * 0.0003)),
    ),
  );
}

function leaves(pen: Pen, turns: readonly number[], size: number, near: number): void {
  turns.forEach((turn) =>
    pen.atDepth(near, () =>
      pen.place(turn * 0.66, 6, { turn: turn + pen.between(-6, 6) }, () =>
        astilbeLeaf(pen, size * pen.between(0.9, 1.08), shade(leaf.leaf, pen.between(-0.05, 0.04))),
      ),
    ),
  );
}

/** A mound of ferny leaves, feathers on bare stalks above it. */
export const astilbe: DrawHabit = (pen, { flowers }) => {
  leaves(pen, [-92, 90, -64, 62, -38, 36, -12, 14], 268, 0.7);
  const count = flowers?.count ?? 6;
  range(count).forEach((index) => {
    const turn = count > 1 ? lerp(-27, 27, (index * 0.618 + 0.1) % 1) : 0;
    pen.atDepth(index % 2 ? 0.9 : 1, () => {
      const line = drawStalk(pen, {
        turn,
        height: 430 + (index % 3) * 46 - Math.abs(turn) * 2,
        foot: turn * 1.2,
        width: 9,
        tone: mix(leaf.stem, petal.burgundy, 0.34),
      });
      const { x, y } = tipOf(line);
      if (flowers) flower(pen, flowers, index, { x, y: y - 70, radius: 118, lean: turn * 0.8 });
    });
  });
  leaves(pen, [-108, 106, -80, 78, -52, 54, -26, 24, 0], 224, 0.98);
};
