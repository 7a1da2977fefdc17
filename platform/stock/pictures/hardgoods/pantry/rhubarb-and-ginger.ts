import { mix, pigment, shade } from '../../drawing/colour';
import { ellipse, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';

/** The red of a rhubarb stalk. */
export const stalkRed = mix(petal.red, petal.pink, 0.2);

const stalkGreen = pigment(0.74, 0.11, 112);

/** A stick of rhubarb, ribbed, red at the foot and green where its leaf was cut. */
export function rhubarbStick(pen: Pen, length: number, width: number): void {
  const part = (from: number, to: number): Point[] => [
    [-width * (0.6 - from * 0.14), -length * from],
    [-width * (0.6 - to * 0.14), -length * to],
    [width * (0.6 - to * 0.14), -length * to],
    [width * (0.6 - from * 0.14), -length * from],
  ];
  pen.polygon(part(0, 1), stalkRed, { shadow: 6 });
  const blushing = mix(stalkRed, petal.blush, 0.5);
  [blushing, mix(petal.peach, stalkGreen, 0.55), stalkGreen].forEach((tone, index) =>
    pen.polygon(part(0.66 + index * 0.11, 1), tone),
  );
  pen.shape(
    ellipse(width * 0.46, width * 0.15, { points: 10, y: -length }),
    shade(stalkGreen, 0.13),
  );
  [-0.3, 0.06, 0.34].forEach((aside, index) =>
    pen.line(
      [
        [aside * width * 1.1, 0],
        [aside * width, -length * 0.95],
      ],
      shade(stalkRed, index ? -0.04 : 0.13),
      index ? 3 : 5,
      { opacity: 0.7 },
    ),
  );
}

/** A hand of ginger: three round knobs with rings, one of them cut. */
export function ginger(pen: Pen): void {
  const skin = mix(material.kraft, material.straw, 0.5);
  pen.shape(
    [
      [-84, 0],
      [-96, -34],
      [-66, -54],
      [-34, -48],
      [-24, -82],
      [6, -88],
      [22, -60],
      [66, -66],
      [90, -40],
      [78, -6],
      [0, 4],
    ],
    skin,
    { shadow: 7 },
  );
  [
    [-62, -46, -66, -10],
    [-20, -66, 14, -66],
    [36, -56, 40, -8],
  ].forEach(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
    pen.line(
      [
        [x1, y1],
        [(x1 + x2) / 2 + 7, (y1 + y2) / 2],
        [x2, y2],
      ],
      shade(skin, -0.13),
      4,
    ),
  );
  pen.shape(ellipse(17, 23, { x: 78, y: -34 }), shade(petal.lemon, -0.03));
  pen.shape(ellipse(10, 14, { x: 78, y: -34 }), shade(petal.yellow, 0.02));
}
