import { mix, pigment, shade } from '../../drawing/colour';
import { asPoints, cycle, petal, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leafletsOf } from '../../foliage/garden/border-leaves';
import { leaf, petal as petals } from '../../pigments';
import type { DrawHabit } from '../growing';
import { ownFruit } from './own-fruit';

const caneLeaf = leafletsOf(2, 0.34);
const red = pigment(0.53, 0.19, 18);

/** Beads in a thimble under a green star. */
function berry(pen: Pen, size: number): void {
  range(5).forEach((row) => {
    const count = [4, 5, 4, 3, 2][row] ?? 2;
    range(count).forEach((index) => {
      const x = (index - (count - 1) / 2) * 0.21;
      pen.dot(
        x * size,
        (0.24 + row * 0.16) * size,
        size * 0.135,
        shade(red, -x * 0.14 - row * 0.008 + pen.between(-0.03, 0.03)),
        { shadow: size * 0.03 },
      );
      pen.dot((x - 0.035) * size, (0.2 + row * 0.16) * size, size * 0.035, shade(red, 0.16));
    });
  });
  [-80, -40, 0, 40, 80].forEach((turn) =>
    pen.place(0, size * 0.12, { turn }, () =>
      pen.shape(petal(size * 0.24, size * 0.07, { pointed: true }), shade(leaf.fresh, -0.02)),
    ),
  );
}

const tips: readonly Point[] = [
  [-250, -330],
  [240, -360],
  [-130, -500],
  [140, -490],
  [10, -560],
];

/** Arching brown canes, leaves in fives, berries that hang in twos and threes. */
export const raspberry: DrawHabit = (pen, { flowers }) => {
  const canes = tips.map(([x, y]) => stemCurve([x * 0.1, 8], [x * 0.16, y * 1.02], [x, y], 12));
  const bark = mix(leaf.olive, petals.burgundy, 0.3);
  canes.forEach((cane) => pen.ribbon(asPoints(cane), 13, 6, bark, { shadow: 4 }));
  const foliage = (near: number, size: number, odd: number) =>
    pen.atDepth(near, () =>
      canes.forEach((cane, which) =>
        cane.slice(3).forEach(({ x, y, heading }, index) => {
          if (near === 1 && (index + which) % 2 === odd) return;
          const side = (index + which) % 2 ? 1 : -1;
          pen.place(x, y, { turn: heading + side * (66 + pen.between(-14, 14)) }, () =>
            caneLeaf(
              pen,
              size * pen.between(0.88, 1.1),
              shade(leaf.leaf, 0.02 + pen.between(-0.04, 0.05)),
            ),
          );
        }),
      ),
    );
  foliage(0.76, 126, 2);
  foliage(1, 108, 0);
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const round = Math.floor(index / canes.length);
    const at = cycle(cycle(canes, index), 11 - round * 2);
    const [x, y] = [at.x + (round % 2 ? 26 : -18), at.y + 26];
    pen.line(
      [
        [at.x, at.y],
        [x, at.y + 4],
        [x, y + 8],
      ],
      leaf.stem,
      5,
    );
    ownFruit(pen, flowers, { x, y, size: 66, turn: pen.between(-8, 8) }, berry);
  });
};
