import type { CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import { formatPhone } from '@/lib/address/format-phone';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { arrivalHours } from '@/lib/delivery/arrival-hours';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { ShopFacts } from './shop-facts';

/** When a shipment arrives, is ready or goes out: `Saturday, November 28, between 9 AM and 1 PM`; the year where it is not the one of `today`. Empty without a day. */
export function arrivalWords(
  { date, method, timePreference }: Pick<CartShipment, 'date' | 'method' | 'timePreference'>,
  { runs }: Pick<ShopFacts, 'runs'>,
  today: ChicagoDate,
): string {
  if (!date) return '';
  const hours = method === 'LocalDelivery' ? arrivalHours(timePreference, runs) : '';
  return [daySentenceFrom(date, today), hours].filter(Boolean).join(', ');
}

const whoBrings: Partial<Record<DeliveryMethod, string>> = {
  LocalDelivery: 'One of our vans brings it.',
  Courier: 'A courier brings it.',
  UPS: 'UPS brings it.',
  USPS: 'The postal service (USPS) brings it.',
  Wired: 'A florist near there makes it and brings it.',
  TFE: 'A florist near there makes it and brings it.',
  FTD: 'A florist near there makes it and brings it.',
};

/** What happens next with a shipment: who brings it and whom we call, or what we do once it is ready. Nothing for e-mail and seats, whose facts say it. */
export function nextStep({
  method,
  recipient,
  workshop,
}: Pick<CartShipment, 'method' | 'recipient' | 'workshop'>): string | null {
  if (!method || !recipient || workshop) return null;
  const phone = recipient.phone ? formatPhone(recipient.phone) : '';
  if (method === 'InStorePickUp' || method === 'CurbsidePickUp')
    return phone ? `We call ${phone} when it is ready.` : 'We call when it is ready.';
  const brings = whoBrings[method];
  if (!brings) return null;
  return phone
    ? `${brings} If there is a problem with the delivery, we call ${recipientName(recipient)} at ${phone}.`
    : brings;
}
