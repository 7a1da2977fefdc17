import type { CartWish } from '@/lib/cart/cart';
import type { OrderChange } from '@/lib/core/order-change';
import type { CheckoutOptions } from './options';

/** What has become of a wished day where the goods are to go now: not possible there, or by another way or for more money; `null` where it stands. A higher tax is asked for once the recipient is written (`promiseToRecipient`). */
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
  const { method: before, cost: beforeCost } = wish;
  const cents = (day.cost ?? cost) + (day.runFees?.[wish.run] ?? 0);
  const another = !methods.some((offer) => offer.method === before);
  if (before === null || beforeCost === null || wish.zip === zip) return null;
  if (!another && (before !== method || cents <= beforeCost)) return null;
  return {
    what: 'terms',
    ...whose,
    date: wish.date,
    before: { method: before, cents: beforeCost },
    after: { method, cents },
    reason: 'another-zip',
    zip,
  };
}
