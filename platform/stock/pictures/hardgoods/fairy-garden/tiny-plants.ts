import { shade, type Pigment } from '../../drawing/colour';
import { range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material, petal } from '../../pigments';

/** A dwarf spruce, as tall as the house. */
export function tinySpruce(pen: Pen, x: number, y: number, height: number): void {
  pen.ribbon(
    [
      [x, y + 4],
      [x, y - height * 0.3],
    ],
    12,
    9,
    material.wood,
  );
  range(5).forEach((row) => {
    const base = y - height * (0.12 + row * 0.17);
    const half = height * 0.3 * (1 - row * 0.17);
    pen.shape(
      [
        [x - half, base],
        [x - half * 0.4, base + 5],
        [x, base + 8],
        [x + half * 0.4, base + 5],
        [x + half, base],
        [x + half * 0.3, base - height * 0.2],
        [x, base - height * 0.32],
        [x, base - height * 0.32],
        [x - half * 0.3, base - height * 0.2],
      ],
      shade(leaf.pine, 0.02 + row * 0.025),
      { shadow: 4 },
    );
  });
}

/** A red toadstool with its white spots. */
export function toadstool(pen: Pen, x: number, y: number, size: number): void {
  pen.place(x, y, { scale: size }, () => {
    pen.shape(
      [
        [-9, 2],
        [-6, -26],
        [6, -26],
        [9, 2],
      ],
      material.paper,
      { shadow: 3 },
    );
    pen.shape(
      [
        [-30, -22],
        [-26, -42],
        [0, -60],
        [26, -42],
        [30, -22],
        [0, -17],
      ],
      petal.red,
      { shadow: 4 },
    );
    [
      [-15, -36, 4.6],
      [2, -48, 5],
      [15, -34, 4.2],
      [-1, -29, 3.6],
    ].forEach(([dx = 0, dy = 0, radius = 4]) => pen.dot(dx, dy, radius, material.white));
  });
}

/** A clump of small flowers on the moss. */
export function tinyFlowers(pen: Pen, x: number, y: number, tone: Pigment): void {
  range(7).forEach((index) => {
    const [dx, dy] = [pen.between(-32, 32), pen.between(-34, 0)];
    pen.line(
      [
        [x + dx * 0.6, y + 6],
        [x + dx, y + dy],
      ],
      leaf.fresh,
      3,
    );
    pen.dot(x + dx, y + dy, 8, shade(tone, (index % 3) * 0.03), { shadow: 2 });
    pen.dot(x + dx, y + dy, 3, petal.yellow);
  });
}
