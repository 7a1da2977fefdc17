import type { CartShipment } from './cart';
import type { Fulfillment } from './schema';

/** What is written on a shipment's card and told to the driver. */
export interface Words {
  lines: [string, string, string, string];
  deliveryNote: string;
}

/** A shipment's words as the form edits them. */
export function wordsOf({ cardMessage, deliveryNote }: Pick<CartShipment, 'cardMessage' | 'deliveryNote'>): Words {
  const [first = '', second = '', third = '', fourth = ''] = cardMessage;
  return { lines: [first, second, third, fourth], deliveryNote: deliveryNote ?? '' };
}

/** The part of a fulfillment that says the words. */
export function wordsRequest({ lines: [line1, line2, line3, line4], deliveryNote }: Words): Fulfillment {
  return { CardMessage: { line1, line2, line3, line4 }, DeliveryNote: deliveryNote };
}
