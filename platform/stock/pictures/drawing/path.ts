import { clamp, cube, cycle, lerp, range, type Point } from './geometry';

export const short = (value: number): string => (Math.round(value * 10) / 10).toString();
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** One cubic curve: where it starts, its two handles, where it ends. */
export type Segment = readonly [from: Point, leave: Point, arrive: Point, to: Point];

/** A smooth line through the points (Catmull-Rom as cubic curves); a doubled point makes a corner. */
export function smoothSegments(points: readonly Point[], closed: boolean): Segment[] {
  const count = points.length;
  const point = (index: number): Point =>
    cycle(points, closed ? index : clamp(index, 0, count - 1));
  return range(closed ? count : count - 1).flatMap((index): Segment[] => {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    if (from[0] === to[0] && from[1] === to[1]) return [];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return [[from, leave, arrive, to]];
  });
}

export const segmentsPath = (start: Point, segments: readonly Segment[], closed: boolean): string =>
  `M${pair(start)}${segments.map(([, leave, arrive, to]) => `C${pair(leave)} ${pair(arrive)} ${pair(to)}`).join('')}${closed ? 'Z' : ''}`;

/** Where a curve is at a quarter, half and three quarters of its way: enough to know how far it swings out. */
export const curveSamples = ([from, leave, arrive, to]: Segment): Point[] =>
  [0.25, 0.5, 0.75].map((share): Point => {
    const rest = 1 - share;
    const along = (axis: 0 | 1) =>
      cube(rest) * from[axis] +
      3 * rest ** 2 * share * leave[axis] +
      3 * rest * share ** 2 * arrive[axis] +
      cube(share) * to[axis];
    return [along(0), along(1)];
  });

export const straightPath = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** The outline of a tapering ribbon along a line of points. */
export function ribbonOutline(
  points: readonly Point[],
  widthAtRoot: number,
  widthAtTip: number,
): Point[] {
  const last = points.length - 1;
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], index) => {
      const before = cycle(points, Math.max(0, index - 1));
      const after = cycle(points, Math.min(last, index + 1));
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const half =
        (lerp(widthAtRoot, widthAtTip, index / last) / 2 / (Math.hypot(dx, dy) || 1)) * sign;
      return [x - dy * half, y + dx * half] as const;
    });
  return [...side(1), ...side(-1).reverse()];
}
