import { mix, shade } from '../../../drawing/colour';
import { asPoints, lerp, range, stemCurve, type Point } from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { drawLeaf } from '../../../foliage/leaf';
import { leaf, petal } from '../../../pigments';
import { flower, type DrawHabit } from '../../growing';
import { stalkedLeaves } from '../../potted/stalked-leaves';

const green = shade(mix(leaf.leaf, leaf.deep, 0.45), 0.02);
const wine = mix(leaf.stem, petal.burgundy, 0.35);

/** Leathery fingers round the end of a stalk, those at its foot the shortest. */
function hand(pen: Pen, size: number, step: number): void {
  [-112, 112, -74, 74, -36, 36, 0].forEach((turn) =>
    pen.place(0, 0, { turn }, () =>
      drawLeaf(
        pen,
        size * (1 - Math.abs(turn) / 300),
        size * 0.15,
        shade(green, step + pen.light(0) * 0.04 + pen.between(-0.015, 0.015)),
        { widest: 0.58, shadow: 5 },
      ),
    ),
  );
}

/** Flowers that hang their heads over a low mound of leathery hands. */
export const lentenRose: DrawHabit = (pen, { flowers }) => {
  const ring = (count: number, reach: readonly [number, number], from: number, start: number) =>
    stalkedLeaves(
      pen,
      {
        count,
        spread: [96, from],
        reach,
        near: [0.76, 1],
        stalk: wine,
        thickness: 8,
        start,
      },
      (turn) =>
        pen.place(0, 0, { turn: turn * 1.04, squash: 0.86 }, () =>
          hand(pen, pen.between(108, 128), pen.between(-0.03, 0.03)),
        ),
    );
  ring(9, [190, 150], 40, 0.1);
  if (flowers) {
    const { count } = flowers;
    range(count)
      .map((index) => ({ index, across: count > 1 ? (index / (count - 1)) * 2 - 1 : 0 }))
      .sort((one, other) => Math.abs(other.across) - Math.abs(one.across))
      .forEach(({ index, across }) => {
        const side = across < 0 ? -1 : 1;
        const high = lerp(420, 312, Math.abs(across)) - (index % 2) * 90;
        const apex: Point = [across * 176, -high];
        const head: Point = [apex[0] + side * 40, apex[1] + 62];
        pen.ribbon(
          [
            ...asPoints(stemCurve([across * 26, 6], [across * 90, -high * 0.6], apex, 6)),
            [apex[0] + side * 24, apex[1] - 4],
            [head[0], head[1] - 22],
          ],
          11,
          7,
          wine,
          { shadow: 4 },
        );
        [-64, -150].forEach((turn) =>
          pen.place(apex[0] - side * 8, apex[1] + 12, { turn: turn * side }, () =>
            drawLeaf(pen, 58, 15, mix(green, leaf.fresh, 0.6), { shadow: 3 }),
          ),
        );
        flower(pen, flowers, index, {
          x: head[0],
          y: head[1] + 12,
          radius: 66,
          lean: 180 - side * 24,
          tilt: 0.95,
        });
      });
  }
  ring(7, [118, 74], 20, 0.32);
};
