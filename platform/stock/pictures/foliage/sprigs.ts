import { shade, type Pigment } from '../drawing/colour';
import {
  asPoints,
  clamp,
  petal,
  range,
  stemCurve,
  tipOf,
  type Point,
  type StemPoint,
} from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import { drawLeaf, heartLeaf } from './leaf';

/** A sprig rooted at the origin and growing up. */
export type DrawSprig = (pen: Pen, length: number, pigment: Pigment) => void;

const sides = [-1, 1] as const;

function stalk(
  pen: Pen,
  length: number,
  lean: number,
  steps: number,
  pigment: Pigment,
  width = 3,
): StemPoint[] {
  const curve = stemCurve([0, 0], [0, -length * 0.55], [lean * length, -length], steps);
  pen.line(asPoints(curve), shade(pigment, -0.1), width);
  return curve;
}

/** Paired coins: the best contrast to every bloom. */
export const eucalyptus: DrawSprig = (pen, length, pigment) =>
  stalk(pen, length, pen.between(-0.16, 0.16), 9, pigment)
    .slice(2)
    .forEach(({ x, y, heading }, index) =>
      sides.forEach((side) =>
        pen.place(
          x,
          y,
          { turn: heading + side * pen.between(55, 75), scale: 1.1 - index * 0.075 },
          () => {
            const coin = length * 0.095;
            const outline: Point[] = [
              [0, 0],
              [-0.55, -0.5],
              [-0.5, -1.15],
              [0, -1.4],
              [0.5, -1.15],
              [0.55, -0.5],
            ];
            pen.shape(
              outline.map(([across, up]): Point => [across * coin, up * coin]),
              shade(pigment, pen.light(0) * 0.055 + pen.between(-0.02, 0.02)),
              { shadow: 3 },
            );
            pen.line(
              [
                [0, 0],
                [0, -coin],
              ],
              shade(pigment, 0.07),
              1.3,
            );
          },
        ),
      ),
    );

export const ruscus: DrawSprig = (pen, length, pigment) => {
  const stem = stalk(pen, length, pen.between(-0.2, 0.2), 9, pigment);
  stem.slice(2).forEach(({ x, y, heading }, index) =>
    sides.forEach((side) =>
      pen.place(x, y, { turn: heading + side * 42, scale: 1 - index * 0.05 }, () =>
        drawLeaf(pen, length * 0.2, length * 0.052, shade(pigment, pen.between(-0.03, 0.03)), {
          shadow: 3,
        }),
      ),
    ),
  );
  const { x, y, heading } = tipOf(stem);
  pen.place(x, y, { turn: heading }, () => drawLeaf(pen, length * 0.14, length * 0.04, pigment));
};

/** A frond; `arch` bends it aside, `breadth` is the longest leaflet. */
export function fernFrond(
  pen: Pen,
  length: number,
  pigment: Pigment,
  arch: number,
  breadth: number,
): void {
  const steps = clamp(Math.round(length / 9), 11, 24);
  stalk(pen, length, arch, steps, pigment)
    .slice(2)
    .forEach(({ x, y, heading }, index) => {
      const along = index / (steps - 2);
      const reach = length * breadth * Math.sin(Math.PI * (0.16 + along * 0.8)) ** 0.9 + 3;
      sides.forEach((side) =>
        pen.place(x, y, { turn: heading + side * (66 - along * 20) }, () => {
          const leaflet = petal(reach, reach * 0.13 + 1.2, { pointed: true, widest: 0.35 }).map(
            ([across, up]): Point => [across - side * (up / reach) ** 2 * reach * 0.12, up],
          );
          pen.shape(leaflet, shade(pigment, pen.light(0) * 0.055), {
            shadow: 2.5,
            shadowOpacity: 0.13,
          });
        }),
      );
    });
}

export const fern: DrawSprig = (pen, length, pigment) =>
  fernFrond(pen, length, pigment, pen.between(-0.25, 0.25), 0.22);

export function palmFrond(pen: Pen, length: number, pigment: Pigment, arch: number): void {
  const steps = 15;
  stalk(pen, length, arch, steps, pigment, 5)
    .slice(3)
    .forEach(({ x, y, heading }, index) => {
      const along = index / (steps - 3);
      const reach = length * (0.42 - along * 0.2);
      sides.forEach((side) =>
        pen.place(x, y, { turn: heading + side * (58 - along * 40) }, () =>
          drawLeaf(pen, reach, reach * 0.07, shade(pigment, pen.between(-0.02, 0.02)), {
            bend: side * 0.16,
            shadow: 3,
            vein: false,
          }),
        ),
      );
    });
}

export const palm: DrawSprig = (pen, length, pigment) =>
  palmFrond(pen, length, pigment, pen.between(-0.3, 0.3));

export const strap: DrawSprig = (pen, length, pigment) =>
  drawLeaf(pen, length, length * 0.06, pigment, { bend: pen.between(-0.16, 0.16) });

export const grass: DrawSprig = (pen, length, pigment) =>
  range(5).forEach((index) => {
    const sway = (index - 2) * 0.13 + pen.between(-0.06, 0.06);
    const reach = length * pen.between(0.7, 1.05);
    const blade = stemCurve(
      [index * 3 - 6, 0],
      [sway * reach * 0.2, -reach * 0.6],
      [sway * reach * 1.5, -reach],
      6,
    );
    pen.ribbon(asPoints(blade), 8, 1, shade(pigment, pen.between(-0.05, 0.06)), { shadow: 3 });
  });

export const needle: DrawSprig = (pen, length, pigment) =>
  stalk(pen, length, pen.between(-0.15, 0.15), 13, shade(leaf.olive, -0.1), 4)
    .slice(1)
    .forEach(({ x, y, heading }, index) =>
      sides.forEach((side) =>
        range(2).forEach((row) =>
          pen.place(x, y, { turn: heading + side * (28 + row * 24) + pen.between(-6, 6) }, () =>
            pen.ribbon(
              [
                [0, 0],
                [side * 2, -length * 0.1],
                [side * 5, -length * (0.21 - index * 0.006)],
              ],
              6,
              2,
              shade(pigment, pen.light(0) * 0.06 + row * 0.02),
              { shadow: row ? 2 : 0 },
            ),
          ),
        ),
      ),
    );

/** A trailing stem of ivy that hangs down from the origin. */
export function hangingVine(pen: Pen, length: number, pigment: Pigment, sway: number): void {
  const stem = stemCurve(
    [0, 0],
    [sway * length * 1.6, length * 0.4],
    [sway * length * 0.4, length],
    clamp(Math.round(length / 26), 6, 13),
  );
  pen.line(asPoints(stem), shade(pigment, -0.14), 2.6);
  stem.slice(1).forEach(({ x, y }, index) =>
    pen.place(
      x,
      y,
      {
        turn: (index % 2 ? 1 : -1) * 62 + 180 + pen.between(-18, 18),
        scale: 1.05 - index * 0.042,
      },
      () => heartLeaf(pen, 36, shade(pigment, pen.between(-0.04, 0.05))),
    ),
  );
}

/** Ivy for a bunch: heart leaves up a stem. */
export const vine: DrawSprig = (pen, length, pigment) => {
  const stem = stalk(pen, length, pen.between(-0.3, 0.3), 7, pigment);
  stem
    .slice(1)
    .forEach(({ x, y, heading }, index) =>
      pen.place(x, y, { turn: heading + (index % 2 ? 1 : -1) * 55, scale: 1 - index * 0.06 }, () =>
        heartLeaf(pen, length * 0.24, shade(pigment, pen.between(-0.04, 0.05))),
      ),
    );
};
