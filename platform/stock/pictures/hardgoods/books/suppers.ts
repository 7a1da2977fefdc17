import { mix, shade } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';

/** A carrot with its tops. */
function carrot(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () => {
    [-24, -8, 8, 24].forEach((aside) =>
      pen.place(0, -44, { turn: aside }, () =>
        drawLeaf(pen, 66, 9, shade(leaf.fresh, aside / 900), { shadow: 2 }),
      ),
    );
    pen.shape(
      [
        [-18, -44],
        [-15, -4],
        [0, 66],
        [15, -4],
        [18, -44],
        [0, -52],
      ],
      petal.orange,
      { shadow: 4 },
    );
    [-24, -2, 20].forEach((at) =>
      pen.line(
        [
          [-10, at],
          [4, at + 2],
        ],
        shade(petal.orange, -0.1),
        3,
      ),
    );
  });
}

/** A bowl of soup that steams, with what went into it. */
export function coverOfSuppers(pen: Pen): void {
  const steam = (x: number): Point[] =>
    range(5).map((index) => [x + Math.sin(index * 1.3) * 11, -62 - index * 15]);
  [-40, 0, 40].forEach((x) => pen.line(steam(x), shade(material.paper, 0), 6));
  carrot(pen, -88, 66, -26);
  pen.shape(ellipse(98, 27, { points: 18, y: -26 }), material.paper, { shadow: 4 });
  pen.shape(ellipse(86, 20, { points: 18, y: -25 }), mix(petal.orange, petal.red, 0.3));
  [
    [-44, -28],
    [-8, -18],
    [34, -30],
    [56, -20],
  ].forEach(([x = 0, y = 0], index) =>
    pen.shape(
      ellipse(index % 2 ? 9 : 12, 5, { points: 8, x, y }),
      index % 2 ? leaf.fresh : petal.yellow,
    ),
  );
  pen.shape(
    [
      [-98, -24],
      [-98, -24],
      [-88, 32],
      [-46, 66],
      [46, 66],
      [88, 32],
      [98, -24],
      [98, -24],
      [0, 4],
    ],
    shade(material.paper, -0.03),
    { shadow: 6 },
  );
  pen.line(
    range(9).map((index): Point => {
      const share = index / 4 - 1;
      return [share * 92, 4 + Math.sqrt(1 - share * share * 0.96) * 25];
    }),
    material.indigo,
    7,
  );
  pen.rectangle(-44, 64, 88, 12, shade(material.paper, -0.08));
  pen.shape(ellipse(31, 28, { points: 14, x: 92, y: 62 }), petal.red, { shadow: 5 });
  pen.shape(ellipse(10, 7, { points: 8, x: 82, y: 52 }), shade(petal.red, 0.2));
  [-70, -20, 30, 80].forEach((turn) =>
    pen.place(92, 36, { turn }, () => drawLeaf(pen, 20, 5, leaf.leaf, { shadow: 1, vein: false })),
  );
}
