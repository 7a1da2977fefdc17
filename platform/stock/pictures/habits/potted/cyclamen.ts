import { mix, shade } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { heartLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { bouquetPlace, stalkedLeaves } from './stalked-leaves';

const green = shade(leaf.deep, 0.03);
const silver = mix(leaf.dusty, petal.white, 0.42);

/** A dark heart with a silver ring between its middle and its edge. */
function marbledHeart(pen: Pen, size: number, step: number): void {
  heartLeaf(pen, size, shade(green, step));
  const ring: Point[] = range(15).map((index) => {
    const angle = (index / 15) * Math.PI * 2;
    const reach = size * (index % 2 ? 0.3 : 0.39) * pen.between(0.92, 1.06);
    return [Math.sin(angle) * reach, -size * 0.36 - Math.cos(angle) * reach * 1.04];
  });
  pen.shape(ring, shade(silver, step + pen.light(-90) * 0.03));
  pen.place(0, -size * 0.1, { scale: 0.56 }, () => heartLeaf(pen, size, shade(green, step + 0.02)));
}

/** A cushion of marbled hearts, bare stalks out of its middle, a swept-back flower nodding on each. */
export const cyclamen: DrawHabit = (pen, { flowers }) => {
  const leaves = (
    count: number,
    reach: readonly [number, number],
    near: readonly [number, number],
    start: number,
  ) =>
    stalkedLeaves(
      pen,
      {
        count,
        spread: [104, 92],
        reach,
        near,
        stalk: mix(leaf.stem, petal.burgundy, 0.4),
        thickness: 8,
        start,
      },
      (turn) =>
        pen.place(
          0,
          0,
          { turn: turn * 1.08 + pen.between(-14, 14), squash: pen.between(0.8, 0.94) },
          () => marbledHeart(pen, 116 * pen.between(0.88, 1.08), pen.between(-0.03, 0.03)),
        ),
    );
  leaves(15, [176, 110], [0.6, 0.8], 0.1);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const { turn, tip } = bouquetPlace(index, flowers.count, {
        spread: 44,
        height: [300, 440],
      });
      const stalk = stemCurve([turn * 0.5, -20], [tip[0] * 0.3, tip[1] * 0.7], tip, 8);
      pen.atDepth(lerp(0.86, 1, (index * 0.382) % 1), () => {
        pen.ribbon(asPoints(stalk), 8, 6, mix(leaf.stem, petal.burgundy, 0.45), { shadow: 3 });
        flower(pen, flowers, index, {
          x: tip[0],
          y: tip[1] - 24,
          radius: flowers.count > 6 ? 58 : 66,
          lean: turn * 0.35 + pen.between(-8, 8),
        });
      });
    });
  leaves(13, [132, 30], [0.84, 1], 0.33);
  [-58, 52, -4].forEach((turn) =>
    pen.place(turn * 0.7, -34, { turn: turn * 2.4, squash: 0.86 }, () =>
      marbledHeart(pen, 92, 0.015),
    ),
  );
};
