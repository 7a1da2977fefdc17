import { mix, shade } from '../../drawing/colour';
import { asPoints, lerp, polar, range, stemCurve } from '../../drawing/geometry';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

/** A vase of arching straps, torches out of its heart. */
export const bromeliad: DrawHabit = (pen, { flowers }) => {
  const straps = (count: number, spread: number, length: number, near: number) =>
    range(count)
      .sort((one, other) => Math.abs(other * 2 - count + 1) - Math.abs(one * 2 - count + 1))
      .forEach((index) =>
        pen.atDepth(near + (index % 2) * 0.06, () => {
          const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-5, 5);
          const long = length * pen.between(0.9, 1.08);
          const [x, y] = polar(turn, long);
          const fall = Math.abs(turn) * 1.5;
          const line = asPoints(
            stemCurve([turn * 0.4, 0], [x * 0.5, y * 0.8 - 70], [x * 1.05, y * 0.72 + fall], 8),
          );
          const tone = shade(leaf.leaf, pen.between(-0.03, 0.03));
          pen.ribbon(line, 46, 8, tone, { shadow: 6 });
          pen.ribbon(line.slice(0, -1), 13, 3, shade(mix(tone, leaf.fresh, 0.4), 0.06));
        }),
      );
  straps(9, 84, 296, 0.6);
  straps(7, 64, 270, 0.78);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const turn = index ? (index % 2 ? -1 : 1) * (16 + 5 * index) : 0;
      const [x, y] = polar(turn, index ? 300 - index * 14 : 366);
      pen.ribbon(
        asPoints(stemCurve([turn * 0.5, -20], [x * 0.4, y * 0.6], [x, y], 6)),
        18,
        13,
        shade(leaf.fresh, -0.04),
        { shadow: 4 },
      );
      flower(pen, flowers, index, {
        x,
        y: y - 50,
        radius: flowers.count > 4 ? 66 : 84,
        lean: turn * 0.7,
      });
    });
  straps(6, 92, 210, 0.94);
};
