import { formatCents, type Cents } from '@/lib/core/money';
import { addChicagoDays, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { shortMonth, yearUnless } from '@/lib/core/time/day-words';

/** Today in Chicago, and the last day on which a hold made today is charged: the day before it ends. */
export interface HoldTerms {
  today: ChicagoDate;
  lastHeldDay: ChicagoDate;
}

/** The terms of a hold made today that stands so many days. */
export function holdTerms(today: ChicagoDate, days: number): HoldTerms {
  return { today, lastHeldDay: addChicagoDays(today, days - 1) };
}

/** The facts of an order that decide when it is charged. */
interface ChargeableOrder {
  shipments: readonly {
    date: ChicagoDate | null;
    workshop: object | null;
    lines: readonly { giftCard?: object }[];
  }[];
}

/**
 * What is said of held money at payment: `We hold $81.75 now and charge it when your flowers leave, at the latest on Nov 29.` The day is the order's
 * first, or the last before the hold ends, whichever is first. Only true of a card or wallet (decision 155); terms that are not known have no day.
 */
export function holdWords(cents: Cents, order: ChargeableOrder, terms: HoldTerms | null): string {
  const start = `We hold ${formatCents(cents)} now and charge it when ${whatLeaves(order)}`;
  if (!terms) return `${start}, or before the hold ends.`;
  const latest = lastChargeDay(order, terms.lastHeldDay);
  const day = `${shortMonth(latest)} ${Number(latest.slice(8))}${yearUnless(latest, terms.today)}`;
  return `${start}, at the latest on ${day}.`;
}

/** What an order is charged with: the flowers, unless a seat or a gift card comes on a day before theirs. */
function whatLeaves({ shipments }: ChargeableOrder): string {
  const isFlowers = ({ workshop, lines }: ChargeableOrder['shipments'][number]) =>
    workshop === null && lines.some(({ giftCard }) => !giftCard);
  const flowers = shipments.filter(isFlowers);
  if (flowers.length === 0) return 'your order is ready';
  const days = flowers.flatMap(({ date }) => date ?? []);
  const isBefore = (day: ChicagoDate | null) =>
    day !== null && days.length > 0 && days.every((other) => day < other);
  return shipments.some(({ date }) => isBefore(date))
    ? 'the first part of your order is ready'
    : 'your flowers leave';
}

/** The Chicago day on which a hold is charged at the latest. */
export function lastChargeDay(
  { shipments }: ChargeableOrder,
  lastHeldDay: ChicagoDate,
): ChicagoDate {
  return shipments.reduce<ChicagoDate>(
    (first, { date }) => (date !== null && date < first ? date : first),
    lastHeldDay,
  );
}
