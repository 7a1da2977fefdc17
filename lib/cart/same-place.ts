import type { CartShipment } from './cart';
import { draftOfRecipient, placeRequest } from './recipients';
import type { Fulfillment } from './schema';
import { wishRequest } from './wish';
import { wordsOf, wordsRequest } from './words';

/**
 * What says of lines that they go where a shipment went, with its words: first with its way and day where it had them, then without, for a day that is gone
 * meanwhile. None for one that said nothing.
 */
export function samePlace(shipment: CartShipment, LineItemIDs: string[]): Fulfillment[] {
  const { recipient, storeID, workshop, method, date, timePreference } = shipment;
  if (workshop || LineItemIDs.length === 0) return [];
  const words = wordsOf(shipment);
  const said = words.message !== '' || words.deliveryNote !== '' ? wordsRequest(words) : {};
  if (!recipient) return Object.keys(said).length > 0 ? [{ LineItemIDs, ...said }] : [];
  const place = {
    LineItemIDs,
    ...placeRequest(draftOfRecipient(recipient, storeID)),
    ...said,
  };
  return method && date
    ? [
        {
          ...place,
          DeliveryMethod: method,
          RequestedDeliveryDate: date,
          TimePreference: timePreference ?? 'NO PREF',
        },
        place,
      ]
    : [place];
}

/**
 * What says of lines that they are wished for where and when a shipment was, before anybody is named; nothing else may be said with it. None for one that was
 * not wished for, or goes to somebody.
 */
export function sameWish(
  { recipient, workshop, wish }: CartShipment,
  LineItemIDs: string[],
): Fulfillment[] {
  if (recipient || workshop || !wish?.zip || LineItemIDs.length === 0) return [];
  return [{ LineItemIDs, ...wishRequest(wish) }];
}
