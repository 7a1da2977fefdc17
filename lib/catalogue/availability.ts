import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import type { ProductVariant } from './product/product';
import { releaseEnd, releaseStart, type ReleaseDates } from './release';

type Released = Pick<ProductVariant, 'releaseDate' | 'releaseEnd' | 'stock'>;

/** Why a product is or is not sold now (specification A4). */
export type SaleState = 'available' | 'out-of-stock' | 'not-yet' | 'season-over';

/** When a product is sold: its state, and the Chicago day that belongs to it. */
export interface Availability {
  state: SaleState;
  /** First day of sale of a `not-yet`, last day of an `available` whose release ends; else `null`. */
  day: string | null;
}

/** Availability of one variant by its release dates and its stock (specification A4). */
export function availability(variant: Released, now: Date): Availability {
  const dates = { ReleaseDate1: variant.releaseDate, ReleaseDate2: variant.releaseEnd ?? null };
  const season = seasonAt(dates, now);
  if (season.state !== 'available') return season;
  return variant.stock === 'out' ? { state: 'out-of-stock', day: null } : season;
}

/** What the release dates alone say (specification A4). */
export function seasonAt(dates: ReleaseDates, now: Date): Availability {
  const [start, end] = [releaseStart(dates), releaseEnd(dates)];
  if (end && now >= end) return { state: 'season-over', day: null };
  if (start && now < start) return { state: 'not-yet', day: chicagoDate(start) };
  return { state: 'available', day: end && chicagoDate(new Date(end.getTime() - 1)) };
}

const order: readonly SaleState[] = ['available', 'out-of-stock', 'not-yet', 'season-over'];

/** The availability of a group by those of its variants: the best; of several that come, the first to come. */
export function bestAvailability(all: readonly Availability[]): Availability {
  return all.reduce((best, other) => (isBetter(other, best) ? other : best));
}

function isBetter(a: Availability, b: Availability): boolean {
  const states = order.indexOf(a.state) - order.indexOf(b.state);
  return states < 0 || (states === 0 && (a.day ?? '9') < (b.day ?? '9'));
}

/** What stands beside the item number and on cards of a product that is not sold; `null` for one in stock, whose band says more. `today` is a Chicago day. */
export function notSoldWords({ state, day }: Availability, today: ChicagoDate): string | null {
  if (state === 'available') return null;
  return state === 'not-yet' && day
    ? `Available from ${daySentenceFrom(day, today)}`
    : shutWords(state);
}

/** What the button says in place of 'Add to Cart'. */
export function shutWords(state: Exclude<SaleState, 'available'>): string {
  return {
    'out-of-stock': 'Out of stock',
    'not-yet': 'Not available yet',
    'season-over': 'The season is over',
  }[state];
}
