import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { lerp, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import type { DrawHabit } from '../growing';

interface Column {
  tone: Pigment;
  height: number;
  /** Half its breadth, from the pot (0) to the tip (1). */
  half(up: number): number;
  size: number;
  /** How far a spray at the edge leans out. */
  lean: number;
}

/** A flat, scaly fan of twigs, rooted at the origin. */
function spray(pen: Pen, size: number, tone: Pigment): void {
  const fingers = [-58, -32, -8, 16, 40, 62];
  const outline = fingers.flatMap((turn, index): Point[] => {
    const reach = size * (1 - Math.abs(turn) / 190) * pen.between(0.92, 1.06);
    return [
      polar(turn - 8, reach * 0.86),
      polar(turn, reach),
      polar(turn + 7, reach * 0.84),
      polar(turn + 12, size * (index === 5 ? 0.3 : 0.5)),
    ];
  });
  pen.shape([[0, 0], polar(-66, size * 0.3), ...outline], shade(tone, pen.light(0) * 0.03), {
    shadow: 4,
  });
  [-32, 2, 34].forEach((turn) =>
    pen.line([[0, -size * 0.1], polar(turn, size * 0.74)], shade(tone, 0.07), size * 0.035),
  );
}

/** A column that is green down to its pot, spray over spray. */
const columnOf =
  ({ tone, height, half, size, lean }: Column): DrawHabit =>
  (pen) => {
    const edge = range(9).map((index): Point => [
      half(index / 8) * 0.84,
      -height * 0.9 * (index / 8),
    ]);
    pen.shape([...edge, ...edge.map(([x, y]): Point => [-x, y]).reverse()], shade(tone, -0.08), {
      shadow: 6,
    });
    const rows = Math.round(height / (size * 0.44));
    range(rows).forEach((row) => {
      const up = 1 - row / (rows - 1);
      const wide = half(up);
      const count = Math.max(1, Math.round(wide / (size * 0.25)));
      const order = range(count).sort(
        (one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2),
      );
      order.forEach((index) => {
        const across = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
        const lamp = -across * 0.055 - Math.abs(across) * 0.03;
        pen.place(
          across * wide * 0.84 + pen.between(-7, 7),
          -up * (height - size * 0.9) + pen.between(-9, 9) + (1 - across * across) * 10,
          { turn: across * lean + pen.between(-9, 9) },
          () =>
            spray(
              pen,
              lerp(size, size * 0.74, up) * pen.between(0.9, 1.1),
              shade(tone, lamp + lerp(-0.02, 0.04, up) + pen.between(-0.035, 0.035)),
            ),
        );
      });
    });
    [-24, 22, 0].forEach((turn, index) =>
      pen.place(0, -(height - size * (1.5 - index * 0.14)), { turn }, () =>
        spray(pen, size * 0.8, shade(tone, 0.03 - turn / 900)),
      ),
    );
  };

/** An arborvitae: a blunt green column. */
export const arborvitae = columnOf({
  tone: mix(leaf.leaf, leaf.fresh, 0.5),
  height: 640,
  half: (up) => lerp(104, 112, Math.min(1, up * 3)) * (1 - up ** 3.2) ** 0.75,
  size: 74,
  lean: 26,
});

/** A lemon cypress: a bright, slender flame. */
export const lemonCypress = columnOf({
  tone: pigment(0.82, 0.155, 114),
  height: 600,
  half: (up) => 128 * (1 - up) ** 0.72 * (0.8 + 0.2 * Math.min(1, up * 5)),
  size: 62,
  lean: 20,
});
