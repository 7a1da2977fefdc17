import { pigment, shade, type Pigment } from '../drawing/colour';
import {
  asPoints,
  cycle,
  ellipse,
  lerp,
  polar,
  range,
  stemCurve,
  type Point,
} from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import type { Standing } from '../subject';
import { bow } from '../vessels/bow';
import { mouthOpening, onFront, rimRatio, turnedBody } from '../vessels/turned';
import { cartonNamed } from './cartons';
import { standsOn, type DrawGood } from './hardgood';
import { drawBox, floret, posy } from './solids';

const flame = { outer: pigment(0.83, 0.14, 78), inner: pigment(0.96, 0.07, 95) };

function lightWick(pen: Pen, y: number): void {
  pen.line(
    [
      [0, y + 4],
      [2, y - 24],
    ],
    material.iron,
    5,
  );
  pen.shape(
    [
      [2, y - 18],
      [-18, y - 44],
      [2, y - 100],
      [2, y - 100],
      [22, y - 46],
    ],
    flame.outer,
  );
  pen.shape(
    [
      [2, y - 20],
      [-9, y - 40],
      [2, y - 72],
      [2, y - 72],
      [12, y - 42],
    ],
    flame.inner,
  );
}

/** One tall striped candle in a saucer, for one birthday a year. */
function tallCandle(pen: Pen, wax: Pigment): Standing {
  turnedBody(
    pen,
    [
      [34, -470],
      [36, -24],
    ],
    wax,
    { angular: true },
  );
  range(7).forEach((index) =>
    pen.polygon(
      [
        [-34, -440 + index * 60],
        [34, -462 + index * 60],
        [34, -440 + index * 60],
        [-34, -418 + index * 60],
      ],
      shade(wax, 0.14),
      { opacity: 0.8 },
    ),
  );
  lightWick(pen, -470);
  turnedBody(
    pen,
    [
      [132, -38],
      [118, -14],
      [74, 0],
    ],
    material.cream,
  );
  return standsOn(100);
}

/** Three pillars of wax, rolled from comb. */
function pillar(pen: Pen, wax: Pigment): Standing {
  const three: [x: number, y: number, half: number, height: number][] = [
    [-96, -16, 62, 300],
    [92, -14, 58, 210],
    [6, 8, 60, 150],
  ];
  three.forEach(([x, y, half, height]) =>
    pen.place(x, y, {}, () => {
      turnedBody(
        pen,
        [
          [half, -height],
          [half, 0],
        ],
        wax,
        { angular: true },
      );
      range(Math.floor(height / 26)).forEach((row) =>
        range(5).forEach((column) => {
          const at: Point = [
            (column - 2) * half * 0.42 + (row % 2) * half * 0.2 - half * 0.1,
            -height + 20 + row * 25,
          ];
          pen.shape(ellipse(half * 0.15, 9, { points: 6, x: at[0], y: at[1] }), shade(wax, -0.05), {
            opacity: 0.7,
          });
        }),
      );
      pen.shape(ellipse(half, half * rimRatio, { points: 16, y: -height }), shade(wax, 0.07));
      lightWick(pen, -height);
    }),
  );
  return { feet: three.map(([x, , half]) => ({ x, halfWidth: half })) };
}

/** Two tapers in turned holders. */
function tapers(pen: Pen, wax: Pigment): Standing {
  const pair: [x: number, height: number][] = [
    [-76, 420],
    [76, 350],
  ];
  pair.forEach(([x, height]) =>
    pen.place(x, 0, {}, () => {
      turnedBody(
        pen,
        [
          [10, -height],
          [22, -60],
        ],
        wax,
        { angular: true },
      );
      lightWick(pen, -height);
      turnedBody(
        pen,
        [
          [30, -84],
          [26, -60],
          [14, -46],
          [18, -30],
          [58, -12],
          [62, 0],
        ],
        material.brass,
        { shine: 3 },
      );
    }),
  );
  return { feet: pair.map(([x]) => ({ x, halfWidth: 60 })) };
}

