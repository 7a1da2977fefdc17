import { mix, shade } from '../../drawing/colour';
import { tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk } from './stalks';

const green = mix(leaf.leaf, leaf.dusty, 0.3);

function blades(pen: Pen, count: number, length: number, near: number): void {
  fan(
    pen,
    count,
    48,
    (turn) =>
      pen.place(turn * 1.2, 6, { turn: turn * 0.7 }, () =>
        drawLeaf(pen, length * pen.between(0.84, 1.1), 13, shade(green, pen.between(-0.04, 0.05)), {
          bend: turn / 210,
        }),
      ),
    [near - 0.2, near],
  );
}

/** Gray-green blades, and over them white drops that hang from short hooks. */
export const snowdrops: DrawHabit = (pen, { flowers }) => {
  blades(pen, 12, 230, 0.76);
  if (flowers)
    fan(
      pen,
      flowers.count,
      38,
      (turn, share, index) => {
        const side = share < 0.5 ? -1 : 1;
        const height = (236 + ((index * 0.618) % 1) * 80) * (1 - Math.abs(turn) / 260);
        const line = drawStalk(pen, { turn, height, width: 8, tone: green });
        const { x, y } = tipOf(line);
        const out = side * 26;
        pen.place(x, y, { turn: side * 12 }, () =>
          drawLeaf(pen, 40, 5, shade(green, 0.05), { vein: false }),
        );
        pen.line(
          [
            [x, y],
            [x + out * 0.4, y - 20],
            [x + out, y - 10],
            [x + out, y + 8],
          ],
          green,
          4,
        );
        flower(pen, flowers, index, { x: x + out, y: y + 48, radius: 46, lean: side * -5 });
      },
      [0.85, 1],
    );
  blades(pen, 9, 150, 1);
};
