import { mix, shade } from '../../drawing/colour';
import { cycle, range } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

/** Where the flowers stand round the head of the stalk, the hindmost first. */
const places: [x: number, y: number, lean: number, tilt: number][] = [
  [10, -520, 4, 0.5],
  [-104, -462, -58, 0.4],
  [106, -456, 62, 0.4],
  [4, -420, 176, 0.15],
];

/** A fat bulb half out of the earth, straps from its neck, one thick bare stalk with great flowers. */
export const amaryllis: DrawHabit = (pen, { flowers }) => {
  const strap = (turn: number, length: number, near: number) =>
    pen.atDepth(near, () =>
      pen.place(turn * 0.3, -66, { turn: turn * 0.7 }, () =>
        drawLeaf(pen, length, 24, shade(leaf.leaf, near * 0.03), {
          bend: turn / 120,
          widest: 0.5,
          shadow: 5,
        }),
      ),
    );
  strap(-62, 320, 0.66);
  strap(58, 336, 0.7);
  strap(-30, 350, 0.78);
  pen.ribbon(
    [
      [8, -60],
      [4, -240],
      [2, -430],
    ],
    32,
    25,
    shade(leaf.fresh, -0.03),
    { shadow: 5 },
  );
  pen.ribbon(
    [
      [2, -60],
      [-3, -240],
      [-5, -430],
    ],
    9,
    7,
    shade(leaf.fresh, 0.06),
  );
  strap(34, 300, 0.95);
  const skin = mix(material.wood, material.straw, 0.4);
  pen.shape(
    [
      [-88, 10],
      [-92, -26],
      [-52, -66],
      [-20, -96],
      [22, -96],
      [54, -66],
      [92, -26],
      [88, 10],
    ],
    skin,
    { shadow: 6 },
  );
  pen.shape(
    [
      [-76, 8],
      [-80, -26],
      [-44, -62],
      [-16, -88],
      [-20, -40],
      [-26, 8],
    ],
    shade(skin, 0.08),
  );
  [-0.4, 0, 0.36, 0.7].forEach((out) =>
    pen.line(
      [
        [out * 20, -92],
        [out * 66, -50],
        [out * 84, 4],
      ],
      shade(skin, -0.1),
      3,
    ),
  );
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const [x, y, lean, tilt] = cycle(places, index + (flowers.count < 4 ? 1 : 0));
    const up = Math.floor(index / places.length) * 96;
    pen.ribbon(
      [
        [2, -424],
        [x * 0.6, -424 + (y + 424) * 0.6 - up],
      ],
      15,
      12,
      mix(leaf.fresh, petal.coral, 0.12),
    );
    pen.atDepth(index ? 1 : 0.95, () =>
      flower(pen, flowers, index, { x, y: y - up, radius: 118, lean, tilt }),
    );
  });
};
