import { useState } from 'react';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { movableLines } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { errorText } from '@/lib/core/errors/error-texts';

interface Sending {
  cart: Cart;
  /** What goes to someone else. */
  lines: readonly CartLine[];
  /** How many of the one line go; all of each where several go. */
  units: number;
  /** Writes; returns what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  /** Sets how many there are of a line; returns what was refused. Set where one more of each is sent, and what is there stays. */
  setQuantity: ((line: CartLine, quantity: number) => Promise<string | null>) | null;
}

/**
 * Sends lines to a place, or one more of each. One more is first added where the line is and then sent on, line by line; what cannot be sent is
 * taken off again. A second try after a refusal goes on with what has not been sent; once all is sent, another place is that of what was sent, also of
 * units that joined a line of the first place. Returns what was refused.
 */
export function useSending({ cart, lines, units, save, setQuantity }: Sending) {
  const [sent, setSent] = useState<readonly CartLine[]>([]);
  /** Lines that stay where they are and how many of each, by which what was sent is known in the cart. */
  const [staying, setStaying] = useState<ReadonlyMap<string, number>>(new Map());
  const [isAllSent, setAllSent] = useState(false);

  async function sendOneMore(line: CartLine, place: Fulfillment): Promise<string | null> {
    const full = (await setQuantity?.(line, line.quantity + 1)) ?? null;
    if (full !== null) return full;
    const problem = await save({ LineItemIDs: [line.id], Units: 1, ...place });
    if (problem !== null) await setQuantity?.(line, line.quantity);
    return problem;
  }

  async function sendAll(place: Fulfillment): Promise<string | null> {
    const LineItemIDs = lines.map(({ id }) => id);
    const [first, ...more] = lines;
    const Units = first && more.length === 0 && units < first.quantity ? units : undefined;
    const movesWhole = !setQuantity && Units === undefined;
    if (sent.length === 0)
      setStaying(
        new Map(
          movableLines(cart)
            .filter(({ id }) => !movesWhole || !LineItemIDs.includes(id))
            .map(({ id, quantity }) => [id, quantity]),
        ),
      );
    if (!setQuantity)
      return save({ LineItemIDs, ...(Units === undefined ? {} : { Units }), ...place });
    const done = [...sent];
    for (const line of lines.filter(({ id }) => !done.some((other) => other.id === id))) {
      const problem = await sendOneMore(line, place);
      setSent(done);
      if (problem !== null)
        return [...done.map(({ title }) => `${title} was added for them.`), problem].join(' ');
      done.push(line);
    }
    return null;
  }

  /** Sends what was sent to another place: lines of its own whole, of lines that it joined so many units as they grew by. Refused where all of it was taken out of the cart in another window. */
  async function sendOn(place: Fulfillment): Promise<string | null> {
    const now = movableLines(cart);
    const whole = now.filter(({ id }) => !staying.has(id)).map(({ id }) => id);
    const joined = now.flatMap(({ id, quantity }) => {
      const Units = quantity - (staying.get(id) ?? quantity);
      return Units > 0 ? [{ LineItemIDs: [id], Units }] : [];
    });
    const parts = [...(whole.length > 0 ? [{ LineItemIDs: whole }] : []), ...joined];
    if (parts.length === 0) return errorText({ code: 'not-found' });
    for (const part of parts) {
      const problem = await save({ ...part, ...place });
      if (problem !== null) return problem;
    }
    return null;
  }

  return async function send(place: Fulfillment): Promise<string | null> {
    if (isAllSent) return sendOn(place);
    const problem = await sendAll(place);
    setAllSent(problem === null);
    return problem;
  };
}
