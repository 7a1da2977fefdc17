import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import { mix, shade } from '../drawing/colour';
import { cycle, ellipse, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal, petalPigments } from '../pigments';
import type { Bloom, HardgoodScene } from '../scene-description';
import { coverPictureOf } from './books/cover-pictures';
import { standsOn, type DrawGood } from './hardgood';
import { packetPictureOf } from './seeds/packet-pictures';
import { posy } from './solids';

const packetFlowers: readonly (readonly [word: RegExp, bloom: Bloom])[] = [
  [/tulip/, 'tulip'],
  [/sunflower/, 'sunflower'],
  [/zinnia|dahlia|marigold|mum/, 'chrysanthemum'],
  [/larkspur|lavender|snapdragon/, 'delphinium'],
  [/iris/, 'iris'],
  [/daffodil|narciss|paperwhite/, 'daffodil'],
  [/pansy|viola/, 'pansy'],
  [/lily/, 'lily'],
  [/ranunculus/, 'ranunculus'],
  [/nasturtium/, 'carnation'],
];

/** The flower printed on a packet: what its name promises, else a daisy. */
const flowerOf = ({ name }: HardgoodScene): Bloom =>
  packetFlowers.find(([word]) => word.test(name.toLowerCase()))?.[1] ?? 'daisy';

/** A head of garlic, papery and ribbed. */
function garlic(pen: Pen, x: number, y: number, scale: number): void {
  const paper = shade(material.paper, -0.015);
  pen.place(x, y, { scale }, () => {
    pen.shape(
      [
        [-7, -66],
        [-12, -96],
        [8, -96],
        [7, -66],
        [34, -46],
        [44, -14],
        [26, 8],
        [0, 12],
        [-26, 8],
        [-44, -14],
        [-34, -46],
      ],
      paper,
      { shadow: 5 },
    );
    [-24, 0, 24].forEach((at) =>
      pen.line(
        [
          [at * 0.2, -66],
          [at, -32],
          [at * 0.8, 6],
        ],
        mix(paper, petal.lavender, 0.55),
        4,
      ),
    );
  });
}

/** A yellow card with a grid, as it hangs among plants. */
function stickyCard(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () => {
    pen.rectangle(-44, -150, 88, 150, petal.yellow, { shadow: 5 });
    range(4).forEach((index) =>
      pen.line(
        [
          [-44, -30 - index * 30],
          [44, -30 - index * 30],
        ],
        shade(petal.yellow, -0.09),
        2,
      ),
    );
    [-15, 15].forEach((at) =>
      pen.line(
        [
          [at, -150],
          [at, 0],
        ],
        shade(petal.yellow, -0.09),
        2,
      ),
    );
    range(9).forEach(() => pen.dot(pen.between(-36, 36), pen.between(-138, -12), 3, material.iron));
  });
}

/** What is printed on a packet. Its flowers are not counted. */
function printed(pen: Pen, scene: HardgoodScene): void {
  if (/garlic/.test(scene.name))
    [
      [-46, -120, 0.95],
      [50, -128, 0.9],
      [4, -172, 1.25],
    ].forEach(([x = 0, y = 0, scale = 1]) => garlic(pen, x, y, scale));
  else if (/sticky/.test(scene.name)) stickyCard(pen, 0, -100, 7);
  else {
    const picture = packetPictureOf(scene.name);
    if (picture) picture.draw(pen, cycle(petalPigments[scene.palette], 0));
    else printedFlowers(pen, scene);
  }
}

