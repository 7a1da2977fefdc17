import { mix, shade } from '../../drawing/colour';
import { asPoints, range, stemCurve } from '../../drawing/geometry';
import { geraniumLeaf } from '../../foliage/garden/rounded-leaves';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { bouquetPlace, stalkedLeaves } from '../potted/stalked-leaves';

const green = mix(leaf.fresh, leaf.leaf, 0.45);

/** Round ringed leaves in a mound, balls of flowers high over them on bare stalks. */
export const zonalGeranium: DrawHabit = (pen, { flowers }) => {
  const leaves = (count: number, reach: readonly [number, number], near: number, start: number) =>
    stalkedLeaves(
      pen,
      {
        count,
        spread: [106, 84],
        reach,
        near: [near - 0.18, near],
        stalk: shade(leaf.fresh, -0.06),
        thickness: 10,
        start,
      },
      (turn) =>
        pen.place(
          0,
          30,
          { turn: turn * 0.7 + pen.between(-16, 16), squash: pen.between(0.8, 0.94) },
          () =>
            geraniumLeaf(
              pen,
              150 * pen.between(0.86, 1.08),
              shade(green, pen.between(-0.04, 0.03)),
            ),
        ),
    );
  leaves(10, [200, 170], 0.84, 0.1);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const { turn, tip } = bouquetPlace(index, flowers.count, { spread: 34, height: [370, 450] });
      pen.ribbon(
        asPoints(stemCurve([turn * 0.6, -40], [tip[0] * 0.4, tip[1] * 0.66], tip, 8)),
        11,
        8,
        shade(leaf.fresh, -0.05),
        { shadow: 3 },
      );
      flower(pen, flowers, index, {
        x: tip[0],
        y: tip[1] - 34,
        radius: 100 * pen.between(0.95, 1.05),
        lean: turn * 0.4,
        tilt: 0.1,
      });
    });
  leaves(8, [140, 30], 1, 0.33);
};
