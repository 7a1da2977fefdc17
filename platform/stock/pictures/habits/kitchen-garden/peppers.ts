import { shade, type Pigment } from '../../drawing/colour';
import { asPoints, cycle, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, paint } from '../../pigments';
import type { DrawHabit } from '../growing';
import { ownFruit } from './own-fruit';
import { bananaPepper, bellPepper, habanero, jalapeno, type DrawPepper } from './pepper-fruits';

interface Kind {
  fruit: DrawPepper;
  size: number;
  label: Pigment;
  /** Where its fruits hang, from the foot of its stem. */
  at: readonly Point[];
}

const kinds: readonly Kind[] = [
  {
    fruit: bellPepper,
    size: 92,
    label: paint.red,
    at: [
      [-26, -236],
      [34, -150],
    ],
  },
  {
    fruit: bananaPepper,
    size: 142,
    label: paint.yellow,
    at: [
      [-34, -230],
      [36, -200],
    ],
  },
  {
    fruit: jalapeno,
    size: 112,
    label: paint.green,
    at: [
      [-46, -232],
      [46, -206],
      [4, -146],
    ],
  },
  {
    fruit: habanero,
    size: 84,
    label: paint.orange,
    at: [
      [-34, -240],
      [40, -206],
      [-6, -138],
    ],
  },
];

function leaves(pen: Pen, height: number, near: number, count: number): void {
  pen.atDepth(near, () =>
    range(count).forEach((index) => {
      const along = index / (count - 1);
      const side = index % 2 ? 1 : -1;
      pen.place(
        side * 4,
        -lerp(height * 0.3, height, along),
        {
          turn: side * lerp(106, 24, along) + pen.between(-12, 12),
        },
        () =>
          drawLeaf(
            pen,
            lerp(98, 78, along) * pen.between(0.9, 1.1),
            25,
            shade(leaf.leaf, 0.05 + pen.between(-0.03, 0.05)),
          ),
      );
    }),
  );
}

function label(pen: Pen, colour: Pigment): void {
  pen.polygon(
    [
      [-15, -64],
      [15, -64],
      [15, 0],
      [0, 20],
      [-15, 0],
    ],
    material.paper,
    { shadow: 4 },
  );
  pen.rectangle(-15, -64, 30, 22, colour);
  [-32, -22].forEach((y) =>
    pen.line(
      [
        [-9, y],
        [9, y],
      ],
      shade(material.slate, 0.1),
      3,
    ),
  );
}

/** Four young plants in a row, each with peppers of its own shape: bell, banana, jalapeño, habanero. */
export const peppers: DrawHabit = (pen, { flowers, room }) => {
  const width = (room * 2) / kinds.length;
  const before = pen.blooms;
  kinds.forEach(({ fruit, size, label: colour, at }, index) =>
    pen.place(-room + (index + 0.5) * width, 0, {}, () => {
      const height = 286 + (index % 2) * 22;
      pen.ribbon(
        asPoints(stemCurve([0, 8], [pen.between(-14, 14), -height * 0.5], [0, -height], 6)),
        13,
        8,
        leaf.stem,
        { shadow: 3 },
      );
      leaves(pen, height, 0.76, 11);
      leaves(pen, height, 1, 8);
      at.forEach(([x, y], place) => {
        const counted = pen.blooms - before;
        if (!flowers || counted >= flowers.count) return;
        pen.line(
          [
            [0, y - 30],
            [x * 0.7, y - 30],
            [x, y - size * 0.16],
          ],
          leaf.stem,
          6,
        );
        ownFruit(pen, flowers, { x, y, size, turn: cycle([6, -7, 3], place) }, fruit);
      });
      pen.place(width * 0.3, -6, { turn: 6 }, () => label(pen, colour));
    }),
  );
};
