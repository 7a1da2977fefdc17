import { shade } from '../../drawing/colour';
import { range } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { leafyDome } from '../mound';

/** A shrub no larger than its pot, nearly hidden by its flowers. */
export const littleAzalea: DrawHabit = (pen, plant) => {
  leafyDome(
    pen,
    { halfWidth: 148, halfHeight: 108, rise: 112, leaves: 84, leafSize: 56 },
    { ...plant, foliage: 'ruscus', leaf: shade(leaf.deep, 0.03) },
  );
};

/** Dark furrowed leaves and broad flat heads over them. */
export const heliotrope: DrawHabit = (pen, plant) => {
  const { flowers } = plant;
  leafyDome(
    pen,
    { halfWidth: 206, halfHeight: 140, rise: 150, leaves: 84, leafSize: 96 },
    { ...plant, foliage: 'ruscus', leaf: shade(leaf.deep, 0.04), flowers: null },
  );
  if (!flowers) return;
  range(flowers.count)
    .map((index) => {
      const around = (index / flowers.count) * Math.PI * 2 - 1.2;
      return { index, px: Math.cos(around) * 122, py: -236 + Math.sin(around) * 66 };
    })
    .sort((one, other) => one.py - other.py)
    .forEach(({ px, py, index }) => {
      range(5).forEach((side) =>
        pen.place(px, py + 44, { turn: (side - 2) * 54 }, () =>
          drawLeaf(pen, 92, 26, shade(leaf.deep, pen.between(0, 0.07)), { shadow: 3 }),
        ),
      );
      flower(pen, flowers, index, { x: px, y: py, radius: 112, lean: px / 9 });
    });
};
