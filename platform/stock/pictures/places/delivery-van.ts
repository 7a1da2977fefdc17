import { pigment, shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { floret } from '../hardgoods/solids';
import { material, paint } from '../pigments';
import { farTrees, gardenTree, lawn, sky } from './outdoors';
import { flowerBed } from './flower-bed';
import { bunch, stand, stageHeight, type DrawPlace } from './stage';
import { contactShadow } from '../contact-shadow';

const tyre = pigment(0.27, 0.012, 290);
const skin = pigment(0.7, 0.065, 55);

/** A gabled house across the street. */
function house(pen: Pen, x: number, y: number, scale: number, wall: Pigment): void {
  pen.place(x, y, { scale }, () => {
    pen.rectangle(-150, -210, 300, 210, wall, { shadow: 5 });
    pen.polygon(
      [
        [-178, -204],
        [0, -340],
        [178, -204],
      ],
      shade(material.slate, 0.06),
      { shadow: 6 },
    );
    [-96, 36].forEach((left) => {
      pen.rectangle(left, -166, 62, 76, material.paper);
      pen.rectangle(left + 6, -160, 50, 64, material.warm);
      pen.line(
        [
          [left + 31, -160],
          [left + 31, -96],
        ],
        material.paper,
        5,
      );
    });
    pen.rectangle(-24, -94, 46, 94, material.aubergine);
  });
}

function wheel(pen: Pen, x: number): void {
  pen.shape(ellipse(74, 74, { points: 18, x, y: -70 }), tyre, { shadow: 4 });
  pen.shape(ellipse(42, 42, { points: 16, x, y: -70 }), material.zinc);
  floret(pen, x, -70, 30, material.lilac);
}

/** Who drives, behind the window of the door: shoulders in the house's apron, a face looking ahead, and a cap. */
function driver(pen: Pen): void {
  pen.polygon(
    [
      [158, -282],
      [166, -312],
      [188, -326],
      [212, -324],
      [230, -306],
      [240, -282],
    ],
    material.aubergine,
  );
  pen.rectangle(190, -340, 18, 20, shade(skin, -0.05));
  pen.shape(ellipse(19, 22, { x: 200, y: -354 }), skin);
  pen.polygon(
    [
      [179, -354],
      [180, -368],
      [190, -379],
      [206, -380],
      [217, -371],
      [219, -363],
      [232, -360],
      [231, -356],
      [216, -358],
    ],
    material.loam,
  );
}

/** The van from its right side, nose to the right; stands on y = 0. */
function van(pen: Pen, body: Pigment): void {
  const shell: Point[] = [
    [-470, -90],
    [-474, -400],
    [-474, -400],
    [-440, -440],
    [150, -440],
    [236, -420],
    [318, -290],
    [318, -290],
    [436, -262],
    [470, -226],
    [474, -90],
    [474, -90],
    [-470, -90],
  ];
  pen.polygon(shell, body, { shadow: 10 });
  pen.polygon(
    [
      [-470, -190],
      [474, -190],
      [474, -90],
      [-470, -90],
    ],
    shade(body, -0.06),
  );
  pen.polygon(
    [
      [-440, -440],
      [150, -440],
      [236, -420],
      [-460, -420],
    ],
    shade(body, 0.05),
  );
  pen.rectangle(-484, -104, 968, 26, shade(tyre, 0.12));
  pen.polygon(
    [
      [154, -404],
      [222, -392],
      [288, -282],
      [154, -282],
    ],
    pigment(0.86, 0.035, 220),
  );
  driver(pen);
  pen.polygon(
    [
      [154, -404],
      [190, -398],
      [166, -282],
      [154, -282],
    ],
    material.white,
    { opacity: 0.5 },
  );
  pen.line(
    [
      [134, -426],
      [134, -110],
    ],
    shade(body, -0.1),
    4,
  );
  pen.rectangle(150, -246, 46, 10, shade(body, -0.2));
  pen.shape(ellipse(20, 26, { x: 448, y: -206 }), material.warm, { shadow: 2 });
  pen.rectangle(-478, -240, 16, 46, shade(material.clay, 0.02));
  floret(pen, -180, -286, 98, material.aubergine);
  [-350, -20].forEach((x, index) => floret(pen, x, index ? -240 : -330, 42, shade(body, -0.14)));
  [
    [-256, -198, 170],
    [-220, -174, 96],
  ].forEach(([x = 0, y = 0, length = 0]) =>
    pen.line(
      [
        [x, y],
        [x + length, y],
      ],
      material.aubergine,
      9,
    ),
  );
  [-300, 300].forEach((x) =>
    pen.shape(ellipse(92, 92, { points: 18, x, y: -72 }), shade(tyre, -0.03)),
  );
  [-300, 300].forEach((x) => wheel(pen, x));
}

/** The van in a street of houses, with today's bouquets on the sidewalk. */
export const deliveryVan: DrawPlace = (
  pen,
  { width, scene: { season, palette, arrangements } },
) => {
  const horizon = 600;
  sky(pen, width, horizon, season, { x: width * 0.2, y: 210, radius: 96 });
  farTrees(pen, width, horizon, season);
  lawn(pen, width, horizon - 8, stageHeight, season);
  house(pen, width * 0.16, 668, 1.05, material.blush);
  house(pen, width * 0.84, 660, 0.95, material.sage);
  gardenTree(pen, width * 0.36, 690, 1.05, season);
  gardenTree(pen, width * 0.97, 690, 1.2, season);
  flowerBed(pen, {
    left: -20,
    right: width + 20,
    base: 726,
    tall: 96,
    palette: 'mixed-pastel',
    season,
    rows: 1,
  });
  pen.rectangle(0, 720, width, 44, shade(material.stone, 0.1));
  pen.rectangle(0, 760, width, 240, pigment(0.6, 0.012, 285));
  pen.rectangle(0, 752, width, 14, shade(material.stone, 0.02));
  range(Math.ceil(width / 180)).forEach((index) =>
    pen.rectangle(index * 180 + 30, 948, 96, 12, shade(material.stone, 0.16), { opacity: 0.8 }),
  );
  pen.place(width * 0.48, 880, {}, () => {
    const [x, y] = pen.toPage([0, 0]);
    pen.markup(contactShadow(x, y + 4, 420 * pen.scale));
    van(pen, shade(paint[palette], 0.03));
  });
  const shown = arrangements?.length
    ? arrangements
    : [
        bunch([
          ['tulip', 'coral', 7],
          ['ranunculus', 'cream', 5],
        ]),
        bunch([
          ['daisy', 'white', 7],
          ['rose', 'blush', 5],
        ]),
      ];
  if (season === 'winter') return;
  shown
    .slice(0, 2)
    .forEach((scene, index) => stand(pen, width * (index ? 0.905 : 0.055), 752, 0.36, scene));
};
