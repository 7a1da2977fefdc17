import { formatCents } from '@/lib/core/money';
import { shortDay } from '@/lib/core/time/day-words';
import { methodLabel } from '@/lib/delivery/method';
import type { CartWish } from './cart';
import type { Fulfillment } from './schema';

/** The promise for goods without a recipient: `Sat, Nov 28 to 55408, Local Delivery $18.49`; without a way only the wished day. */
export function wishWords({ date, zip, run, method, cost }: CartWish): string {
  const part = run === 'AM' ? ', in the morning' : run === 'PM' ? ', in the afternoon' : '';
  const to = `${shortDay(date)} to ${zip}${method === null ? '' : part}`;
  if (method === null || cost === null) return to;
  return `${to}, ${methodLabel(method)} ${cost === 0 ? 'free' : formatCents(cost)}`;
}

/** The request that says where and when lines without a recipient are wished for; it may hold nothing else. */
export function wishRequest({
  zip,
  date,
  run,
  method,
}: Pick<CartWish, 'zip' | 'date' | 'run' | 'method'>): Pick<Fulfillment, 'Wish'> {
  return { Wish: { Zip: zip, Date: date, Run: run, ...(method ? { Method: method } : {}) } };
}
