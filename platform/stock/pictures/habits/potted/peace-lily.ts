import { shade } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { bouquetPlace, stalkedLeaves } from './stalked-leaves';

/** Dark pointed leaves that arch to all sides, white hoods on straight stalks high over them. */
export const peaceLily: DrawHabit = (pen, { flowers }) => {
  const green = shade(leaf.deep, 0.02);
  const leaves = (
    count: number,
    reach: readonly [number, number],
    near: readonly [number, number],
    start: number,
  ) =>
    stalkedLeaves(
      pen,
      { count, spread: [82, 62], reach, near, stalk: leaf.stem, thickness: 8, start },
      (turn) =>
        pen.place(0, 0, { turn: turn * 1.12 + pen.between(-8, 8) }, () =>
          drawLeaf(pen, 206 * pen.between(0.88, 1.08), 44, shade(green, pen.between(-0.03, 0.04)), {
            bend: turn / 200,
            widest: 0.4,
            shadow: 5,
          }),
        ),
    );
  leaves(11, [190, 130], [0.56, 0.76], 0.1);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const { turn, tip } = bouquetPlace(index, flowers.count, { spread: 36, height: [420, 540] });
      pen.atDepth(lerp(0.92, 1, (index * 0.382) % 1), () => {
        pen.ribbon(
          asPoints(stemCurve([turn * 0.4, 0], [tip[0] * 0.3, tip[1] * 0.7], tip, 8)),
          8,
          6,
          shade(leaf.fresh, -0.04),
          { shadow: 3 },
        );
        flower(pen, flowers, index, {
          x: tip[0],
          y: tip[1] - 60,
          radius: 66,
          lean: turn * 0.5 + (index % 2 ? 8 : -8),
        });
      });
    });
  leaves(10, [130, 40], [0.84, 1], 0.37);
};
