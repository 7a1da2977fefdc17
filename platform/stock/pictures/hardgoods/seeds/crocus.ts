import { shade, type Pigment } from '../../drawing/colour';
import { petal as petalShape, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { centre, leaf, material, petal } from '../../pigments';
import { printedLawn } from './printed-lawn';

/** A goblet of six tepals on its pale tube, the orange stigma between them. Rooted at the foot of the cup. */
function goblet(pen: Pen, size: number, tone: Pigment): void {
  const tepal = (turn: number, length: number, half: number, step: number) =>
    pen.place(0, 0, { turn }, () => {
      const outline = petalShape(size * length, size * half, {
        pointed: true,
        widest: 0.58,
        base: 0.62,
      });
      pen.shape(outline, shade(tone, step + 0.06), { shadow: size * 0.04 });
      pen.place(0, 0, { scale: 0.93 }, () => pen.shape(outline, shade(tone, step)));
      [-0.1, 0, 0.1].forEach((aside) =>
        pen.line(
          [
            [aside * size * half, -size * length * 0.16],
            [aside * size * half * 3, -size * length * 0.74],
          ],
          shade(tone, step - 0.09),
          size * 0.018,
        ),
      );
    });
  pen.ribbon(
    [
      [0, size * 0.8],
      [0, size * 0.3],
      [0, -size * 0.06],
    ],
    size * 0.11,
    size * 0.2,
    shade(petal.white, -0.05),
  );
  tepal(-17, 1.06, 0.27, -0.1);
  tepal(17, 1.06, 0.27, -0.08);
  tepal(0, 1.12, 0.26, -0.05);
  [-9, 0, 9].forEach((turn) =>
    pen.place(0, 0, { turn }, () => {
      pen.line(
        [
          [0, -size * 0.3],
          [0, -size * 0.78],
        ],
        petal.orange,
        size * 0.05,
      );
      pen.dot(0, -size * 0.8, size * 0.055, centre.gold);
    }),
  );
  tepal(-31, 0.96, 0.25, 0.02);
  tepal(31, 0.96, 0.25, -0.03);
  tepal(0, 0.74, 0.3, 0.035);
}

/** Narrow leaves with their white line. */
function lawnLeaf(pen: Pen, length: number, bend: number): void {
  drawLeaf(pen, length, 7, shade(leaf.leaf, -0.03), { bend, vein: false, shadow: 2 });
  const rib = range(4).map((step): Point => [
    bend * (step / 4) ** 2 * length,
    (-length * 0.92 * step) / 4,
  ]);
  pen.line(rib, material.paper, 2);
}

/** Crocus in the lawn, a rim of snow still behind them. */
export function printedCrocus(pen: Pen): void {
  printedLawn(pen, true);
  const flowers: [x: number, y: number, size: number, turn: number, tone: Pigment][] = [
    [-62, -136, 78, -7, petal.lavender],
    [62, -140, 80, 8, shade(petal.purple, 0.05)],
    [0, -150, 98, 0, petal.purple],
  ];
  flowers.forEach(([x, y, size, turn, tone]) => {
    [-30, 26, -14, 14].forEach((aside) =>
      pen.place(x, -66, { turn: aside }, () => lawnLeaf(pen, size * 0.92, aside / 130)),
    );
    pen.place(x, y, { turn }, () => goblet(pen, size, tone));
  });
}
