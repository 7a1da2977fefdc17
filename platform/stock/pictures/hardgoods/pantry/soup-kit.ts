import { mix, pigment, shade } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const wildRice = pigment(0.27, 0.03, 40);
const mushroom = pigment(0.79, 0.045, 68);

/** Long dark grains, some of them split and pale. */
function grains(pen: Pen, count: number, place: () => Point): void {
  range(count).forEach((index) => {
    const [x, y] = place();
    pen.place(x, y, { turn: pen.between(0, 180) }, () =>
      pen.shape(
        [
          [0, -15],
          [3.4, 0],
          [0, 15],
          [-3.4, 0],
        ],
        index % 6 ? shade(wildRice, pen.between(-0.03, 0.12)) : shade(material.straw, -0.06),
      ),
    );
  });
}

/** A tall paper bag, folded over and tied, with a window full of wild rice. */
function riceBag(pen: Pen): void {
  const paper = shade(material.kraft, 0.04);
  pen.polygon(
    [
      [-132, 0],
      [-140, -330],
      [140, -330],
      [132, 0],
    ],
    paper,
    { shadow: 9 },
  );
  pen.polygon(
    [
      [84, -330],
      [140, -330],
      [132, 0],
      [96, 0],
    ],
    shade(paper, -0.07),
  );
  pen.polygon(
    [
      [-144, -400],
      [144, -400],
      [140, -322],
      [-140, -322],
    ],
    shade(paper, 0.04),
    { shadow: 5 },
  );
  pen.polygon(
    [
      [-144, -400],
      [144, -400],
      [144, -384],
      [-144, -384],
    ],
    shade(paper, -0.05),
  );
  pen.rectangle(-150, -368, 300, 13, petal.orange);
  const window = ellipse(88, 92, { x: -8, y: -128, points: 16 });
  pen.shape(window, shade(paper, -0.14));
  pen.shape(ellipse(82, 86, { x: -8, y: -128, points: 16 }), shade(wildRice, 0.05));
  grains(pen, 120, () => {
    const angle = pen.random() * Math.PI * 2;
    const reach = Math.sqrt(pen.random());
    return [Math.cos(angle) * reach * 72 - 8, Math.sin(angle) * reach * 76 - 128];
  });
  pen.rectangle(-86, -304, 156, 66, material.paper, { shadow: 3 });
  [-1, 1].forEach((side) =>
    range(4).forEach((index) =>
      pen.place(-8 + side * 4, -252 - index * 11, { turn: side * 34 }, () =>
        pen.shape(ellipse(4.5, 11, { y: -8, points: 7 }), shade(wildRice, 0.08)),
      ),
    ),
  );
  pen.line(
    [
      [-8, -244],
      [-8, -298],
    ],
    leaf.moss,
    4,
  );
  [-58, 40].forEach((x) =>
    pen.line(
      [
        [x - 16, -270],
        [x + 16, -270],
      ],
      petal.orange,
      6,
    ),
  );
}

/** A dried slice of a mushroom: cap and stalk in outline, the gills a darker arc. */
function slice(pen: Pen, size: number): void {
  const tone = shade(mushroom, pen.between(-0.07, 0.04));
  const outline: Point[] = [
    [-0.24, 0.56],
    [-0.22, 0.12],
    [-0.62, 0.2],
    [-0.92, 0],
    [-0.8, -0.5],
    [-0.36, -0.82],
    [0.36, -0.82],
    [0.8, -0.5],
    [0.92, 0],
    [0.62, 0.2],
    [0.22, 0.12],
    [0.26, 0.56],
    [0, 0.64],
  ];
  pen.shape(
    outline.map(([x, y]): Point => [x * size, y * size]),
    shade(tone, -0.19),
    { shadow: 5 },
  );
  pen.place(0, size * 0.02, { scale: 0.87 }, () =>
    pen.shape(
      outline.map(([x, y]): Point => [x * size, y * size]),
      shade(tone, 0.05),
    ),
  );
  [-1, 1].forEach((side) =>
    pen.shape(
      [
        [side * size * 0.2, size * 0.02],
        [side * size * 0.4, -size * 0.2],
        [side * size * 0.76, -size * 0.06],
        [side * size * 0.5, size * 0.1],
      ],
      shade(tone, -0.24),
    ),
  );
}

/** The recipe on a card, a bowl drawn over its lines. */
function recipeCard(pen: Pen): void {
  pen.rectangle(-112, -258, 224, 258, material.paper, { shadow: 9 });
  pen.rectangle(-112, -258, 224, 12, petal.orange);
  pen.shape(
    [
      [-56, -190],
      [-46, -150],
      [0, -138],
      [46, -150],
      [56, -190],
      [56, -190],
      [-56, -190],
    ],
    material.indigo,
  );
  pen.shape(ellipse(56, 11, { y: -190, points: 12 }), mix(material.cream, petal.orange, 0.14));
  [-22, 0, 22].forEach((x) =>
    pen.line(
      [
        [x, -208],
        [x + 7, -218],
        [x, -230],
      ],
      shade(material.slate, 0.2),
      4,
    ),
  );
  range(5).forEach((index) =>
    pen.line(
      [
        [-86, -108 + index * 22],
        [(index % 2 ? 54 : 86) - (index === 4 ? 60 : 0), -108 + index * 22],
      ],
      shade(material.slate, 0.16),
      6,
    ),
  );
}

/** A bag of wild rice, the recipe card beside it, dried mushrooms before them: a soup but for the cream. */
export const soupKit: DrawGood = (pen) => {
  pen.place(-34, 0, {}, () => riceBag(pen));
  pen.place(186, 4, { turn: 8 }, () => recipeCard(pen));
  const slices: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
    [-214, -18, -34, 50],
    [-146, -30, 18, 56],
    [-184, 32, 62, 52],
    [-88, 24, -16, 58],
    [-20, 44, 74, 50],
    [-122, 66, 8, 52],
  ];
  slices.forEach(([x, y, turn, size]) => pen.place(x, y, { turn }, () => slice(pen, size)));
  grains(pen, 26, () => [pen.between(50, 170), pen.between(34, 66)]);
  return standsOn(220);
};