/** Three printed flowers on their stems. */
function printedFlowers(pen: Pen, scene: HardgoodScene): void {
  const counted = pen.blooms;
  const bloom = flowerOf(scene);
  const spire = bloomKinds[bloom].stance === 'spire';
  const pigments =
    scene.palette === 'white' || scene.palette === 'cream'
      ? [petal.yellow]
      : petalPigments[scene.palette];
  const heads: [x: number, y: number, radius: number][] = [
    [-58, -186, 44],
    [60, -196, 46],
    [0, -222, 58],
  ];
  [-46, -20, 22, 48].forEach((turn) =>
    pen.place(0, -62, { turn }, () => drawLeaf(pen, 108, 20, leaf.leaf, { bend: turn / 200 })),
  );
  heads.forEach(([x, y]) =>
    pen.ribbon(
      [
        [x * 0.2, -60],
        [x * 0.6, -120],
        [x, y],
      ],
      8,
      6,
      leaf.stem,
    ),
  );
  heads.forEach(([x, y, radius], index) =>
    drawHead(pen, bloom, {
      x,
      y: y + (spire ? 20 : 0),
      radius: spire ? radius * 1.2 : radius,
      pigment: cycle(pigments, index),
      lean: x / 5,
      tilt: index === 2 ? 0 : 0.3,
    }),
  );
  pen.blooms = counted;
}

function spilledSeeds(pen: Pen): void {
  range(11).forEach(() =>
    pen.place(pen.between(150, 250), pen.between(-18, 6), { turn: pen.between(0, 180) }, () =>
      pen.shape(ellipse(9, 5, { points: 7 }), shade(material.chocolate, pen.between(-0.05, 0.15)), {
        shadow: 2,
      }),
    ),
  );
}

function spilledBulbs(pen: Pen): void {
  [
    [176, 2, 1],
    [232, 6, 0.86],
    [206, 14, 0.94],
  ].forEach(([x = 0, y = 0, scale = 1]) =>
    pen.place(x, y, { scale }, () => {
      pen.shape(
        [
          [-28, -8],
          [-24, -34],
          [-6, -48],
          [0, -66],
          [6, -48],
          [24, -34],
          [28, -8],
          [0, 6],
        ],
        shade(material.wood, 0.04),
        { shadow: 5 },
      );
      pen.shape(
        [
          [-22, -12],
          [-18, -32],
          [-4, -46],
          [-4, -14],
        ],
        shade(material.wood, 0.13),
      );
    }),
  );
}

/** A net of bulbs gathered under a printed header. */
const bulbBag: DrawGood = (pen, { paint, scene }) => {
  const net = shade(paint, -0.12);
  pen.shape(
    [
      [-120, -250],
      [-168, -140],
      [-160, -30],
      [-90, 6],
      [90, 6],
      [160, -30],
      [168, -140],
      [120, -250],
    ],
    shade(material.wood, -0.06),
    { shadow: 8 },
  );
  range(24).forEach((index) =>
    pen.place(
      -118 + (index % 5) * 58 + (Math.floor(index / 5) % 2) * 20,
      -4 - Math.floor(index / 5) * 46,
      { scale: pen.between(0.72, 0.9), turn: pen.between(-24, 24) },
      () => {
        pen.shape(
          [
            [-28, -8],
            [-24, -34],
            [-6, -48],
            [0, -62],
            [6, -48],
            [24, -34],
            [28, -8],
            [0, 6],
          ],
          shade(material.wood, pen.between(0, 0.07)),
          { shadow: 4 },
        );
        pen.shape(
          [
            [-22, -12],
            [-18, -32],
            [-4, -46],
            [-4, -14],
          ],
          shade(material.wood, 0.14),
        );
      },
    ),
  );
  range(9).forEach((index) => {
    const x = (index - 4) * 40;
    pen.line(
      [
        [x * 0.6, -250],
        [x + 26, -120],
        [x * 0.8, 4],
      ],
      net,
      2.4,
      { opacity: 0.7 },
    );
    pen.line(
      [
        [x * 0.6, -250],
        [x - 26, -120],
        [x * 0.8, 4],
      ],
      net,
      2.4,
      { opacity: 0.7 },
    );
  });
  pen.rectangle(-150, -440, 300, 196, material.paper, { shadow: 7 });
  pen.rectangle(-150, -440, 300, 40, paint);
  pen.place(0, -208, { scale: 0.62 }, () => printed(pen, scene));
  return standsOn(150);
};

