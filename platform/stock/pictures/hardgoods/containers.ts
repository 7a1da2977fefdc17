import { shade } from '../drawing/colour';
import { cycle, ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import { roundPot, soilIn } from '../vessels/pots';
import {
  beltOutline,
  mouthOpening,
  onFront,
  rimLine,
  rimRatio,
  turnedBody,
  type Profile,
} from '../vessels/turned';
import type { DrawnVessel } from '../vessels/vessel';
import { birdOf, guest } from './birds';
import { standsOn, type DrawGood } from './hardgood';

/** Earth for planters; water for a bath, spoons for a crock, nothing for bowls and saucers of the kitchen. */
function fill(pen: Pen, name: string, { opening, mouth }: DrawnVessel): void {
  if (/bath/i.test(name)) {
    pen.shape(
      ellipse(opening * 0.94, opening * 0.94 * rimRatio, { points: 16, y: mouth + 4 }),
      shade(material.water, -0.03),
    );
    pen.line(
      [
        [-opening * 0.4, mouth + 2],
        [0, mouth - 4],
        [opening * 0.3, mouth],
      ],
      material.white,
      4,
      { opacity: 0.7 },
    );
  } else if (/crock|utensil/i.test(name)) {
    [
      [-22, -14],
      [4, 3],
      [26, 17],
    ].forEach(([x = 0, turn = 0], index) =>
      pen.place(x * 1.6, mouth + 40, { turn }, () => {
        pen.ribbon(
          [
            [0, 0],
            [0, -250],
          ],
          13,
          12,
          shade(material.oak, -index * 0.04),
          { shadow: 4 },
        );
        pen.shape(ellipse(30, 48, { y: -270 }), shade(material.oak, 0.03 - index * 0.04), {
          shadow: 5,
        });
        if (index === 1)
          [-10, 10].forEach((slot) =>
            pen.line(
              [
                [slot, -292],
                [slot, -250],
              ],
              shade(material.wood, -0.1),
              5,
            ),
          );
      }),
    );
  } else if (!/bowl|saucer/i.test(name)) soilIn(pen, opening * 0.86, mouth + 5);
}

/** An empty pot from its profile, with a band or dots so that no two read alike. */
const pot =
  (profile: Profile, foot: number, decoration: 'band' | 'ribs' | 'dots'): DrawGood =>
  (pen, { paint, scene }) => {
    const body = roundPot(pen, {
      profile,
      glaze: paint,
      foot,
      decorate(points) {
        const [upper, lower] = [
          cycle(points, Math.round(points.length * 0.24)),
          cycle(points, Math.round(points.length * 0.42)),
        ];
        if (decoration === 'band')
          pen.polygon(beltOutline(upper, lower), shade(paint, 0.1), { opacity: 0.8 });
        if (decoration === 'ribs')
          range(15).forEach((index) => {
            const across = (index / 7 - 1) * 0.95;
            pen.line(
              points.map((point) => onFront(across, point)),
              shade(paint, -0.06),
              3,
              { opacity: 0.6 },
            );
          });
        if (decoration === 'dots')
          range(40).forEach(() => {
            const [x, y] = onFront(
              pen.between(-0.92, 0.92),
              cycle(points, Math.floor(pen.between(2, points.length - 1))),
            );
            pen.dot(x, y, pen.between(1.5, 3.5), shade(paint, -0.16), { opacity: 0.6 });
          });
      },
    });
    body.back();
    fill(pen, scene.name, body);
    body.front();
    if (/bath/i.test(scene.name))
      guest(pen, -150, body.mouth + 4, birdOf(scene.name), { scale: 0.9 });
    return standsOn(foot);
  };

export const potRound = pot(
  [
    [132, -210],
    [158, -150],
    [146, -60],
    [104, 0],
  ],
  106,
  'band',
);
export const potTapered = pot(
  [
    [150, -270],
    [128, -130],
    [98, 0],
  ],
  100,
  'ribs',
);
export const potBowl = pot(
  [
    [210, -150],
    [196, -84],
    [140, -22],
    [110, 0],
  ],
  114,
  'dots',
);
export const potTall = pot(
  [
    [116, -430],
    [106, -220],
    [84, 0],
  ],
  88,
  'band',
);

/** A long box for a sill or a balcony. */
const windowBox: DrawGood = (pen, { paint }) => {
  pen.polygon(
    [
      [-300, -170],
      [-252, -206],
      [348, -206],
      [300, -170],
    ],
    shade(paint, -0.2),
  );
  pen.polygon(
    [
      [-278, -173],
      [-240, -200],
      [322, -200],
      [284, -173],
    ],
    material.soil,
  );
  pen.polygon(
    [
      [-300, -170],
      [270, -170],
      [250, 10],
      [-280, 10],
    ],
    shade(paint, 0.03),
    { shadow: 6 },
  );
  pen.polygon(
    [
      [270, -170],
      [348, -206],
      [322, -26],
      [250, 10],
    ],
    shade(paint, -0.1),
  );
  pen.polygon(
    [
      [-308, -180],
      [276, -180],
      [276, -150],
      [-308, -150],
    ],
    shade(paint, 0.08),
  );
  pen.polygon(
    [
      [276, -180],
      [358, -218],
      [356, -190],
      [276, -150],
    ],
    shade(paint, -0.04),
  );
  range(5).forEach((index) =>
    pen.polygon(
      [
        [-272 + index * 106, -124],
        [-182 + index * 106, -124],
        [-184 + index * 104, -20],
        [-266 + index * 104, -20],
      ],
      shade(paint, -0.025),
    ),
  );
  return standsOn(270);
};

export const potSquare: DrawGood = (pen, good) => {
  const { scene } = good;
  const paint = /\bslate\b/i.test(scene.name) ? material.slate : good.paint;
  if (/window|long|trough/i.test(scene.name)) return windowBox(pen, good);
  pen.polygon(
    [
      [-170, -250],
      [-110, -288],
      [210, -288],
      [170, -250],
    ],
    shade(paint, -0.2),
  );
  pen.polygon(
    [
      [-152, -254],
      [-104, -282],
      [190, -282],
      [154, -254],
    ],
    material.soil,
  );
  pen.polygon(
    [
      [-170, -250],
      [130, -250],
      [112, 10],
      [-152, 10],
    ],
    shade(paint, 0.03),
    { shadow: 6 },
  );
  pen.polygon(
    [
      [130, -250],
      [210, -288],
      [186, -30],
      [112, 10],
    ],
    shade(paint, -0.1),
  );
  pen.polygon(
    [
      [-176, -262],
      [136, -262],
      [136, -230],
      [-176, -230],
    ],
    shade(paint, 0.08),
  );
  pen.polygon(
    [
      [136, -262],
      [218, -300],
      [216, -270],
      [136, -230],
    ],
    shade(paint, -0.04),
  );
  if (/cedar|wood/i.test(scene.name))
    range(4).forEach((index) => {
      const y = -196 + index * 50;
      pen.line(
        [
          [-168 + index * 4, y],
          [128 - index * 4, y],
        ],
        shade(paint, -0.08),
        4,
      );
      pen.line(
        [
          [-130, y + 22],
          [-40, y + 18],
          [60, y + 25],
        ],
        shade(paint, -0.04),
        2.4,
      );
    });
  else {
    pen.polygon(
      [
        [-132, -196],
        [94, -196],
        [82, -30],
        [-120, -30],
      ],
      shade(paint, -0.025),
    );
    pen.polygon(
      [
        [-120, -184],
        [82, -184],
        [72, -42],
        [-109, -42],
      ],
      shade(paint, 0.025),
    );
  }
  return standsOn(150);
};

/** A glazed mug with a floret on it. */
export const mug: DrawGood = (pen, { paint, scene }) => {
  const enamel = /enamel|camp/i.test(scene.name);
  const handle: Point[] = [
    [104, -206],
    [190, -206],
    [204, -110],
    [150, -52],
    [96, -60],
  ];
  pen.line(handle, shade(paint, -0.09), 34);
  pen.line(
    handle.map(([x, y]): Point => [x - 4, y - 6]),
    shade(paint, 0.04),
    12,
  );
  mouthOpening(pen, 116, -262, paint, 6);
  pen.shape(
    range(14).map((index): Point => [
      Math.cos((index / 14) * Math.PI * 2) * 104,
      -254 + Math.sin((index / 14) * Math.PI * 2) * 13,
    ]),
    material.chocolate,
  );
  turnedBody(
    pen,
    [
      [122, -262],
      [120, -120],
      [112, -18],
      [92, 0],
    ],
    paint,
    { shine: 6 },
  );
  pen.line(rimLine([122, -262]), enamel ? material.indigo : shade(paint, 0.08), enamel ? 10 : 6);
  if (enamel)
    range(46).forEach(() =>
      pen.dot(
        pen.between(-104, 100),
        pen.between(-236, -14),
        pen.between(1.5, 4),
        material.indigo,
        { opacity: 0.75 },
      ),
    );
  const mark = paint.lightness > 0.7 ? material.aubergine : material.lilac;
  range(3).forEach((index) =>
    pen.place(-14 + (index - 1) * 58, -116 + (index % 2) * -34, { turn: index * 20 }, () =>
      [0, 90, 180, 270].forEach((turn) =>
        pen.place(0, 0, { turn: turn + 45 }, () =>
          pen.shape(
            [
              [0, 0],
              [-11, -12],
              [-9, -25],
              [0, -29],
              [9, -25],
              [11, -12],
            ],
            mark,
          ),
        ),
      ),
    ),
  );
  return standsOn(112);
};
