import { bloomKinds } from '../blooms/bloom-kinds';
import { shade } from '../drawing/colour';
import { ellipse, headingOf, range, sunflowerScatter } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { flower, radiusFor, type DrawHabit, type GrowingPlant } from './growing';

export interface Dome {
  halfWidth: number;
  halfHeight: number;
  /** Height of the dome's middle above the origin. */
  rise: number;
  leaves: number;
  leafSize: number;
}

const heavyBlades = new Set(['needle', 'fern', 'grass', 'monstera', 'succulent']);

function leavesOver(
  pen: Pen,
  { halfWidth, halfHeight, rise, leaves, leafSize }: Dome,
  { foliage, leaf }: GrowingPlant,
): void {
  const count = heavyBlades.has(foliage) ? Math.round(leaves * 0.75) : leaves;
  const places = range(count).map(() => {
    const reach = Math.sqrt(pen.random());
    const angle = pen.random() * Math.PI * 2;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, reach };
  });
  places
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach }) => {
      const lamp = (-x * 0.5 - y * 0.65 + Math.sqrt(1 - reach * reach) * 0.5 - 0.3) * 0.15;
      const turn = headingOf(x, y - 0.25) + pen.between(-40, 40);
      pen.place(x * halfWidth, -rise + y * halfHeight, { turn }, () =>
        pen.place(0, leafSize * 0.35, {}, () =>
          foliageKinds[foliage].blade(
            pen,
            leafSize * pen.between(0.85, 1.12),
            shade(leaf, lamp + pen.between(-0.02, 0.02)),
          ),
        ),
      );
    });
}

/** Flowers sit on the lit surface and face away from its middle. */
function flowersOver(
  pen: Pen,
  { halfWidth, halfHeight, rise }: Dome,
  { flowers }: GrowingPlant,
): void {
  if (!flowers) return;
  const { stance } = bloomKinds[flowers.bloom];
  const radius = radiusFor(flowers, halfWidth, halfHeight, stance === 'spire' ? 0.62 : 1);
  const places = sunflowerScatter(flowers.count, 46).map((place, index) => ({ ...place, index }));
  places
    .sort((one, other) => (stance === 'face' ? other.reach - one.reach : one.y - other.y))
    .forEach(({ x, y, reach, index }) => {
      const lift = stance === 'spire' ? radius * 0.55 : 0;
      const pose =
        stance === 'face' ? { lean: headingOf(x, y), tilt: reach * 0.85 - 0.1 } : { lean: x * 34 };
      pen.atDepth(1 - reach * 0.25, () =>
        flower(pen, flowers, index, {
          x: x * halfWidth * 0.92,
          y: -rise + y * halfHeight * 0.9 - lift,
          radius: radius * pen.between(0.92, 1.07),
          ...pose,
        }),
      );
    });
}

/** A dome of leaves, far to near, its tone following a sphere. */
export function leafyDome(pen: Pen, dome: Dome, plant: GrowingPlant): void {
  const { halfWidth, halfHeight, rise } = dome;
  const heavy = heavyBlades.has(plant.foliage);
  const core = heavy ? 0.5 : 0.76;
  pen.shape(
    ellipse(halfWidth * core, halfHeight * core, {
      points: 14,
      wobble: 0.16,
      random: pen.random,
      y: -rise,
    }),
    shade(plant.leaf, heavy ? -0.06 : -0.13),
    { shadow: 6 },
  );
  leavesOver(pen, dome, plant);
  flowersOver(pen, dome, plant);
}

export const shrubMound: DrawHabit = (pen, plant) => {
  leafyDome(pen, { halfWidth: 232, halfHeight: 168, rise: 176, leaves: 130, leafSize: 80 }, plant);
  range(7).forEach((index) =>
    pen.place((index / 3 - 1) * plant.room * 0.9, -2, { turn: (index / 3 - 1) * 100 }, () =>
      foliageKinds[plant.foliage].blade(pen, 62, shade(plant.leaf, -0.03)),
    ),
  );
};

/** A low carpet that creeps over the edge. */
export const groundcover: DrawHabit = (pen, plant) => {
  const half = Math.max(190, plant.room * 1.35);
  leafyDome(pen, { halfWidth: half, halfHeight: 62, rise: 46, leaves: 120, leafSize: 50 }, plant);
  range(9).forEach((index) =>
    pen.place((index / 4 - 1) * half * 0.86, -14, { turn: (index / 4 - 1) * 112 }, () =>
      foliageKinds[plant.foliage].blade(pen, 46, shade(plant.leaf, pen.between(-0.04, 0.03))),
    ),
  );
};
