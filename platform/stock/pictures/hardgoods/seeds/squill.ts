import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, petal as petalShape, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import { printedLawn } from './printed-lawn';

const sky = shade({ ...petal.blue, chroma: 0.14 }, -0.08);

/** A small star that nods, a darker line down every petal. It hangs from the origin. */
function noddingStar(pen: Pen, size: number, tone: Pigment): void {
  [96, -96, 58, -58, 20, -20].forEach((aside, index) =>
    pen.place(0, 0, { turn: 180 + aside }, () => {
      pen.shape(
        petalShape(size * (index < 2 ? 0.86 : 1), size * 0.25, { pointed: true, widest: 0.55 }),
        shade(tone, index < 2 ? -0.06 : pen.light(0) * 0.05 + 0.02),
        { shadow: size * 0.05 },
      );
      pen.line(
        [
          [0, -size * 0.2],
          [0, -size * 0.8],
        ],
        shade(tone, -0.13),
        size * 0.05,
      );
    }),
  );
  [-16, 0, 16].forEach((aside) =>
    pen.place(0, 0, { turn: 180 + aside }, () => {
      pen.line(
        [
          [0, 0],
          [0, -size * 0.5],
        ],
        shade(petal.white, -0.04),
        size * 0.04,
      );
      pen.dot(0, -size * 0.53, size * 0.07, mix(petal.blue, petal.purple, 0.5));
    }),
  );
}

/** A stem that arches over, its stars on short stalks along one side. */
function arch(pen: Pen, foot: number, tip: Point, stars: number, size: number): void {
  const stem = stemCurve([foot, -64], [foot + (tip[0] - foot) * 0.1, tip[1] - 16], tip, 9);
  pen.ribbon(asPoints(stem), 6, 4, mix(leaf.stem, petal.purple, 0.18), { shadow: 2 });
  stem
    .slice(-1 - (stars - 1) * 2)
    .filter((_, index) => index % 2 === 0)
    .forEach(({ x, y }, index) => {
      const side = (index % 2 ? 1 : -1) * (tip[0] < foot ? -1 : 1);
      const last = index === stars - 1;
      const at: Point = [x + (last ? 6 : side * 22), y + (last ? 8 : 6)];
      pen.line([[x, y], [(x + at[0]) / 2, y - 5], at], leaf.stem, 3);
      pen.place(at[0], at[1], { turn: last ? -side * 8 : -side * 24 }, () =>
        noddingStar(pen, size * (last ? 1 : 0.9), sky),
      );
    });
}

/** Squill in the lawn: low blue stars that hang their heads. */
export function printedSquill(pen: Pen): void {
  printedLawn(pen);
  [-34, -20, -8, 10, 22, 36].forEach((turn, index) =>
    pen.place(turn * 0.9, -62, { turn }, () =>
      drawLeaf(pen, 104 + (index % 2) * 16, 10, shade(leaf.leaf, index % 2 ? 0.03 : -0.03), {
        bend: turn / 170,
      }),
    ),
  );
  arch(pen, -22, [-70, -190], 2, 38);
  arch(pen, 26, [72, -196], 2, 38);
  arch(pen, 0, [14, -256], 3, 42);
}
