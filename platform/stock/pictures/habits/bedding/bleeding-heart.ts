import { mix, shade } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve } from '../../drawing/geometry';
import { columbineLeaf } from '../../foliage/garden/border-leaves';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { stalkedLeaves } from '../potted/stalked-leaves';

const green = mix(leaf.fresh, leaf.sage, 0.24);
const red = mix(leaf.stem, petal.burgundy, 0.5);
const arches = [
  { side: -1, out: 372, high: 520 },
  { side: 1, out: 380, high: 480 },
  { side: 1, out: 262, high: 700 },
] as const;

/** Arching stems, a row of hearts under each that grow smaller to its tip, over lobed leaves. */
export const bleedingHeart: DrawHabit = (pen, { flowers }) => {
  const leaves = (count: number, reach: readonly [number, number], near: number, start: number) =>
    stalkedLeaves(
      pen,
      {
        count,
        spread: [92, 70],
        reach,
        near: [near - 0.16, near],
        stalk: shade(green, -0.08),
        thickness: 8,
        start,
      },
      (turn) =>
        pen.place(0, 0, { turn: turn * 0.8 + pen.between(-12, 12) }, () =>
          columbineLeaf(pen, 132 * pen.between(0.9, 1.1), shade(green, pen.between(-0.04, 0.04))),
        ),
    );
  leaves(12, [170, 150], 0.8, 0.1);
  if (flowers) {
    const each = Math.ceil(flowers.count / arches.length);
    arches.forEach(({ side, out, high }, arch) => {
      const line = stemCurve(
        [side * 16, 4],
        [side * out * 0.2, -high * 1.42],
        [side * out, -high * 0.56],
        24,
      );
      pen.ribbon(asPoints(line), 10, 4, red, { shadow: 3 });
      range(Math.min(each, flowers.count - arch * each)).forEach((index) => {
        const share = (index + 1) / each;
        const { x, y } = line[Math.round(lerp(9, 24, share))] ?? { x: 0, y: 0 };
        const radius = lerp(60, 27, share);
        pen.line(
          [
            [x, y],
            [x + side * 2, y + radius * 0.9],
          ],
          red,
          4,
        );
        flower(pen, flowers, arch * each + index, {
          x: x + side * 2,
          y: y + radius * 1.6,
          radius,
          lean: side * pen.between(-4, 6),
        });
      });
    });
  }
  leaves(9, [110, 50], 1, 0.33);
};
