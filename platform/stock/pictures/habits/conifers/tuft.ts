import { shade, type Pigment } from '../../drawing/colour';
import { polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';

/** A bundle of long thin needles cut from one piece, rooted at the origin and spread round "up". */
export function tuft(
  pen: Pen,
  size: number,
  tone: Pigment,
  { needles, spread, waist = 0.17 }: { needles: number; spread: number; waist?: number },
): void {
  const outline = range(needles).flatMap((index): Point[] => {
    const turn = ((index + 0.5) / needles - 0.5) * spread;
    const half = spread / needles / 2;
    const reach = size * pen.between(0.82, 1.08) * (1 - Math.abs(turn) / 900);
    return [polar(turn - half, size * waist), polar(turn, reach)];
  });
  pen.polygon(
    [[0, size * 0.05], ...outline, polar(spread / 2, size * waist)],
    shade(tone, pen.light(0) * 0.05),
    { shadow: 3 },
  );
}