/** A packet with its flower printed large, and a few seeds or bulbs that fell out. */
export const seedPacket: DrawGood = (pen, good) => {
  const { paint, scene } = good;
  if (/^bag|of ten /.test(scene.name)) return bulbBag(pen, good);
  pen.place(0, 0, { turn: -4 }, () => {
    pen.rectangle(-140, -400, 280, 400, material.paper, { shadow: 9 });
    pen.polygon(
      [
        [60, -400],
        [140, -400],
        [140, 0],
        [86, 0],
      ],
      shade(material.paper, -0.035),
    );
    pen.rectangle(-140, -400, 280, 78, paint);
    range(24).forEach((index) =>
      pen.polygon(
        [
          [-140 + index * 11.7, -400],
          [-134 + index * 11.7, -410],
          [-128 + index * 11.7, -400],
        ],
        paint,
      ),
    );
    [150, 96].forEach((length, index) =>
      pen.line(
        [
          [-length / 2, -372 + index * 24],
          [length / 2, -372 + index * 24],
        ],
        material.paper,
        9 - index * 3,
      ),
    );
    pen.rectangle(
      -112,
      -300,
      224,
      244,
      packetPictureOf(scene.name)?.panel ??
        (paint.lightness > 0.75
          ? shade(material.sage, 0.12)
          : { ...shade(paint, 0.36), chroma: 0.035 }),
    );
    printed(pen, scene);
    [120, 70].forEach((length, index) =>
      pen.line(
        [
          [-length / 2, -36 + index * 16],
          [length / 2, -36 + index * 16],
        ],
        shade(material.slate, 0.15),
        4,
      ),
    );
  });
  if (/garlic/.test(scene.name))
    [
      [182, 2, 0.95],
      [246, 8, 0.8],
    ].forEach(([x = 0, y = 0, scale = 1]) => garlic(pen, x, y, scale));
  else if (/sticky/.test(scene.name)) stickyCard(pen, 212, 4, -8);
  else if (/bulb/.test(scene.name)) spilledBulbs(pen);
  else spilledSeeds(pen);
  return { feet: [{ x: 20, halfWidth: 160 }] };
};

/** A cloth-bound book with a pressed flower on its cover, standing a little open. */
export const book: DrawGood = (pen, { paint, scene }) => {
  pen.polygon(
    [
      [150, -6],
      [236, -44],
      [236, -430],
      [150, -400],
    ],
    shade(paint, -0.12),
    { shadow: 8 },
  );
  pen.polygon(
    [
      [150, -14],
      [224, -48],
      [224, -420],
      [150, -390],
    ],
    material.paper,
  );
  range(7).forEach((index) =>
    pen.line(
      [
        [158 + index * 10, -18 - index * 4.6],
        [158 + index * 10, -388 - index * 4.2],
      ],
      shade(material.paper, -0.1),
      1.6,
    ),
  );
  pen.polygon(
    [
      [-150, 0],
      [154, 0],
      [154, -404],
      [-150, -404],
    ],
    paint,
    { shadow: 9 },
  );
  pen.rectangle(-150, -404, 34, 404, shade(paint, -0.07));
  const ink = paint.lightness > 0.7 ? material.aubergine : shade(material.cream, 0.02);
  const [left, right, top, foot] = [-94, 134, -384, -20];
  pen.line(
    [
      [left, foot],
      [left, foot],
      [left, top],
      [left, top],
      [right, top],
      [right, top],
      [right, foot],
      [right, foot],
      [left, foot],
      [left, foot],
    ],
    ink,
    3,
  );
  const cover = coverPictureOf(scene.name);
  if (cover) pen.place(20, -190, { scale: 0.86 }, () => cover(pen));
  else posy(pen, 20, -214, 1.35, 'ranunculus', petal.coral);
  [150, 92].forEach((length, index) =>
    pen.line(
      [
        [20 - length / 2, -344 + index * 26],
        [20 + length / 2, -344 + index * 26],
      ],
      ink,
      9 - index * 4,
    ),
  );
  pen.line(
    [
      [-20, -56],
      [60, -56],
    ],
    ink,
    4,
  );
  return standsOn(190);
};
