import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

interface Sword {
  tone: Pigment;
  tooth: Pigment;
  /** Half width at its widest as a share of its length. */
  breadth: number;
  /** A dark thorn at the tip. */
  thorn?: boolean;
  flecks?: boolean;
}

/** A thick, tapering leaf with teeth along both edges, hollow on its upper side. */
function sword(
  pen: Pen,
  length: number,
  bend: number,
  { tone, tooth, breadth, thorn, flecks }: Sword,
): void {
  const half = length * breadth;
  const bent = ([x, y]: Point): Point => [x + bend * (y / length) ** 2 * length, y];
  const wide = (along: number): number =>
    half * Math.max(0.02, (0.86 + 0.5 * along) * (1 - along ** 1.7));
  const edge = (side: number): Point[] =>
    range(10).map((index) => bent([side * wide(index / 9), (-index / 9) * length]));
  range(8).forEach((index) =>
    [-1, 1].forEach((side) => {
      const along = 0.08 + index * 0.11;
      const [x, y] = bent([side * wide(along), -along * length]);
      pen.polygon(
        [
          [x - side * 3, y + 6],
          [x + side * 8, y - 3],
          [x - side * 3, y - 6],
        ],
        tooth,
      );
    }),
  );
  const contrast = pen.light(-90) * 0.05;
  const middle = range(7).map((index) => bent([0, (-index / 6) * length]));
  pen.shape([...edge(-1), ...edge(1).reverse()], shade(tone, -contrast - 0.01), { shadow: 6 });
  pen.shape([...edge(-1), ...[...middle].reverse()], shade(tone, contrast + 0.01));
  if (thorn)
    pen.polygon(
      [bent([-3.4, -length * 0.95]), bent([0, -length * 1.06]), bent([3.4, -length * 0.95])],
      pigment(0.32, 0.05, 30),
    );
  if (flecks)
    range(9).forEach((index) => {
      const along = 0.12 + index * 0.075;
      const [x, y] = bent([pen.between(-0.6, 0.6) * wide(along), -along * length]);
      pen.line(
        [
          [x, y],
          [x, y - 8],
        ],
        mix(tone, petal.white, 0.6),
        3.6,
      );
    });
}

function whorl(
  pen: Pen,
  kind: Sword,
  rings: readonly [count: number, spread: number, length: number, near: number][],
  curl: number,
): void {
  rings.forEach(([count, spread, length, near]) =>
    range(count)
      .sort((one, other) => Math.abs(other * 2 - count + 1) - Math.abs(one * 2 - count + 1))
      .forEach((index) =>
        pen.atDepth(near, () => {
          const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-4, 4);
          pen.place(turn * 0.5, 2, { turn }, () =>
            sword(pen, length * pen.between(0.92, 1.06), (-turn / 300) * curl, {
              ...kind,
              tone: shade(kind.tone, pen.between(-0.03, 0.03)),
            }),
          );
        }),
      ),
  );
}

/** An aloe: few fat, flecked leaves that stand up and bend out. */
export const aloe: DrawHabit = (pen) =>
  whorl(
    pen,
    {
      tone: mix(leaf.leaf, leaf.sage, 0.42),
      tooth: petal.lemon,
      breadth: 0.085,
      flecks: true,
    },
    [
      [6, 66, 330, 0.62],
      [5, 42, 380, 0.8],
      [4, 58, 268, 0.94],
      [3, 24, 282, 1],
    ],
    1,
  );

/** An agave: a globe of broad blue swords, a dark thorn on each. */
export const agave: DrawHabit = (pen, plant) =>
  whorl(
    pen,
    {
      tone: mix(plant.leaf, leaf.dusty, 0.55),
      tooth: pigment(0.42, 0.05, 35),
      breadth: 0.11,
      thorn: true,
    },
    [
      [7, 90, 286, 0.58],
      [8, 72, 316, 0.74],
      [7, 54, 300, 0.86],
      [5, 66, 220, 0.95],
      [4, 30, 232, 1],
    ],
    0.5,
  );