/** A poured candle in a tumbler or a clay cup, lit, with its oak lid beside it; or a pair of tapers. */
export const candle: DrawGood = (pen, { paint: named, scene }) => {
  if (/taper/.test(scene.name)) return tapers(pen, named);
  if (/tall|birthday/.test(scene.name)) return tallCandle(pen, named);
  if (/beeswax/.test(scene.name) && !/clay/.test(scene.name)) return pillar(pen, named);
  const paint = /clay|terracotta/.test(scene.name) ? material.clay : named;
  const wax = petal.cream;
  mouthOpening(pen, 104, -212, shade(wax, 0.02), 4);
  pen.shape(ellipse(98, 98 * rimRatio, { y: -206 }), shade(wax, -0.02));
  pen.shape(ellipse(46, 8, { x: 4, y: -207 }), shade(wax, 0.05));
  lightWick(pen, -212);
  turnedBody(
    pen,
    [
      [108, -214],
      [110, -110],
      [106, -14],
      [98, 0],
    ],
    paint,
    { shine: 6 },
  );
  const label = [
    ...range(9).map((index) => onFront(-0.62 + index * 0.13, [109, -150])),
    ...range(9).map((index) => onFront(0.42 - index * 0.13, [107, -42])),
  ];
  pen.polygon(label, material.paper, { shadow: 3 });
  posy(pen, -10, -80, 0.44, 'peony', petal.lavender);
  pen.place(150, 0, {}, () => {
    turnedBody(
      pen,
      [
        [70, -30],
        [70, 0],
      ],
      material.oak,
      { angular: true },
    );
    pen.shape(ellipse(70, 70 * rimRatio, { points: 14, y: -30 }), shade(material.oak, 0.08));
    pen.dot(0, -33, 9, shade(material.oak, -0.12));
  });
  return {
    feet: [
      { x: 0, halfWidth: 104 },
      { x: 150, halfWidth: 70 },
    ],
  };
};

/** A card half out of its kraft envelope: lilac floret, a posy, three printed lines. */
export const giftCard: DrawGood = (pen, { paint }) => {
  pen.place(18, -24, { turn: -4 }, () => {
    pen.rectangle(-235, -300, 470, 300, material.kraft, { shadow: 10 });
    pen.polygon(
      [
        [-235, -300],
        [0, -120],
        [235, -300],
      ],
      shade(material.kraft, -0.07),
      { shadow: 5 },
    );
  });
  pen.place(-14, -96, { turn: 5 }, () => {
    const corner = (x: number, y: number, from: number): Point[] =>
      range(6).map((index) => {
        const [dx, dy] = polar(from + index * 18, 22);
        return [x + dx, y + dy] as const;
      });
    pen.polygon(
      [
        ...corner(-192, -262, -90),
        ...corner(192, -262, 0),
        ...corner(192, -22, 90),
        ...corner(-192, -22, 180),
      ],
      paint,
      { shadow: 12 },
    );
    pen.polygon(
      [...corner(-192, -262, -90), [-20, -284], [-120, 0], ...corner(-192, -22, 180)],
      shade(paint, 0.035),
    );
    posy(pen, 78, -140, 1.2);
    const ink = paint.lightness > 0.6 ? material.aubergine : shade(material.lilac, 0.05);
    [120, 88, 54].forEach((length, index) =>
      pen.line(
        [
          [-176, -74 + index * 22],
          [-176 + length, -74 + index * 22],
        ],
        ink,
        7 - index,
      ),
    );
    floret(pen, -146, -222, 40, ink);
  });
  pen.polygon(
    [
      [-226, -26],
      [236, -42],
      [238, 4],
      [-214, 10],
    ],
    shade(material.kraft, 0.05),
    { shadow: 4 },
  );
  return standsOn(225);
};

