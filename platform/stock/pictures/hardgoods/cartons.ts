import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal } from '../pigments';
import { bow } from '../vessels/bow';
import { standsOn, type DrawGood } from './hardgood';
import { drawBox, posy } from './solids';

type Motif = (pen: Pen, paint: Pigment) => void;

const leaves: Motif = (pen) =>
  [-70, -35, 0, 35, 70].forEach((turn) =>
    pen.place(0, 44, { turn }, () =>
      drawLeaf(pen, 96 - Math.abs(turn) * 0.3, 20, turn % 2 ? leaf.leaf : leaf.fresh, {
        bend: turn / 300,
      }),
    ),
  );

const chamomile: Motif = (pen) => {
  const counted = pen.blooms;
  [-52, 50, 0].forEach((turn, index) =>
    pen.place(0, 74, { turn: turn * 0.7 }, () => {
      pen.line(
        [
          [0, 0],
          [0, -100 - index * 14],
        ],
        leaf.stem,
        5,
      );
      drawLeaf(pen, 58, 11, leaf.fresh, { bend: turn / 200 });
      drawHead(pen, 'daisy', { x: 0, y: -112 - index * 14, radius: 36, pigment: petal.white });
    }),
  );
  pen.blooms = counted;
};

const cup: Motif = (pen, paint) => {
  pen.line(
    [
      [50, -26],
      [84, -24],
      [78, 24],
      [46, 22],
    ],
    shade(paint, -0.06),
    13,
  );
  pen.shape(
    [
      [-58, -44],
      [-58, -44],
      [58, -44],
      [58, -44],
      [46, 52],
      [0, 60],
      [-46, 52],
    ],
    shade(paint, -0.02),
    { shadow: 4 },
  );
  pen.shape(ellipse(58, 15, { y: -44 }), material.chocolate);
  [-20, 16].forEach((x) =>
    pen.line(
      [
        [x, -66],
        [x + 10, -82],
        [x - 4, -98],
        [x + 8, -114],
      ],
      shade(material.paper, -0.12),
      6,
    ),
  );
};

function ladybug(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.place(x, y, { turn, scale: size }, () => {
    pen.dot(0, -22, 13, material.iron, { shadow: 2 });
    pen.shape(ellipse(27, 24), shade(petal.red, 0.02), { shadow: 4 });
    pen.line(
      [
        [0, -22],
        [0, 24],
      ],
      material.iron,
      4,
    );
    [
      [-12, -8],
      [12, -8],
      [-11, 10],
      [11, 10],
    ].forEach(([px = 0, py = 0]) => pen.dot(px, py, 5, material.iron));
  });
}

const ladybugs: Motif = (pen) => {
  drawLeaf(pen, 90, 34, leaf.leaf);
  ladybug(pen, 4, 20, 1.5, 24);
};

function star(pen: Pen, x: number, y: number, size: number): void {
  range(8).forEach((index) =>
    pen.place(x, y, { turn: index * 45 }, () =>
      pen.polygon(
        [
          [-size * 0.09, 0],
          [0, -size],
          [size * 0.09, 0],
        ],
        shade(material.straw, index % 2 ? 0.06 : -0.03),
        { shadow: 2 },
      ),
    ),
  );
  pen.dot(x, y, size * 0.14, petal.red);
}

const stars: Motif = (pen) => star(pen, 0, 0, 84);
const cakes: Motif = (pen) =>
  [
    [-34, 30],
    [34, 30],
    [0, -26],
  ].forEach(([x = 0, y = 0]) => {
    pen.rectangle(x - 32, y - 24, 64, 48, shade(material.straw, 0.06), { shadow: 3 });
    range(9).forEach(() =>
      pen.dot(x + pen.between(-24, 24), y + pen.between(-18, 18), 4, material.chocolate),
    );
  });
const vegetables: Motif = (pen) => {
  [-24, 0, 24].forEach((turn) =>
    pen.place(0, -30, { turn }, () => drawLeaf(pen, 62, 15, leaf.fresh)),
  );
  pen.shape(
    [
      [0, 88],
      [-26, 10],
      [-30, -28],
      [0, -40],
      [30, -28],
      [26, 10],
    ],
    petal.orange,
    { shadow: 4 },
  );
  [-8, 20, 44].forEach((y, index) =>
    pen.line(
      [
        [-18 + index * 5, y],
        [6, y + 3],
      ],
      shade(petal.orange, -0.1),
      4,
    ),
  );
};

