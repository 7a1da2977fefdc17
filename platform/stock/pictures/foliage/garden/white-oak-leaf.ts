import { mix, shade } from '../../drawing/colour';
import { mirrored, type Point } from '../../drawing/geometry';
import { leaf } from '../../pigments';
import type { BroadLeaf } from '../broad-leaves';

const edge: Point[] = [
  [0.05, -0.08],
  [0.09, -0.18],
  [0.21, -0.2],
  [0.25, -0.27],
  [0.2, -0.33],
  [0.11, -0.35],
  [0.2, -0.39],
  [0.32, -0.41],
  [0.36, -0.49],
  [0.3, -0.56],
  [0.15, -0.57],
  [0.24, -0.61],
  [0.36, -0.64],
  [0.39, -0.72],
  [0.32, -0.79],
  [0.18, -0.78],
  [0.26, -0.86],
  [0.21, -0.94],
  [0.1, -0.97],
];

/** A white oak's leaf: a narrow foot, round fingers, deep bays; one in four shows its silver underside. */
export const whiteOakLeaf: BroadLeaf = (pen, size, pigment) => {
  const tone = pen.chance(0.22) ? mix(pigment, shade(leaf.sage, 0.1), 0.7) : pigment;
  const right = edge.map(([x, y]): Point => [x * size, y * size]);
  const left = mirrored(right);
  const tip: Point = [0, -size];
  const contrast = pen.light(-90) * 0.035;
  pen.shape([[0, 0], ...right, tip, ...[...left].reverse()], shade(tone, -contrast), { shadow: 6 });
  pen.shape([[0, 0], ...left, tip, [0, -size * 0.5]], shade(tone, contrast));
  pen.line(
    [
      [0, size * 0.1],
      [0, -size * 0.86],
    ],
    shade(tone, 0.12),
    size * 0.022,
  );
};
