import { chicagoDate, chicagoTime } from '@/lib/core/time/chicago-time';
import { clockWords, shortMonth } from '@/lib/core/time/day-words';
import {
  hasArrived,
  type ShipmentLife,
  type ShipmentState,
  type ShipmentStep,
} from '@/lib/orders/shipment/shipment-life';
import type { PhotographedState } from '@/lib/orders/shipment/shipment-photo';

/** What a step on a shipment's way is called. */
const labels: Record<ShipmentState, string> = {
  received: 'Received',
  designing: 'Being made',
  designed: 'Made',
  ready: 'Ready for pickup',
  canceled: 'Canceled',
  loaded: 'On the van',
  shipped: 'Shipped',
  relayed: 'With a local florist',
  attempted: 'Nobody was there',
  returned: 'Back at our shop',
  issued: 'Sent',
  delivered: 'Delivered',
  collected: 'Picked up',
  opened: 'Opened',
};

/** The name of a step. */
export function stepLabel(state: ShipmentState): string {
  return labels[state];
}

/**
 * The name of the step a shipment has come to, so that what stands beside its steps says the same. None without steps, nor at the first of them, where its
 * status alone says what is known: Received, or Processing (specification A4).
 */
export function reachedLabel(steps: readonly ShipmentStep[]): string | undefined {
  const last = steps.findLast(({ done }) => done);
  return last && last.state !== 'received' ? stepLabel(last.state) : undefined;
}

/** When a step was reached, on the clock in Chicago: `Nov 23, 2:14 PM`. Of an ISO instant. */
export function stepTime(at: string): string {
  const instant = new Date(at);
  const day = chicagoDate(instant);
  return `${shortMonth(day)} ${Number(day.slice(8))}, ${clockWords(chicagoTime(instant))}`;
}

/** What stands below the photo of a step. */
export const photoCaptions: Record<PhotographedState, string> = {
  designed: 'As we made it',
  attempted: 'The door when we came',
  delivered: 'Where we left it',
};

/** What the photo of a step shows, for who does not see it: `titles` of what was made, `place` where it was left. */
export function photoAlt(
  state: PhotographedState,
  { titles, place }: { titles: readonly string[]; place: string | null },
): string {
  const goods = titles.join(', ') || 'The flowers';
  if (state === 'designed') return `${goods}, finished`;
  if (state === 'attempted') return 'The closed door that the driver came to';
  return [goods, 'where they were left', place].filter(Boolean).join(', ');
}

/** What the page of whoever gets a shipment says first, by how far it is. */
export function recipientHeading({ state }: Pick<ShipmentLife, 'state'>): string {
  if (hasArrived({ state })) return 'It has arrived';
  if (state === 'attempted') return 'We came by with something for you';
  if (state === 'returned') return 'Something for you is back at our shop';
  if (state === 'canceled') return 'This delivery was canceled';
  return 'Something is on its way to you';
}

/** What comes next where a shipment stopped on its way, after the number to call; `null` where nothing has to be done. */
export function wayOn(state: ShipmentState): string | null {
  if (state === 'attempted')
    return 'and we bring it again, the first time free, or keep it for you at one of our stores.';
  return state === 'returned' ? 'and we find another day or place for it.' : null;
}