function envelope(pen: Pen, x: number, y: number, turn: number, paint: Pigment): void {
  pen.place(x, y, { turn }, () => {
    pen.rectangle(-92, -122, 184, 122, material.paper, { shadow: 5 });
    pen.polygon(
      [
        [-92, -122],
        [92, -122],
        [0, -46],
      ],
      shade(material.paper, -0.05),
      { shadow: 3 },
    );
    pen.dot(0, -56, 13, paint, { shadow: 2 });
  });
}

/** What stands before the carton, so that the inside is known from the outside. */
const before: readonly (readonly [
  named: RegExp,
  motif: Motif,
  extra: (pen: Pen, paint: Pigment) => void,
])[] = [
  [/tea/i, chamomile, (pen) => pen.place(200, -46, { scale: 0.9 }, () => cup(pen, material.cream))],
  [/drinking|cocoa/i, cup, (pen, paint) => pen.place(206, -52, {}, () => cup(pen, paint))],
  [
    /card|paper|stationery/i,
    (pen) => posy(pen, 0, 16, 0.8),
    (pen, paint) => {
      envelope(pen, 216, 6, 9, paint);
      envelope(pen, 176, 14, -7, paint);
    },
  ],
  [
    /ladybug|insect/i,
    ladybugs,
    (pen) =>
      [
        [150, 0, 70],
        [214, -12, 110],
        [262, 6, 40],
      ].forEach(([x = 0, y = 0, turn = 0]) => ladybug(pen, x, y - 16, 0.9, turn)),
  ],
  [
    /star/i,
    stars,
    (pen) =>
      [
        [168, -44],
        [246, -30],
      ].forEach(([x = 0, y = 0], index) => star(pen, x, y, 62 - index * 14)),
  ],
  [
    /suet|cake/i,
    cakes,
    (pen) =>
      range(2).forEach((row) =>
        drawBox(
          pen,
          140 + row * 16,
          -row * 46,
          { width: 120, height: 46, depth: [24, 18] },
          shade(material.straw, 0.05 - row * 0.03),
        ),
      ),
  ],
  [
    /seed/i,
    vegetables,
    (pen, paint) =>
      [
        [156, -8],
        [214, 4],
        [250, 0],
      ].forEach(([x = 0, turn = 0], index) =>
        pen.place(x, 6, { turn: turn + index * 7 }, () => {
          pen.rectangle(-38, -130, 76, 130, material.paper, { shadow: 5 });
          pen.rectangle(-38, -130, 76, 30, shade(paint, -index * 0.06));
          const counted = pen.blooms;
          drawHead(pen, 'daisy', {
            x: 0,
            y: -54,
            radius: 26,
            pigment: [petal.yellow, petal.coral, petal.lavender][index] ?? petal.yellow,
          });
          pen.blooms = counted;
        }),
      ),
  ],
  [
    /spike|food|fertili/i,
    leaves,
    (pen) =>
      range(4).forEach((index) =>
        pen.place(160 + index * 30, 2, { turn: index * 5 - 6 }, () =>
          pen.polygon(
            [
              [-9, -118],
              [9, -118],
              [9, -26],
              [0, 0],
              [-9, -26],
            ],
            shade(leaf.fresh, -0.1 - index * 0.02),
            { shadow: 4 },
          ),
        ),
      ),
  ],
];

/** The carton a name asks for; none for chocolates. */
export const cartonNamed = (name: string): DrawGood | undefined => {
  const found = before.find(([named]) => named.test(name));
  return (
    found &&
    ((pen, { paint }) => {
      const [, motif, extra] = found;
      drawBox(pen, -210, 0, { width: 290, height: 360, depth: [54, 34] }, paint);
      pen.polygon(
        [
          [-210, -360],
          [80, -360],
          [134, -394],
          [-156, -394],
        ],
        shade(paint, 0.1),
      );
      pen.rectangle(-210, -360, 290, 34, shade(paint, 0.05));
      pen.shape(ellipse(112, 112, { points: 18, x: -65, y: -196 }), material.paper, { shadow: 3 });
      pen.place(-65, -196, {}, () => motif(pen, paint));
      const ink = paint.lightness > 0.7 ? material.aubergine : material.paper;
      const rule = (y: number, half: number): Point[] => [
        [-65 - half, y],
        [-65 + half, y],
      ];
      pen.line(rule(-56, 84), ink, 10);
      pen.line(rule(-32, 50), ink, 6);
      if (/star|card/i.test(found[0].source))
        bow(pen, { x: 62, y: -372, size: 0.5, pigment: petal.red });
      extra(pen, paint);
      return { feet: [{ x: 0, halfWidth: 210 }, ...standsOn(70, 200).feet] };
    })
  );
};
