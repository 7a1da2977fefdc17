import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { eventLineXp } from '@/lib/orders/line/event-line';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { LineItemXp, OrderLine } from '@/lib/orders/line/order-line';
import type { ShopProduct } from '../../upstream/commerce/products';
import { retailPriceOf } from '../calculate/retail-price';
import type { Choice } from './choose';
import type { Place } from './place';

interface LineXpInput {
  request: FulfillmentParts;
  /** The line whose words are kept: this line, or the one it joins. */
  source: OrderLine;
  place: Place;
  choice: Choice;
  product: ShopProduct | undefined;
  world: DeliveryWorld;
}

/** The retailer's own fields of a line, which only the App API writes (ruling 31). */
export function lineXp({
  request,
  source,
  place,
  choice,
  product,
  world,
}: LineXpInput): LineItemXp {
  const city =
    choice.method === 'LocalDelivery' ? localCityOf(place.address.Zip ?? '', world.cities) : null;
  return {
    DeliveryMethod: choice.method,
    RequestedDeliveryDate: choice.date,
    TimePreference: choice.date === null ? null : (choice.timePreference ?? 'NO PREF'),
    CardMessage: request.CardMessage ?? source.xp.CardMessage ?? null,
    DeliveryNote: request.DeliveryNote ?? source.xp.DeliveryNote ?? null,
    AddressType: place.addressType,
    StoreID: place.storeID,
    Promise: choice.promise === undefined ? linePromise(source) : choice.promise,
    RouteCode: city ? `LDCity-${city.zip}` : null,
    RetailPrice: retailPriceOf(product),
    ShownImage: product?.xp.Contentful?.Images?.List?.url ?? null,
    ProductCode: product?.xp.ProductCode ?? null,
    ...eventLineXp(product?.xp ?? source.productXp, product?.description),
  };
}
