import { shade } from '../drawing/colour';
import { lerp, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { fernFrond, hangingVine } from '../foliage/sprigs';
import { foliageKinds } from '../foliage/foliage-kinds';
import { bloomKinds } from '../blooms/bloom-kinds';
import { flower, type DrawHabit, type GrowingPlant } from './growing';
import { leafyDome } from './mound';
import { stringOfPearls } from './succulents/string-of-pearls';

const longest = 400;

function hangingStem(pen: Pen, plant: GrowingPlant, x: number, length: number): void {
  if (plant.foliage === 'fern')
    pen.place(0, 0, { turn: 180 - x / 4 }, () =>
      fernFrond(pen, length * 0.8, plant.leaf, -x / 500, 0.15),
    );
  else if (plant.foliage === 'vine')
    hangingVine(pen, length, plant.leaf, x / 900 + pen.between(-0.06, 0.06));
  else
    pen.place(0, 0, { turn: 180 + pen.between(-8, 8) - x / 12 }, () =>
      foliageKinds[plant.foliage].sprig(pen, length * 0.82, plant.leaf),
    );
}

/** A cushion of leaves and flowers whose stems fall over the rim, leaving gaps so that the basket still reads. */
export const trailing: DrawHabit = (pen, plant) => {
  const { flowers } = plant;
  if (plant.foliage === 'succulent' && !flowers) return stringOfPearls(pen, plant.room);
  const onCushion = flowers ? Math.ceil(flowers.count * 0.62) : 0;
  const radius = flowers
    ? Math.min(bloomKinds[flowers.bloom].radius * 0.62, 190 / Math.sqrt(onCushion + 2))
    : 0;
  let next = onCushion;
  const fall = (places: readonly number[], near: number, reach: number, share: number) => {
    const some = flowers ? Math.round((flowers.count - onCushion) * share) : 0;
    const last = share === 1 || !flowers ? (flowers?.count ?? 0) : next + some;
    const drops = places.map((x) => ({ x, length: longest * pen.between(0.45, 1) * reach }));
    pen.atDepth(near, () => {
      drops.forEach(({ x, length }) =>
        pen.place(x, pen.between(-8, 4), {}, () => hangingStem(pen, plant, x, length)),
      );
      for (let placed = 0; flowers && next < last; next += 1, placed += 1) {
        const { x, length } = drops[placed % drops.length] ?? { x: 0, length: 100 };
        flower(pen, flowers, next, {
          x: x * 1.06 + pen.between(-16, 16),
          y: length * lerp(0.1, 0.78, pen.random()),
          radius: radius * pen.between(0.82, 0.98),
          lean: x / 4,
          tilt: 0.3,
        });
      }
    });
  };
  fall([-118, -86, 84, 116], 0.6, 1.05, 0.4);
  const cushion = { ...plant, flowers: flowers && { ...flowers, count: onCushion } };
  pen.place(0, 22, {}, () =>
    leafyDome(
      pen,
      { halfWidth: 186, halfHeight: 104, rise: 106, leaves: 90, leafSize: 62 },
      cushion,
    ),
  );
  fall([-132, -104, -22, 30, 108, 134], 1, 0.85, 1);
  if (!flowers)
    range(5).forEach((index) =>
      pen.place((index - 2) * 52, -2, {}, () =>
        pen.place(0, 0, { turn: 180 + (2 - index) * 14 }, () =>
          foliageKinds[plant.foliage].blade(pen, 54, shade(plant.leaf, 0.03)),
        ),
      ),
    );
};
