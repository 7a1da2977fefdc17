import { shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { eucalyptus } from '../foliage/sprigs';
import { leaf, material, petal } from '../pigments';
import { basket as wovenBasket } from '../vessels/basket';
import { bow } from '../vessels/bow';
import { turnedBody } from '../vessels/turned';
import { standsOn, type DrawGood } from './hardgood';
import { drawBox, floret, posy } from './solids';

function jar(pen: Pen, x: number, y: number, filling: Pigment): void {
  pen.place(x, y, {}, () => {
    turnedBody(
      pen,
      [
        [34, -128],
        [44, -112],
        [46, -20],
        [40, 0],
      ],
      filling,
      { shine: 4, shadow: 5 },
    );
    turnedBody(
      pen,
      [
        [38, -150],
        [38, -126],
      ],
      material.brass,
      { angular: true },
    );
    pen.rectangle(-32, -88, 56, 48, material.paper);
    floret(pen, -4, -64, 18, material.aubergine);
  });
}

function packet(pen: Pen, x: number, y: number, turn: number, colour: Pigment): void {
  pen.place(x, y, { turn }, () => {
    pen.rectangle(-52, -176, 104, 190, material.paper, { shadow: 6 });
    pen.rectangle(-52, -176, 104, 42, colour);
    posy(pen, 0, -78, 0.5, 'daisy', colour.lightness > 0.85 ? petal.yellow : colour);
  });
}

/** Crumpled tissue over the rim. */
function tissue(pen: Pen): void {
  const points = range(17).map((index): Point => [
    (index / 8 - 1) * 134,
    index % 2 ? -196 + pen.between(-10, 12) : -160,
  ]);
  pen.polygon([...points, [134, -140], [-134, -140]], shade(material.paper, -0.01), { shadow: 4 });
  range(8).forEach((index) =>
    pen.polygon(
      [
        points[index * 2] ?? [0, 0],
        points[index * 2 + 1] ?? [0, 0],
        [(index / 4 - 1) * 134 + 16, -146],
      ],
      shade(material.paper, -0.05),
    ),
  );
}

const sprigs = (pen: Pen): void =>
  [-30, -8, 18].forEach((turn) =>
    pen.place(-20, -150, { turn }, () => eucalyptus(pen, 210, leaf.dusty)),
  );

function tin(pen: Pen, x: number, paint: Pigment): void {
  drawBox(
    pen,
    x,
    -140,
    { width: 66, height: 118, depth: [16, 12] },
    shade(paint, paint.lightness > 0.7 ? -0.12 : 0.12),
  );
  pen.shape(ellipse(22, 22, { x: x + 33, y: -206 }), material.paper);
  floret(pen, x + 33, -206, 16, material.aubergine);
}

type Contents = (pen: Pen, paint: Pigment) => void;

const mixedGoods: Contents = (pen, paint) => {
  sprigs(pen);
  packet(pen, -66, -148, -9, paint);
  tin(pen, 34, paint);
  jar(pen, 4, -136, petal.orange);
};

/** What hangs in a potting shed: two wooden grips and a packet. */
const forGardeners: Contents = (pen, paint) => {
  sprigs(pen);
  [
    [-84, -15],
    [-42, -6],
  ].forEach(([x = 0, turn = 0], index) =>
    pen.place(x, -140, { turn }, () => {
      pen.ribbon(
        [
          [0, 0],
          [0, -96],
        ],
        12,
        12,
        material.zinc,
      );
      pen.shape(
        [
          [-15, -88],
          [-18, -150],
          [-13, -206],
          [0, -216],
          [13, -206],
          [18, -150],
          [15, -88],
        ],
        shade(material.oak, index * -0.05),
        { shadow: 5 },
      );
    }),
  );
  packet(pen, 48, -140, 8, paint);
  jar(pen, -4, -126, leaf.fresh);
};

/** A rolling pin, a whisk and flour. */
const forBakers: Contents = (pen, paint) => {
  pen.place(-78, -136, { turn: -16 }, () => {
    pen.ribbon(
      [
        [0, 20],
        [0, -250],
      ],
      13,
      13,
      shade(material.oak, -0.12),
    );
    pen.rectangle(-24, -206, 48, 190, shade(material.oak, 0.03), { shadow: 5 });
  });
  pen.place(10, -140, { turn: 4 }, () => {
    pen.ribbon(
      [
        [0, 0],
        [0, -110],
      ],
      11,
      11,
      material.wood,
    );
    [-34, -16, 0, 16, 34].forEach((half) =>
      pen.line(
        [
          [0, -104],
          [half, -190],
          [half * 0.6, -236],
          [0, -246],
        ],
        material.zinc,
        4,
      ),
    );
  });
  packet(pen, 70, -140, 12, paint);
  jar(pen, 10, -126, material.cream);
};

/** A soup kit: long packets of rice and a ladle. */
const soup: Contents = (pen, paint) => {
  pen.place(-84, -140, { turn: -13 }, () => {
    pen.ribbon(
      [
        [0, 0],
        [0, -196],
      ],
      11,
      11,
      shade(material.oak, -0.06),
    );
    pen.shape(ellipse(30, 36, { y: -212 }), shade(material.oak, 0.02), { shadow: 5 });
  });
  tin(pen, 40, paint);
  pen.place(-14, -136, { turn: -3 }, () => {
    pen.rectangle(-44, -170, 88, 180, shade(material.kraft, 0.06), { shadow: 6 });
    pen.rectangle(-30, -120, 60, 90, material.paper);
    range(16).forEach((index) =>
      pen.line(
        [
          [-24 + (index % 4) * 14, -60 - Math.floor(index / 4) * 15],
          [-15 + (index % 4) * 14, -66 - Math.floor(index / 4) * 15],
        ],
        material.iron,
        4,
      ),
    );
  });
};

const fillings: readonly (readonly [named: RegExp, contents: Contents])[] = [
  [/gardener/i, forGardeners],
  [/baker/i, forBakers],
  [/soup/i, soup],
];

const contentsOf = (name: string): Contents =>
  fillings.find(([named]) => named.test(name))?.[1] ?? mixedGoods;

/** A filled market basket under a hooped handle with a bow; what is in it comes from its name. */
export const basket: DrawGood = (pen, { paint, scene }) => {
  const contents = contentsOf(scene.name);
  const body = wovenBasket(pen, material.straw);
  const hoop: Point[] = [
    [-128, -150],
    [-132, -330],
    [0, -442],
    [132, -330],
    [128, -150],
  ];
  body.back();
  pen.ribbon(hoop, 18, 18, shade(material.straw, -0.1), { shadow: 4 });
  pen.ribbon(
    hoop.map(([x, y]): Point => [x, y - 5]),
    6,
    6,
    shade(material.straw, 0.08),
  );
  contents(pen, paint);
  tissue(pen);
  body.front();
  bow(pen, { x: -112, y: -206, size: 0.66, pigment: paint });
  return standsOn(108);
};
