import { mix, shade } from '../../drawing/colour';
import { petal as petalShape, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const green = mix(leaf.fresh, leaf.leaf, 0.45);

/** A fleshy leaf folded like a boat. */
function boatLeaf(pen: Pen, length: number, half: number, bend: number, step: number): void {
  const bent = ([x, y]: Point): Point => [x + bend * (y / length) ** 2 * length, y];
  const outline = petalShape(length, half, { widest: 0.6, tip: 0.5, base: 0.72 }).map(bent);
  pen.shape(outline, shade(green, step), { shadow: 5 });
  pen.shape(
    petalShape(length * 0.95, half * 0.42, { pointed: true, widest: 0.5, base: 0.8 })
      .map(([x, y]): Point => [x + half * 0.12, y])
      .map(bent),
    shade(green, step - 0.075),
  );
  pen.line(
    range(5).map((index) => bent([-half * 0.55, -length * (0.2 + index * 0.16)])),
    shade(green, step + 0.08),
    3,
  );
}

/** One crowded column of bells on a thick stalk among upright leaves, straight out of the bulb. */
export const hyacinthOnWater: DrawHabit = (pen, { flowers }) => {
  const behind: [x: number, turn: number, length: number][] = [
    [-12, -19, 258],
    [12, 20, 246],
  ];
  behind.forEach(([x, turn, length]) =>
    pen.atDepth(0.75, () =>
      pen.place(x, 10, { turn }, () => boatLeaf(pen, length, 27, turn / 150, -0.02)),
    ),
  );
  if (flowers)
    range(flowers.count).forEach((index) =>
      flower(pen, flowers, index, { x: 2 + index * 40, y: -268, radius: 152, lean: 2 + index * 9 }),
    );
  const before: [x: number, turn: number, length: number, step: number][] = [
    [-16, -34, 190, 0.01],
    [16, 33, 204, -0.02],
    [-8, -13, 152, 0.03],
    [9, 12, 136, 0],
  ];
  before.forEach(([x, turn, length, step]) =>
    pen.place(x, 14, { turn }, () => boatLeaf(pen, length, 27, turn / 130, step)),
  );
};
