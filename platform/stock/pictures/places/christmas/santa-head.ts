import { pigment, shade } from '../../drawing/colour';
import { ellipse, mirrored, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';
import { fur, furBand, suit } from './santa-cloth';

const skin = pigment(0.82, 0.065, 48);

function beard(pen: Pen): void {
  const half: Point[] = [
    [-74, -502],
    [-98, -446],
    [-90, -380],
    [-56, -332],
  ];
  pen.shape([[0, -440], ...half, [0, -302], ...mirrored(half).reverse()], shade(fur, -0.045), {
    shadow: 7,
  });
  [
    [-56, -420],
    [56, -420],
    [-34, -372],
    [34, -372],
    [0, -392],
    [0, -344],
  ].forEach(([x = 0, y = 0]) =>
    pen.shape(
      [
        [x - 26, y - 34],
        [x - 30, y + 8],
        [x + 2, y + 34],
        [x + 30, y + 4],
        [x + 24, y - 34],
        [x, y - 44],
      ],
      shade(fur, -x / 2600),
      { shadow: 3, shadowOpacity: 0.1 },
    ),
  );
  ([-1, 1] as const).forEach((side) =>
    pen.shape(
      [
        [0, -446],
        [side * 26, -462],
        [side * 62, -450],
        [side * 84, -426],
        [side * 52, -420],
        [side * 18, -424],
      ],
      fur,
      { shadow: 5 },
    ),
  );
  pen.shape(ellipse(15, 8, { points: 10, y: -418 }), shade(petal.red, 0.08));
}

function face(pen: Pen): void {
  pen.shape(ellipse(72, 76, { points: 16, y: -484 }), skin, { shadow: 5 });
  [-42, 42].forEach((x) =>
    pen.shape(ellipse(19, 15, { points: 10, x, y: -466 }), pigment(0.74, 0.115, 24), {
      opacity: 0.75,
    }),
  );
  [-26, 26].forEach((x) => {
    pen.line(
      [
        [x - 11, -490],
        [x, -499],
        [x + 11, -490],
      ],
      shade(material.chocolate, -0.06),
      6,
    );
    pen.ribbon(
      [
        [x - 18, -512],
        [x, -520],
        [x + 18, -512],
      ],
      13,
      11,
      fur,
      { shadow: 2 },
    );
  });
  pen.shape(ellipse(16, 14, { points: 10, y: -466 }), pigment(0.75, 0.1, 30), { shadow: 3 });
}

function hat(pen: Pen): void {
  pen.shape(
    [
      [-76, -530],
      [-58, -606],
      [0, -652],
      [72, -640],
      [122, -580],
      [128, -540],
      [104, -556],
      [72, -580],
      [80, -530],
    ],
    suit,
    { shadow: 7 },
  );
  pen.shape(
    [
      [20, -640],
      [72, -640],
      [122, -580],
      [128, -540],
      [104, -556],
      [62, -604],
    ],
    shade(suit, -0.055),
  );
  furBand(
    pen,
    [
      [-90, -528],
      [-46, -544],
      [0, -548],
      [46, -544],
      [90, -528],
    ],
    42,
  );
  pen.shape(ellipse(29, 29, { points: 12, x: 128, y: -524 }), shade(fur, -0.06), { shadow: 5 });
  range(6).forEach((index) =>
    pen.dot(
      128 + Math.cos(index * 1.05) * 12 - 3,
      -526 + Math.sin(index * 1.05) * 12,
      11,
      shade(fur, index % 2 ? 0 : -0.02),
    ),
  );
}

/** His face with the red nose, the beard over his chest, the hat with its bobble. */
export function santaHead(pen: Pen): void {
  face(pen);
  beard(pen);
  hat(pen);
}
