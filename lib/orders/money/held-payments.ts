import type { Payment } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';
import { addChicagoDays, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { textOf } from '@/lib/core/text';
import { holdWords, lastChargeDay } from './hold-words';

/** What a gateway held when the order was placed: the amount, and the last Chicago day before the first of the holds ends. */
export interface HeldPayments {
  cents: Cents;
  lastHeldDay: ChicagoDate;
}

/** What of an order's payments a gateway holds; `null` for none, and when one does not say how long. */
export function heldPayments(
  payments: readonly Pick<Payment, 'Amount' | 'xp'>[],
): HeldPayments | null {
  const gatewayPayments = payments.flatMap(({ Amount, xp }) => {
    const facts = (xp ?? {}) as Record<string, unknown>;
    return textOf(facts.Gateway)
      ? [{ cents: toCents(Amount ?? 0), until: textOf(facts.HeldUntil) }]
      : [];
  });
  const days = gatewayPayments.flatMap(({ until }) =>
    until ? [addChicagoDays(chicagoDate(new Date(until)), -1)] : [],
  );
  const [first] = days.sort();
  if (first === undefined || days.length < gatewayPayments.length) return null;
  return { cents: gatewayPayments.reduce((sum, { cents }) => sum + cents, 0), lastHeldDay: first };
}

/** When held money is charged, in words, while it surely is held: until the day before it is charged at the latest. */
export function standingHoldWords(
  { cents, lastHeldDay }: HeldPayments,
  order: Parameters<typeof holdWords>[1],
  today: ChicagoDate,
): string | null {
  return today < lastChargeDay(order, lastHeldDay)
    ? holdWords(cents, order, { today, lastHeldDay })
    : null;
}
