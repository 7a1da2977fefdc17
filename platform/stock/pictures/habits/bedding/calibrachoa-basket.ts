import { mix, shade } from '../../drawing/colour';
import {
  asPoints,
  ellipse,
  headingOf,
  range,
  stemCurve,
  sunflowerScatter,
  type StemPoint,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const green = mix(leaf.leaf, leaf.fresh, 0.35);
const [wide, high, rise] = [196, 104, 62];

/** A stem that leaves the rim sideways and hangs, small leaves on it in turn. */
function hangingStem(pen: Pen, across: number, length: number): StemPoint[] {
  const x = across * 120;
  const stem = stemCurve(
    [x, -14],
    [across * 205, -6],
    [across * 196 + pen.between(-14, 14), length],
    9,
  );
  pen.line(asPoints(stem), shade(green, -0.14), 5);
  stem.slice(1).forEach(({ x: at, y, heading }) =>
    [-58, 58].forEach((turn) =>
      pen.place(at, y, { turn: heading + turn + pen.between(-16, 16) }, () =>
        drawLeaf(pen, 40 * pen.between(0.8, 1.15), 9, shade(green, pen.between(-0.06, 0.04)), {
          vein: false,
          shadow: 3,
        }),
      ),
    ),
  );
  return stem;
}

/** A cushion and a curtain of thimble-sized trumpets over small leaves, every one on its stem. */
export const calibrachoaBasket: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 0;
  const onStems = Math.round(count * 0.5);
  const across = [-1, -0.86, -0.7, -0.54, -0.38, -0.12, 0.14, 0.4, 0.56, 0.72, 0.88, 1];
  const lengths = across.map(
    (side, index) =>
      (Math.abs(side) < 0.3 ? 74 : 70 + Math.abs(side) * 190 + (index % 3) * 44) *
      pen.between(0.92, 1.1),
  );
  const stems = across.map((side, index) => hangingStem(pen, side, lengths[index] ?? 200));
  pen.shape(
    ellipse(wide * 0.9, high * 0.86, {
      points: 14,
      wobble: 0.1,
      random: pen.random,
      y: -rise,
    }),
    shade(green, -0.15),
    { shadow: 6 },
  );
  sunflowerScatter(120, 10)
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y }) =>
      pen.place(
        x * wide,
        y * high - rise,
        { turn: headingOf(x, y - 0.2) + pen.between(-40, 40) },
        () =>
          drawLeaf(pen, 44 * pen.between(0.8, 1.15), 10, shade(green, pen.between(-0.06, 0.05)), {
            vein: false,
            shadow: 3,
          }),
      ),
    );
  if (!flowers) return;
  range(onStems).forEach((index) => {
    const stem = stems[index % stems.length] ?? [];
    const round = Math.floor(index / stems.length);
    const at = stem[9 - round * 2 - (index % 2)];
    if (!at) return;
    flower(pen, flowers, index, {
      x: at.x + (round % 2 ? 9 : -9),
      y: at.y,
      radius: 25 * pen.between(0.92, 1.08),
      lean: at.x / 6,
      tilt: 0.25,
    });
  });
  sunflowerScatter(count - onStems, 24)
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach }, index) =>
      pen.atDepth(1 - reach * 0.1, () =>
        flower(pen, flowers, onStems + index, {
          x: x * wide * 0.97,
          y: y * high * 0.97 - rise,
          radius: 26 * pen.between(0.92, 1.08),
          lean: x * 40,
          tilt: reach * 0.4,
        }),
      ),
    );
};
