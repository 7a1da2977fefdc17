import type { LocatedStore } from '@/lib/stores/locate';
import type { ClosedPlace, Store } from '@/lib/stores/store';

export interface StoreMapProps {
  stores: readonly LocatedStore[];
  /** Stores the list leaves out just now. */
  others: readonly Store[];
  /** Stores that are closed for now. */
  closed: readonly ClosedPlace[];
  /** ID of the chosen store. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** A marker of either map. */
export interface StorePin {
  place: { id: string; location: { lat: number; lng: number } | null };
  /** What stands in it: the store's number in the list, a dash where it is closed. */
  mark: string;
  name: string;
  look: 'open' | 'closed';
}

/** The markers of a map, the drawn one's and Google's alike: closed stores first, so that those of the list lie over them. */
export function storePins({
  stores,
  others,
  closed,
}: Pick<StoreMapProps, 'stores' | 'others' | 'closed'>): StorePin[] {
  return [
    ...closed.map((place) => ({
      place,
      mark: '–',
      name: `${place.name}, closed for now`,
      look: 'closed' as const,
    })),
    ...others.map((place) => ({
      place,
      mark: '',
      name: `${place.name}, not in the list`,
      look: 'closed' as const,
    })),
    ...stores.map(({ store }, index) => ({
      place: store,
      mark: String(index + 1),
      name: `${index + 1}, ${store.name}`,
      look: 'open' as const,
    })),
  ];
}

/** What the store locator tells the frame of Google's map. */
export interface MapView {
  pins: readonly StorePin[];
  /** ID of the chosen store. */
  chosen: string | null;
}

/** What the frame tells the store locator: that it wants to know what to show, how the map fares, or which store was chosen on it. */
export type MapNews = { map: 'asks' | 'shown' | 'failed' } | { chosen: string };
