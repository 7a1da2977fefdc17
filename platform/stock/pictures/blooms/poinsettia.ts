import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse, petal, polar, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { centre, leaf, petal as pigments } from '../pigments';
import type { DrawHead } from './head';

const green = shade(leaf.deep, -0.03);

/** A bract: a pointed leaf with shoulders, creased down its middle. */
function bract(pen: Pen, length: number, halfWidth: number, tone: Pigment): void {
  const lit = shade(tone, pen.light(0) * 0.05);
  const outline = petal(length, halfWidth, { pointed: true, widest: 0.46, base: 0.34 });
  const farHalf: Point[] = [[0, 0], ...outline.filter(([x]) => x > 0), [0, -length]];
  pen.shape(outline, lit, { shadow: length * 0.05, shadowOpacity: 0.22 });
  pen.shape(farHalf, shade(lit, -0.035));
  pen.line(
    [
      [0, -length * 0.08],
      [0, -length * 0.9],
    ],
    shade(lit, 0.07),
    length * 0.016,
  );
  [0.3, 0.5, 0.68].forEach((along) =>
    [-1, 1].forEach((side) =>
      pen.line(
        [
          [0, -length * along],
          [side * halfWidth * 0.66 * (1.1 - along * 0.5), -length * (along + 0.15)],
        ],
        shade(lit, 0.045),
        length * 0.01,
      ),
    ),
  );
}

type DrawBract = (pen: Pen, length: number, halfWidth: number, tone: Pigment) => void;

/** A broad cream bract, its middle washed and freckled with pink. */
function marbledBract(pen: Pen, length: number, halfWidth: number, tone: Pigment): void {
  const wide = halfWidth * 1.34;
  const cream = mix(tone, pigments.cream, 0.82);
  const lit = pen.light(0) * 0.045;
  const rose = shade(mix(tone, pigments.pink, 0.5), lit);
  pen.shape(petal(length, wide, { pointed: true, widest: 0.44, base: 0.4 }), shade(cream, lit), {
    shadow: length * 0.05,
    shadowOpacity: 0.24,
  });
  const wash = [0.12, 0.26, 0.4, 0.54, 0.68, 0.8].map((along, index): Point => {
    const out = Math.sin(Math.PI * (0.12 + along * 0.86)) * wide;
    return [out * (index % 2 ? 0.5 : 0.78) * pen.between(0.86, 1.1), -length * along];
  });
  const other = wash.map(([x, y]): Point => [-x * pen.between(0.7, 1.1), y * 0.98]);
  pen.shape([[0, 0], ...wash, [0, -length * 0.9], ...other.reverse()], rose);
  if (length > 60)
    [0.4, 0.62].forEach((along) =>
      [-1, 1].forEach((side) =>
        pen.shape(
          ellipse(length * 0.045, length * 0.026, {
            points: 6,
            x: side * wide * pen.between(0.1, 0.4),
            y: -length * (along + pen.between(-0.05, 0.05)),
          }),
          shade(cream, lit),
        ),
      ),
    );
  pen.line(
    [
      [0, -length * 0.06],
      [0, -length * 0.86],
    ],
    shade(rose, -0.07),
    length * 0.018,
  );
}

/** Green leaves behind, two whorls of coloured bracts, a dozen yellow cups in the middle. */
const poinsettiaOf =
  (paint: DrawBract): DrawHead =>
  (pen, { radius, pigment: colour, tilt }) => {
    const whorl = (
      count: number,
      length: number,
      from: number,
      step: number,
      tone: Pigment,
      draw = paint,
    ) =>
      range(count).forEach((index) =>
        pen.place(
          0,
          -step * tilt * radius * 0.1,
          { turn: from + ((index * 2) % count) * (360 / count) + pen.between(-7, 7) },
          () => draw(pen, radius * length * pen.between(0.92, 1.06), radius * length * 0.27, tone),
        ),
      );
    whorl(5, 0.98, 12, 0, green, bract);
    whorl(7, 0.98, 30, 1, shade(colour, -0.045));
    whorl(6, 0.7, 8, 2, colour);
    whorl(5, 0.42, 40, 3, shade(colour, 0.035));
    range(9).forEach((index) => {
      const [x, y] = index ? polar(index * 45, radius * 0.09) : [0, 0];
      pen.dot(x, y, radius * 0.042, mix(leaf.fresh, centre.gold, 0.45), { shadow: radius * 0.02 });
      pen.dot(x, y - radius * 0.012, radius * 0.018, centre.gold);
    });
  };

export const poinsettia = poinsettiaOf(bract);
export const marbledPoinsettia = poinsettiaOf(marbledBract);
