import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, ellipse, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import type { BroadLeaf } from '../../foliage/broad-leaves';
import { leafletsOf } from '../../foliage/garden/border-leaves';
import { woodbineLeaf } from '../../foliage/garden/lobed-leaves';
import { drawLeaf, heartLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import { potApart } from '../../vessels/carriers/pair-of-pots';
import { flower, type DrawHabit } from '../growing';
import { fanTrellis } from './supports';

const tall = 590;

/** Where the vine is thick: it widens with the trellis and rounds off at its head. */
function placesOnVine(count: number): Point[] {
  return range(count).map((index) => {
    const height = 0.12 + 0.9 * ((index + 0.5) / count);
    const half = lerp(96, 262, Math.min(1, height * 1.15)) * (height > 0.9 ? 0.74 : 1);
    return [(((index * 0.618) % 1) * 2 - 1) * half, -tall * height];
  });
}

function runners(pen: Pen): void {
  [-150, -60, 40, 150].forEach((x, index) => {
    const line = stemCurve([x * 0.2, 6], [-x * 0.9, -tall * 0.5], [x, -tall * 0.94], 14);
    pen.line(asPoints(line), shade(leaf.moss, -0.04 + index * 0.01), 6);
  });
}

interface Vine {
  blade: BroadLeaf;
  size: number;
  /** The leaves' own pigment; without one the description's. */
  tone?: Pigment;
  radius: (count: number) => number;
  /** Further pieces among the leaves, after them. */
  more?: (pen: Pen, places: readonly Point[]) => void;
}

/** A vine that has climbed its trellis, in flower from foot to head. */
const vineOf =
  ({ blade, size, tone, radius, more }: Vine): DrawHabit =>
  (pen, { flowers, leaf: described }) => {
    const green = tone ?? described;
    fanTrellis(pen, 690, 236);
    runners(pen);
    const foliage = (count: number, near: number, by: number) =>
      pen.atDepth(near, () =>
        placesOnVine(count).forEach(([x, y]) =>
          pen.place(
            x * 1.02 + pen.between(-12, 12),
            y + pen.between(-14, 14),
            { turn: x / 3 + pen.between(-70, 70) },
            () =>
              blade(
                pen,
                size * by * pen.between(0.86, 1.1),
                shade(green, 0.02 + pen.between(-0.04, 0.05)),
              ),
          ),
        ),
      );
    foliage(38, 0.72, 1.15);
    foliage(34, 1, 1);
    more?.(pen, placesOnVine(24));
    if (!flowers) return;
    placesOnVine(flowers.count).forEach(([x, y], index) =>
      flower(pen, flowers, index, {
        x: x * 0.98 + pen.between(-10, 10),
        y: y - 6 + pen.between(-12, 12),
        radius: radius(flowers.count) * pen.between(0.9, 1.08),
        lean: x / 5 + pen.between(-20, 20),
        tilt: Math.abs(x) / 420,
      }),
    );
  };

/** Leaves in threes; many small stars or a few large faces. */
export const clematisVine = vineOf({
  blade: leafletsOf(1, 0.3),
  size: 108,
  tone: leaf.leaf,
  radius: (count) => (count < 16 ? 74 : 36),
});

/** Five leaflets from one point, scarlet in October. */
export const woodbineVine = vineOf({ blade: woodbineLeaf, size: 92, radius: () => 30 });

/** Blunt oval leaves and whorls of slim trumpets. */
export const honeysuckleVine = vineOf({
  blade: (pen, size, tone) => drawLeaf(pen, size, size * 0.32, tone, { widest: 0.5 }),
  size: 74,
  tone: mix(leaf.leaf, leaf.dusty, 0.25),
  radius: () => 62,
});

/** A fruit of the hardy kiwi: small, green and smooth. */
function kiwiFruit(pen: Pen, x: number, y: number): void {
  pen.line(
    [
      [x, y - 26],
      [x, y],
    ],
    leaf.stem,
    4,
  );
  const skin = mix(leaf.fresh, petal.lemon, 0.4);
  pen.shape(ellipse(20, 26, { points: 9, x, y: y + 16 }), shade(skin, -0.03), { shadow: 4 });
  pen.shape(ellipse(11, 16, { points: 8, x: x - 4, y: y + 12 }), shade(skin, 0.07));
}

const kiwi: Vine = {
  blade: (pen, size, tone) => heartLeaf(pen, size, tone),
  size: 84,
  tone: leaf.leaf,
  radius: () => 30,
};
const maleKiwi = vineOf(kiwi);
const femaleKiwi = vineOf({
  ...kiwi,
  more: (pen, places) =>
    places
      .filter((_, index) => index % 5 === 2)
      .forEach(([x, y]) => [-24, 22].forEach((dx, i) => kiwiFruit(pen, x + dx, y + i * 12))),
});

/** Large hearts on a trellis each: one vine with green fruit in pairs, and the one without which there is none. */
export const kiwiPair: DrawHabit = (pen, plant) => {
  pen.place(-potApart, 0, { scale: 0.72 }, () => femaleKiwi(pen, plant));
  pen.place(potApart, 0, { scale: 0.66 }, () => maleKiwi(pen, plant));
};
