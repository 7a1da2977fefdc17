import { mix, shade } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { centre, leaf, material } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const green = mix(leaf.leaf, leaf.dusty, 0.22);

/** Bulbs among the pebbles of a low bowl, upright straps, and clusters of small white flowers. */
export const paperwhites: DrawHabit = (pen, { flowers, room }) => {
  const bulbs = room > 180 ? 5 : 3;
  const at = (index: number): number => (index / (bulbs - 1) - 0.5) * room * 1.3;
  const blades = (near: number, length: number): void =>
    range(bulbs * 3).forEach((index) => {
      const x = at(index % bulbs) + pen.between(-16, 16);
      pen.atDepth(near, () =>
        pen.place(x, -30, { turn: x * 0.05 + pen.between(-9, 9) }, () =>
          drawLeaf(
            pen,
            length * pen.between(0.8, 1.1),
            13,
            shade(green, pen.between(-0.04, 0.05)),
            {
              bend: x / 1700 + pen.between(-0.06, 0.06),
              widest: 0.6,
            },
          ),
        ),
      );
    });
  blades(0.74, 340);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const share = flowers.count > 1 ? index / (flowers.count - 1) : 0.5;
      const foot = lerp(-room * 0.65, room * 0.65, share);
      const tip = [
        lerp(-1, 1, share) * Math.max(200, room * 0.92),
        -(392 + ((index * 0.618) % 1) * 120),
      ] as const;
      const line = stemCurve([foot, -20], [foot, tip[1] * 0.5], tip, 8);
      pen.ribbon(asPoints(line), 11, 8, shade(green, 0.05), { shadow: 3 });
      flower(pen, flowers, index, {
        x: tip[0],
        y: tip[1] - 20,
        radius: 76 * pen.between(0.95, 1.06),
        lean: foot * 0.12,
      });
    });
  blades(1, 230);
  range(bulbs).forEach((index) => {
    const x = at(index);
    pen.shape(
      [
        [x - 15, -62],
        [x - 40, -22],
        [x - 30, 12],
        [x + 30, 12],
        [x + 40, -22],
        [x + 15, -62],
      ],
      shade(mix(centre.umber, material.kraft, 0.62), index % 2 ? 0.03 : -0.02),
      { shadow: 5 },
    );
    pen.line(
      [
        [x - 6, -56],
        [x - 18, -20],
        [x - 14, 6],
      ],
      shade(material.kraft, 0.02),
      3,
    );
  });
  range(30).forEach((index) => {
    const across = (index / 29) * 2 - 1;
    pen.dot(
      across * room * 0.92,
      6 + Math.sqrt(1 - across * across) * 10 + (index % 2 ? 5 : -7),
      pen.between(12, 18),
      shade(material.stone, pen.between(-0.1, 0.1)),
      { shadow: 3 },
    );
  });
};
