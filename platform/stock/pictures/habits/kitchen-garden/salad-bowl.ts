import { mix, shade, type Pigment } from '../../drawing/colour';
import { radians, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { lettuceLeaf, oakLeaf } from '../../foliage/garden/lobed-leaves';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

type Blade = typeof lettuceLeaf;

interface Head {
  x: number;
  y: number;
  size: number;
  tone: Pigment;
  blade: Blade;
  near: number;
}

const lime = mix(leaf.fresh, petal.lemon, 0.38);
const red = mix(petal.burgundy, petal.magenta, 0.14);

const heads: readonly Head[] = [
  { x: -104, y: -44, size: 138, tone: red, blade: lettuceLeaf, near: 0.86 },
  { x: 108, y: -40, size: 150, tone: shade(leaf.leaf, 0.05), blade: oakLeaf, near: 0.86 },
  { x: 6, y: -72, size: 150, tone: shade(leaf.fresh, 0.02), blade: lettuceLeaf, near: 0.92 },
  { x: -58, y: 2, size: 120, tone: lime, blade: lettuceLeaf, near: 1 },
  { x: 64, y: 4, size: 118, tone: shade(red, 0.06), blade: lettuceLeaf, near: 1 },
];

/** A head of lettuce: leaves round one heart, the outer ones laid out, the inner ones upright. */
function lettuce(pen: Pen, { x, y, size, tone, blade, near }: Head): void {
  pen.atDepth(near, () =>
    pen.place(x, y, {}, () =>
      [
        { count: 6, spread: 92, by: 1 },
        { count: 5, spread: 66, by: 0.82 },
        { count: 3, spread: 34, by: 0.66 },
      ].forEach(({ count, spread, by }, ring) =>
        range(count)
          .map((index) => -spread + (2 * spread * index) / (count - 1))
          .sort((one, other) => Math.abs(other) - Math.abs(one))
          .forEach((turn) =>
            pen.place(
              Math.sin(turn * radians) * 12,
              ring * 6,
              { turn: turn + pen.between(-7, 7) },
              () =>
                blade(
                  pen,
                  size * by * pen.between(0.9, 1.08),
                  shade(tone, ring * 0.035 - 0.04 + pen.between(-0.025, 0.025)),
                ),
            ),
          ),
      ),
    ),
  );
}

/** Lettuces, lime, green and red, and an arugula, shoulder to shoulder in their bowl. */
export const saladBowl: DrawHabit = (pen) => heads.forEach((head) => lettuce(pen, head));
