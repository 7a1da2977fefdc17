import { z } from 'zod';

/** So many at once, and so many given back per second. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/**
 * By what attempts are counted: the client's address; the account tried (an e-mail, a gift card) from wherever; the shopper (a customer, or a
 * visitor's order) at whatever; the browser by its cookies; an order; a card by its fingerprint; an event.
 */
export const scopes = [
  'address',
  'account',
  'shopper',
  'browser',
  'order',
  'card',
  'event',
] as const;
export type Scope = (typeof scopes)[number];

/** How often something may be tried, by each of the scopes that count. */
export type AttemptLimit = Partial<Record<Scope, Rate>>;

const part = new RegExp(
  String.raw`^(?:(${scopes.join('|')}) )?(\d{1,6})\+(\d{1,6})/(min|hour|day)$`,
);
const seconds = { min: 60, hour: 3600, day: 86_400 };

function limitOf(text: string): AttemptLimit | null {
  const limit: AttemptLimit = {};
  const parts = text.split(',');
  for (const [index, written] of parts.entries()) {
    const [all, named, burst, back, per] = part.exec(written.trim()) ?? [];
    const scope = (named ?? (parts.length > 1 && index < 3 ? scopes[index] : undefined)) as
      Scope | undefined;
    if (all === undefined || scope === undefined || limit[scope]) return null;
    limit[scope] = {
      burst: Number(burst),
      perSecond: Number(back) / seconds[per as keyof typeof seconds],
    };
  }
  return limit;
}

/**
 * A limit as the environment writes it: `address 30+30/min, account 15+6/hour` lets 30 pass at once from one address and 30 more every minute, and
 * 15 at one account, from wherever, and 6 more every hour; `/day` is slower still. Without
 * names, of which there are two or three then, the first is the address's, the second the account's, the third the shopper's.
 */
export const attemptLimit = z.string().transform((text, context): AttemptLimit => {
  const limit = limitOf(text);
  if (limit) return limit;
  context.addIssue({
    code: 'custom',
    message: `write it like address 30+30/min, account 15+6/hour; may be counted: ${scopes.join(', ')}`,
  });
  return z.NEVER;
});
