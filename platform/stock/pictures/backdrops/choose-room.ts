import { cycle } from '../drawing/geometry';
import type { SubjectScene, Vessel } from '../scene-description';
import type { Standing } from '../subject';
import { withLinen } from './table-linen';
import {
  archedRoom,
  gardenRoom,
  glasshouseRoom,
  plainRoom,
  shelfRoom,
  wallOnly,
  windowRoom,
  type PaintRoom,
} from './room';

const forFlowers: readonly PaintRoom[] = [
  plainRoom,
  archedRoom,
  windowRoom,
  plainRoom,
  shelfRoom,
  archedRoom,
];
const forPlants: readonly PaintRoom[] = [
  plainRoom,
  windowRoom,
  archedRoom,
  glasshouseRoom,
  shelfRoom,
];
const forGarden: readonly PaintRoom[] = [gardenRoom, gardenRoom, plainRoom];
const forGoods: readonly PaintRoom[] = [plainRoom, archedRoom, windowRoom, plainRoom];
const dark: readonly PaintRoom[] = [plainRoom, archedRoom];

/** Too large, or too close to us, for a niche or a shelf. */
const atService = new Set<Vessel>(['easel', 'casket', 'lapel', 'dress']);

/** Which room a subject stands in: its own kind of places, varied from picture to picture. */
export function roomFor(scene: SubjectScene, style: number, { hung }: Standing): PaintRoom {
  if (hung)
    return scene.kind === 'plant' && scene.backdrop !== 'evergreen' ? glasshouseRoom : wallOnly;
  if (scene.backdrop === 'evergreen') return cycle(dark, style);
  if (scene.kind === 'arrangement') {
    if (atService.has(scene.vessel)) return plainRoom;
    const room = cycle(forFlowers, style);
    const laid = room !== shelfRoom && Math.floor(style / 7) % 5 < 2;
    return laid ? withLinen(room, Math.floor(style / 11)) : room;
  }
  if (scene.kind === 'hardgood') return cycle(forGoods, style);
  const outdoors =
    scene.pot === 'none' || scene.pot === 'nursery-pot' || scene.pot === 'pair-of-pots';
  return cycle(outdoors ? forGarden : forPlants, style);
}
