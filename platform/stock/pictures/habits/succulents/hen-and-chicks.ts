import { pigment, shade, type Pigment } from '../../drawing/colour';
import { asPoints, ellipse, range, stemCurve } from '../../drawing/geometry';
import { succulentRosette } from '../../foliage/succulent-rosette';
import { material, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const blue = pigment(0.66, 0.055, 205);
const hens: readonly (readonly [x: number, y: number, size: number, tone: Pigment])[] = [
  [-136, -88, 116, pigment(0.66, 0.07, 160)],
  [138, -86, 112, pigment(0.58, 0.12, 14)],
  [0, -64, 124, shade(blue, 0.07)],
];
const chicks: readonly (readonly [x: number, y: number, size: number, hen: 0 | 1 | 2])[] = [
  [-4, -168, 44, 2],
  [-216, -24, 50, 0],
  [216, -24, 50, 1],
  [-138, 2, 52, 0],
  [138, 2, 52, 1],
  [-48, 22, 52, 2],
  [52, 22, 52, 2],
];
const fallen: readonly (readonly [x: number, y: number, side: 1 | -1])[] = [
  [-222, 62, -1],
  [204, 72, 1],
];

/** Three wide rosettes in a low bowl, each with her ring of small ones; some hang over the rim on their runners. */
export const henAndChicks: DrawHabit = (pen) => {
  range(22).forEach((index) => {
    const across = index / 10.5 - 1;
    pen.dot(
      across * 206,
      -2 + Math.sqrt(1 - across * across) * (index % 2 ? 14 : -14),
      pen.between(7, 13),
      shade(material.stone, pen.between(-0.08, 0.06)),
      { shadow: 2 },
    );
  });
  const rosette = (x: number, y: number, size: number, tone: Pigment): void =>
    pen.place(x, y, { squash: 0.76, turn: x * 0.05 }, () => {
      pen.shape(
        ellipse(size * 0.84, size * 0.84, { points: 12, y: size * 0.05 }),
        shade(tone, -0.22),
        {
          shadow: 5,
        },
      );
      succulentRosette(pen, size, tone);
    });
  hens
    .slice(0, 2)
    .forEach(([x, y, size, tone]) => pen.atDepth(0.9, () => rosette(x, y, size, tone)));
  const grown = (hen: 0 | 1 | 2): Pigment => shade(hens[hen]?.[3] ?? blue, 0.03);
  chicks.slice(0, 3).forEach(([x, y, size, hen]) => rosette(x, y, size, grown(hen)));
  hens.slice(2).forEach(([x, y, size, tone]) => rosette(x, y, size, tone));
  fallen.forEach(([x, y, side]) =>
    pen.ribbon(
      asPoints(stemCurve([x * 0.8, 6], [x + side * 10, 8], [x, y], 6)),
      6,
      5,
      shade(petal.pink, -0.06),
      { shadow: 2 },
    ),
  );
  chicks.slice(3).forEach(([x, y, size, hen]) => rosette(x, y, size, grown(hen)));
  fallen.forEach(([x, y], index) => rosette(x, y, 42, grown(index === 1 ? 1 : 0)));
};
