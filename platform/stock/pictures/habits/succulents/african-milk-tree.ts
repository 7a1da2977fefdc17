import { mix, shade } from '../../drawing/colour';
import { cycle, lerp, petal, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal as pigments } from '../../pigments';
import type { DrawHabit } from '../growing';

const green = mix(leaf.leaf, leaf.fresh, 0.45);
const marble = mix(pigments.lemon, leaf.fresh, 0.42);
const thorn = mix(pigments.burgundy, leaf.olive, 0.3);

/** A three-sided limb along a line: scalloped wings to the left and right, the third ridge towards us, small leaves on every tooth. */
function limb(pen: Pen, line: readonly Point[], half: number): void {
  const at = (index: number): Point => cycle(line, index);
  const last = line.length - 1;
  const edge = (side: 1 | -1): Point[] =>
    line.flatMap(([x, y], index): Point[] => {
      const end = index === last ? 0.45 : 1;
      const [, nextY] = at(Math.min(last, index + 1));
      return [
        [x + side * half * end, y],
        [x + side * half * 0.66 * end, y + (nextY - y) * 0.5],
      ];
    });
  const [left, right] = [edge(-1), edge(1)];
  const ridge = line.map(([x, y]): Point => [x + half * 0.16, y]);
  pen.shape([...left, ...[...right].reverse()], shade(green, -0.05), { shadow: 6 });
  pen.shape([...left, ...[...ridge].reverse()], shade(green, 0.035));
  range(last).forEach((index) => {
    const [x, y] = at(index);
    const [, nextY] = at(index + 1);
    const middle = (y + nextY) / 2;
    pen.polygon(
      [
        [x - half * 0.1, y],
        [x - half * 0.46, middle + 4],
        [x - half * 0.08, nextY],
        [x - half * 0.24, middle - 2],
      ],
      shade(marble, 0.02),
    );
    pen.polygon(
      [
        [x + half * 0.24, y],
        [x + half * 0.6, middle + 4],
        [x + half * 0.24, nextY],
        [x + half * 0.42, middle],
      ],
      shade(marble, -0.08),
    );
  });
  pen.line(ridge, shade(green, 0.12), half * 0.12);
  line.forEach(([x, y], index) => {
    const leafy = index > last * 0.3;
    [-1, 1].forEach((side) => {
      const end = index === last ? 0.45 : 1;
      pen.place(x + side * half * end * 0.96, y, { turn: side * 64 }, () => {
        pen.line(
          [
            [0, 4],
            [0, -9],
          ],
          thorn,
          3.4,
        );
        if (leafy)
          pen.place(0, 0, { turn: -side * 24 }, () =>
            pen.shape(
              petal(half * 0.78, half * 0.2, { tip: 0.7, widest: 0.68 }),
              shade(leaf.fresh, pen.light(0) * 0.06 + 0.02),
              { shadow: 3 },
            ),
          );
      });
    });
    if (leafy && index % 2)
      pen.place(x + half * 0.16, y, { turn: 12 }, () =>
        pen.shape(
          petal(half * 0.56, half * 0.18, { tip: 0.7, widest: 0.68 }),
          shade(leaf.fresh, 0.06),
          {
            shadow: 3,
          },
        ),
      );
  });
}

interface Arm {
  foot: number;
  side: number;
  from: number;
  height: number;
  half: number;
  near: number;
}

/** Arms that leave the trunk aside and then stand up beside it. */
const arms: Arm[] = [
  { foot: 0, side: -92, from: -150, height: 330, half: 37, near: 0.72 },
  { foot: 0, side: 100, from: -190, height: 340, half: 37, near: 0.76 },
  { foot: 0, side: -178, from: -96, height: 266, half: 38, near: 0.88 },
  { foot: 0, side: 186, from: -110, height: 244, half: 38, near: 0.9 },
];

/** A candelabra of three-sided limbs, marbled down their middle, small leaves along their edges. */
export const africanMilkTree: DrawHabit = (pen) => {
  arms.forEach(({ side, from, height, half, near }) =>
    pen.atDepth(near, () => {
      const steps = Math.round(height / 44);
      const line = range(steps + 1).map((index): Point => {
        const along = index / steps;
        const out = 1 - (1 - Math.min(1, along * 3.4)) ** 2;
        return [side * out, from + 30 - along * height - (1 - out) * -20];
      });
      limb(pen, line, half);
    }),
  );
  const trunk = range(14).map((index): Point => [
    lerp(0, 6, index / 13) + Math.sin(index * 0.7) * 2,
    8 - index * 44,
  ]);
  limb(pen, trunk, 52);
};
