import { parseArgs } from 'node:util';
import type { Cents } from '@/lib/core/money';

/** What is to be done with an order. */
export interface OrdersCommand {
  name: 'show' | 'cancel' | 'refund' | 'capture';
  orderID: string;
  /** How much is given back; all when it is not said. */
  cents: Cents | null;
  /** The seller user who does it; `null` for the client of marketing. */
  as: string | null;
}

const names = ['show', 'cancel', 'refund', 'capture'] as const;
const options = /^--(?:cents|as)$/;
const orderIDs = /^[A-Za-z0-9_-]{1,100}$/;

/** The command of a line's words; `null` for one that there is not. Only a refund takes an amount, in whole cents. */
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
    const [word, orderID = '', ...more] = positionals;
    const name = names.find((one) => one === word);
    const { as = null } = values;
    if (!name || !orderIDs.test(orderID) || more.length > 0 || as === '') return null;
    if (values.cents === undefined) return { name, orderID, cents: null, as };
    return name === 'refund' && /^[1-9]\d{0,8}$/.test(values.cents)
      ? { name, orderID, cents: Number(values.cents), as }
      : null;
  } catch {
    return null;
  }
}
