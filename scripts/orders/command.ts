import { parseArgs } from 'node:util';
import type { Cents } from '@/lib/core/money';
import { readOrderNumber } from '@/lib/orders/order-number';

/** What is to be done. */
export type OrdersCommand = {
  /** The seller user who does it; `null` for the client of marketing. */
  as: string | null;
} & (
  | {
      name: 'show' | 'cancel' | 'refund' | 'capture' | 'end-link';
      /** The order's ID, or its number in its one spelling. */
      order: string;
      /** How much is given back; all when it is not said. */
      cents: Cents | null;
    }
  /** `place` is the card's among the order's, `email` where it goes instead. */
  | { name: 'gift-card'; order: string; place: string; email: string }
  | { name: 'work' }
  /** `key` names the line of work. */
  | { name: 'done'; key: string }
);

const names = ['show', 'cancel', 'refund', 'capture', 'end-link'] as const;
const options = /^--(?:cents|as)$/;
const orderIDs = /^[A-Za-z0-9_-]{1,100}$/;
const places = /^\d{1,4}$/;
const keys = /^[\w./:-]{1,400}$/;

/**
 * The command of a line's words; `null` for one that there is not. An order is named by its ID, or by its number as somebody said it, in as many words as it was
 * typed. Only a refund takes an amount, in whole cents.
 */
export function commandOf(args: readonly string[]): OrdersCommand | null {
  // One order in thirty-two has an ID that begins like an option.
  const dashed = args.filter(
    (arg) => arg.startsWith('-') && orderIDs.test(arg) && !options.test(arg),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args.filter((arg) => !dashed.includes(arg)), '--', ...dashed],
      allowPositionals: true,
      options: { cents: { type: 'string' }, as: { type: 'string' } },
    });
    const [word, ...rest] = positionals;
    const { as = null } = values;
    if (as === '') return null;
    if (word === 'work' || word === 'done') {
      if (values.cents !== undefined) return null;
      const [key = '', ...more] = rest;
      if (word === 'work') return rest.length === 0 ? { name: word, as } : null;
      return keys.test(key) && more.length === 0 ? { name: word, key, as } : null;
    }
    if (word === 'gift-card') {
      const [place = '', email = ''] = rest.slice(-2);
      const order = orderNamed(rest.slice(0, -2));
      return order !== null && values.cents === undefined && places.test(place)
        ? { name: word, order, place, email, as }
        : null;
    }
    const name = names.find((each) => each === word);
    const order = orderNamed(rest);
    if (!name || order === null) return null;
    if (values.cents === undefined) return { name, order, cents: null, as };
    return name === 'refund' && /^[1-9]\d{0,8}$/.test(values.cents)
      ? { name, order, cents: Number(values.cents), as }
      : null;
  } catch {
    return null;
  }
}

function orderNamed(words: readonly string[]): string | null {
  const number = readOrderNumber(words.join(' '));
  if (number !== null) return number;
  const [orderID = '', ...more] = words;
  return orderIDs.test(orderID) && more.length === 0 ? orderID : null;
}
