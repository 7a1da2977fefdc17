import { shade, type Pigment } from '../drawing/colour';
import { cycle, petal, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';

export interface LeafOptions {
  /** How far the tip swings aside, as a share of the length. */
  bend?: number;
  shadow?: number;
  vein?: boolean;
  widest?: number;
}

/** A leaf of two paper halves, one of them in the light. Rooted at the origin, pointing up. */
export function drawLeaf(
  pen: Pen,
  length: number,
  halfWidth: number,
  pigment: Pigment,
  options: LeafOptions = {},
): void {
  const { bend = 0, shadow = 4, vein = true, widest = 0.45 } = options;
  const bent = ([x, y]: Point): Point => [x + bend * (y / length) ** 2 * length, y];
  const outline = petal(length, halfWidth, { pointed: true, widest, base: 0.6 }).map(bent);
  const midrib = range(5).map((step): Point => bent([0, (-length * 0.96 * step) / 4]));
  const contrast = pen.light(-90) * 0.05;
  pen.shape(outline, shade(pigment, -contrast), { shadow });
  const tip = cycle(outline, 4);
  pen.shape(
    [...outline.slice(0, 5), tip, ...midrib.slice(1, 4).reverse()],
    shade(pigment, contrast),
  );
  if (vein)
    pen.line(midrib, shade(pigment, 0.1), Math.max(1.2, halfWidth * 0.05), { opacity: 0.8 });
}

/** The heart-shaped leaf of ivy and lilac. */
export function heartLeaf(pen: Pen, size: number, pigment: Pigment): void {
  const left: Point[] = [
    [-0.38, 0.12],
    [-0.58, -0.22],
    [-0.3, -0.72],
  ].map(([x = 0, y = 0]): Point => [x * size, y * size]);
  const right = left.map(([x, y]): Point => [-x, y]).reverse();
  pen.shape([[0, 0], ...left, [0, -size], [0, -size], ...right], pigment, { shadow: 4 });
  pen.shape([[0, 0], ...left, [0, -size], [0, -size * 0.5]], shade(pigment, pen.light(-90) * 0.06));
  pen.line(
    [
      [0, 0],
      [0, -size * 0.8],
    ],
    shade(pigment, 0.1),
    1.3,
  );
}
