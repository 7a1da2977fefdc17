import { shortDay } from '@/lib/core/time/day-words';
import type { OrderChange } from '@/lib/core/order-change';
import { formatCents } from '@/lib/core/money';
import { methodNamed } from '@/lib/delivery/method';
import { shipmentOf, type Cart, type CartShipment, type CartWish } from '../cart';
import type { Fulfillment } from '../schema';
import { wishRequest } from '../wish';

/** The one step that mends a change, with the label of its button; `null` where the shopper has to choose. */
export type Mend = { label: string } & (
  { quantity: number; lineID: string } | { request: Fulfillment }
);

/**
 * What mends a change by one confirmation: the first possible day, any time of the day, or as many units as there are. Never done without the shopper's
 * confirmation.
 */
export function mendOf(change: OrderChange, cart: Pick<Cart, 'shipments'>): Mend | null {
  const { what, lineIDs: LineItemIDs } = change;
  const [lineID = ''] = LineItemIDs;
  if (what === 'stock')
    return change.most > 0
      ? { label: `Change to ${change.most}`, quantity: change.most, lineID }
      : null;
  const shipment = shipmentOf(cart, lineID);
  if (what === 'terms') {
    const { method, cents } = change.after;
    const label = change.tax
      ? `Continue with ${formatCents(change.tax.after)} tax`
      : `Continue with ${formatCents(cents)}`;
    const run = shipment?.wish?.run ?? shipment?.timePreference ?? 'NO PREF';
    return {
      label,
      request: { LineItemIDs, ...sendingBy(shipment, method, change.date, run) },
    };
  }
  if (what !== 'day' && what !== 'run') return null;
  const date = what === 'day' ? change.first : change.date;
  const method = shipment?.method ?? change.method;
  if (date === null || !method) return null;
  const chosen = shipment?.wish?.run ?? shipment?.timePreference ?? '';
  const timed = ['AM', 'PM'].includes(chosen);
  const label =
    what === 'run'
      ? `Any time on ${shortDay(date)}`
      : `Take ${shortDay(date)}${timed ? ', any time' : ''}`;
  return {
    label,
    request: { LineItemIDs, ...sendingBy(shipment, method, date, 'NO PREF') },
  };
}

/** The request for how and when a shipment goes: a choice, or a wish while there is no recipient. */
function sendingBy(
  shipment: CartShipment | undefined,
  method: string,
  date: string,
  run: CartWish['run'],
): Fulfillment {
  const way = methodNamed(method);
  const wish = shipment?.wish;
  return wish
    ? wishRequest({ zip: wish.zip, date, run, method: way })
    : { DeliveryMethod: way ?? undefined, RequestedDeliveryDate: date, TimePreference: run };
}

/** The changes that have to be mended; new prices and removed lines are in the cart already. */
export function standing(changes: readonly OrderChange[]): OrderChange[] {
  return changes.filter(({ what }) => what !== 'price' && what !== 'gone');
}
