import { messageOf, wrapMessage } from '@/lib/orders/line/card-lines';
import type { CartShipment } from './cart';
import type { Fulfillment } from './schema';

/** A shipment's card message and note to the driver, as the form edits them. */
export interface Words {
  message: string;
  deliveryNote: string;
}

/** A shipment's words as the form edits them. */
export function wordsOf({
  cardMessage,
  deliveryNote,
}: Pick<CartShipment, 'cardMessage' | 'deliveryNote'>): Words {
  return { message: messageOf(cardMessage), deliveryNote: deliveryNote ?? '' };
}

/** The part of a fulfillment request with the words, the message split into the lines it is printed on. */
export function wordsRequest({ message, deliveryNote }: Words): Fulfillment {
  const [line1 = '', line2 = '', line3 = '', line4 = ''] = wrapMessage(message);
  return { CardMessage: { line1, line2, line3, line4 }, DeliveryNote: deliveryNote.trim() };
}
