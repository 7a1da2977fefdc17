import { shade } from '../drawing/colour';
import { standsOn, type DrawGood } from './hardgood';

/** A four-legged steel pyramid with rings and a ball on top. */
export const trellis: DrawGood = (pen, { paint: steel }) => {
  pen.line(
    [
      [-60, 6],
      [0, -640],
    ],
    shade(steel, -0.1),
    11,
  );
  pen.line(
    [
      [70, -6],
      [0, -640],
    ],
    shade(steel, -0.1),
    11,
  );
  [-120, -260, -400, -520].forEach((y) => {
    const half = 150 * (1 + y / 640);
    pen.line(
      [
        [-half, y],
        [-half * 0.5, y + half * 0.16],
        [half * 0.5, y + half * 0.16],
        [half, y],
      ],
      shade(steel, 0.05),
      9,
    );
    pen.line(
      [
        [-half, y],
        [0, y - half * 0.16],
        [half, y],
      ],
      shade(steel, -0.08),
      7,
    );
  });
  [-150, 150].forEach((x) =>
    pen.line(
      [
        [x, 10],
        [0, -640],
      ],
      steel,
      13,
    ),
  );
  pen.dot(0, -668, 30, steel, { shadow: 5 });
  pen.dot(-8, -676, 9, shade(steel, 0.16));
  return standsOn(150);
};
