import { arrangement } from '../catalogue/scenes';
import type { PlaceScene } from '../pictures/scene-description';

/** The house bouquet as it stands on a workshop table. */
export const sunday = arrangement(
  'ceramic-belly',
  'sage',
  [
    ['peony', 'blush', 5],
    ['ranunculus', 'cream', 6],
    ['daisy', 'white', 8],
  ],
  ['eucalyptus', 'ruscus'],
);

/** A wide scene. */
export function place(scene: Omit<PlaceScene, 'kind'>): PlaceScene {
  return { kind: 'place', ...scene };
}
