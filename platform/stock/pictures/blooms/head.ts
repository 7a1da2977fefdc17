import { shade, type Pigment } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { range, type Point } from '../drawing/geometry';

/** One flower head, centred on the origin; the local "up" points away from the middle of the bunch. */
export interface Head {
  radius: number;
  pigment: Pigment;
  /** 0 looks at us, 1 is seen from the side. */
  tilt: number;
}

export type DrawHead = (pen: Pen, head: Head) => void;

export interface Fold {
  /** How much lighter the turned edge is. */
  lip: number;
  /** How far the body sits in from the edge. */
  lift: number;
  shadow: number;
  inner?: number;
}

/** Every edge is a fold: a lighter lip, then the same petal a little smaller in front of it. */
export function foldedPetal(
  pen: Pen,
  outline: readonly Point[],
  pigment: Pigment,
  { lip, lift, shadow, inner = 0.92 }: Fold,
): void {
  pen.shape(outline, shade(pigment, lip), { shadow });
  pen.place(0, lift, { scale: inner }, () => pen.shape(outline, pigment));
}

/** A petal outline with a ruffled rim: every second rim point is cut back. */
export function ruffledPetal(
  pen: Pen,
  length: number,
  halfWidth: number,
  cut: number,
  steps = 7,
): Point[] {
  const rim = range(steps).map((step): Point => {
    const across = (step / (steps - 1)) * 2 - 1;
    const dome = Math.sqrt(1 - across * across * 0.85);
    const bite = (step % 2) * cut * pen.between(0.5, 1.2);
    return [across * halfWidth, -length * (0.5 + 0.5 * dome) * (1 - bite)];
  });
  return [[0, 0], [-halfWidth * 0.45, -length * 0.25], ...rim, [halfWidth * 0.45, -length * 0.25]];
}
