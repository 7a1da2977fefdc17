import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, petal as petalShape, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { fernFrond } from '../../foliage/sprigs';
import { leaf, petal } from '../../pigments';

type DrawCrop = (pen: Pen, size: number) => void;

/** A head of lettuce: ruffled leaves round a paler heart. */
const lettuce =
  (tone: Pigment): DrawCrop =>
  (pen, size) =>
    [
      { count: 7, length: 1, spread: 104, step: -0.06 },
      { count: 6, length: 0.78, spread: 84, step: 0 },
      { count: 4, length: 0.5, spread: 52, step: 0.06 },
    ].forEach(({ count, length, spread, step }) =>
      range(count).forEach((index) =>
        pen.place(0, -size * 0.1, { turn: lerp(-spread, spread, index / (count - 1)) }, () => {
          pen.shape(
            petalShape(size * length, size * length * 0.4, { tip: 0.86, widest: 0.7 }),
            shade(tone, step + pen.light(0) * 0.05 + pen.between(-0.02, 0.02)),
            { shadow: size * 0.05 },
          );
          pen.line(
            [
              [0, 0],
              [0, -size * length * 0.7],
            ],
            shade(tone, step + 0.12),
            size * 0.035,
          );
        }),
      ),
    );

/** Feathery tops with an orange shoulder in the earth. */
const carrot: DrawCrop = (pen, size) => {
  pen.shape(ellipse(size * 0.15, size * 0.12, { points: 8, y: -size * 0.02 }), petal.orange);
  [-34, 30, -8, 12].forEach((turn) =>
    pen.place(0, -size * 0.06, { turn }, () =>
      fernFrond(pen, size * 1.05, shade(leaf.fresh, turn > 0 ? 0.02 : -0.05), turn / 150, 0.24),
    ),
  );
};

const onion: DrawCrop = (pen, size) =>
  [-22, 20, -8, 7].forEach((turn) =>
    pen.place(0, 4, { turn }, () =>
      drawLeaf(pen, size * 1.5, size * 0.085, shade(mix(leaf.leaf, leaf.dusty, 0.35), turn / 500), {
        bend: turn / 90,
        vein: false,
        shadow: 2,
      }),
    ),
  );

/** A seedling with two pairs of leaves. */
const seedling: DrawCrop = (pen, size) => {
  pen.ribbon(
    [
      [0, 2],
      [2, -size * 0.4],
      [0, -size * 0.84],
    ],
    size * 0.09,
    size * 0.06,
    shade(leaf.fresh, -0.06),
  );
  [
    [-70, 0.5, 0.56],
    [70, 0.5, 0.56],
    [-38, 0.84, 0.5],
    [38, 0.84, 0.5],
  ].forEach(([turn = 0, up = 0, length = 0]) =>
    pen.place(0, -size * up, { turn }, () =>
      drawLeaf(pen, size * length, size * 0.16, shade(leaf.fresh, turn / 1200), { shadow: 2 }),
    ),
  );
};

/** What grows in the rows, left to right. */
export const crops: readonly DrawCrop[] = [
  lettuce(shade(leaf.fresh, 0.03)),
  carrot,
  lettuce(mix(petal.burgundy, leaf.leaf, 0.3)),
  onion,
  seedling,
];
