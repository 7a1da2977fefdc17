import { createStore } from '@/components/browser/create-store';
import type { PromiseView } from '@/lib/promise/promise-view';

/** The promise of the product shown, for its ticket, its price and the bar of small screens: asked once for all three. `null` until it is known. */
export const promisedStore = createStore<PromiseView | 'unavailable' | null>(null);

/** The promise, where there is one. */
export function promisedView(promised: PromiseView | 'unavailable' | null): PromiseView | null {
  return promised === 'unavailable' ? null : promised;
}
