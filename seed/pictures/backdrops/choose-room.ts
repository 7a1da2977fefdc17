import { cycle } from '../drawing/geometry';
import type { SceneDescription } from '../scene-description';
import type { Standing } from '../subject';
import { archedRoom, gardenRoom, glasshouseRoom, plainRoom, shelfRoom, wallOnly, windowRoom, type PaintRoom } from './room';

const forFlowers: readonly PaintRoom[] = [plainRoom, archedRoom, windowRoom, plainRoom, shelfRoom, archedRoom];
const forPlants: readonly PaintRoom[] = [plainRoom, windowRoom, archedRoom, glasshouseRoom, shelfRoom];
const forGarden: readonly PaintRoom[] = [gardenRoom, gardenRoom, plainRoom];
const forGoods: readonly PaintRoom[] = [plainRoom, archedRoom, windowRoom, plainRoom];
const dark: readonly PaintRoom[] = [plainRoom, archedRoom];

/** Which room a subject stands in: its own kind of places, varied from picture to picture. */
export function roomFor(scene: Exclude<SceneDescription, { kind: 'place' }>, seed: number, { hung }: Standing): PaintRoom {
  const choice = seed >>> 5;
  if (hung) return scene.kind === 'plant' && scene.backdrop !== 'evergreen' ? glasshouseRoom : wallOnly;
  if (scene.backdrop === 'evergreen') return cycle(dark, choice);
  if (scene.kind === 'arrangement') return scene.vessel === 'easel' ? plainRoom : cycle(forFlowers, choice);
  if (scene.kind === 'hardgood') return cycle(forGoods, choice);
  const outdoors = scene.pot === 'none' || scene.pot === 'nursery-pot';
  return cycle(outdoors ? forGarden : forPlants, choice);
}
