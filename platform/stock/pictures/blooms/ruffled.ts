import { shade, type Pigment } from '../drawing/colour';
import { ellipse, goldenAngle, lerp, polar, range, scaled, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import { foldedPetal, ruffledPetal, type DrawHead } from './head';

interface Ruffle {
  length: number;
  halfWidth: number;
  cut: number;
  steps?: number;
  step: number;
  lip: number;
}

function ruffle(
  pen: Pen,
  radius: number,
  pigment: Pigment,
  { length, halfWidth, cut, steps, step, lip }: Ruffle,
): void {
  const tone = shade(pigment, pen.light(0) * 0.06 + step);
  foldedPetal(pen, ruffledPetal(pen, radius * length, radius * halfWidth, cut, steps), tone, {
    lip,
    lift: radius * 0.035,
    shadow: radius * 0.05,
    inner: 0.91,
  });
}

/** Eight guard petals, seven inner ones, and a ball of ruffles by the golden angle. */
export const peony: DrawHead = (pen, { radius, pigment, tilt }) => {
  const wreath = (
    count: number,
    start: number,
    length: number,
    halfWidth: number,
    cut: number,
    step: number,
    rise: number,
  ) =>
    range(count).forEach((index) => {
      const turn = (index * 360) / count + start + pen.between(-9, 9);
      pen.place(0, -radius * rise * (0.4 + tilt), { turn }, () =>
        ruffle(pen, radius, pigment, {
          length: length * pen.between(0.95, 1.05),
          halfWidth,
          cut,
          step,
          lip: 0.055,
        }),
      );
    });
  wreath(8, 0, 0.99, 0.47, 0.07, -0.01, 0);
  wreath(7, 20, 0.78, 0.4, 0.1, -0.02, 0.08);
  range(13).forEach((index) => {
    const turn = index * goldenAngle;
    const [x, y] = polar(turn, (0.4 - 0.34 * Math.sqrt(index / 13)) * radius);
    pen.place(
      x * 0.8,
      y * 0.8 - radius * (0.05 + tilt * 0.14),
      { turn: turn + pen.between(-25, 25) },
      () =>
        ruffle(pen, radius, pigment, {
          length: 0.4,
          halfWidth: 0.26,
          cut: 0.14,
          steps: 6,
          step: -0.06 - 0.015 * (index % 3),
          lip: 0.075,
        }),
    );
  });
  range(3).forEach((index) =>
    pen.place(0, -radius * tilt * 0.16, { turn: index * 118 + 10 }, () =>
      ruffle(pen, radius, pigment, {
        length: 0.25,
        halfWidth: 0.17,
        cut: 0.15,
        steps: 6,
        step: -0.09,
        lip: 0.1,
      }),
    ),
  );
};

/** A full flower seen from the side: fans of petals out of one calyx, the near ones shortest. */
const fromSide =
  (cut: number, calyx: number): DrawHead =>
  (pen, { radius, pigment }) => {
    const fans = [
      { count: 7, spread: 62, length: 1.5, halfWidth: 0.36, step: -0.07 },
      { count: 6, spread: 50, length: 1.24, halfWidth: 0.34, step: -0.03 },
      { count: 5, spread: 66, length: 1.04, halfWidth: 0.4, step: 0 },
      { count: 4, spread: 40, length: 0.8, halfWidth: 0.36, step: 0.015 },
    ];
    pen.place(0, radius * 0.7, {}, () => {
      fans.forEach(({ count, spread, length, halfWidth, step }) =>
        range(count).forEach((index) => {
          const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-5, 5);
          pen.place(0, 0, { turn }, () =>
            ruffle(pen, radius, pigment, {
              length: length * pen.between(0.94, 1.04),
              halfWidth,
              cut,
              step,
              lip: 0.065,
            }),
          );
        }),
      );
      const cup: Point[] = [
        [0, 0.34],
        [-0.16, 0.2],
        [-0.24, -0.1],
        [0, -0.2],
        [0.24, -0.1],
        [0.16, 0.2],
      ];
      pen.shape(scaled(cup, radius * calyx), shade(leaf.leaf, 0.03), { shadow: radius * 0.03 });
    });
  };

export const peonyFromSide = fromSide(0.09, 1.1);
export const carnationFromSide = fromSide(0.2, 1.5);

/** Five rings with saw teeth; the outer ring is deepest, so neighbours of one colour stay apart. */
export const carnation: DrawHead = (pen, { radius, pigment, tilt }) => {
  pen.shape(ellipse(radius * 0.9, radius * 0.88), shade(pigment, -0.2), {
    shadow: radius * 0.1,
    shadowOpacity: 0.25,
  });
  [
    [10, 1, 0.36],
    [9, 0.8, 0.34],
    [8, 0.6, 0.3],
    [6, 0.4, 0.24],
    [4, 0.24, 0.16],
  ].forEach(([count = 0, length = 0, halfWidth = 0], ring) =>
    range(count).forEach((index) => {
      const turn = ((index + ring * 0.5) / count) * 360 + pen.between(-8, 8);
      pen.place(0, -radius * ring * 0.05 * tilt, { turn }, () =>
        ruffle(pen, radius, pigment, {
          length: length * pen.between(0.94, 1.05),
          halfWidth,
          cut: 0.18,
          steps: 9,
          step: ring * 0.022 - 0.065,
          lip: 0.085,
        }),
      );
    }),
  );
};
