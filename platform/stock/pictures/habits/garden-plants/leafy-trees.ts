import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, headingOf, radians, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import type { BroadLeaf } from '../../foliage/broad-leaves';
import { mapleLeaf, oakLeaf } from '../../foliage/garden/lobed-leaves';
import { whiteOakLeaf } from '../../foliage/garden/white-oak-leaf';
import { material } from '../../pigments';
import type { DrawHabit } from '../growing';

interface Crown {
  blade: BroadLeaf;
  size: number;
  halfWidth: number;
  halfHeight: number;
  bark: Pigment;
  count?: number;
  /** Degrees by which a leaf may turn from the way out. */
  stray?: number;
}

const top = -400;

function trunk(pen: Pen, bark: Pigment): void {
  pen.ribbon(
    [
      [0, 10],
      [8, -170],
      [0, -400],
    ],
    40,
    22,
    bark,
    { shadow: 5 },
  );
  pen.ribbon(
    [
      [-7, 10],
      [2, -170],
      [-5, -380],
    ],
    11,
    5,
    shade(bark, 0.12),
  );
  [-116, 122, -60].forEach((x) =>
    pen.ribbon(
      [
        [0, -210],
        [x * 0.5, -270],
        [x, -380],
      ],
      18,
      7,
      bark,
      { shadow: 3 },
    ),
  );
}

function leaves(
  pen: Pen,
  { blade, size, halfWidth, halfHeight, count = 104, stray = 46 }: Crown,
  tone: Pigment,
): void {
  range(count)
    .map((index) => {
      const reach = Math.sqrt((index + 0.5) / count);
      const around = index * 137.5 * radians;
      return { x: Math.cos(around) * reach, y: Math.sin(around) * reach, reach };
    })
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach }) => {
      const lamp = (-x * 0.5 - y * 0.65 + Math.sqrt(1 - reach * reach) * 0.4 - 0.2) * 0.13;
      const at: Point = [
        x * halfWidth + pen.between(-20, 20),
        top + y * halfHeight + pen.between(-18, 18),
      ];
      pen.place(at[0], at[1], { turn: headingOf(x, y + 0.2) + pen.between(-stray, stray) }, () =>
        pen.place(0, size * 0.4, {}, () =>
          blade(
            pen,
            size * pen.between(0.88, 1.12),
            shade(
              { ...tone, hue: tone.hue + pen.between(-9, 9) },
              lamp + pen.between(-0.045, 0.045),
            ),
          ),
        ),
      );
    });
}

/** A young shade tree whose leaves can be told. */
const treeOf =
  (crown: Crown): DrawHabit =>
  (pen, plant) => {
    trunk(pen, crown.bark);
    pen.shape(
      ellipse(crown.halfWidth * 0.84, crown.halfHeight * 0.84, {
        points: 14,
        wobble: 0.14,
        random: pen.random,
        y: top,
      }),
      shade(plant.leaf, -0.13),
      { shadow: 6 },
    );
    leaves(pen, crown, plant.leaf);
  };

export const oakTree = treeOf({
  blade: oakLeaf,
  size: 100,
  halfWidth: 222,
  halfHeight: 178,
  bark: shade(material.wood, -0.2),
});
/** Its leaves are large enough to show their lobes. */
export const swampWhiteOak = treeOf({
  blade: whiteOakLeaf,
  size: 150,
  halfWidth: 226,
  halfHeight: 196,
  bark: mix(material.wood, material.slate, 0.4),
  count: 50,
  stray: 26,
});
export const mapleTree = treeOf({
  blade: mapleLeaf,
  size: 104,
  halfWidth: 176,
  halfHeight: 206,
  bark: mix(material.wood, material.slate, 0.6),
});
