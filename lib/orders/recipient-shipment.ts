import type { DeliveryMethod } from '@/lib/delivery/method';
import { productTitle } from '@/lib/catalogue/product/product-title';
import type { ShipmentGroup } from './group-shipments';
import type { CardMessage } from './line/order-line';
import { shipmentCard } from './shipment/shipment-goal';
import { hasArrived, type ShipmentLife } from './shipment/shipment-life';
import type { ShipmentPhoto } from './shipment/shipment-photo';
import { shipmentWindow } from './shipment/shipment-window';
import { countedTitle } from '@/lib/core/text';

/**
 * A shipment as whoever gets it may see it: never a price, nobody's contact, no other shipment; what it is and what the card says only once it has
 * arrived, for it may be a surprise.
 */
export interface RecipientShipment {
  firstName: string;
  city: string;
  method: DeliveryMethod;
  /** Chicago day. */
  date: string | null;
  /** When on its day it comes (`shipmentWindow`). */
  window: string | null;
  /** For a storefront of a release before. */
  timePreference: 'AM' | 'PM' | 'NO PREF' | null;
  life: ShipmentLife;
  /** Titles of what came; `null` before. */
  goods: string[] | null;
  /** The card's lines; `null` before. */
  card: string[] | null;
  /** None before. */
  photos: ShipmentPhoto[];
}

/** A shipment of an order for whoever gets it; `null` for one that nobody receives or that is not on its way by a method. */
export function recipientShipment(
  { method, date, seats, lines }: ShipmentGroup,
  life: ShipmentLife,
  photos: ShipmentPhoto[],
): RecipientShipment | null {
  const [first] = lines;
  if (!first?.address || !method || seats) return null;
  const arrived = hasArrived(life);
  return {
    firstName: first.address.FirstName,
    city: first.address.City,
    method,
    date,
    window: shipmentWindow(first),
    timePreference: first.xp.TimePreference ?? null,
    life,
    goods: arrived
      ? lines.map(({ quantity, productName, productXp }) =>
          countedTitle({ quantity, title: productTitle(productName, productXp) }),
        )
      : null,
    card: arrived ? cardLines(shipmentCard(lines)) : null,
    photos: arrived ? photos : [],
  };
}

function cardLines(card: CardMessage | null): string[] {
  return [card?.line1, card?.line2, card?.line3, card?.line4].flatMap((line) => line || []);
}
