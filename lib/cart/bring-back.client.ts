import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';
import type { Cart, CartLine, CartShipment } from './cart';
import { cartStore } from './cart-store.client';
import { draftOfRecipient, placeRequest } from './recipients';
import type { Fulfillment } from './schema';
import { wordsOf, wordsRequest } from './words';

/** Puts a removed line back, then where it was going and when; a day that is gone meanwhile is left to be chosen again. */
export async function bringBack({ line, shipment }: { line: CartLine; shipment: CartShipment }): Promise<Result<Cart, ShopProblem>> {
  const { productID, quantity, giftCard, specs = [] } = line;
  const added = giftCard
    ? await shopFetch<Cart>('POST', '/api/cart/gift-cards', { productID, quantity, amount: giftCard.amount, ...(giftCard.email ? { email: giftCard.email } : {}) })
    : await shopFetch<Cart>('POST', '/api/cart/lines', { productID, quantity, specs });
  if (added.ok) cartStore.accept(added.value);
  const { recipient, storeID, method, date, timePreference } = shipment;
  const back = added.ok ? added.value.shipments.filter((other) => other.recipient === null).flatMap(({ lines }) => lines).findLast((other) => other.productID === productID) : undefined;
  if (!added.ok || !recipient || !back) return added;
  const place: Fulfillment = { LineItemIDs: [back.id], ...placeRequest(draftOfRecipient(recipient, storeID)), ...wordsRequest(wordsOf(shipment)) };
  const put = (request: Fulfillment) => shopFetch<Cart>('PUT', '/api/cart/fulfillment', request);
  if (method && date) {
    const placed = await put({ ...place, DeliveryMethod: method, RequestedDeliveryDate: date, TimePreference: timePreference ?? 'NO PREF' });
    if (placed.ok) return placed;
  }
  const placed = await put(place);
  return placed.ok ? placed : added;
}
