import { mix, shade } from '../../drawing/colour';
import { asPoints, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { halves } from '../../foliage/broad-leaves';
import { petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { bouquetPlace, stalkedLeaves } from '../potted/stalked-leaves';

const velvet = shade(mix(petal.burgundy, petal.purple, 0.3), -0.08);
const copper = mix(petal.coral, petal.peach, 0.3);

/** An oval of dark velvet with five copper lines from stalk to tip. */
function jewelLeaf(pen: Pen, size: number): void {
  const edge: Point[] = [
    [0.2, -0.04],
    [0.36, -0.26],
    [0.37, -0.52],
    [0.24, -0.82],
    [0.09, -0.96],
  ];
  halves(pen, edge, size, shade(velvet, pen.between(-0.02, 0.03)));
  range(5).forEach((index) => {
    const side = (index - 2) / 2;
    pen.line(
      [
        [0, -size * 0.02],
        [side * size * 0.25, -size * 0.32],
        [side * size * 0.24, -size * 0.58],
        [0, -size * 0.93],
      ],
      shade(copper, index === 2 ? 0.05 : -0.02),
      size * (index === 2 ? 0.034 : 0.02),
    );
  });
  [0.3, 0.46, 0.62, 0.76].forEach((along) =>
    [-1, 1].forEach((side) =>
      pen.line(
        [
          [0, -size * along],
          [side * size * 0.3 * Math.sin(Math.PI * along), -size * (along + 0.07)],
        ],
        shade(copper, -0.12),
        size * 0.011,
      ),
    ),
  );
}

/** A jewel orchid: a low heap of velvet ovals, white wands above it in January. */
export const jewelOrchid: DrawHabit = (pen, { flowers }) => {
  const leaves = (
    count: number,
    reach: readonly [number, number],
    near: [number, number],
    start: number,
  ) =>
    stalkedLeaves(
      pen,
      {
        count,
        spread: [104, 62],
        reach,
        near,
        stalk: mix(velvet, petal.coral, 0.25),
        thickness: 12,
        start,
      },
      (turn) =>
        pen.place(0, 0, { turn: turn * 0.92, squash: pen.between(0.82, 0.98) }, () =>
          jewelLeaf(pen, 150 * pen.between(0.92, 1.08)),
        ),
    );
  leaves(7, [120, 150], [0.66, 0.78], 0.1);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const { turn, tip } = bouquetPlace(index, flowers.count, { spread: 22, height: [330, 390] });
      pen.ribbon(
        asPoints(stemCurve([turn * 0.5, 0], [tip[0] * 0.3, tip[1] * 0.6], tip, 8)),
        9,
        6,
        mix(velvet, petal.coral, 0.3),
        { shadow: 3 },
      );
      pen.place(...tip, { turn: turn * 0.8 }, () =>
        flower(pen, flowers, index, { x: 0, y: -104, radius: 118 }),
      );
    });
  leaves(9, [96, 34], [0.86, 1], 0.42);
};
