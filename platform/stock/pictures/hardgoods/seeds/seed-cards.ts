import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import {
  cycle,
  ellipse,
  lerp,
  petal as petalShape,
  range,
  type Point,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import type { DrawGood } from '../hardgood';
import { poppyFace } from './poppy';

const [half, tall] = [104, 290];
const cotton = pigment(0.93, 0.022, 78);

/** The torn edge of handmade paper, all round. */
function deckle(pen: Pen): Point[] {
  const side = (from: Point, to: Point, steps: number): Point[] =>
    range(steps).map((index) => [
      lerp(from[0], to[0], index / steps) + pen.between(-2.6, 2.6),
      lerp(from[1], to[1], index / steps) + pen.between(-2.6, 2.6),
    ]);
  const corners: Point[] = [
    [-half, 0],
    [-half, -tall],
    [half, -tall],
    [half, 0],
  ];
  return corners.flatMap((corner, index) =>
    side(corner, cycle(corners, index + 1), index % 2 ? 11 : 15),
  );
}

/** A small card of soft paper with the seeds in it. */
function card(pen: Pen, tone: Pigment, seeds: number): void {
  pen.polygon(deckle(pen), tone, { shadow: 6 });
  range(seeds).forEach((index) => {
    const [x, y] = [pen.between(-half + 12, half - 12), pen.between(-tall + 12, -12)];
    if (index % 3)
      pen.dot(x, y, pen.between(2.6, 4.2), shade(material.chocolate, pen.between(-0.04, 0.12)));
    else
      pen.line(
        [
          [x - 7, y],
          [x, y - 3],
          [x + 7, y + pen.between(-4, 4)],
        ],
        shade(tone, -0.09),
        1.8,
      );
  });
}

/** A pressed poppy: four silky petals, a dark heart, a nodding bud and two cut leaves. */
function poppy(pen: Pen, tone: Pigment): void {
  pen.ribbon(
    [
      [2, -64],
      [8, -112],
      [0, -166],
    ],
    5,
    4,
    leaf.stem,
  );
  pen.line(
    [
      [4, -90],
      [34, -132],
      [52, -146],
      [58, -132],
    ],
    leaf.stem,
    4,
  );
  pen.place(59, -134, { turn: 172 }, () =>
    pen.shape(petalShape(26, 10, { widest: 0.5, pointed: true }), leaf.sage, { shadow: 2 }),
  );
  [-58, 44, -24].forEach((turn, index) =>
    pen.place(3, -72, { turn }, () => drawLeaf(pen, 58 - index * 6, 9, leaf.sage, { shadow: 2 })),
  );
  pen.place(0, -178, {}, () => poppyFace(pen, 55, tone));
}

/** A line of thanks by hand, and the rule under it. */
function thanks(pen: Pen): void {
  pen.line(
    range(13).map((index): Point => [
      -54 + index * 9,
      -32 + (index % 2 ? -6 : 5) * (index % 4 === 1 ? 2 : 0.8),
    ]),
    material.aubergine,
    3.6,
  );
}

/** Torn pieces on wet soil, and what comes up from them. */
function sprouting(pen: Pen): void {
  pen.shape(
    ellipse(118, 27, { points: 15, wobble: 0.14, random: pen.random, x: 186, y: 10 }),
    shade(material.soil, 0.04),
    { shadow: 5 },
  );
  range(12).forEach(() =>
    pen.dot(
      pen.between(96, 272),
      pen.between(-6, 24),
      pen.between(3, 6),
      shade(material.soil, pen.between(0.06, 0.18)),
    ),
  );
  [
    [150, -8, -8],
    [228, -2, 10],
  ].forEach(([x = 0, y = 0, turn = 0]) =>
    pen.place(x - 8, y + 12, { turn }, () => {
      pen.polygon(
        [
          [-34, 6],
          [-26, -9],
          [-6, -5],
          [10, -12],
          [34, -4],
          [24, 8],
          [0, 5],
          [-14, 11],
        ],
        cotton,
        { shadow: 3 },
      );
      [-16, -2, 14, 24].forEach((at) => pen.dot(at, -1, 2.4, material.chocolate));
    }),
  );
  [
    [128, 62],
    [168, 92],
    [212, 72],
    [246, 48],
  ].forEach(([x = 0, height = 0], index) => {
    pen.ribbon(
      [
        [x, 8],
        [x + 3, -height * 0.5],
        [x, -height],
      ],
      6,
      4,
      shade(leaf.fresh, -0.02),
    );
    [-54, 54].forEach((turn) =>
      pen.place(x, -height + 2, { turn }, () =>
        drawLeaf(pen, 32 + (index % 2) * 6, 10, shade(leaf.fresh, turn < 0 ? 0.05 : 0)),
      ),
    );
  });
}

/** Six small cards of seed paper, fanned, a poppy pressed on the first, and a torn one that has come up. */
export const seedCards: DrawGood = (pen, { paint }) => {
  const tones = [
    mix(cotton, petal.lavender, 0.35),
    mix(cotton, leaf.sage, 0.38),
    mix(cotton, petal.yellow, 0.3),
    mix(cotton, petal.peach, 0.5),
    mix(cotton, paint, 0.55),
    cotton,
  ];
  tones.forEach((tone, index) =>
    pen.place(-88 + index * 10, 2 - index * 1.5, { turn: -25 + index * 5.6 }, () => {
      card(pen, tone, index === 5 ? 30 : 22);
      if (index < 5) return;
      poppy(pen, petal.coral);
      thanks(pen);
    }),
  );
  sprouting(pen);
  return { feet: [{ x: 60, halfWidth: 220 }] };
};
