import { shade, type Pigment } from '../drawing/colour';
import { ellipse, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';

export interface Bow {
  x: number;
  y: number;
  size: number;
  pigment: Pigment;
}

const tail: Point[] = [
  [0, 0],
  [22, 40],
  [44, 104],
  [66, 96],
  [40, 40],
  [8, 0],
];
const loop: Point[] = [
  [0, 0],
  [34, -46],
  [88, -50],
  [98, -6],
  [60, 22],
];
const inside: Point[] = [
  [14, -4],
  [44, -26],
  [76, -28],
  [78, -4],
  [50, 8],
];

/** A tied bow: two loops, two tails, a knot. */
export function bow(pen: Pen, { x, y, size, pigment }: Bow): void {
  pen.place(x, y, { scale: size }, () => {
    [-1, 1].forEach((side) => {
      const turned = (points: Point[]) =>
        points.map(([across, down]): Point => [across * side, down]);
      pen.shape(turned(tail), shade(pigment, side * -0.03 - 0.02), { shadow: 5 });
      pen.shape(turned(loop), shade(pigment, side * -0.035), { shadow: 5 });
      pen.shape(turned(inside), shade(pigment, -0.13));
    });
    pen.shape(ellipse(18, 20, { points: 8 }), shade(pigment, 0.05), { shadow: 4 });
  });
}
