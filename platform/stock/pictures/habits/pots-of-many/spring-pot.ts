import { drawHead } from '../../blooms/bloom-kinds';
import { shade } from '../../drawing/colour';
import { cycle, lerp, range, tipOf } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { hangingVine } from '../../foliage/sprigs';
import { leaf, petal } from '../../pigments';
import { drawStalk } from '../garden-plants/stalks';
import { fan, flower, type DrawHabit } from '../growing';

const blue = shade(leaf.sage, -0.08);
const faces = [petal.purple, petal.yellow, petal.lavender, petal.yellow, petal.purple];

/** Tulips over a cushion of violas, ivy over the rim; its words count the tulips. */
export const springPot: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 7;
  fan(
    pen,
    count,
    25,
    (turn, _, index) => {
      [-1, 1].forEach((side) =>
        pen.place(turn * 1.6 + side * 10, 4, { turn: turn * 0.7 + side * pen.between(9, 20) }, () =>
          drawLeaf(pen, 290 * pen.between(0.85, 1.08), 30, shade(blue, side * 0.02), {
            bend: side * 0.12,
          }),
        ),
      );
      const height = (420 + (index % 2) * 52) * (1 - Math.abs(turn) / 240);
      const line = drawStalk(pen, { turn, foot: turn * 1.8, height, width: 13, tone: blue });
      const { x, y } = tipOf(line);
      if (flowers) flower(pen, flowers, index, { x, y: y - 46, radius: 70, lean: turn * 0.5 });
    },
    [0.8, 1],
  );
  range(22).forEach((index) => {
    const turn = lerp(-104, 104, (index * 0.618) % 1);
    pen.place(turn * 1.05, -20, { turn: turn * 0.9 }, () =>
      drawLeaf(pen, 84 + ((index * 37) % 40), 25, shade(leaf.leaf, ((index % 3) - 1) * 0.03)),
    );
  });
  pen.place(-126, -16, {}, () => hangingVine(pen, 150, shade(leaf.leaf, 0.02), -0.2));
  pen.place(130, -14, {}, () => hangingVine(pen, 176, shade(leaf.leaf, -0.02), 0.2));
  const counted = pen.blooms;
  range(9).forEach((index) => {
    const x = (index - 4) * 34;
    drawHead(pen, 'pansy', {
      x,
      y: -34 - (index % 2) * 58 + Math.abs(index - 4) * 5,
      radius: 43,
      lean: (index - 4) * 5,
      pigment: cycle(faces, index),
    });
  });
  pen.blooms = counted;
};
