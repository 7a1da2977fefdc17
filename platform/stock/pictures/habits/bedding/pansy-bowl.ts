import { shade } from '../../drawing/colour';
import { ellipse, headingOf, sunflowerScatter } from '../../drawing/geometry';
import { softOvalLeaf } from '../../foliage/garden/rounded-leaves';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const rise = 52;

/** A wide bowl of pansies: faces in yellow and purple side by side over low leaves, a few leaning over the rim. */
export const pansyBowl: DrawHabit = (pen, { flowers, room }) => {
  const [half, high] = [room * 1.04, 84];
  pen.shape(
    ellipse(half * 0.94, high * 0.8, { points: 16, wobble: 0.08, random: pen.random, y: -rise }),
    shade(leaf.leaf, -0.15),
    { shadow: 6 },
  );
  sunflowerScatter(66, 40)
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach }) =>
      pen.place(
        x * half,
        y * high - rise,
        { turn: headingOf(x, y - 0.3) + pen.between(-30, 30) },
        () =>
          pen.place(0, 16, {}, () =>
            softOvalLeaf(
              pen,
              66 * pen.between(0.86, 1.14),
              shade(leaf.leaf, (-x * 0.4 - y) * 0.04 - reach * 0.03 + pen.between(-0.02, 0.04)),
            ),
          ),
      ),
    );
  if (!flowers) return;
  const twoColored = { ...flowers, pigments: [petal.yellow, petal.purple] };
  sunflowerScatter(flowers.count, 24)
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => one.y - other.y)
    .forEach(({ x, y, index }) =>
      pen.atDepth(0.93 + y * 0.07, () =>
        flower(pen, twoColored, index, {
          x: x * half * 0.9,
          y: y * high * 0.86 - rise - 16,
          radius: 50 * pen.between(0.94, 1.08),
          lean: x * 22 + pen.between(-8, 8),
          tilt: Math.abs(x) * 0.3,
        }),
      ),
    );
};
