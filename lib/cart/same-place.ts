import type { CartShipment } from './cart';
import { draftOfRecipient, placeRequest } from './recipients';
import type { Fulfillment } from './schema';
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
