import { mix, shade } from '../../drawing/colour';
import { cycle, range } from '../../drawing/geometry';
import { succulentRosette } from '../../foliage/succulent-rosette';
import { leaf, material, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const tones = [
  mix(leaf.sage, petal.blush, 0.4),
  mix(leaf.dusty, petal.blue, 0.3),
  mix(leaf.fresh, leaf.sage, 0.5),
  mix(leaf.sage, petal.purple, 0.42),
  leaf.dusty,
];

const places: readonly (readonly [x: number, y: number, radius: number, near: number])[] = [
  [-128, -62, 66, 0.82],
  [-18, -86, 84, 0.84],
  [110, -68, 70, 0.82],
  [-176, -18, 62, 0.95],
  [172, -20, 64, 0.95],
  [54, -24, 74, 0.98],
  [-74, -18, 86, 1],
  [128, 6, 44, 1],
  [4, 10, 42, 1],
];

/** Rosettes of many tones shoulder to shoulder in a low dish, with gravel between them. */
export const succulentBowl: DrawHabit = (pen, { room }) => {
  range(30).forEach((index) =>
    pen.dot(
      ((index * 0.618) % 1) * room * 1.8 - room * 0.9,
      pen.between(-14, 10),
      pen.between(6, 11),
      shade(material.stone, pen.between(-0.08, 0.08)),
      { shadow: 2 },
    ),
  );
  places.forEach(([x, y, radius, near], index) =>
    pen.atDepth(near, () =>
      pen.place(x, y, { turn: x / 9, squash: 0.86 }, () =>
        succulentRosette(pen, radius, cycle(tones, index)),
      ),
    ),
  );
};
