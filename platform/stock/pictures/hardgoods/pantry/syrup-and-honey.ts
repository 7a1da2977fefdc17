import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { ellipse, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { mapleLeaf } from '../../foliage/garden/lobed-leaves';
import { material, petal } from '../../pigments';
import { turnedBody } from '../../vessels/turned';
import { floret } from '../solids';
import { standsOn, type DrawGood } from '../hardgood';

const syrup = pigment(0.46, 0.125, 48);
const honey = pigment(0.78, 0.155, 76);

/** A flask of maple syrup: a ring to hold at its narrow neck, a red leaf on its label. */
function flask(pen: Pen): void {
  pen.line(
    ellipse(25, 30, { x: 40, y: -318, points: 12 }).concat([[65, -318]]),
    shade(syrup, -0.06),
    11,
  );
  turnedBody(
    pen,
    [
      [21, -372],
      [22, -318],
      [34, -276],
      [84, -222],
      [94, -150],
      [90, -60],
      [82, 0],
    ],
    syrup,
    { shine: 8, shadow: 8 },
  );
  turnedBody(
    pen,
    [
      [27, -404],
      [26, -362],
    ],
    material.cream,
    { angular: true },
  );
  pen.rectangle(-62, -196, 116, 116, material.paper, { shadow: 4 });
  pen.place(-4, -102, {}, () => mapleLeaf(pen, 76, petal.red));
}

/** A bee from above, printed. */
function bee(pen: Pen): void {
  [-52, 52].forEach((turn) =>
    pen.place(0, -6, { turn }, () =>
      pen.shape(ellipse(12, 25, { y: -22, points: 10 }), material.water, { shadow: 2 }),
    ),
  );
  pen.shape(ellipse(17, 28, { y: 10, points: 12 }), petal.yellow);
  [0, 14, 27].forEach((y) =>
    pen.line(
      [
        [-15 + y * 0.12, y],
        [15 - y * 0.12, y],
      ],
      material.iron,
      6,
    ),
  );
  pen.dot(0, -19, 11, material.iron);
}

/** A wide jar of honey under a brass lid. */
function honeyJar(pen: Pen): void {
  turnedBody(
    pen,
    [
      [74, -262],
      [94, -236],
      [100, -140],
      [98, -40],
      [88, 0],
    ],
    honey,
    { shine: 9, shadow: 8 },
  );
  pen.shape(
    [
      [-84, -222],
      [-62, -232],
      [-60, -50],
      [-80, -40],
    ],
    shade(honey, 0.1),
    { opacity: 0.8 },
  );
  turnedBody(
    pen,
    [
      [82, -304],
      [82, -254],
    ],
    material.brass,
    { angular: true },
  );
  range(9).forEach((index) =>
    pen.line(
      [
        [-72 + index * 18, -288],
        [-72 + index * 18, -252],
      ],
      shade(material.brass, -0.1),
      3,
    ),
  );
  pen.shape(ellipse(58, 58, { x: 2, y: -136, points: 6 }), material.paper, { shadow: 4 });
  pen.place(2, -138, {}, () => bee(pen));
}

/** Curls of wood wool between the glasses. */
function woodWool(pen: Pen, tone: Pigment): void {
  range(46).forEach((index) => {
    const x = -196 + ((index * 8.9) % 400);
    pen.ribbon(
      [
        [x, -116],
        [x + pen.between(-22, 22), -150 - (index % 4) * 9],
        [x + pen.between(-40, 40), -132 - (index % 3) * 8],
      ],
      6,
      4,
      shade(tone, pen.between(-0.07, 0.07)),
      { shadow: 2 },
    );
  });
}

/** A bottle of maple syrup and a jar of honey standing in one open box. */
export const syrupAndHoney: DrawGood = (pen) => {
  const card = material.kraft;
  pen.polygon(
    [
      [-186, -166],
      [236, -166],
      [262, -252],
      [-160, -252],
    ],
    shade(card, 0.05),
    { shadow: 7 },
  );
  pen.polygon(
    [
      [-212, -124],
      [212, -124],
      [238, -168],
      [-186, -168],
    ],
    shade(card, -0.2),
  );
  woodWool(pen, mix(material.straw, material.paper, 0.3));
  pen.place(-92, -70, {}, () => flask(pen));
  pen.place(104, -66, {}, () => honeyJar(pen));
  woodWool(pen, mix(material.straw, material.paper, 0.4));
  pen.polygon(
    [
      [212, -124],
      [238, -168],
      [238, -42],
      [212, 0],
    ],
    shade(card, -0.1),
  );
  pen.polygon(
    [
      [-212, -126],
      [212, -126],
      [212, 0],
      [-212, 0],
    ],
    card,
    { shadow: 8 },
  );
  pen.polygon(
    [
      [-212, -126],
      [212, -126],
      [212, -117],
      [-212, -117],
    ],
    shade(card, 0.07),
  );
  pen.shape(ellipse(50, 44, { y: -60, points: 14 }), material.paper, { shadow: 3 });
  floret(pen, 0, -60, 32, material.aubergine);
  return standsOn(222);
};
