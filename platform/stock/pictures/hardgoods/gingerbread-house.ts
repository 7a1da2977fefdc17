import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import { cycle, ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import { standsOn, type DrawGood } from './hardgood';

const ginger = pigment(0.58, 0.095, 55);
const icing = material.snow;
const sugar = [petal.yellow, petal.coral, petal.peach, petal.lavender].map((tone) =>
  mix(tone, material.glass, 0.35),
);

/** A dripping line of icing along a straight edge. */
function piped(pen: Pen, from: Point, to: Point, width: number): void {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (width * 0.9));
  range(count + 1).forEach((index) => {
    const share = index / count;
    pen.dot(
      lerp(from[0], to[0], share),
      lerp(from[1], to[1], share),
      width * (index % 2 ? 0.52 : 0.62),
      icing,
      { shadow: 3 },
    );
  });
}

/** Panes of melted sugar between piped bars, in a quadrangle. */
function panes(
  pen: Pen,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  columns: number,
  rows: number,
): void {
  const at = (u: number, v: number): Point => [
    lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
  ];
  range(rows).forEach((row) =>
    range(columns).forEach((column) => {
      const [u, v] = [column / columns, row / rows];
      const tone: Pigment = cycle(sugar, column * 2 + row * 3);
      pen.polygon(
        [at(u, v), at(u + 1 / columns, v), at(u + 1 / columns, v + 1 / rows), at(u, v + 1 / rows)],
        tone,
      );
      pen.polygon([at(u, v), at(u + 0.55 / columns, v), at(u, v + 0.6 / rows)], shade(tone, 0.06));
    }),
  );
  range(columns + 1).forEach((column) =>
    pen.line([at(column / columns, 0), at(column / columns, 1)], icing, 9),
  );
  range(rows + 1).forEach((row) => pen.line([at(0, row / rows), at(1, row / rows)], icing, 9));
}

function gumdrop(pen: Pen, x: number, y: number, colour: Pigment): void {
  pen.shape(
    [
      [x - 20, y],
      [x - 17, y - 24],
      [x, y - 38],
      [x + 17, y - 24],
      [x + 20, y],
    ],
    colour,
    { shadow: 4 },
  );
  pen.dot(x - 6, y - 24, 4, shade(colour, 0.18));
}

/** A glasshouse of gingerbread: sugar panes, a licorice gutter and far too much frosting. */
export const gingerbreadHouse: DrawGood = (pen) => {
  const [left, peak, right]: readonly [Point, Point, Point] = [
    [-340, -270],
    [-170, -470],
    [0, -270],
  ];
  const back = ([x, y]: Point): Point => [x + 360, y - 60];
  pen.shape(
    ellipse(420, 52, { points: 16, x: 20, y: -4, wobble: 0.08, random: pen.random }),
    icing,
    {
      shadow: 8,
    },
  );
  pen.polygon([[0, 0], right, back(right), back([0, 0])], shade(ginger, -0.07), { shadow: 6 });
  panes(
    pen,
    [
      [26, -236],
      [334, -288],
      [334, -112],
      [26, -60],
    ],
    4,
    2,
  );
  pen.polygon([peak, back(peak), back([16, -258]), [16, -258]], shade(ginger, 0.02), { shadow: 7 });
  panes(
    pen,
    [
      [peak[0] + 14, peak[1] + 10],
      [peak[0] + 350, peak[1] - 46],
      [362, -318],
      [12, -258],
    ],
    5,
    3,
  );
  pen.polygon([[-340, 0], left, peak, right, [0, 0]], ginger, { shadow: 8 });
  panes(
    pen,
    [
      [-306, -230],
      [-34, -230],
      [-34, -268],
      [-306, -268],
    ],
    5,
    1,
  );
  pen.shape(
    [
      [-228, 0],
      [-228, 0],
      [-228, -136],
      [-170, -190],
      [-112, -136],
      [-112, 0],
      [-112, 0],
    ],
    shade(ginger, -0.14),
  );
  pen.line(
    [
      [-228, -2],
      [-228, -136],
      [-170, -190],
      [-112, -136],
      [-112, -2],
    ],
    icing,
    11,
  );
  pen.dot(-132, -78, 9, petal.red, { shadow: 3 });
  [-286, -54].forEach((x) =>
    panes(
      pen,
      [
        [x - 32, -180],
        [x + 32, -180],
        [x + 32, -60],
        [x - 32, -60],
      ],
      2,
      2,
    ),
  );
  pen.dot(-170, -340, 34, icing, { shadow: 4 });
  pen.dot(-170, -340, 22, petal.red);
  range(4).forEach((index) =>
    pen.place(-170, -340, { turn: index * 90 + 20 }, () =>
      pen.polygon(
        [
          [0, 0],
          [-7, -22],
          [7, -22],
        ],
        icing,
      ),
    ),
  );
  piped(pen, left, peak, 24);
  piped(pen, peak, right, 24);
  piped(pen, peak, back(peak), 22);
  pen.ribbon([[4, -252], back([4, -252])], 19, 17, shade(material.iron, -0.08), { shadow: 5 });
  range(6).forEach((index) =>
    gumdrop(
      pen,
      lerp(-150, 170, index / 5),
      lerp(-480, -532, index / 5),
      cycle([petal.red, petal.green, petal.yellow], index),
    ),
  );
  piped(pen, [-340, -4], [0, -2], 26);
  piped(pen, [0, -2], [358, -62], 26);
  [-330, -258, -86].forEach((x, index) =>
    gumdrop(pen, x, 18, cycle([petal.green, petal.yellow, petal.red], index)),
  );
  return standsOn(380, 20);
};
