import { shade } from '../../drawing/colour';
import { clamp, sunflowerScatter } from '../../drawing/geometry';
import { leafyDome } from '../mound';
import { flower, type DrawHabit } from '../growing';
import { leaf } from '../../pigments';

/** A dome that is all flowers, a frill of leaves under it. */
export const mum: DrawHabit = (pen, plant) => {
  const { flowers } = plant;
  leafyDome(
    pen,
    { halfWidth: 206, halfHeight: 116, rise: 96, leaves: 70, leafSize: 84 },
    { ...plant, foliage: 'ruscus', leaf: shade(leaf.deep, 0.04), flowers: null },
  );
  if (!flowers) return;
  const radius = clamp(226 / Math.sqrt(flowers.count), 26, 84);
  sunflowerScatter(flowers.count, 30)
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach, index }) =>
      pen.atDepth(1 - reach * 0.2, () =>
        flower(pen, flowers, index, {
          x: x * 186,
          y: -142 + y * 112,
          radius: radius * pen.between(0.94, 1.06),
          lean: x * 60,
          tilt: reach * 0.6,
        }),
      ),
    );
};
