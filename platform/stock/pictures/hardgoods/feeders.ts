import { shade, type Pigment } from '../drawing/colour';
import { ellipse, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import { rimLine, turnedBody } from '../vessels/turned';
import { birdOf, guest } from './birds';
import { hangs, type DrawGood } from './hardgood';

function hook(pen: Pen, top: number, foot: number): void {
  pen.line(
    [
      [0, top],
      [0, foot],
    ],
    material.iron,
    6,
  );
  pen.line(
    [
      [0, top],
      [-16, top - 16],
      [0, top - 30],
      [16, top - 16],
    ],
    material.iron,
    6,
  );
}

function gable(pen: Pen, half: number, eaves: number, rise: number, paint: Pigment): void {
  const ridge = eaves - rise;
  pen.polygon(
    [
      [-half, eaves],
      [0, ridge],
      [0, ridge],
      [half, eaves],
      [half, eaves + 24],
      [0, ridge + 28],
      [-half, eaves + 24],
    ],
    shade(paint, -0.08),
    { shadow: 8 },
  );
  pen.polygon(
    [
      [-half, eaves],
      [0, ridge],
      [0, ridge + 28],
      [-half, eaves + 24],
    ],
    shade(paint, 0.03),
  );
}

/** A hopper under a cedar roof, with seed, a perch and a guest. */
const hopper: DrawGood = (pen, { paint, scene }) => {
  const wood = shade(material.wood, 0.02);
  hook(pen, -470, -392);
  pen.rectangle(-104, -300, 208, 236, material.glass, { shadow: 6 });
  pen.polygon(
    [
      [-100, -210],
      [100, -236],
      [100, -70],
      [-100, -70],
    ],
    shade(material.straw, -0.04),
  );
  range(110).forEach(() =>
    pen.shape(
      ellipse(6, 4, { points: 6, x: pen.between(-92, 92), y: pen.between(-214, -76) }),
      shade(pen.chance(0.3) ? material.chocolate : material.straw, pen.between(-0.08, 0.12)),
    ),
  );
  pen.polygon(
    [
      [-100, -300],
      [-62, -300],
      [-88, -70],
      [-100, -70],
    ],
    material.white,
    { opacity: 0.35 },
  );
  [-112, 96].forEach((x) => pen.rectangle(x, -304, 16, 244, shade(wood, x > 0 ? -0.06 : 0.03)));
  gable(pen, 164, -296, 116, paint);
  pen.rectangle(-176, -66, 352, 28, shade(wood, 0.02), { shadow: 6 });
  pen.rectangle(-176, -38, 352, 12, shade(wood, -0.1));
  pen.ribbon(
    [
      [-240, -30],
      [-150, -34],
    ],
    10,
    10,
    shade(wood, -0.08),
  );
  guest(pen, -198, -36, birdOf(scene.name));
  return hangs;
};

/** A nest box with a round door. */
const house: DrawGood = (pen, { paint, scene }) => {
  const wood = shade(material.oak, -0.02);
  pen.rectangle(-46, -470, 92, 510, shade(material.wood, -0.16), { shadow: 6 });
  pen.polygon(
    [
      [-130, -290],
      [0, -392],
      [130, -290],
      [130, 0],
      [-130, 0],
    ],
    wood,
    { shadow: 8 },
  );
  pen.polygon(
    [
      [74, -336],
      [130, -290],
      [130, 0],
      [74, 0],
    ],
    shade(wood, -0.06),
  );
  range(3).forEach((index) =>
    pen.line(
      [
        [-124, -70 - index * 76],
        [0, -72 - index * 76],
        [124, -69 - index * 76],
      ],
      shade(wood, -0.08),
      3,
    ),
  );
  gable(pen, 176, -276, 140, paint);
  pen.dot(0, -190, 50, shade(paint, 0.02), { shadow: 3 });
  pen.dot(0, -190, 38, material.iron);
  pen.rectangle(-140, -10, 280, 20, shade(wood, -0.08), { shadow: 4 });
  guest(pen, -150, -8, birdOf(scene.name));
  return hangs;
};

/** A clear tube with four ports; small black seed. */
const tube: DrawGood = (pen, { paint, scene }) => {
  hook(pen, -520, -440);
  pen.rectangle(-58, -400, 116, 350, material.glass, { shadow: 6 });
  pen.rectangle(-54, -330, 108, 280, shade(material.iron, 0.06));
  range(190).forEach(() => {
    const [x, y] = [pen.between(-48, 44), pen.between(-326, -58)];
    pen.line(
      [
        [x, y],
        [x + 5, y + 5],
      ],
      shade(material.slate, pen.between(-0.14, 0.2)),
      3,
    );
  });
  pen.rectangle(-50, -400, 22, 350, material.white, { opacity: 0.32 });
  turnedBody(
    pen,
    [
      [74, -446],
      [78, -420],
      [66, -392],
    ],
    paint,
    { angular: true },
  );
  turnedBody(
    pen,
    [
      [66, -64],
      [84, -40],
      [84, -16],
      [60, 0],
    ],
    paint,
    { angular: true },
  );
  [-300, -130].forEach((y) =>
    [-1, 1].forEach((side) => {
      pen.ribbon(
        [
          [side * 40, y + 16],
          [side * 116, y + 16],
        ],
        10,
        9,
        shade(material.wood, -0.08),
        { shadow: 3 },
      );
      pen.shape(ellipse(16, 12, { x: side * 34, y: y - 4 }), shade(paint, -0.1), { shadow: 2 });
    }),
  );
  guest(pen, -96, -112, birdOf(scene.name), { scale: 0.72 });
  guest(pen, 98, -282, birdOf(scene.name), { scale: 0.72, flip: true });
  return hangs;
};

/** A clear tray that sticks to a window pane. */
const onWindow: DrawGood = (pen, { paint, scene }) => {
  const frame = shade(material.paper, -0.02);
  pen.rectangle(-290, -470, 580, 560, frame, { shadow: 9 });
  [
    [-262, -442, 250, 238],
    [12, -442, 250, 238],
    [-262, -176, 250, 238],
    [12, -176, 250, 238],
  ].forEach(([x = 0, y = 0, w = 0, h = 0]) => {
    pen.rectangle(x, y, w, h, shade(material.water, 0.06));
    pen.polygon(
      [
        [x, y],
        [x + 110, y],
        [x + 30, y + h],
        [x, y + h],
      ],
      material.white,
      { opacity: 0.3 },
    );
  });
  pen.polygon(
    [
      [-176, -206],
      [-150, -250],
      [150, -250],
      [176, -206],
    ],
    shade(paint, 0.04),
    { shadow: 7 },
  );
  pen.rectangle(-160, -206, 320, 180, material.glass, { opacity: 0.75 });
  pen.polygon(
    [
      [-156, -30],
      [-156, -66],
      [-40, -82],
      [90, -70],
      [156, -60],
      [156, -30],
    ],
    material.straw,
  );
  range(70).forEach(() =>
    pen.shape(
      ellipse(7, 4, { points: 6, x: pen.between(-148, 148), y: pen.between(-60, -34) }),
      shade(pen.chance(0.4) ? material.iron : material.straw, pen.between(-0.06, 0.12)),
    ),
  );
  pen.rectangle(-176, -34, 352, 34, shade(paint, -0.04), { shadow: 7 });
  [-120, 120].forEach((x) => pen.dot(x, -184, 17, material.white, { opacity: 0.7, shadow: 2 }));
  guest(pen, 20, -34, birdOf(scene.name), { scale: 0.95 });
  return hangs;
};

/** A dish for orioles: two orange halves on spikes and a cup of jelly under a small roof. */
const fruit: DrawGood = (pen, { paint, scene }) => {
  hook(pen, -470, -404);
  turnedBody(
    pen,
    [
      [24, -412],
      [120, -372],
      [150, -346],
    ],
    paint,
    { angular: true },
  );
  pen.line(
    [
      [0, -356],
      [0, -70],
    ],
    material.iron,
    8,
  );
  turnedBody(
    pen,
    [
      [150, -74],
      [132, -40],
      [80, -20],
    ],
    shade(material.wood, 0.04),
  );
  turnedBody(
    pen,
    [
      [46, -150],
      [50, -100],
      [38, -72],
    ],
    petal.purple,
    { shine: 3 },
  );
  pen.line(rimLine([46, -150]), shade(petal.purple, 0.16), 5);
  [-1, 1].forEach((side) =>
    pen.place(side * 118, -128, { turn: side * 10 }, () => {
      pen.dot(0, 0, 58, shade(petal.orange, -0.04), { shadow: 5 });
      pen.dot(0, 0, 51, shade(petal.orange, 0.16));
      range(8).forEach((index) =>
        pen.place(0, 0, { turn: index * 45 + 20 }, () =>
          pen.shape(
            [
              [0, -6],
              [-15, -38],
              [0, -46],
              [15, -38],
            ],
            shade(petal.orange, 0.02 + (index % 2) * 0.03),
          ),
        ),
      );
      pen.dot(0, 0, 6, material.paper);
    }),
  );
  guest(pen, -184, -72, birdOf(scene.name));
  return hangs;
};

const kinds: readonly (readonly [named: RegExp, draw: DrawGood])[] = [
  [/house|nest box/i, house],
  [/window/i, onWindow],
  [/tube|finch|thistle/i, tube],
  [/oriole|jelly|fruit/i, fruit],
];

/** A bird feeder, of the kind its name says; a hopper where it says none. */
export const feeder: DrawGood = (pen, good) =>
  (kinds.find(([named]) => named.test(good.scene.name))?.[1] ?? hopper)(pen, good);
