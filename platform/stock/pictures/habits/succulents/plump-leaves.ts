import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, ellipse, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';
import { jadeBark } from './jade-twig';

const green = shade(mix(leaf.leaf, leaf.fresh, 0.45), 0.015);

/** A small fat oval, smooth and shining, narrow where it is joined. */
function plumpLeaf(pen: Pen, size: number, tone: Pigment): void {
  const outline: Point[] = [
    [0, 0],
    [-size * 0.17, -size * 0.2],
    [-size * 0.31, -size * 0.56],
    [-size * 0.2, -size * 0.92],
    [0, -size],
    [size * 0.2, -size * 0.92],
    [size * 0.31, -size * 0.56],
    [size * 0.17, -size * 0.2],
  ];
  const lit = shade(tone, pen.light(0) * 0.07);
  pen.shape(outline, shade(lit, -0.09), { shadow: 4 });
  pen.place(0, -size * 0.03, { scale: 0.9 }, () => pen.shape(outline, lit));
  pen.shape(
    ellipse(size * 0.075, size * 0.2, { points: 6, x: -size * 0.1, y: -size * 0.62 }),
    mix(shade(lit, 0.14), petal.lemon, 0.15),
  );
}

/** A fat green twig, its leaves in pairs that stand apart, the youngest pair at its tip. */
export function plumpTwig(pen: Pen, length: number, size: number): void {
  const line = stemCurve([0, 0], [pen.between(-8, 8), -length * 0.5], [0, -length], 4);
  pen.ribbon(asPoints(line), 14, 9, mix(jadeBark, green, 0.4), { shadow: 3 });
  line
    .slice(1)
    .forEach(({ x, y }, index) =>
      [-1, 1].forEach((side) =>
        pen.place(
          x,
          y,
          { turn: side * ([100, 78, 60, 36][index] ?? 40) + pen.between(-9, 9) },
          () =>
            plumpLeaf(
              pen,
              size * (1 - index * 0.05) * pen.between(0.9, 1.1),
              shade(green, pen.between(-0.055, 0.045) + index * 0.015),
            ),
        ),
      ),
    );
  pen.place(0, -length, { turn: pen.between(-10, 10) }, () =>
    plumpLeaf(pen, size * 0.66, shade(green, 0.07)),
  );
}
