import { fruit } from '../../blooms/garden-faces';
import { mix, shade } from '../../drawing/colour';
import { range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { tree } from '../trees';

/** Scatters fruit over the head of a little tree; none of it is counted as a flower. */
function overCrown(pen: Pen, count: number, draw: () => void): void {
  range(count).forEach((index) => {
    const around = index * 2.4 + 0.7;
    const reach = Math.sqrt((index + 0.6) / count);
    pen.place(
      Math.cos(around) * reach * 176,
      -428 + Math.sin(around) * reach * 138,
      { turn: pen.between(-20, 20) },
      draw,
    );
  });
}

/** An olive on its stem: narrow silver leaves, a few dark olives. */
export const oliveTree: DrawHabit = (pen, plant) => {
  tree(pen, { ...plant, foliage: 'palm', leaf: mix(leaf.sage, leaf.olive, 0.42) });
  overCrown(pen, 15, () => {
    pen.shape(
      [
        [0, -13],
        [-9, -3],
        [-8, 9],
        [0, 15],
        [8, 9],
        [9, -3],
      ],
      shade(mix(petal.purple, leaf.deep, 0.5), -0.08),
      { shadow: 3 },
    );
    pen.dot(-3, -4, 2.6, shade(petal.lavender, -0.05));
  });
};

/** An orange tree in blossom that bears its little fruit as well. */
export const orangeTree: DrawHabit = (pen, plant) => {
  tree(pen, { ...plant, leaf: shade(leaf.leaf, -0.02), flowers: null });
  overCrown(pen, 8, () => fruit(pen, { radius: 40, pigment: petal.orange, tilt: 0 }));
  const { flowers } = plant;
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const around = index * 2.4 - 0.5;
    const reach = Math.sqrt((index + 0.5) / flowers.count);
    flower(pen, flowers, index, {
      x: Math.cos(around) * reach * 178,
      y: -440 + Math.sin(around) * reach * 140,
      radius: 38,
      lean: Math.cos(around) * 30,
      tilt: reach * 0.5,
    });
  });
};
