import { z } from 'zod';

/** So many at once, and so many given back per second. */
interface Rate {
  burst: number;
  perSecond: number;
}

/** How often something may be tried: from one address, and at one account from all addresses together. */
export interface AttemptLimit {
  address: Rate;
  account: Rate;
}

const shape = /^(\d{1,6})\+(\d{1,6})\/min, ?(\d{1,6})\+(\d{1,6})\/min$/;

/**
 * A limit as the environment writes it: `30+30/min, 15+6/min` lets 30 pass at once from one address and 30 more every minute, and 15 at
 * one account, from wherever, and 6 more every minute.
 */
export const attemptLimit = z.string().regex(shape, 'write it like 30+30/min, 15+6/min: of an address, of an account').transform((text): AttemptLimit => {
  const [addressBurst = 0, addressMinute = 0, accountBurst = 0, accountMinute = 0] = (shape.exec(text) ?? []).slice(1).map(Number);
  return { address: { burst: addressBurst, perSecond: addressMinute / 60 }, account: { burst: accountBurst, perSecond: accountMinute / 60 } };
});
