import { chicagoDate } from '@/lib/core/chicago-time';
import type { ProductVariant } from './product';
import { releaseEnd, releaseStart } from './release';

type Released = Pick<ProductVariant, 'released' | 'releaseDate' | 'releaseEnd' | 'stock'>;

/** What a product page says of when a product is sold (000 §4): its state, and the Chicago day that ends it where there is one. */
export interface Availability {
  state: 'available' | 'out-of-stock' | 'not-yet' | 'over';
  /** First day of sale when it is not sold yet, last day while a release with an end is on. */
  day: string | null;
}

/** Availability of one variant by its release dates and its stock (000 §4). */
export function availability({ released, releaseDate, releaseEnd: end, stock }: Released, now: Date): Availability {
  const dates = { ReleaseDate1: releaseDate, ReleaseDate2: end ?? null };
  const [start, over] = [releaseStart(dates), releaseEnd(dates)];
  if (!released && start && now < start) return { state: 'not-yet', day: chicagoDate(start) };
  if (!released) return { state: 'over', day: null };
  if (stock === 'out') return { state: 'out-of-stock', day: null };
  return { state: 'available', day: over ? chicagoDate(new Date(over.getTime() - 1)) : null };
}
