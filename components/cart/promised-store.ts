import { createStore } from '@/components/browser/create-store';
import type { OutTheDoor } from '@/lib/promise/out-the-door';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';

/** What the page of a product has heard of its delivery, for its ticket and the bar of small screens. */
interface Promised {
  /** The first day of the way on the ticket. */
  day: ChicagoDate | null;
  pickup: boolean;
  /** The price to a ZIP; `null` while none is known. */
  price: { zip: string; quote: OutTheDoor } | null;
}

const nothing: Promised = { day: null, pickup: false, price: null };

/** The promise of the product shown: the ticket tells the day, the sum below it the price. */
export const promisedStore = createStore<Promised>(nothing);

/** Tells a part of it. */
export function promise(part: Partial<Promised>): void {
  promisedStore.set({ ...promisedStore.get(), ...part });
}
