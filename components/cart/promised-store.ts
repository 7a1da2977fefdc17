import { createStore } from '@/components/browser/create-store';
import type { PromiseView } from '@/lib/promise/promise-view';

/** The promise of the product shown, for its ticket, its price and the bar of small screens: asked once for all three. `null` until it is known. */
export const promisedStore = createStore<PromiseView | 'unavailable' | null>(null);

/** The day the shopper chose on the page of a product (Chicago day); `null` for the first that is possible. */
export const chosenDayStore = createStore<string | null>(null);

/** The promise, where there is one. */
export function promisedView(promised: PromiseView | 'unavailable' | null): PromiseView | null {
  return promised === 'unavailable' ? null : promised;
}
