import { hashOf } from './drawing/random';
import type { SubjectScene } from './scene-description';

/**
 * Chooses what a description leaves open (glaze, room, side). A product chooses by its code; without one the scene chooses and looks
 * past counts and colours, so that all sizes and colours of one arrangement stand in the same vase in the same room.
 */
export function styleOf(scene: SubjectScene, product?: string): number {
  if (product) return hashOf(product) >>> 3;
  if (scene.kind === 'arrangement')
    return (
      hashOf(
        `${scene.vessel} ${scene.foliage.join()} ${scene.blooms.map(({ bloom }) => bloom).join()}`,
      ) >>> 3
    );
  if (scene.kind === 'plant') return hashOf(`${scene.name} ${scene.habit} ${scene.pot}`) >>> 3;
  return hashOf(JSON.stringify(scene)) >>> 3;
}
