import { shade, type Pigment } from '../../drawing/colour';
import { petal as petalShape, polar, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { centre, leaf, petal } from '../../pigments';

/** Rows of broad petals like shingles round a dark heart with a ring of tiny yellow stars. */
function zinniaFace(pen: Pen, radius: number, tone: Pigment): void {
  [1, 0.78, 0.56].forEach((size, ring) =>
    range(13 - ring * 2).forEach((index) =>
      pen.place(0, 0, { turn: ((index + ring * 0.5) / (13 - ring * 2)) * 360 }, () =>
        pen.shape(
          petalShape(radius * size, radius * 0.2, { widest: 0.74, tip: 0.75 }),
          shade(tone, pen.light(0) * 0.06 - 0.06 + ring * 0.045),
          { shadow: radius * 0.05 },
        ),
      ),
    ),
  );
  pen.dot(0, 0, radius * 0.24, centre.rust);
  range(7).forEach((index) => {
    const [x, y] = polar(index * 51.4, radius * 0.21);
    pen.dot(x, y, radius * 0.07, centre.gold);
  });
}

const flowers: readonly (readonly [x: number, y: number, radius: number, tone: Pigment])[] = [
  [-70, -236, 34, petal.orange],
  [2, -258, 36, petal.magenta],
  [74, -232, 34, petal.yellow],
  [-84, -162, 35, petal.pink],
  [84, -158, 36, petal.white],
  [-28, -190, 38, petal.red],
  [40, -176, 38, petal.lavender],
  [-2, -128, 35, petal.coral],
];

/** Zinnias of many colors, close together. */
export function printedZinnias(pen: Pen): void {
  flowers.forEach(([x, y]) =>
    pen.ribbon(
      [
        [x * 0.24, -56],
        [x * 0.6, -110],
        [x, y],
      ],
      6,
      5,
      leaf.stem,
    ),
  );
  [-62, 60, -30, 30, 0].forEach((turn, index) =>
    pen.place(turn * 0.6, -58, { turn }, () =>
      drawLeaf(pen, 84 - (index % 2) * 10, 17, shade(leaf.leaf, index * 0.015 - 0.02)),
    ),
  );
  flowers.forEach(([x, y, radius, tone]) =>
    pen.place(x, y, { turn: x * 0.3 }, () => zinniaFace(pen, radius, tone)),
  );
}
