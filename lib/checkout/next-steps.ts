import type { CartShipment } from '@/lib/cart/cart';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { checkoutTexts } from './texts';

/** Who brings the goods of a method, or that they are collected or mailed. */
type Way = 'van' | 'carrier' | 'florist' | 'pickup' | 'email';

const ways: Record<DeliveryMethod, Way> = {
  LocalDelivery: 'van',
  Courier: 'van',
  UPS: 'carrier',
  USPS: 'carrier',
  Wired: 'florist',
  TFE: 'florist',
  FTD: 'florist',
  InStorePickUp: 'pickup',
  CurbsidePickUp: 'pickup',
  Email: 'email',
};

interface PlacedOrder {
  shipments: readonly Pick<CartShipment, 'method' | 'workshop'>[];
  /** Whether a guest ordered: an order shows on the confirmation alone, in the browser it was placed in. */
  guest: boolean;
  /** Whether a problem with it can be reported already, with a button of its own. */
  reportable: boolean;
}

/** What happens with a placed order from now on, in sentences: one for each way its goods go, then where to say that something is wrong. */
export function nextSteps({ shipments, guest, reportable }: PlacedOrder): string[] {
  const used = new Set(
    shipments.flatMap(({ method, workshop }) => (method && !workshop ? [ways[method]] : [])),
  );
  const arrives = [...used].some((way) => way !== 'email');
  return [
    used.has('van') && 'We get it ready, and the driver rings the bell on the day you chose.',
    used.has('carrier') &&
      (guest
        ? 'The carrier brings it to the door on the day you chose.'
        : 'The carrier brings it to the door. The tracking number is in your orders once it has left.'),
    used.has('florist') && 'A florist near them arranges it and brings it on the day you chose.',
    used.has('pickup') && `${checkoutTexts.pickupPhoneHint} Have your order number with you.`,
    used.has('email') && 'The e-gift card goes out by email, with its number and PIN.',
    shipments.some(({ workshop }) => workshop) && 'Your seats are reserved under your name.',
    arrives &&
      !reportable &&
      (guest
        ? 'Not right when it arrives? Tell us on this page from that day on, or call.'
        : 'Not right when it arrives? Tell us from your orders from that day on, or call.'),
  ].filter((step) => typeof step === 'string');
}

/** Whether a driver from here brings any of it, who may find nobody at home. */
export function isDriven(shipments: PlacedOrder['shipments']): boolean {
  return shipments.some(({ method, workshop }) => !workshop && method && ways[method] === 'van');
}
