import type { PictureRequest } from '../pictures/scene-description';

/** The region of the stores, for the store locator: `/pictures/stores/map.webp`. */
export const storeMap: PictureRequest = {
  name: 'stores/map',
  ratio: '1.5:1',
  scene: { kind: 'map', name: 'the Twin Cities with their lakes, rivers and main roads' },
};
