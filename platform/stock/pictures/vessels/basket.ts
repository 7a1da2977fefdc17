import { shade } from '../drawing/colour';
import { cycle, ellipse, lerp, range, type Point } from '../drawing/geometry';
import { material } from '../pigments';
import { soilIn } from './pots';
import { mouthOpening, onFront, turnedBody } from './turned';
import type { MakeVessel } from './vessel';

const rows = 7;
const columns = 13;

/** Woven straw: rows of overlapping strands and a plaited rim. */
export const basket: MakeVessel = (pen, straw = material.straw) => ({
  mouth: -150,
  opening: 128,
  foot: 104,
  back() {
    mouthOpening(pen, 132, -150, straw, 4);
    soilIn(pen, 122, -147);
  },
  front() {
    const profile = turnedBody(
      pen,
      [
        [136, -150],
        [128, -70],
        [104, 0],
      ],
      shade(straw, -0.1),
    );
    range(rows).forEach((row) =>
      range(columns).forEach((column) => {
        const across = ((column + (row % 2) * 0.5) / 12.5) * 2 - 1;
        if (across > 0.99) return;
        const height = cycle(profile, Math.round((row / rows) * (profile.length - 1)));
        const [left, right] = [
          onFront(Math.max(-1, across - 0.1), height),
          onFront(Math.min(1, across + 0.1), height),
        ];
        const middle = lerp(left[0], right[0], 0.5);
        const strand: Point[] = [
          left,
          [middle, (left[1] + right[1]) / 2 - 2],
          right,
          [right[0], right[1] + 17],
          [middle, (left[1] + right[1]) / 2 + 22],
          [left[0], left[1] + 17],
        ];
        pen.shape(strand, shade(straw, 0.03 - across * 0.06 + pen.between(-0.02, 0.02)), {
          shadow: 2,
        });
      }),
    );
    range(19).forEach((index) => {
      const across = index / 9 - 1;
      const [x, y] = onFront(across, [138, -156]);
      pen.place(x, y, { turn: 62 }, () =>
        pen.shape(ellipse(17, 8, { points: 7 }), shade(straw, 0.06 - across * 0.07), { shadow: 2 }),
      );
    });
  },
});
