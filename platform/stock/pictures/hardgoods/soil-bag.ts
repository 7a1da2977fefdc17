import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import { cycle, ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { succulentRosette } from '../foliage/succulent-rosette';
import { leaf, material, petal } from '../pigments';
import type { DrawGood } from './hardgood';
import { floret } from './solids';

const leftSeam: Point[] = [
  [-150, 0],
  [-163, -120],
  [-152, -260],
  [-158, -392],
];
const rightSeam: Point[] = [
  [158, -392],
  [150, -290],
  [166, -130],
  [152, 0],
];

/** A paper bag with a window of earth at its foot, a coloured band, a badge, and a seedling beside it. */
export const soilBag: DrawGood = (pen, { paint, scene }) => {
  const fill = fillingOf(scene.name);
  const paper = material.paper;
  pen.polygon([...leftSeam, ...rightSeam], paper, { shadow: 8 });
  pen.polygon([[78, 0], [104, -150], [88, -300], [96, -392], ...rightSeam], shade(paper, -0.06));
  pen.polygon(
    [
      [-157, -392],
      [158, -392],
      [154, -346],
      [-155, -346],
    ],
    paint,
  );
  pen.polygon(
    [
      [96, -392],
      [158, -392],
      [154, -346],
      [92, -346],
    ],
    shade(paint, -0.05),
  );
  pen.line(
    [
      [-156, -369],
      [156, -369],
    ],
    shade(paint, 0.2),
    3,
  );
  pen.shape(
    [
      [-162, -118],
      [-162, -118],
      [-60, -140],
      [50, -114],
      [166, -136],
      [166, -136],
      [152, 0],
      [152, 0],
      [-150, 0],
      [-150, 0],
    ],
    fill.ground,
  );
  range(fill.pieces).forEach(() => fill.piece(pen, pen.between(-136, 142), pen.between(-98, -10)));
  pen.shape(ellipse(92, 92, { points: 16, y: -236 }), shade(paint, 0.16));
  badge(pen, scene.name);
  [-176, -163].forEach((y, index) =>
    pen.line(
      [
        [-52 + index * 16, y],
        [52 - index * 16, y],
      ],
      shade(paper, -0.25),
      5 - index,
    ),
  );
  pen.line(
    [
      [-140, -320],
      [-112, -240],
      [-138, -170],
    ],
    shade(paper, -0.07),
    4,
  );
  heap(pen, fill, 196, 4);
  return { feet: [{ x: 20, halfWidth: 180 }] };
};

/** What the bag is for, printed in a circle: the house's floret where its name says nothing. */
function badge(pen: Pen, name: string): void {
  const counted = pen.blooms;
  const bloom = /rose/i.test(name)
    ? 'rose'
    : /orchid/i.test(name)
      ? 'orchid'
      : /acid/i.test(name)
        ? 'hydrangea'
        : /bulb|bone/i.test(name)
          ? 'tulip'
          : /bird|sunflower/i.test(name)
            ? 'sunflower'
            : null;
  if (/lawn/i.test(name))
    range(11).forEach((index) =>
      pen.place((index - 5) * 12, -176, { turn: (index - 5) * 7 }, () =>
        drawLeaf(pen, 96 + (index % 3) * 16, 9, shade(leaf.fresh, (index % 2) * -0.06), {
          vein: false,
        }),
      ),
    );
  else if (/succulent|grit|perlite|diatom/i.test(name))
    pen.place(0, -232, {}, () => succulentRosette(pen, 66, leaf.sage));
  else {
    pen.ribbon(
      [
        [0, -150],
        [3, -190],
        [0, -236],
      ],
      8,
      6,
      leaf.leaf,
    );
    [-54, 54].forEach((turn) =>
      pen.place(0, -186, { turn }, () => drawLeaf(pen, 80, 24, leaf.leaf, { bend: turn / 400 })),
    );
    if (bloom) drawHead(pen, bloom, { x: 0, y: -252, radius: 54, pigment: badgeColours[bloom] });
    else if (/seed starting|compost|raised|vegetable/i.test(name))
      [-40, 40].forEach((turn) =>
        pen.place(0, -232, { turn }, () => drawLeaf(pen, 66, 20, leaf.fresh)),
      );
    else floret(pen, 0, -254, 52, material.lilac);
  }
  pen.blooms = counted;
}

const badgeColours = {
  rose: petal.coral,
  orchid: petal.pink,
  hydrangea: petal.blue,
  tulip: petal.red,
  sunflower: petal.yellow,
};

interface Filling {
  ground: Pigment;
  pieces: number;
  piece(pen: Pen, x: number, y: number): void;
  grows: boolean;
}

const chip =
  (wood: Pigment): Filling['piece'] =>
  (pen, x, y) =>
    pen.place(x, y, { turn: pen.between(0, 180) }, () => {
      const half = pen.between(9, 17);
      pen.polygon(
        [
          [-half, -5],
          [half * 0.8, -6],
          [half, 4],
          [-half * 0.9, 6],
        ],
        shade(wood, pen.between(-0.1, 0.1)),
        { shadow: 2 },
      );
    });
const crumb: Filling['piece'] = (pen, x, y) =>
  pen.dot(
    x,
    y,
    pen.between(2, 6),
    shade(pen.chance(0.2) ? material.paper : material.soil, pen.between(0.02, 0.15)),
  );
const seed: Filling['piece'] = (pen, x, y) =>
  pen.place(x, y, { turn: pen.between(0, 180) }, () => {
    pen.shape(ellipse(10, 5, { points: 7 }), material.iron, { shadow: 2 });
    pen.line(
      [
        [-7, -1],
        [7, -1],
      ],
      material.paper,
      1.8,
    );
  });

const granule =
  (colours: readonly Pigment[], least: number, most: number): Filling['piece'] =>
  (pen, x, y) =>
    pen.dot(
      x,
      y,
      pen.between(least, most),
      shade(cycle(colours, Math.floor(pen.between(0, colours.length))), pen.between(-0.06, 0.06)),
      { shadow: 1 },
    );

const dry = (ground: Pigment, pieces: number, piece: Filling['piece']): Filling => ({
  ground,
  pieces,
  piece,
  grows: false,
});
const prills = [material.paper, petal.green, petal.yellow];

/** Minerals and foods, by the word that names them. */
const fillings: readonly (readonly [named: RegExp, filling: Filling])[] = [
  [/diatom/i, dry(shade(material.cream, -0.02), 60, granule([material.white], 2, 4))],
  [
    /perlite/i,
    dry(shade(material.paper, -0.05), 120, granule([material.white, material.paper], 5, 11)),
  ],
  [/bone meal/i, dry(shade(material.cream, -0.07), 80, granule([material.cream], 2, 4))],
  [
    /grit|pebble|gravel/i,
    dry(
      shade(material.stone, -0.14),
      110,
      granule([material.stone, material.clay, material.slate], 6, 11),
    ),
  ],
  [
    /lawn/i,
    dry(shade(leaf.moss, -0.05), 120, granule([leaf.fresh, leaf.leaf, material.stone], 4, 7)),
  ],
  [/acid/i, dry(shade(petal.blue, -0.2), 110, granule([petal.blue, material.paper], 4, 8))],
  [
    /rose food/i,
    dry(shade(petal.coral, -0.16), 110, granule([petal.coral, petal.blush, material.paper], 4, 8)),
  ],
  [/food|feed|fertili/i, dry(shade(material.kraft, -0.12), 110, granule(prills, 4, 8))],
];

/** What is in the bag, from its name: granules, chips of bark, bird seed, or earth. */
function fillingOf(name: string): Filling {
  const mineral = fillings.find(([named]) => named.test(name));
  if (mineral) return mineral[1];
  if (/mulch|bark|chip/.test(name))
    return {
      ground: shade(material.wood, -0.2),
      pieces: 90,
      piece: chip(shade(material.wood, -0.04)),
      grows: false,
    };
  if (/bird|sunflower|seed$|thistle/.test(name))
    return { ground: shade(material.iron, 0.04), pieces: 130, piece: seed, grows: false };
  return { ground: material.soil, pieces: 70, piece: crumb, grows: true };
}

function heap(pen: Pen, { ground, piece, grows }: Filling, x: number, y: number): void {
  pen.place(x, y, {}, () => {
    pen.shape(
      [
        [-76, 2],
        [-40, -46],
        [10, -66],
        [58, -34],
        [88, 2],
        [0, 10],
      ],
      ground,
      { shadow: 4 },
    );
    range(20).forEach(() => piece(pen, pen.between(-46, 58), pen.between(-32, -4)));
    if (!grows) return;
    pen.ribbon(
      [
        [20, -50],
        [24, -96],
      ],
      6,
      5,
      leaf.fresh,
    );
    [-46, 40].forEach((turn) =>
      pen.place(24, -92, { turn }, () => drawLeaf(pen, 44, 13, leaf.fresh)),
    );
  });
}
