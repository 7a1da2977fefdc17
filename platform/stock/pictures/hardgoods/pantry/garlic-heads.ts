import { mix, shade } from '../../drawing/colour';
import { ellipse, petal as petalOutline, range, scaled, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const skin = shade(material.paper, -0.01);
const streak = mix(skin, petal.purple, 0.5);
const straw = mix(material.straw, material.paper, 0.35);

const whole: Point[] = [
  [-0.1, -1],
  [-0.24, -0.84],
  [-0.66, -0.58],
  [-0.98, -0.08],
  [-0.9, 0.44],
  [-0.5, 0.74],
  [0, 0.8],
  [0.5, 0.74],
  [0.9, 0.44],
  [0.98, -0.08],
  [0.66, -0.58],
  [0.24, -0.84],
  [0.1, -1],
];

/** One head of hardneck garlic: plump cloves round a stiff cut stalk, the papery skin streaked with purple, roots below. */
function head(pen: Pen, radius: number): void {
  range(11).forEach((index) =>
    pen.line(
      [
        [(index - 5) * radius * 0.03, radius * 0.7],
        [(index - 5) * radius * 0.07, radius * (0.92 + (index % 3) * 0.05)],
      ],
      shade(straw, -0.16),
      radius * 0.028,
    ),
  );
  pen.ribbon(
    [
      [0, -radius * 0.7],
      [radius * 0.03, -radius * 1.2],
      [radius * 0.05, -radius * 1.66],
    ],
    radius * 0.26,
    radius * 0.17,
    straw,
    { shadow: 5 },
  );
  pen.shape(
    ellipse(radius * 0.085, radius * 0.04, { x: radius * 0.05, y: -radius * 1.66, points: 8 }),
    shade(straw, -0.14),
  );
  pen.shape(scaled(whole, radius), shade(skin, -0.06), { shadow: 9 });
  [-0.62, 0.62, -0.34, 0.34, 0].forEach((across) =>
    pen.place(across * radius * 0.12, -radius * 0.86, { turn: 180 - across * 38 }, () => {
      const long = radius * (1.62 - Math.abs(across) * 0.12);
      pen.shape(
        petalOutline(long, radius * 0.4, { widest: 0.66, tip: 0.62, base: 0.22 }),
        shade(skin, pen.light(-90) * 0.02 - across * 0.05 + 0.005),
        { shadow: 5, shadowOpacity: 0.13 },
      );
      [-0.42, -0.12, 0.2, 0.46].forEach((side, index) =>
        pen.line(
          [
            [side * radius * 0.16, -long * 0.12],
            [side * radius * 0.6, -long * (0.5 + (index % 2) * 0.12)],
            [side * radius * 0.62, -long * (0.74 + (index % 2) * 0.1)],
          ],
          streak,
          radius * (index % 2 ? 0.03 : 0.018),
          { opacity: 0.75 },
        ),
      );
    }),
  );
  pen.shape(
    [
      [-radius * 0.2, -radius * 0.72],
      [-radius * 0.13, -radius * 1.12],
      [0, -radius * 1.02],
      [radius * 0.14, -radius * 1.16],
      [radius * 0.2, -radius * 0.72],
      [0, -radius * 0.6],
    ],
    shade(skin, -0.015),
    { shadow: 3 },
  );
}

/** A clove broken off, in its brown and purple skin. */
function clove(pen: Pen, length: number): void {
  const tone = mix(material.blush, petal.purple, 0.2);
  pen.shape(
    [
      [-length * 0.5, 0],
      [-length * 0.34, -length * 0.3],
      [length * 0.1, -length * 0.42],
      [length * 0.62, -length * 0.2],
      [length * 0.3, -length * 0.02],
      [0, length * 0.04],
    ],
    tone,
    { shadow: 6 },
  );
  pen.shape(
    [
      [-length * 0.4, -length * 0.08],
      [-length * 0.26, -length * 0.27],
      [length * 0.1, -length * 0.36],
      [length * 0.46, -length * 0.22],
      [0, -length * 0.18],
    ],
    shade(tone, 0.08),
  );
}

/** Three heads of garlic on a table, one leaning, and two cloves. */
export const garlicHeads: DrawGood = (pen) => {
  pen.atDepth(0.9, () => pen.place(34, -122, { turn: 5 }, () => head(pen, 146)));
  pen.place(-150, -92, { turn: -9 }, () => head(pen, 132));
  pen.place(198, -84, { turn: 38 }, () => head(pen, 122));
  pen.place(-2, 28, { turn: -4 }, () => clove(pen, 116));
  pen.place(92, 42, { flip: true, turn: 8 }, () => clove(pen, 96));
  return standsOn(250);
};
