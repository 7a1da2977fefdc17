import { shade } from '../../drawing/colour';
import { clamp, lerp, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { flower, type DrawHabit, type Flowering } from '../growing';

/** Fat leaves in a low mound, a crown of clustered heads over them. */
export function kalanchoeMound(pen: Pen, flowers: Flowering): void {
  range(17).forEach((index) => {
    const turn = (((index * 0.618 + 0.2) % 1) * 2 - 1) * 104;
    const near = index / 16;
    pen.atDepth(lerp(0.7, 1, near), () =>
      pen.place(turn * 0.7, -30 + near * 24, { turn }, () =>
        drawLeaf(pen, lerp(146, 92, near), 38, shade(leaf.deep, pen.between(0, 0.06)), {
          widest: 0.62,
        }),
      ),
    );
  });
  const radius = clamp(138 / Math.sqrt(flowers.count), 30, 66);
  range(flowers.count).forEach((index) => {
    const around = index * 2.4;
    const reach = Math.sqrt((index + 0.4) / flowers.count);
    const [x, y] = [Math.cos(around) * reach * 92, -158 + Math.sin(around) * reach * 58];
    pen.ribbon(
      [
        [x * 0.2, -20],
        [x, y],
      ],
      7,
      5,
      leaf.stem,
    );
    flower(pen, flowers, index, { x, y, radius, lean: x / 4, tilt: reach * 0.3 });
  });
}

export const kalanchoe: DrawHabit = (pen, { flowers }) => {
  if (flowers) pen.place(0, 4, { scale: 1.3 }, () => kalanchoeMound(pen, flowers));
};
