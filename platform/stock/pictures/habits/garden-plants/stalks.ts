import { asPoints, radians, stemCurve, type Point, type StemPoint } from '../../drawing/geometry';
import type { Pigment } from '../../drawing/colour';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';

export interface Stalk {
  /** Degrees from upright. */
  turn: number;
  height: number;
  /** Where it leaves the ground. */
  foot?: number;
  width?: number;
  tone?: Pigment;
}

/** A stalk that leaves the ground upright and leans outwards; returns the points along it, foot first. */
export function drawStalk(
  pen: Pen,
  { turn, height, foot = turn * 0.9, width = 10, tone = leaf.stem }: Stalk,
): StemPoint[] {
  const tip: Point = [foot + Math.sin(turn * radians) * height, -Math.cos(turn * radians) * height];
  const line = stemCurve([foot, 8], [foot + (tip[0] - foot) * 0.3, tip[1] * 0.55], tip, 10);
  pen.ribbon(asPoints(line), width, width * 0.66, tone, { shadow: 3 });
  return line;
}

/** Draws a leaf on alternating sides of a stalk at the places named. */
export function leavesAlong(
  pen: Pen,
  line: readonly StemPoint[],
  places: readonly number[],
  draw: (side: 1 | -1, order: number) => void,
  [near, spread] = [58, 14],
): void {
  places.forEach((place, order) => {
    const at = line[place];
    if (!at) return;
    const side = order % 2 ? 1 : -1;
    pen.place(at.x, at.y, { turn: at.heading + side * (near + pen.between(-spread, spread)) }, () =>
      draw(side, order),
    );
  });
}
