import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse, polar, range, sunflowerScatter, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf } from '../pigments';
import type { DrawHead } from './head';

/** A double flower as small as a pea: a ruffled white ball with a shade in its heart. */
function floweret(pen: Pen, size: number, tone: Pigment): void {
  const from = pen.between(0, 40);
  const frill = range(12).map((step): Point =>
    polar(from + step * 30, size * (step % 2 ? 0.82 : 1.04)),
  );
  pen.shape(frill, tone, { shadow: size * 0.3, shadowOpacity: 0.16 });
  pen.dot(size * 0.08, size * 0.1, size * 0.4, shade(tone, -0.055));
}

/** A whole branch of baby's breath: hair-thin threads, and a round cloud of white double flowers that runs into the next. */
export const babysBreathBranch: DrawHead = (pen, { radius, pigment: colour }) => {
  const mist = { points: 11, wobble: 0.22, random: pen.random };
  pen.shape(
    ellipse(radius * 1.12, radius * 0.98, { ...mist, y: -radius * 0.06 }),
    shade(colour, -0.03),
    { opacity: 0.34 },
  );
  const thread = mix(leaf.sage, leaf.fresh, 0.3);
  const flowers = sunflowerScatter(52, pen.between(0, 360)).map(({ x, y }) => ({
    x: (x + pen.between(-0.12, 0.12)) * radius * 1.26,
    y: (y + pen.between(-0.12, 0.12)) * radius * 1.1 - radius * 0.08,
    near: pen.random(),
  }));
  flowers
    .slice(-24)
    .filter(({ y }) => y < radius * 0.3)
    .forEach(({ x, y }) =>
      pen.line(
        [
          [0, radius * 0.95],
          [x * 0.24, radius * 0.34],
          [x * 0.7, y * 0.62],
          [x, y],
        ],
        thread,
        1.7,
      ),
    );
  flowers
    .sort((one, other) => one.near - other.near)
    .forEach(({ x, y, near }) =>
      pen.place(x, y, {}, () =>
        floweret(pen, radius * (0.09 + near * 0.04), shade(colour, (near - 0.42) * 0.13)),
      ),
    );
};
