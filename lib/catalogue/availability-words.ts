import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import type { Availability, SaleState } from './availability';

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
    gone: 'No longer available',
  }[state];
}
