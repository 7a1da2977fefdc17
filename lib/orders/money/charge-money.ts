import type { Cents } from '@/lib/core/money';
import type { Charge } from './order-money';

/** Whether a charge is one in another currency than the dollar: it pays for nothing. */
export function isForeign({ otherCurrency }: Charge): boolean {
  return otherCurrency !== undefined;
}

/** What the shop has of a charge, or will have when it settles; in the charge's own currency. */
export function capturedCents({ state, cents, refunded }: Charge): Cents {
  return state === 'capturing' || state === 'settled' ? cents - refunded : 0;
}

/** What a charge pays, or can still be charged for: captured and not given back, or held and not refused; nothing in another currency. */
export function payingCents(charge: Charge): Cents {
  if (isForeign(charge)) return 0;
  if (charge.state !== 'held') return capturedCents(charge);
  return charge.captureRefused ? 0 : charge.cents;
}
