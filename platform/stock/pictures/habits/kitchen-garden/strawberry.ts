import { mix, pigment, shade } from '../../drawing/colour';
import { petal, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { strawberryLeaf } from '../../foliage/garden/lobed-leaves';
import { centre, leaf, petal as petals } from '../../pigments';
import { fan, type DrawHabit } from '../growing';
import { ownFruit } from './own-fruit';

const red = pigment(0.55, 0.205, 26);

/** A berry that hangs by its green star, set with seeds. */
function berry(pen: Pen, size: number): void {
  const heart = (by: number, dx = 0): Point[] =>
    [
      [0, 0.12],
      [-0.3, 0.08],
      [-0.42, 0.32],
      [-0.3, 0.68],
      [0, 1],
      [0.3, 0.68],
      [0.42, 0.32],
      [0.3, 0.08],
    ].map(([x = 0, y = 0]): Point => [(x * by + dx) * size, (0.1 + (y - 0.1) * by) * size]);
  pen.shape(heart(1), shade(red, -0.04), { shadow: size * 0.06 });
  pen.shape(heart(0.78, -0.05), shade(red, 0.025));
  range(11).forEach((index) => {
    const row = Math.floor(index / 4);
    const x = ((index % 4) - 1.5 + (row % 2) * 0.5) * (0.2 - row * 0.03);
    pen.dot(x * size, (0.28 + row * 0.2) * size, size * 0.026, shade(centre.gold, 0.06));
  });
  [-84, -46, 0, 46, 84].forEach((turn) =>
    pen.place(0, size * 0.1, { turn: 180 + turn }, () =>
      pen.shape(petal(size * 0.3, size * 0.09, { pointed: true }), shade(leaf.leaf, 0.03), {
        shadow: 2,
      }),
    ),
  );
}

function blossom(pen: Pen, x: number, y: number): void {
  pen.place(x, y, { squash: 0.9 }, () => {
    range(5).forEach((index) =>
      pen.place(0, 0, { turn: index * 72 }, () =>
        pen.shape(petal(25, 13, { tip: 0.8 }), petals.white, { shadow: 3 }),
      ),
    );
    pen.dot(0, 0, 9, centre.gold);
  });
}

function leaves(pen: Pen, count: number, reach: number, near: number): void {
  fan(
    pen,
    count,
    84,
    (turn) => {
      const far = reach * pen.between(0.86, 1.12);
      const [x, y] = [
        Math.sin((turn * Math.PI) / 180) * far * 1.36,
        -Math.cos((turn * Math.PI) / 180) * far - 20,
      ];
      pen.line(
        [
          [turn * 0.5, 4],
          [x * 0.6, y * 0.8],
          [x, y],
        ],
        mix(leaf.stem, petals.red, 0.12),
        6,
      );
      pen.place(x, y, { turn: turn * 0.9 }, () =>
        strawberryLeaf(pen, 104, shade(leaf.leaf, 0.03 + pen.between(-0.04, 0.04))),
      );
    },
    [near - 0.2, near],
  );
}

/** Leaves in threes over the rim, white blossoms, red berries that hang down the front. */
export const strawberry: DrawHabit = (pen, { flowers, room }) => {
  leaves(pen, 9, 138, 0.78);
  leaves(pen, 8, 74, 0.96);
  leaves(pen, 5, 22, 1);
  [
    [-104, -168],
    [34, -196],
    [140, -138],
  ].forEach(([x = 0, y = 0]) => blossom(pen, x, y));
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const across = flowers.count > 1 ? (index / (flowers.count - 1)) * 2 - 1 : 0;
    const x = across * room * 1.42;
    const y = -62 + ((index * 0.618) % 1) * 96 - Math.abs(across) * 14;
    pen.line(
      [
        [x * 0.7, y - 44],
        [x * 0.96, y - 34],
        [x, y + 4],
      ],
      shade(leaf.fresh, -0.05),
      5,
    );
    ownFruit(pen, flowers, { x, y, size: 78 * pen.between(0.88, 1.1), turn: across * -8 }, berry);
  });
};
