import type { CartShipment } from './cart';
import { draftOfRecipient, placeRequest } from './recipients';
import type { Fulfillment } from './schema';
import { wishRequest } from './wish';
import { wordsOf, wordsRequest } from './words';

/**
 * The requests that send lines where a shipment went, with its words: first with its method and day, then without, in case the day is no longer possible.
 * Without a recipient they hold the words alone; empty for a shipment with neither.
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
 * The requests that repeat a shipment's wish (ZIP and day without a recipient) for lines; they may hold nothing else. Empty for a shipment without a wish, or
 * with a recipient.
 */
export function sameWish(
  { recipient, workshop, wish }: CartShipment,
  LineItemIDs: string[],
): Fulfillment[] {
  if (recipient || workshop || !wish?.zip || LineItemIDs.length === 0) return [];
  return [{ LineItemIDs, ...wishRequest(wish) }];
}
