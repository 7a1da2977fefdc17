import type { CartWish } from './cart';
import type { Fulfillment } from './schema';

/** What says where and when lines are wished for while nobody is named; nothing else may be said with it. */
export function wishRequest({
  zip,
  date,
  run,
  method,
}: Pick<CartWish, 'zip' | 'date' | 'run' | 'method'>): Pick<Fulfillment, 'Wish'> {
  return { Wish: { Zip: zip, Date: date, Run: run, ...(method ? { Method: method } : {}) } };
}
