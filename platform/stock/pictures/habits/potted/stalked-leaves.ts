import type { Pigment } from '../../drawing/colour';
import {
  asPoints,
  lerp,
  polar,
  radians,
  range,
  stemCurve,
  type Point,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';

export interface StalkedLeaves {
  count: number;
  /** Degrees to either side: of the outermost leaves, of the innermost. */
  spread: readonly [number, number];
  /** How far a leaf is held from the root: the outermost, the innermost. */
  reach: readonly [number, number];
  /** Tone of what is furthest and nearest. */
  near: readonly [number, number];
  stalk: Pigment;
  thickness: number;
  /** Where in the fan the first leaf stands, so that two rings differ. */
  start?: number;
}

/** Leaves on stalks of their own round one root, the outermost first; `draw` is called where the stalk ends. */
export function stalkedLeaves(
  pen: Pen,
  { count, spread, reach, near, stalk, thickness, start = 0.1 }: StalkedLeaves,
  draw: (turn: number, share: number) => void,
): void {
  range(count).forEach((index) => {
    const share = index / Math.max(1, count - 1);
    const turn = (((index * 0.618 + start) % 1) * 2 - 1) * lerp(spread[0], spread[1], share);
    const far = lerp(reach[0], reach[1], share) * pen.between(0.92, 1.06);
    const [x, y] = [Math.sin(turn * radians) * far, -Math.cos(turn * radians) * far * 0.9 - 10];
    pen.atDepth(lerp(near[0], near[1], share), () => {
      pen.ribbon(
        asPoints(stemCurve([turn * 0.3, 6], [x * 0.25, y * 0.75], [x, y], 6)),
        thickness,
        thickness * 0.7,
        stalk,
        { shadow: 3 },
      );
      pen.place(x, y, {}, () => draw(turn, share));
    });
  });
}

/** Where flower number `index` of `count` stands over its leaves: spread like a loose bouquet. */
export function bouquetPlace(
  index: number,
  count: number,
  { spread, height }: { spread: number; height: readonly [low: number, high: number] },
): { turn: number; tip: Point } {
  const across = count > 1 ? (index + 0.5) / count : 0.5;
  const turn = lerp(-spread, spread, across);
  const [low, high] = height;
  const tall = lerp(low, high, (index * 0.618 + 0.35) % 1) * (1 - Math.abs(turn) / 260);
  return { turn, tip: polar(turn, tall) };
}
