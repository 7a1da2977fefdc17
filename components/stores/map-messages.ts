import type { StorePin } from './map-pins';

/** What the store locator tells the frame of Google's map. */
export interface MapView {
  pins: readonly StorePin[];
  /** ID of the chosen store. */
  chosen: string | null;
}

/** What the frame tells the store locator: that it wants to know what to show, how the map fares, or which store was chosen on it. */
export type MapNews = { map: 'asks' | 'shown' | 'failed' } | { chosen: string };
