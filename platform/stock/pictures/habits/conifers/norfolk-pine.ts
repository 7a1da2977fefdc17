import { mix, shade, type Pigment } from '../../drawing/colour';
import { lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';

const green = shade(mix(leaf.fresh, leaf.leaf, 0.25), 0.03);
const tiers = 6;
const height = 610;

/** A flat branch, its twigs combed forward on both sides. */
function feather(pen: Pen, length: number, tone: Pigment, droop: number): void {
  const steps = Math.max(7, Math.round(length / 15));
  const bend = (up: number): number => droop * length * (up * up - up ** 4 * 0.5);
  const edge = (side: 1 | -1): Point[] =>
    range(steps).flatMap((index): Point[] => {
      const along = 0.06 + (index / steps) * 0.86;
      const out = (19 + length * 0.055) * Math.sin(Math.PI * (0.2 + along * 0.72)) ** 0.8;
      return [
        [side * 4 + bend(along), -length * along],
        [side * out + bend(along), -length * Math.min(1, along + 0.085)],
      ];
    });
  pen.polygon(
    [[0, 0], ...edge(1), [bend(1), -length], ...edge(-1).reverse()],
    shade(tone, pen.light(0) * 0.04),
    { shadow: 4 },
  );
  pen.line(
    [
      [0, 0],
      [bend(0.5), -length * 0.5],
      [bend(0.94), -length * 0.94],
    ],
    shade(tone, 0.08),
    3,
  );
}

/** A Norfolk pine: a straight thin stem, flat feathered tiers with air between them. */
export const norfolkPine: DrawHabit = (pen) => {
  const bark = shade(mix(material.wood, leaf.olive, 0.3), -0.1);
  pen.ribbon(
    [
      [0, 10],
      [2, -height * 0.5],
      [0, -height * 0.96],
    ],
    19,
    5,
    bark,
    { shadow: 4 },
  );
  range(tiers).forEach((tier) => {
    const share = tier / (tiers - 1);
    const y = -lerp(74, height * 0.9, share ** 0.94);
    const reach = lerp(248, 56, share);
    const lift = lerp(88, 58, share);
    [
      { turn: lift - 20, by: 0.74, near: 0.72 },
      { turn: lift, by: 1, near: 0.9 },
      { turn: lift + 22, by: 0.66, near: 1 },
    ].forEach(({ turn, by, near }) =>
      [-1, 1].forEach((side) =>
        pen.atDepth(near, () =>
          pen.place(0, y, { turn: side * (turn + pen.between(-3, 3)) }, () =>
            feather(
              pen,
              reach * by * pen.between(0.95, 1.04),
              shade(green, share * 0.03 - side * 0.02 + pen.between(-0.02, 0.02)),
              side * 0.12,
            ),
          ),
        ),
      ),
    );
  });
  [-30, 30, 0].forEach((turn) =>
    pen.place(0, -height * 0.9, { turn }, () =>
      feather(pen, turn ? 34 : 66, shade(green, 0.07), 0),
    ),
  );
};
