import { shade } from '../../drawing/colour';
import { lerp, range } from '../../drawing/geometry';
import { fernFrond } from '../../foliage/sprigs';
import type { DrawHabit } from '../growing';

/** A small fern that springs from the crown of its ball and lets the ball be seen. */
export const mossBallFern: DrawHabit = (pen, { leaf: green }) => {
  [
    { near: 0.6, count: 7, spread: 84, reach: 318 },
    { near: 0.82, count: 6, spread: 62, reach: 336 },
    { near: 1, count: 5, spread: 44, reach: 264 },
  ].forEach(({ near, count, spread, reach }) =>
    range(count).forEach((index) =>
      pen.atDepth(near, () => {
        const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-5, 5);
        pen.place(turn * 0.4, 6, { turn: turn * 0.6 }, () =>
          fernFrond(
            pen,
            reach * pen.between(0.88, 1.06),
            shade(green, index % 2 ? 0.03 : -0.04),
            turn / 112,
            0.17,
          ),
        );
      }),
    ),
  );
  [-16, 12].forEach((x, index) =>
    pen.place(x, 4, { turn: index ? 9 : -7 }, () => {
      pen.line(
        [
          [0, 0],
          [2, -104],
          [index ? 16 : -16, -134],
          [index ? 34 : -34, -122],
          [index ? 30 : -30, -106],
        ],
        shade(green, 0.07),
        7,
      );
    }),
  );
};
