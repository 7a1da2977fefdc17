import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { asPoints, ellipse, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';

/** The bark of a jade plant. */
export const jadeBark = pigment(0.58, 0.05, 72);
const green = shade(mix(leaf.fresh, leaf.leaf, 0.3), 0.03);

/** A fat, shining spoon with a red edge. */
function spoon(pen: Pen, size: number, tone: Pigment): void {
  const outline: Point[] = [
    [0, 0],
    [-size * 0.14, -size * 0.2],
    [-size * 0.37, -size * 0.58],
    [-size * 0.25, -size * 0.95],
    [size * 0.25, -size * 0.95],
    [size * 0.37, -size * 0.58],
    [size * 0.14, -size * 0.2],
  ];
  const lit = shade(tone, pen.light(0) * 0.08);
  pen.shape(outline, mix(shade(lit, 0.03), petal.coral, 0.42), { shadow: 4 });
  pen.place(0, -size * 0.02, { scale: 0.92 }, () => pen.shape(outline, lit));
  pen.shape(
    ellipse(size * 0.09, size * 0.22, { points: 6, x: -size * 0.15, y: -size * 0.6 }),
    shade(lit, 0.1),
  );
}

/** A green twig with spoons in pairs, the last ones open at its tip. */
export function jadeTwig(pen: Pen, length: number, size: number): void {
  const line = stemCurve([0, 0], [pen.between(-8, 8), -length * 0.5], [0, -length], 4);
  pen.ribbon(asPoints(line), 13, 8, mix(jadeBark, green, 0.5), { shadow: 3 });
  const tone = () => shade(green, pen.between(-0.05, 0.05));
  line
    .slice(1, -1)
    .forEach(({ x, y }, index) =>
      [-1, 1].forEach((side) =>
        pen.place(x, y, { turn: side * (index % 2 ? 96 : 66) + pen.between(-12, 12) }, () =>
          spoon(pen, size * (index % 2 ? 0.82 : 1) * pen.between(0.9, 1.1), tone()),
        ),
      ),
    );
  [-34, 36, 2].forEach((turn) =>
    pen.place(0, -length, { turn: turn + pen.between(-8, 8), squash: turn > 10 ? 0.9 : 1 }, () =>
      spoon(pen, size * 0.94, shade(tone(), 0.02)),
    ),
  );
}
