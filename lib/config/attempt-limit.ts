import { z } from 'zod';

/** So many at once, and so many given back per second. */
interface Rate {
  burst: number;
  perSecond: number;
}

/** How often something may be tried: from one address, at one account from all addresses together, and by one shopper where that counts too. */
export interface AttemptLimit {
  address: Rate;
  account: Rate;
  shopper?: Rate;
}

const rate = String.raw`(\d{1,6})\+(\d{1,6})/(min|hour)`;
const shape = new RegExp(`^${rate}, ?${rate}(?:, ?${rate})?$`);
const seconds = { min: 60, hour: 3600 };

function rateOf([burst, back, per]: readonly string[]): Rate {
  return { burst: Number(burst), perSecond: Number(back) / (per === 'hour' ? seconds.hour : seconds.min) };
}

/**
 * A limit as the environment writes it: `30+30/min, 15+6/min` lets 30 pass at once from one address and 30 more every minute, and 15 at
 * one account, from wherever, and 6 more every minute; `/hour` is slower. A third such pair is one shopper's, from wherever and at whatever.
 */
export const attemptLimit = z.string().regex(shape, 'write it like 30+30/min, 15+6/hour: of an address, of an account, and perhaps of a shopper').transform((text): AttemptLimit => {
  const found = (shape.exec(text) ?? []).slice(1);
  const shopper = found[6] === undefined ? {} : { shopper: rateOf(found.slice(6)) };
  return { address: rateOf(found.slice(0, 3)), account: rateOf(found.slice(3, 6)), ...shopper };
});
