import { shade, type Pigment } from '../../drawing/colour';
import {
  cycle,
  lerp,
  mirrored,
  radians,
  range,
  scaled,
  stemCurve,
  tipOf,
} from '../../drawing/geometry';
import type { Point, StemPoint } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const green = shade(leaf.leaf, 0.01);
const stems = 21;

const edge: Point[] = [
  [-0.1, -0.06],
  [-0.24, -0.28],
  [-0.36, -0.38],
  [-0.28, -0.52],
  [-0.39, -0.7],
  [-0.3, -0.82],
  [-0.25, -1],
  [-0.1, -0.94],
];
const joint: Point[] = [[0, 0], ...edge, [0, -0.98], ...mirrored(edge).reverse()];

/** One flat joint with its teeth, one half of it in the light. */
function segment(pen: Pen, length: number, tone: Pigment): void {
  const contrast = pen.light(-90) * 0.045;
  pen.shape(scaled(joint, length), shade(tone, -contrast), { shadow: 4 });
  pen.shape(scaled([[0, 0], ...edge, [0, -0.98]], length), shade(tone, contrast));
  pen.line(
    [
      [0, -length * 0.05],
      [0, -length * 0.9],
    ],
    shade(tone, 0.08),
    length * 0.035,
  );
}

/** Where the chains of joints run: up, out and over the rim. */
function chain(turn: number, length: number, fall: number): StemPoint[] {
  const x = Math.sin(turn * radians) * length;
  const aside = Math.abs(turn) / 95;
  return stemCurve(
    [turn * 0.55, 4],
    [x * 0.62, -length * lerp(0.95, 0.78, aside)],
    [x * 1.12, lerp(-length * 0.66, fall, aside)],
    6,
  );
}

/** A leaf cactus: chains of flat joints arch out of the pot and hang over its rim, a flower at the end of some. */
export const leafCactus: DrawHabit = (pen, { flowers }) => {
  const chains = range(stems).map((index) => {
    const near = index / (stems - 1);
    const turn = (((index * 0.618 + 0.12) % 1) * 2 - 1) * lerp(98, 84, near);
    const length = lerp(330, 216, near) * pen.between(0.92, 1.06);
    return { near, turn, line: chain(turn, length, lerp(90, 190, near)) };
  });
  chains.forEach(({ near, line }) =>
    pen.atDepth(lerp(0.6, 1, near), () =>
      line.slice(0, -1).forEach(({ x, y }, index) => {
        const next = cycle(line, index + 1);
        const [dx, dy] = [next.x - x, next.y - y];
        pen.place(x, y, { turn: Math.atan2(dx, -dy) / radians }, () =>
          segment(
            pen,
            Math.hypot(dx, dy) * 1.08,
            shade(green, index * 0.014 - 0.03 + pen.between(-0.02, 0.02)),
          ),
        );
      }),
    ),
  );
  if (!flowers) return;
  const inFront = chains
    .filter(({ near }) => near > 0.3)
    .sort((one, other) => one.turn - other.turn);
  range(flowers.count).forEach((index) => {
    const { line, near } = cycle(
      inFront,
      Math.floor(((index + 0.5) / flowers.count) * inFront.length),
    );
    const { x, y, heading } = tipOf(line);
    pen.atDepth(lerp(0.9, 1, near), () =>
      flower(pen, flowers, index, {
        x: x + Math.sin(heading * radians) * 38,
        y: y - Math.cos(heading * radians) * 38,
        radius: 48,
        lean: heading,
      }),
    );
  });
};