/** Sixteen chocolates in paper cups under a raised lid; other boxes are cartons that show what is in them. */
export const chocolateBox: DrawGood = (pen, good) => {
  const carton = cartonNamed(good.scene.name);
  if (carton) return carton(pen, good);
  const { paint } = good;
  const dark = material.chocolate;
  const fillings = /\bdark\b/i.test(good.scene.name)
    ? [dark, shade(dark, 0.06), shade(dark, -0.05), shade(dark, 0.1)]
    : [dark, shade(dark, 0.12), pigment(0.9, 0.04, 80), petal.blush];
  pen.place(40, -150, {}, () => {
    pen.polygon(
      [
        [-230, 26],
        [230, 26],
        [262, -214],
        [-206, -214],
      ],
      shade(paint, 0.02),
      { shadow: 10 },
    );
    pen.polygon(
      [
        [-214, 12],
        [216, 12],
        [244, -200],
        [-192, -200],
      ],
      shade(paint, 0.07),
    );
    posy(pen, 20, -96, 0.9, 'ranunculus');
  });
  pen.polygon(
    [
      [-250, -70],
      [236, -70],
      [272, -150],
      [-208, -150],
    ],
    material.paper,
  );
  pen.rectangle(-250, -74, 486, 74, paint, { shadow: 6 });
  pen.polygon(
    [
      [236, 0],
      [272, -84],
      [272, -152],
      [236, -74],
    ],
    shade(paint, -0.08),
  );
  pen.polygon(
    [
      [-240, -74],
      [228, -74],
      [262, -146],
      [-204, -146],
    ],
    shade(dark, -0.08),
  );
  range(2).forEach((row) =>
    range(8).forEach((column) => {
      const y = -126 + row * 34;
      const x = lerp(-194 - row * 18, 224 - row * 18, column / 7) + 6;
      const kind = (column + row * 2) % 4;
      const tone = cycle(fillings, kind);
      pen.shape(ellipse(34, 10, { points: 10, x, y: y + 8 }), petal.cream);
      if (kind % 2)
        pen.shape(
          [
            [x - 27, y + 8],
            [x - 22, y - 14],
            [x, y - 22],
            [x + 22, y - 14],
            [x + 27, y + 8],
            [x, y + 14],
          ],
          tone,
          { shadow: 3 },
        );
      else
        pen.polygon(
          [
            [x - 26, y + 10],
            [x - 22, y - 16],
            [x + 22, y - 16],
            [x + 26, y + 10],
          ],
          tone,
          { shadow: 3 },
        );
      pen.shape(
        [
          [x - 18, y - 4],
          [x - 14, y - 13],
          [x + 4, y - 17],
          [x - 4, y - 8],
        ],
        shade(tone, 0.1),
      );
      pen.line(
        [
          [x - 12, y - 4],
          [x, y - 10],
          [x + 14, y - 6],
        ],
        kind === 0 ? petal.cream : shade(tone, -0.14),
        3,
      );
    }),
  );
  pen.rectangle(-250, -70, 486, 12, shade(paint, 0.07));
  pen.rectangle(-30, -70, 36, 70, petal.blush);
  bow(pen, { x: -12, y: -48, size: 0.62, pigment: petal.blush });
  return standsOn(250);
};

/** A foil balloon on a curled ribbon, weighted with a small box. */
export const balloon: DrawGood = (pen, { paint }) => {
  pen.line(asPoints(stemCurve([0, -60], [-50, -180], [6, -322], 8)), shade(paint, 0.1), 5);
  pen.line(
    [
      [0, -60],
      [40, -110],
      [14, -150],
      [52, -196],
    ],
    shade(paint, 0.05),
    4,
  );
  drawBox(pen, -44, 0, { width: 78, height: 58, depth: [16, 14] }, shade(paint, -0.08));
  bow(pen, { x: 0, y: -62, size: 0.36, pigment: material.paper });
  pen.shape(
    [
      [-14, -322],
      [0, -352],
      [16, -322],
      [0, -330],
    ],
    shade(paint, -0.07),
    { shadow: 3 },
  );
  const skin: Point[] = [
    [0, -346],
    [-120, -420],
    [-164, -540],
    [-120, -660],
    [0, -706],
    [120, -660],
    [164, -540],
    [120, -420],
  ];
  pen.shape(skin, paint, { shadow: 8 });
  pen.shape(
    [
      [0, -346],
      [120, -420],
      [164, -540],
      [120, -660],
      [40, -700],
      [104, -560],
      [70, -430],
    ],
    shade(paint, -0.07),
  );
  pen.shape(
    [
      [-62, -650],
      [-118, -590],
      [-130, -520],
      [-96, -560],
      [-58, -616],
    ],
    shade(paint, 0.14),
  );
  const ink = paint.lightness > 0.75 ? material.aubergine : material.paper;
  [0, 90, 180, 270].forEach((turn) =>
    pen.place(-8, -530, { turn: turn + 45 }, () =>
      pen.shape(
        [
          [0, 0],
          [-26, -30],
          [-22, -64],
          [0, -74],
          [22, -64],
          [26, -30],
        ],
        ink,
      ),
    ),
  );
  pen.dot(-8, -530, 12, shade(paint, 0.05));
  return standsOn(52);
};
