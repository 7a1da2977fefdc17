import { milesBetween, type LatLng } from '@/lib/delivery/distance';
import type { Store } from './store';

/** A store as the locator lists it. */
export interface LocatedStore {
  store: Store;
  /** Miles from the visitor's place, to one decimal (specification A9); `null` while that is not known. */
  miles: number | null;
}

/** What the list is narrowed to. */
export interface StoreFilter {
  /** Every one of these features must be there. */
  features: readonly string[];
  /** Only stores where orders are collected. */
  pickup: boolean;
}

/** The stores that have what is asked for, the nearest first where a place is known, else by name. */
export function locateStores(
  stores: readonly Store[],
  from: LatLng | null,
  filter: StoreFilter,
): LocatedStore[] {
  return stores
    .filter(
      (store) =>
        filter.features.every((feature) => store.features.includes(feature)) &&
        (!filter.pickup || store.pickup),
    )
    .map((store) => ({
      store,
      miles: from && store.location ? milesBetween(from, store.location) : null,
    }))
    .sort(
      (a, b) =>
        (a.miles ?? Infinity) - (b.miles ?? Infinity) || a.store.name.localeCompare(b.store.name),
    );
}

/** Features that tell the stores apart: those of some, not of all; the most common first. */
export function storeFeatures(stores: readonly Store[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of stores)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count < stores.length)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([feature]) => feature);
}

/** `1 mile`, `3.4 miles` */
export function milesWords(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles} miles`;
}
