import { mix, shade } from '../../drawing/colour';
import { radians, tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { columbineLeaf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk, leavesAlong } from './stalks';

const green = mix(leaf.sage, leaf.leaf, 0.62);
const wire = mix(leaf.stem, leaf.olive, 0.4);

function clump(pen: Pen, count: number, reach: number, near: number): void {
  fan(
    pen,
    count,
    88,
    (turn) => {
      const far = reach * pen.between(0.84, 1.12);
      const [x, y] = [Math.sin(turn * radians) * far * 1.15, -Math.cos(turn * radians) * far - 10];
      pen.line(
        [
          [turn * 0.3, 6],
          [x * 0.5, y * 0.7],
          [x, y],
        ],
        shade(green, -0.08),
        5,
      );
      pen.place(x, y, { turn: turn * 0.8 }, () =>
        columbineLeaf(pen, 124, shade(green, pen.between(-0.04, 0.04))),
      );
    },
    [near - 0.2, near],
  );
}

/** Red and gold lanterns that nod from hooked wires over a mound of lobed leaves. */
export const columbinePlant: DrawHabit = (pen, { flowers }) => {
  clump(pen, 9, 130, 0.72);
  if (flowers)
    fan(
      pen,
      flowers.count,
      42,
      (turn, share, index) => {
        const side = share < 0.5 ? -1 : 1;
        const height = (390 + ((index * 0.618) % 1) * 170) * (1 - Math.abs(turn) / 230);
        const line = drawStalk(pen, { turn, height, width: 7, tone: wire });
        leavesAlong(pen, line, [4], () => columbineLeaf(pen, 66, shade(green, 0.02)), [40, 10]);
        const { x, y } = tipOf(line);
        const out = side * 40;
        pen.line(
          [
            [x, y],
            [x + out * 0.3, y - 30],
            [x + out * 0.85, y - 30],
            [x + out, y + 6],
            [x + out, y + 40],
          ],
          wire,
          5,
        );
        flower(pen, flowers, index, {
          x: x + out,
          y: y + 60,
          radius: 74 * pen.between(0.94, 1.06),
          lean: 180 - side * pen.between(4, 16),
        });
      },
      [0.82, 1],
    );
  clump(pen, 9, 76, 1);
  clump(pen, 6, 30, 1);
};
