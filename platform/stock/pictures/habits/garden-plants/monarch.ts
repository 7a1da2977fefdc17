import { shade, type Pigment } from '../../drawing/colour';
import { ellipse, mirrored, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material, petal } from '../../pigments';

const upperWing: Point[] = [
  [6, -6],
  [26, -62],
  [86, -104],
  [118, -92],
  [112, -44],
  [76, -6],
  [20, 8],
];
const lowerWing: Point[] = [
  [8, 4],
  [64, 4],
  [92, 32],
  [84, 72],
  [52, 88],
  [22, 56],
];

/** A monarch with open wings: orange with black veins and a spotted edge. */
export function monarch(pen: Pen): void {
  const ink = shade(material.iron, -0.12);
  const wing = (outline: readonly Point[], side: 1 | -1, tone: Pigment) => {
    const points = side < 0 ? mirrored(outline) : outline;
    pen.shape(points, ink, { shadow: 4 });
    const [x, y] = [side * 48, outline === upperWing ? -42 : 42];
    pen.place(x, y, { scale: 0.78 }, () => pen.place(-x, -y, {}, () => pen.shape(points, tone)));
  };
  ([-1, 1] as const).forEach((side) => {
    wing(lowerWing, side, shade(petal.orange, -0.02));
    wing(upperWing, side, shade(petal.orange, 0.02));
    [
      [92, -82],
      [50, -76],
      [104, -40],
      [76, 62],
      [84, 26],
      [40, 74],
    ].forEach(([x = 0, y = 0]) => {
      pen.line(
        [
          [side * 12, y < 0 ? -8 : 8],
          [side * x * 0.6, y * 0.58],
          [side * x * 0.9, y * 0.94],
        ],
        ink,
        4,
      );
      pen.dot(side * x * 1.03, y * 1.04, 4.4, material.paper);
    });
  });
  pen.shape(ellipse(9, 46, { points: 12, y: 6 }), ink, { shadow: 3 });
  pen.dot(0, -44, 10, ink);
  [-1, 1].forEach((side) =>
    pen.line(
      [
        [0, -50],
        [side * 14, -78],
        [side * 30, -92],
      ],
      ink,
      3,
    ),
  );
}
