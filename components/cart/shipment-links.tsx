import type { CartShipment } from '@/lib/cart/cart';
import { isPickup } from '@/lib/delivery/labels';

/** The ways from a shipment of the cart into the step of checkout that changes it. */
export function ShipmentLinks({ shipment, part }: { shipment: CartShipment; part: 'delivery' | 'words' }) {
  const { recipient, date, method, cardMessage } = shipment;
  const look = 'text-link inline-flex min-h-8 items-center';
  if (part === 'delivery') {
    if (!recipient) return null;
    return <a href="/checkout#delivery" className={look}>{date ? 'Change method or date' : 'Choose a day'}<span className="sr-only"> for {recipient.firstName} {recipient.lastName}</span></a>;
  }
  if (!recipient || !date || (method && isPickup(method) && cardMessage.length === 0)) return null;
  return <a href="/checkout#words" className={`${look} shrink-0`}>{cardMessage.length > 0 ? 'Edit card' : 'Add a card message'}<span className="sr-only"> for {recipient.firstName} {recipient.lastName}</span></a>;
}
