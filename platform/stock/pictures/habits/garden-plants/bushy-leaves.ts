import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, headingOf, range, sunflowerScatter } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import type { BroadLeaf } from '../../foliage/broad-leaves';
import { basilLeaf } from '../../foliage/garden/border-leaves';
import { coleusLeaf } from '../../foliage/garden/coleus-leaf';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const green = mix(leaf.fresh, petal.green, 0.12);

interface Bush {
  blade: BroadLeaf;
  tone: Pigment;
  size: number;
}

/** The head of a stem: two large leaves, two across them, and the small pair in its heart. */
function shoot(pen: Pen, { blade, tone }: Bush, size: number, step: number): void {
  const leaves = [
    { turn: -88, by: 1 },
    { turn: 88, by: 1 },
    { turn: 178, by: 0.86 },
    { turn: -4, by: 0.94 },
    { turn: -52, by: 0.56 },
    { turn: 50, by: 0.52 },
    { turn: 4, by: 0.42 },
  ];
  leaves.forEach(({ turn, by }, order) =>
    pen.place(0, 0, { turn: turn + pen.between(-12, 12), squash: 0.92 }, () =>
      blade(
        pen,
        size * by * pen.between(0.92, 1.08),
        shade(
          tone,
          step + (order > 3 ? 0.07 : order > 1 ? 0.015 : -0.03) + pen.between(-0.03, 0.02),
        ),
      ),
    ),
  );
}

/** A bushy mound of broad leaves, crossed in pairs. */
const bushOf =
  (bush: Bush): DrawHabit =>
  (pen) => {
    const { tone, size } = bush;
    pen.shape(
      ellipse(168, 150, { points: 14, wobble: 0.14, random: pen.random, y: -170 }),
      shade(tone, -0.19),
      { shadow: 6 },
    );
    range(5).forEach((index) =>
      pen.ribbon(
        [
          [(index - 2) * 20, 8],
          [(index - 2) * 34, -60],
          [(index - 2) * 48, -130],
        ],
        13,
        10,
        shade(tone, -0.08),
        { shadow: 3 },
      ),
    );
    sunflowerScatter(15, 30)
      .sort((one, other) => other.reach - one.reach)
      .forEach(({ x, y, reach }) =>
        pen.atDepth(1 - reach * 0.22, () =>
          pen.place(x * 196, -186 + y * 150, { turn: headingOf(x, y - 0.4) * 0.7 }, () =>
            shoot(pen, bush, size * pen.between(0.88, 1.08), (-x * 0.4 - y) * 0.045),
          ),
        ),
      );
  };

/** Broad, cupped leaves that shine. */
export const basil = bushOf({ blade: basilLeaf, tone: green, size: 132 });

/** Scalloped leaves, burgundy within a lime rim. */
export const coleus = bushOf({
  blade: coleusLeaf,
  tone: shade(petal.burgundy, 0.04),
  size: 142,
});
