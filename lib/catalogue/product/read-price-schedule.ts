import type { PriceSchedule } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';

/** What of a price schedule can be read: the shopper's list and the seller's have the same fields. */
type Readable = Pick<PriceSchedule, 'PriceBreaks' | 'xp'> | null | undefined;

/** The prices of a schedule by quantity, the least quantity first; a break without a price is none. */
export function priceBreaksOf(schedule: Readable): { quantity: number; price: Cents }[] {
  return (schedule?.PriceBreaks ?? [])
    .flatMap(({ Quantity, Price }) =>
      typeof Price === 'number' ? [{ quantity: Quantity ?? 1, price: toCents(Price) }] : [],
    )
    .sort((a, b) => a.quantity - b.quantity);
}

/** The price before (`xp.Price.RetailPrice`); `null` where the schedule names none. */
export function retailCentsOf(schedule: Readable): Cents | null {
  const { Price } = (schedule?.xp ?? {}) as { Price?: { RetailPrice?: unknown } | null };
  const dollars = Number(Price?.RetailPrice ?? 0);
  return dollars > 0 && Number.isFinite(dollars) ? toCents(dollars) : null;
}
