import { shade } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import { leaf, material } from '../pigments';
import { bow } from './bow';
import type { MakeVessel } from './vessel';

/** A bridal bouquet in the hand: bare stems bound with satin ribbon, its ends left long. */
export const handTied: MakeVessel = (pen, satin = material.paper) => {
  const tail = (side: 1 | -1, reach: number, sway: number): Point[] => [
    [side * 4, -206],
    [side * (20 + sway), -150],
    [side * (30 + sway), -70],
    [side * (22 + sway * 1.6), reach],
  ];
  return {
    mouth: -322,
    opening: 52,
    foot: 54,
    tied: true,
    back() {},
    front() {
      range(11).forEach((index) => {
        const across = index - 5;
        pen.ribbon(
          [
            [across * 7, -206],
            [across * 6, -110],
            [across * 9.5, -4 - (Math.abs(across) % 3) * 9],
          ],
          10,
          9,
          shade(leaf.stem, -0.06 + ((index * 2) % 5) * 0.035),
          { shadow: 3 },
        );
      });
      pen.shape(
        [
          [-45, -222],
          [-45, -222],
          [0, -214],
          [45, -222],
          [45, -222],
          [38, -100],
          [38, -100],
          [0, -92],
          [-38, -100],
          [-38, -100],
        ],
        satin,
        { shadow: 6 },
      );
      pen.polygon(
        [
          [14, -216],
          [45, -222],
          [38, -100],
          [12, -94],
        ],
        shade(satin, -0.06),
      );
      range(5).forEach((index) =>
        pen.line(
          [
            [-42 + index * 0.8, -196 + index * 21],
            [0, -184 + index * 21],
            [42 - index * 0.8, -202 + index * 21],
          ],
          shade(satin, -0.1),
          3,
        ),
      );
      pen.ribbon(tail(-1, -14, 26), 15, 22, shade(satin, -0.03), { shadow: 6 });
      pen.ribbon(tail(1, -30, 10), 15, 22, shade(satin, -0.075), { shadow: 6 });
      bow(pen, { x: 0, y: -206, size: 0.82, pigment: satin });
      range(3).forEach((index) =>
        pen.dot(0, -172 + index * 26, 5, shade(satin, 0.03), { shadow: 3 }),
      );
    },
  };
};
