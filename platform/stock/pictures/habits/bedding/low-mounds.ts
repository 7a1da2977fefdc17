import { shade, type Pigment } from '../../drawing/colour';
import { ellipse, headingOf, sunflowerScatter } from '../../drawing/geometry';
import type { BroadLeaf } from '../../foliage/broad-leaves';
import { softOvalLeaf } from '../../foliage/garden/rounded-leaves';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

interface LowMound {
  blade: BroadLeaf;
  tone: Pigment;
  leafSize: number;
  leaves: number;
  half: readonly [width: number, height: number];
  radius: number;
}

/** A low soft plant, wider than high, its open flowers spread all over it. */
const lowMound =
  ({ blade, tone, leafSize, leaves, half, radius }: LowMound): DrawHabit =>
  (pen, { flowers }) => {
    const [wide, high] = half;
    const middle = -high * 0.86;
    pen.shape(
      ellipse(wide * 0.86, high * 0.86, {
        points: 14,
        wobble: 0.1,
        random: pen.random,
        y: middle,
      }),
      shade(tone, -0.17),
      { shadow: 6 },
    );
    sunflowerScatter(leaves, 10)
      .sort((one, other) => other.reach - one.reach)
      .forEach(({ x, y, reach }) =>
        pen.place(
          x * wide * 0.96,
          middle + y * high * 0.94,
          { turn: headingOf(x, y - 0.25) + pen.between(-34, 34) },
          () =>
            pen.place(0, leafSize * 0.3, {}, () =>
              blade(
                pen,
                leafSize * pen.between(0.86, 1.12),
                shade(tone, (-x * 0.4 - y) * 0.05 - reach * 0.02 + pen.between(-0.03, 0.03)),
              ),
            ),
        ),
      );
    if (!flowers) return;
    sunflowerScatter(flowers.count, 24)
      .map((place, index) => ({ ...place, index }))
      .sort((one, other) => other.reach - one.reach)
      .forEach(({ x, y, reach, index }) =>
        pen.atDepth(1 - reach * 0.14, () =>
          flower(pen, flowers, index, {
            x: x * wide * 0.94,
            y: middle - 14 + y * high * 0.94,
            radius: radius * pen.between(0.92, 1.08),
            lean: x * 34,
            tilt: reach * 0.5,
          }),
        ),
      );
  };

/** Petunias: wide trumpets over soft leaves. */
export const petunias = lowMound({
  blade: softOvalLeaf,
  tone: shade(leaf.fresh, -0.04),
  leafSize: 82,
  leaves: 52,
  half: [226, 138],
  radius: 56,
});

/** Impatiens: a low mound with flat faces everywhere. */
export const impatiensMound = lowMound({
  blade: softOvalLeaf,
  tone: shade(leaf.leaf, 0.01),
  leafSize: 74,
  leaves: 60,
  half: [224, 116],
  radius: 37,
});
