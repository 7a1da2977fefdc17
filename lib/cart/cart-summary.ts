import type { Cents } from '@/lib/core/money';
import { shortDay } from '@/lib/core/time/day-words';
import { feeLabel } from '@/lib/delivery/method';
import {
  feesInOrder,
  includedNote,
  optionLines,
  over0,
  type FeeLine,
} from '@/lib/orders/line/charge-lines';
import type { Cart, CartShipment, CartWish } from './cart';
import { mailOf } from './recipients';

/** A line of the order's summary; `words` replace an amount that is not known yet. */
type SummaryLine = FeeLine | { label: string; words: string };

/** The order's summary: its lines add up to its total. */
export interface OrderSummary {
  lines: SummaryLine[];
  total: FeeLine;
}

/**
 * Whether the way a shipment goes, and so its cost, is still to be chosen. Gift cards that go by email cost nothing to send, and a day chosen before there is a
 * recipient has a price already.
 */
export function isOpen(shipment: CartShipment): boolean {
  const { method, recipient, lines } = shipment;
  return (
    method === null &&
    (recipient !== null || mailOf(lines) === null) &&
    promisedOf(shipment) === null
  );
}

type Promised = CartWish & { charges: NonNullable<CartWish['charges']> };

/** What was promised for goods without a recipient; `null` for other goods, and where the day is no longer possible. */
function promisedOf({ method, recipient, wish }: CartShipment): Promised | null {
  return method === null && recipient === null && wish?.method && wish.charges
    ? { ...wish, charges: wish.charges }
    : null;
}

/** The page a summary is shown on. */
export type SummaryPlace = 'cart' | 'checkout';

/** The words shown for a charge that is not known yet. */
const unknownWords: Record<SummaryPlace, { delivery: string; tax: string }> = {
  cart: { delivery: 'Added at checkout', tax: 'Calculated at checkout' },
  checkout: { delivery: 'After you choose a day', tax: 'After you choose a day' },
};

/**
 * Every charge of a cart and its total, in cents. For a day chosen before there is a recipient the charges are those promised for it, so that the total stays
 * the one first shown. Until each shipment has its way the total covers the charges known so far, and the lines say which are still to come. A picking fee of
 * zero is not shown (specification B9), nor a fee for e-mail or seats (specification A3).
 */
export function cartSummary(
  { totals, count, shipments }: Pick<Cart, 'totals' | 'count' | 'shipments'>,
  place: SummaryPlace = 'cart',
): OrderSummary {
  const promised = shipments.flatMap((shipment) => promisedOf(shipment) ?? []);
  const withPromised = (cents: Cents, of: (charges: Promised['charges']) => Cents) =>
    promised.reduce((sum, { charges }) => sum + of(charges), cents);
  const open = shipments.filter(isOpen).length;
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
      ...feesInOrder({
        picking: over0([{ label: `Picking Fee${soFar}`, cents: picking }]),
        handling: over0([
          {
            label: `Handling Fee${soFar}`,
            cents: withPromised(totals.handling, ({ handling }) => handling),
          },
        ]),
        delivery: delivers
          ? [{ label: `Delivery Fees${soFar}`, cents: delivery, ...includedNote(wiredService) }]
          : [],
      }),
      ...(open > 0
        ? [
            {
              label: delivers || picking > 0 ? 'Other delivery or pickup' : 'Delivery or pickup',
              words: unknownWords[place].delivery,
            },
          ]
        : []),
      ...taxLines(
        withPromised(totals.tax, ({ tax }) => tax),
        open,
        unknownWords[place].tax,
      ),
    ],
    total: {
      label: open > 0 ? 'Total so far' : totalLabel(promised, shipments.length),
      cents: withPromised(totals.total, ({ fee, handling, tax }) => fee + handling + tax),
    },
  };
}

/** The label of a total that is complete: with the place and day promised for, as long as there is no recipient. */
function totalLabel(promised: readonly Promised[], shipments: number): string {
  const [first] = promised;
  if (!first) return 'Total';
  const { zip, date } = first;
  if (promised.length < shipments || promised.some((other) => other.zip !== zip))
    return 'Total delivered as chosen';
  const sameDay = promised.every((other) => other.date === date);
  return `Total delivered to ${zip}${sameDay ? `, ${shortDay(date)}` : ''}`;
}

function taxLines(tax: Cents, open: number, words: string): SummaryLine[] {
  if (open === 0) return [{ label: 'Tax', cents: tax }];
  const rest = { label: tax > 0 ? 'Other tax' : 'Tax', words };
  return tax > 0 ? [{ label: 'Tax so far', cents: tax }, rest] : [rest];
}
