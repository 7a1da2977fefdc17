import type { Cents } from '@/lib/core/money';
import { shortDay } from '@/lib/core/time/day-words';
import { feeLabel } from '@/lib/delivery/labels';
import { optionLines, over0, serviceNote, type FeeLine } from '@/lib/orders/line/charge-lines';
import type { Cart, CartShipment, CartWish } from './cart';
import { mailOf } from './recipients';

/** A line of the order's summary; `words` stand for an amount that is not known yet. */
type SummaryLine = FeeLine | { label: string; words: string };

/** The order's summary: its lines add up to its total. */
export interface OrderSummary {
  lines: SummaryLine[];
  total: FeeLine;
}

/** Whether it is still to be said how a shipment goes, and so what that costs. Gift cards that go by email cost nothing to send, and a day that was chosen before there is a recipient has its price. */
export function isOpen(shipment: CartShipment): boolean {
  const { method, recipient, lines } = shipment;
  return (
    method === null &&
    (recipient !== null || mailOf(lines) === null) &&
    promisedOf(shipment) === null
  );
}

type Promised = CartWish & { charges: NonNullable<CartWish['charges']> };

/** What goods that go to nobody yet were promised; `null` for others, and where the day is not possible any more. */
function promisedOf({ method, recipient, wish }: CartShipment): Promised | null {
  return method === null && recipient === null && wish?.method && wish.charges
    ? { ...wish, charges: wish.charges }
    : null;
}

/** Where a summary stands. */
export type SummaryPlace = 'cart' | 'checkout';

/** What stands for a charge that is not known yet. */
const unknownWords: Record<SummaryPlace, { delivery: string; tax: string }> = {
  cart: { delivery: 'Added at checkout', tax: 'Calculated at checkout' },
  checkout: { delivery: 'After you choose a day', tax: 'After you choose a day' },
};

/**
 * Every charge of a cart and its total, in cents. Where a day was chosen before there is a recipient they are those that were promised for it, so that the total is the one
 * that was first seen. Until each shipment has its way the amounts are those known so far, and the lines say what is still to come. A picking fee of nothing does not show (specification B9), nor a fee for e-mail or seats (specification A3).
 */
export function cartSummary(
  { totals, count, shipments }: Pick<Cart, 'totals' | 'count' | 'shipments'>,
  place: SummaryPlace = 'cart',
): OrderSummary {
  const promised = shipments.flatMap((shipment) => promisedOf(shipment) ?? []);
  const withPromised = (cents: Cents, of: (charges: Promised['charges']) => Cents) =>
    promised.reduce((sum, { charges }) => sum + of(charges), cents);
  const open = shipments.filter(isOpen).length;
  const isPartKnown = open < shipments.length;
  const soFar = open > 0 ? ' so far' : '';
  const picking = shipments.reduce(
    (sum, { feeLabel: label, fee }) => sum + (label === 'Picking Fee' ? fee : 0),
    0,
  );
  const wiredService = withPromised(totals.wiredService, (charges) => charges.wiredService);
  const delivery = withPromised(totals.delivery + totals.wiredService - picking, ({ fee }) => fee);
  const methods = [
    ...shipments.map(({ method, workshop }) => (workshop ? null : method)),
    ...promised.map(({ method }) => method),
  ];
  const delivers =
    delivery !== 0 || methods.some((method) => method && feeLabel(method) === 'Delivery Fees');
  return {
    lines: [
      {
        label: `Merchandise, ${count} ${count === 1 ? 'item' : 'items'}`,
        cents: totals.merchandise,
      },
      ...optionLines(totals),
      ...over0([
        { label: `Picking Fee${soFar}`, cents: picking },
        {
          label: `Handling Fee${soFar}`,
          cents: withPromised(totals.handling, ({ handling }) => handling),
        },
      ]),
      ...(delivers
        ? [{ label: `Delivery Fees${soFar}`, cents: delivery, ...serviceNote(wiredService) }]
        : []),
      ...(open > 0
        ? [
            {
              label: isPartKnown ? 'Other delivery or pickup' : 'Delivery or pickup',
              words: unknownWords[place].delivery,
            },
          ]
        : []),
      ...taxLines(
        withPromised(totals.tax, ({ tax }) => tax),
        open,
        isPartKnown,
        unknownWords[place].tax,
      ),
    ],
    total: {
      label: open > 0 ? 'Total so far' : totalLabel(promised, shipments.length),
      cents: withPromised(totals.total, ({ fee, handling, tax }) => fee + handling + tax),
    },
  };
}

/** What the total of an order is called of which nothing is missing: where and when it was promised to, while nobody is named who gets it. */
function totalLabel(promised: readonly Promised[], shipments: number): string {
  const [first] = promised;
  if (!first) return 'Total';
  const { zip, date } = first;
  if (promised.length < shipments || promised.some((other) => other.zip !== zip))
    return 'Total delivered as chosen';
  const sameDay = promised.every((other) => other.date === date);
  return `Total delivered to ${zip}${sameDay ? `, ${shortDay(date)}` : ''}`;
}

function taxLines(tax: Cents, open: number, isPartKnown: boolean, words: string): SummaryLine[] {
  if (open === 0) return [{ label: 'Tax', cents: tax }];
  const rest = { label: isPartKnown ? 'Other tax' : 'Tax', words };
  return tax > 0 ? [{ label: 'Tax so far', cents: tax }, rest] : [rest];
}
