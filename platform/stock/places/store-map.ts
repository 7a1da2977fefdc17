import type { MapScene, PictureRequest } from '../pictures/scene-description';
import { storeAddresses } from './stores';

interface StorePlace {
  Location?: { lat: number; lng: number };
  flagship?: boolean;
}

const shops = storeAddresses.flatMap(({ AddressName, City, xp }): MapScene['shops'] => {
  const { Location, flagship = false } = (xp ?? {}) as StorePlace;
  return Location ? [{ name: AddressName ?? City, ...Location, flagship }] : [];
});

/** The region with a pin for every store, for the store locator: `/pictures/stores/map.webp`. */
export const storeMap: PictureRequest = {
  name: 'stores/map',
  ratio: '1.5:1',
  scene: { kind: 'map', name: 'our stores in and around the Twin Cities', shops },
};
