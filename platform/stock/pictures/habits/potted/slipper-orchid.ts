import { mix, shade } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { bouquetPlace } from './stalked-leaves';

/** A fan of mottled straps, one slipper on each bare stalk. */
export const slipperOrchidPlant: DrawHabit = (pen, { flowers }) => {
  const straps = (turns: readonly number[], length: number, near: number) =>
    turns.forEach((turn) =>
      pen.atDepth(near, () =>
        pen.place(turn * 0.3, 2, { turn: turn * 0.82 }, () => {
          const tone = shade(leaf.leaf, pen.between(-0.04, 0.03));
          const options = { bend: turn / 190, widest: 0.5 };
          drawLeaf(pen, length, 31, tone, { ...options, shadow: 5 });
          range(6).forEach((index) => {
            const along = 0.2 + index * 0.11;
            const shift = (turn / 190) * along * along * length;
            pen.line(
              [
                [shift - 15, -length * along],
                [shift, -length * (along + 0.03)],
                [shift + 15, -length * along],
              ],
              shade(tone, index % 2 ? 0.08 : -0.06),
              5,
              { opacity: 0.6 },
            );
          });
        }),
      ),
    );
  straps([-86, 82, -58, 54], 226, 0.64);
  straps([-30, 26, -98, 94], 206, 0.8);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const { turn, tip } = bouquetPlace(index, flowers.count, { spread: 42, height: [330, 430] });
      pen.atDepth(lerp(0.94, 1, (index * 0.382) % 1), () => {
        pen.ribbon(
          asPoints(stemCurve([turn * 0.4, 0], [tip[0] * 0.3, tip[1] * 0.7], tip, 8)),
          9,
          7,
          mix(leaf.stem, petal.burgundy, 0.4),
          { shadow: 3 },
        );
        flower(pen, flowers, index, { x: tip[0], y: tip[1], radius: 92, lean: turn * 0.2 });
      });
    });
  straps([-64, 60, -8], 150, 0.98);
};
