import type { CartWish } from '@/lib/cart/cart';
import type { OrderChange } from '@/lib/core/order-change';
import { worseTerms } from '@/lib/promise/worse-terms';
import type { CheckoutOptions } from './options';

/**
 * What changes a wished day at the destination the goods have now: it is not possible there, or on worse terms. `null` where it holds, or where the shopper has
 * chosen another offered way. A higher tax is asked about once the recipient is written (`promiseToRecipient`).
 */
export function wishChange(
  wish: CartWish,
  { days, methods, method, cost }: Pick<CheckoutOptions, 'days' | 'methods' | 'method' | 'cost'>,
  zip: string,
): OrderChange | null {
  const day = days.find(({ date }) => date === wish.date);
  if (!method || !day) return null;
  const whose = { lineIDs: [], titles: [] };
  if (!day.available)
    return {
      what: 'day',
      ...whose,
      method,
      date: wish.date,
      reason: day.reason,
      why: day.text,
      first: days.find(({ available }) => available)?.date ?? null,
    };
  if (wish.method === null || wish.cost === null || wish.zip === zip) return null;
  if (method !== wish.method && methods.some((offer) => offer.method === wish.method)) return null;
  const before = { method: wish.method, cents: wish.cost };
  const after = { method, cents: (day.cost ?? cost) + (day.runFees?.[wish.run] ?? 0) };
  if (!worseTerms(before, after)) return null;
  return {
    what: 'terms',
    ...whose,
    date: wish.date,
    before,
    after,
    reason: 'another-zip',
    zip,
  };
}
