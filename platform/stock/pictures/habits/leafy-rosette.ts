import { mix, shade, type Pigment } from '../drawing/colour';
import { radians, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { heartLeaf } from '../foliage/leaf';
import { leaf, petal } from '../pigments';
import type { GrowingPlant } from './growing';

type Blade = (pen: Pen, size: number, pigment: Pigment) => void;

/** Veins that leave the midrib and run with the edge. */
function veins(pen: Pen, size: number, pigment: Pigment): void {
  pen.line(
    [
      [0, 0],
      [0, -size * 0.86],
    ],
    shade(pigment, 0.1),
    Math.max(1.4, size * 0.014),
  );
  [0.26, 0.46, 0.64].forEach((along) =>
    [-1, 1].forEach((side) =>
      pen.line(
        [
          [0, -size * along],
          [side * size * 0.2 * (1.1 - along), -size * (along + 0.06)],
          [side * size * 0.38 * (1 - along), -size * (along + 0.12)],
        ],
        shade(pigment, 0.06),
        Math.max(1, size * 0.009),
      ),
    ),
  );
}

/** A leaf of two halves from its right edge, one of them in the light. */
const bladeOf =
  (edge: readonly Point[]): Blade =>
  (pen, size, pigment) => {
    const right = edge.map(([x, y]): Point => [x * size, y * size]);
    const left = right.map(([x, y]): Point => [-x, y]).reverse();
    const contrast = pen.light(-90) * 0.05;
    pen.shape([...right, ...left], shade(pigment, -contrast), { shadow: 5 });
    pen.shape([...left, [0, 0], [0, -size * 0.5]], shade(pigment, contrast));
    veins(pen, size, pigment);
  };

const rounded = bladeOf([
  [0.1, 0.05],
  [0.34, -0.04],
  [0.47, -0.34],
  [0.42, -0.68],
  [0.2, -0.93],
]);
const scalloped = bladeOf(
  range(9).map((index): Point => {
    const angle = (92 - index * 22) * radians;
    const reach = index % 2 ? 0.54 : 0.44;
    return [Math.max(0.03, Math.cos(angle) * reach), -0.46 + Math.sin(angle) * reach * 1.04];
  }),
);
const heart: Blade = (pen, size, pigment) => {
  heartLeaf(pen, size, pigment);
  veins(pen, size, pigment);
};

interface Growth {
  named: RegExp;
  blade: Blade;
  size: number;
  /** How far the blades are held above the pot. */
  lift?: number;
  /** The blade's own colour. */
  leaf?: Pigment;
}

/** Plants whose leaves are broad and stand on stalks of their own. */
const growths: readonly Growth[] = [
  { named: /violet/i, blade: rounded, size: 108 },
  { named: /coral bells/i, blade: scalloped, size: 132 },
  { named: /kale/i, blade: scalloped, size: 168 },
  { named: /lime hosta/i, blade: heart, size: 150, leaf: mix(leaf.fresh, petal.lemon, 0.4) },
  { named: /hosta|caladium/i, blade: heart, size: 172, lift: 24 },
];

export const leafyGrowth = (name: string): Growth | undefined =>
  growths.find(({ named }) => named.test(name));

/** A low mound of broad leaves, each laid its own way; how far it reaches up is answered, for the flowers over it. */
export function leafyRosette(
  pen: Pen,
  plant: GrowingPlant,
  { blade, size, lift = 0, leaf: own }: Growth,
): number {
  const green = own ?? plant.leaf;
  const rings = [
    { count: 7, spread: 100, reach: 1.5, near: 0.5 },
    { count: 7, spread: 88, reach: 1.12, near: 0.68 },
    { count: 6, spread: 76, reach: 0.74, near: 0.84 },
    { count: 5, spread: 96, reach: 0.36, near: 1 },
  ];
  rings.forEach(({ count, spread, reach, near }) => {
    const order = range(count).sort(
      (one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2),
    );
    order.forEach((index) =>
      pen.atDepth(near + pen.between(-0.05, 0.05), () => {
        const turn = -spread + (2 * spread * index) / (count - 1) + pen.between(-8, 8);
        const far = size * reach * pen.between(0.88, 1.1);
        const [x, y] = [
          Math.sin(turn * radians) * far * 1.12,
          -Math.cos(turn * radians) * far * 0.86 - 14 - lift,
        ];
        pen.ribbon(
          [
            [x * 0.1, 8],
            [x * 0.5, y * 0.75],
            [x, y + 6],
          ],
          size * 0.1,
          size * 0.06,
          shade(green, -0.05),
          { shadow: 3 },
        );
        pen.place(
          x,
          y,
          {
            turn: turn * 1.05 + pen.between(-12, 12),
            squash: pen.between(0.8, 0.95),
            flip: pen.chance(0.5),
          },
          () => blade(pen, size * pen.between(0.88, 1.08), shade(green, pen.between(-0.03, 0.03))),
        );
      }),
    );
  });
  return size * 1.5 + lift;
}
