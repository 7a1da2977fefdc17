import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import type { Pigment } from '../drawing/colour';
import { clamp, cycle, lerp, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leafPigment } from '../foliage/foliage-kinds';
import { bloomOf } from '../named-looks';
import { petalPigments } from '../pigments';
import type { Bloom, Foliage, PlantScene } from '../scene-description';

export interface Flowering {
  bloom: Bloom;
  pigments: readonly Pigment[];
  count: number;
}

/** What a habit needs to know of a plant. */
export interface GrowingPlant {
  /** Its common name, which may lead its shape. */
  name: string;
  foliage: Foliage;
  leaf: Pigment;
  flowers: Flowering | null;
  form: NonNullable<PlantScene['form']>;
  /** Half width at the rim of its pot. */
  room: number;
}

/** Rooted at the origin, growing up. */
export type DrawHabit = (pen: Pen, plant: GrowingPlant) => void;

export function growingPlant(scene: PlantScene, room: number): GrowingPlant {
  const { name, foliage, leafPalette, form = 'standard' } = scene;
  const bloom = bloomOf(scene);
  return {
    name,
    foliage,
    form,
    room,
    leaf: leafPigment(foliage, leafPalette),
    flowers: bloom
      ? { bloom: bloom.bloom, pigments: petalPigments[bloom.palette], count: bloom.count }
      : null,
  };
}

/** Runs over a fan of directions from the outside in, so that the middle lies in front. */
export function fan(
  pen: Pen,
  count: number,
  spread: number,
  draw: (turn: number, share: number, index: number) => void,
  [far, near] = [0.45, 1],
): void {
  const places = range(count).map((index) => ({
    index,
    share: count > 1 ? index / (count - 1) : 0.5,
  }));
  places.sort((one, other) => Math.abs(other.share - 0.5) - Math.abs(one.share - 0.5));
  places.forEach(({ index, share }, order) =>
    pen.atDepth(lerp(far, near, (order + 1) / count), () =>
      draw(lerp(-spread, spread, share) + pen.between(-3, 3), share, index),
    ),
  );
}

/** The radius at which `count` heads fill an ellipse without crowding, never larger than the flower grows. */
export function radiusFor(
  { bloom, count }: Flowering,
  halfWidth: number,
  halfHeight: number,
  most = 1,
): number {
  const { radius, stance, spread = 1 } = bloomKinds[bloom];
  const natural = radius * most;
  const share = (stance === 'spire' ? 1.5 : 0.62) * spread;
  return clamp(Math.sqrt((halfWidth * halfHeight) / count) * share, 17, natural);
}

/** Draws flower number `index` of a plant in its own pigment. */
export function flower(
  pen: Pen,
  { bloom, pigments }: Flowering,
  index: number,
  pose: { x: number; y: number; radius: number; lean?: number; tilt?: number },
): void {
  drawHead(pen, bloom, { ...pose, pigment: cycle(pigments, index) });
}

/** Fruit hangs among the leaves of its stems, not on top of them. */
export function fruitAmongLeaves(pen: Pen, flowers: Flowering, tall: number): void {
  range(flowers.count).forEach((index) => {
    const height = (index + 0.6) / flowers.count;
    flower(pen, flowers, index, {
      x: Math.sin(index * 2.4) * (150 - height * 50),
      y: -90 - height * tall * 0.62,
      radius: 40 - height * 8,
      lean: 180 + Math.sin(index) * 16,
    });
  });
}
