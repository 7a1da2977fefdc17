import type { Cents } from '@/lib/core/money';
import { feeLabel } from '@/lib/delivery/labels';
import { optionLines, over0, serviceNote, type FeeLine } from '@/lib/orders/line/charge-lines';
import type { Cart, CartShipment } from './cart';
import { mailOf } from './recipients';

/** A line of the order's summary; `words` stand for an amount that is not known yet. */
type SummaryLine = FeeLine | { label: string; words: string };

/** The order's summary: its lines add up to its total. */
export interface OrderSummary {
  lines: SummaryLine[];
  total: FeeLine;
}

/** Whether it is still to be said how a shipment goes, and so what that costs. Gift cards that go by email cost nothing to send. */
export function isOpen({ method, recipient, lines }: CartShipment): boolean {
  return method === null && (recipient !== null || mailOf(lines) === null);
}

/** Where a summary stands. */
export type SummaryPlace = 'cart' | 'checkout';

/** What stands for a charge that is not known yet. */
const unknownWords: Record<SummaryPlace, { delivery: string; tax: string }> = {
  cart: { delivery: 'Added at checkout', tax: 'Calculated at checkout' },
  checkout: { delivery: 'After you choose a day', tax: 'After you choose a day' },
};

/**
 * Every charge of a cart and its total, in cents. Until each shipment has its way the amounts are those known so far, and the lines say what
 * is still to come. A picking fee of nothing does not show (specification B9), nor a fee for e-mail or seats (specification A3).
 */
export function cartSummary(
  { totals, count, shipments }: Pick<Cart, 'totals' | 'count' | 'shipments'>,
  place: SummaryPlace = 'cart',
): OrderSummary {
  const open = shipments.filter(isOpen).length;
  const known = open < shipments.length;
  const soFar = open > 0 ? ' so far' : '';
  const picking = shipments.reduce(
    (sum, { feeLabel: label, fee }) => sum + (label === 'Picking Fee' ? fee : 0),
    0,
  );
  const delivery = totals.delivery + totals.wiredService - picking;
  const delivers =
    delivery !== 0 ||
    shipments.some(
      ({ method, workshop }) => !workshop && method && feeLabel(method) === 'Delivery Fees',
    );
  return {
    lines: [
      {
        label: `Merchandise, ${count} ${count === 1 ? 'item' : 'items'}`,
        cents: totals.merchandise,
      },
      ...optionLines(totals),
      ...over0([
        { label: `Picking Fee${soFar}`, cents: picking },
        { label: `Handling Fee${soFar}`, cents: totals.handling },
      ]),
      ...(delivers
        ? [{ label: `Delivery Fees${soFar}`, cents: delivery, ...serviceNote(totals.wiredService) }]
        : []),
      ...(open > 0
        ? [
            {
              label: known ? 'Other delivery or pickup' : 'Delivery or pickup',
              words: unknownWords[place].delivery,
            },
          ]
        : []),
      ...taxLines(totals.tax, open, known, unknownWords[place].tax),
    ],
    total: { label: `Total${soFar}`, cents: totals.total },
  };
}

function taxLines(tax: Cents, open: number, known: boolean, words: string): SummaryLine[] {
  if (open === 0) return [{ label: 'Tax', cents: tax }];
  const rest = { label: known ? 'Other tax' : 'Tax', words };
  return tax > 0 ? [{ label: 'Tax so far', cents: tax }, rest] : [rest];
}
