import { mix, shade, type Pigment } from '../../../drawing/colour';
import { lerp, mirrored, range, type Point } from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { leaf } from '../../../pigments';
import type { DrawHabit } from '../../growing';

const green = shade(mix(leaf.leaf, leaf.fresh, 0.42), 0.015);

/** A smooth, round kidney with a deep notch where its stalk joins, at the origin. */
function kidney(pen: Pen, size: number, tone: Pigment): void {
  const right = [
    [0.07, 0.16],
    [0.26, 0.3],
    [0.53, 0.17],
    [0.63, -0.12],
    [0.5, -0.43],
    [0.22, -0.64],
  ].map(([x = 0, y = 0]): Point => [x * size, y * size]);
  const left = mirrored(right);
  const tip: Point = [0, -size * 0.7];
  const contrast = pen.light(-90) * 0.035;
  pen.shape([[0, 0], ...right, tip, ...[...left].reverse()], shade(tone, -contrast), { shadow: 6 });
  pen.shape([[0, 0], ...left, tip, [0, -size * 0.3]], shade(tone, contrast));
  const vein = shade(tone, 0.085);
  pen.line(
    [[0, 0], tip].map(([x = 0, y = 0]): Point => [x, y * 0.9]),
    vein,
    size * 0.022,
  );
  [-1, 1].forEach((side) => {
    pen.line(
      [
        [0, 0],
        [side * size * 0.24, -size * 0.22],
        [side * size * 0.3, -size * 0.46],
      ],
      vein,
      size * 0.017,
    );
    pen.line(
      [
        [0, 0],
        [side * size * 0.3, -size * 0.04],
        [side * size * 0.48, -size * 0.12],
      ],
      vein,
      size * 0.017,
    );
    pen.line(
      [
        [0, 0],
        [side * size * 0.18, size * 0.1],
        [side * size * 0.34, size * 0.13],
      ],
      vein,
      size * 0.015,
    );
  });
}

/** A low carpet of overlapping kidneys that spills over the rim. */
export const wildGinger: DrawHabit = (pen, { room }) => {
  const half = Math.max(180, room * 1.3);
  const rows = [
    { y: -60, wide: 0.56, count: 5, turn: 40, near: 0.6 },
    { y: -44, wide: 0.86, count: 7, turn: 62, near: 0.72 },
    { y: -26, wide: 1.04, count: 8, turn: 84, near: 0.84 },
    { y: -14, wide: 0.6, count: 5, turn: 60, near: 0.93 },
    { y: 3, wide: 0.8, count: 7, turn: 112, near: 1 },
  ];
  pen.shape(
    [
      [-half * 0.8, -10],
      [-half * 0.5, -48],
      [0, -62],
      [half * 0.5, -48],
      [half * 0.8, -10],
      [0, 14],
    ],
    shade(green, -0.12),
  );
  rows.forEach(({ y, wide, count, turn, near }) =>
    range(count)
      .map((index) => lerp(-1, 1, index / (count - 1)))
      .sort((one, other) => Math.abs(other) - Math.abs(one))
      .forEach((across) =>
        pen.atDepth(near, () => {
          const at: Point = [
            across * wide * half + pen.between(-8, 8),
            y + across * across * 30 + pen.between(-7, 7),
          ];
          const flip = y > 0 && Math.abs(across) < 0.5 ? 260 : turn;
          pen.place(
            at[0],
            at[1],
            { turn: across * flip + pen.between(-12, 12), squash: 0.74 },
            () =>
              kidney(
                pen,
                pen.between(76, 92),
                shade(green, -across * 0.025 + pen.between(-0.05, 0.045)),
              ),
          );
        }),
      ),
  );
};
