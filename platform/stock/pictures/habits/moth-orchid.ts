import { mix, shade } from '../drawing/colour';
import { asPoints, cycle, ellipse, range, stemCurve } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material } from '../pigments';
import { flower, type Flowering, type GrowingPlant } from './growing';

/** One flowering stem of a moth orchid: flowers alternate down the arch, buds at its tip. */
function orchidStem(
  pen: Pen,
  flowers: Flowering,
  indexes: readonly number[],
  length: number,
): void {
  const count = indexes.length;
  const arch = stemCurve(
    [0, 0],
    [-length * 0.02, -length * 0.95],
    [length * 0.5, -length * 0.93],
    count + 9,
  );
  const radius = length * 0.125;
  const green = mix(leaf.fresh, leaf.stem, 0.3);
  pen.ribbon(asPoints(arch), 9, 5, green, { shadow: 2 });
  arch.slice(-4).forEach(({ x, y, heading }, index) => {
    const side = index % 2 ? 1 : -1;
    pen.place(x, y, { turn: index === 3 ? heading : heading + side * 62 }, () => {
      const size = 21 - index * 3.4;
      pen.line(
        [
          [0, 0],
          [0, -size * 0.9],
        ],
        green,
        4,
      );
      pen.shape(
        ellipse(size * 0.62, size * 0.82, { points: 7, y: -size * 1.4 }),
        mix(cycle(flowers.pigments, 0), leaf.fresh, 0.3 + index * 0.14),
        { shadow: 3 },
      );
      pen.shape(
        ellipse(size * 0.2, size * 0.4, { points: 6, x: -size * 0.2, y: -size * 1.5 }),
        shade(mix(cycle(flowers.pigments, 0), leaf.fresh, 0.3 + index * 0.14), 0.07),
      );
    });
  });
  indexes.forEach((flowerIndex, index) => {
    const { x, y } = cycle(arch, 5 + index);
    const side = index % 2 ? 1 : -1;
    flower(pen, flowers, flowerIndex, {
      x: x + side * radius * 0.62,
      y: y + radius * (0.3 + index * 0.05),
      radius: radius * (1.08 - index * 0.05),
      lean: side * 14 + index * 3,
    });
  });
}

/** Broad leaves at the foot, one arching stem, a second one from nine flowers on. */
export function mothOrchid(pen: Pen, plant: GrowingPlant, flowers: Flowering): void {
  const leaves: [number, number][] = [
    [-74, 0.5],
    [70, 0.55],
    [-48, 0.8],
    [46, 0.75],
    [-86, 0.9],
    [84, 1],
  ];
  leaves.forEach(([turn, near]) =>
    pen.atDepth(near, () =>
      pen.place(turn * 0.2, 6, { turn: turn * 0.85 }, () =>
        drawLeaf(pen, 210, 36, shade(plant.leaf, -0.05), { bend: turn / 320, shadow: 6 }),
      ),
    ),
  );
  pen.line(
    [
      [14, 10],
      [-4, -224],
      [-10, -414],
    ],
    material.oak,
    5,
  );
  const onFirst = flowers.count > 8 ? Math.ceil(flowers.count * 0.58) : flowers.count;
  const indexes = range(flowers.count);
  if (onFirst < flowers.count)
    pen.place(-6, 8, { turn: -9, flip: true }, () =>
      orchidStem(pen, flowers, indexes.slice(onFirst), 470),
    );
  pen.place(8, 8, { turn: -4 }, () => orchidStem(pen, flowers, indexes.slice(0, onFirst), 550));
}
