import { mix, shade } from '../../drawing/colour';
import { ellipse, petal, type Point } from '../../drawing/geometry';
import { petal as pigments } from '../../pigments';
import type { DrawHead } from '../head';

/** How the five petals are thrown back: the two behind, the two at the sides, the one in front. */
const wings: [turn: number, length: number, width: number, step: number][] = [
  [-24, 1.7, 0.34, -0.07],
  [27, 1.66, 0.34, -0.1],
  [-58, 1.36, 0.36, 0.015],
  [60, 1.34, 0.36, -0.045],
  [3, 1.52, 0.4, 0.01],
];

/** A cyclamen nods and throws its petals back: upright wings over a dark mouth. */
export const cyclamenFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  const mouth = mix(colour, pigments.magenta, 0.7);
  wings.forEach(([turn, length, width, step]) =>
    pen.place(0, radius * 0.62, { turn: turn + pen.between(-5, 5) }, () => {
      const twist = pen.between(0.06, 0.16) * (turn < 0 ? -1 : 1);
      const long = radius * length;
      const bent = ([x, y]: Point): Point => [x + twist * (y / long) ** 2 * long, y];
      const outline = petal(long, radius * width, { pointed: true, widest: 0.58, base: 0.5 });
      const tone = shade(colour, step);
      pen.shape(outline.map(bent), tone, { shadow: radius * 0.06 });
      pen.shape(
        outline.map(([x, y]) => bent([x * 0.5 - radius * width * 0.2, y * 0.88])),
        shade(tone, 0.035),
      );
      pen.shape(petal(long * 0.34, radius * width * 0.5, { pointed: true, widest: 0.4 }), mouth);
    }),
  );
  pen.shape(ellipse(radius * 0.3, radius * 0.2, { points: 8, y: radius * 0.68 }), mouth, {
    shadow: radius * 0.04,
  });
  pen.shape(
    ellipse(radius * 0.2, radius * 0.1, { points: 8, y: radius * 0.74 }),
    shade(mouth, -0.16),
  );
};
