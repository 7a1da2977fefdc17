import { mix, shade } from '../../drawing/colour';
import { tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { fernFrond } from '../../foliage/sprigs';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk, leavesAlong } from './stalks';

const green = mix(leaf.sage, leaf.fresh, 0.3);

function feathers(pen: Pen, count: number, length: number, near: number): void {
  fan(
    pen,
    count,
    78,
    (turn) =>
      pen.place(turn * 0.7, 4, { turn: turn * 0.8 }, () =>
        fernFrond(
          pen,
          length * pen.between(0.85, 1.1),
          shade(green, pen.between(-0.05, 0.03)),
          turn / 260,
          0.11,
        ),
      ),
    [near - 0.2, near],
  );
}

/** Stiff stalks over gray feathers, each with a flat plate of gold. */
export const yarrow: DrawHabit = (pen, { flowers }) => {
  feathers(pen, 9, 270, 0.74);
  if (flowers)
    fan(
      pen,
      flowers.count,
      36,
      (turn, _, index) => {
        const height = (400 + ((index * 0.618) % 1) * 140) * (1 - Math.abs(turn) / 240);
        const line = drawStalk(pen, { turn, height, width: 11, tone: shade(green, -0.1) });
        leavesAlong(
          pen,
          line,
          [3, 5, 7],
          () => fernFrond(pen, 104, shade(green, pen.between(-0.04, 0.02)), 0.1, 0.14),
          [46, 8],
        );
        const { x, y, heading } = tipOf(line);
        flower(pen, flowers, index, { x, y: y - 40, radius: 92, lean: heading * 0.4 });
      },
      [0.8, 1],
    );
  feathers(pen, 8, 180, 1);
};
