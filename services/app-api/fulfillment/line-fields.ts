import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { eventLineXp } from '@/lib/orders/line/event-line';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { LineItemXp, OrderLine, LineSpec } from '@/lib/orders/line/order-line';
import type { ShopProduct } from '../../upstream/commerce/products';
import { retailDollarsOf } from '../calculate/price-changes';
import type { Choice } from './choose';
import type { Place } from './place';
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoTime,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { limits } from '@/lib/config/limits';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { addressEmail } from '@/lib/orders/calculated-order';

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
    RetailPrice: retailDollarsOf(product),
    ShownImage: product?.xp.Contentful?.Images?.List?.url ?? null,
    ProductCode: product?.xp.ProductCode ?? null,
    ...eventLineXp(product?.xp ?? source.productXp, product?.description),
  };
}

/**
 * A line's DateNeeded for a Chicago day. Today is now plus 5 minutes (specification A4). Any other day is its start, moved past the time of day the line was
 * added when both are the same weekday (specification A5), but always within that day.
 */
export function dateNeeded(date: ChicagoDate, addedAt: Date, now: Date): Date {
  const leadMs = limits.sameDayLeadMinutes * 60_000;
  if (date === chicagoDate(now)) return new Date(now.getTime() + leadMs);
  if (chicagoWeekday(date) !== chicagoWeekday(chicagoDate(addedAt))) return chicagoInstant(date);
  const pushed = chicagoInstant(date, chicagoTime(addedAt)).getTime() + leadMs;
  const lastSecond = chicagoInstant(addChicagoDays(date, 1)).getTime() - 1000;
  return new Date(Math.min(pushed, lastSecond));
}

/** The fields of a line that name its e-mail, and all its options where the option with the e-mail changes. */
interface OneEmail {
  xp: Pick<LineItemXp, 'Email'>;
  specs?: LineSpec[];
}

/**
 * Gives a line that goes by e-mail one address, its place's, in all three fields: the line's address, its `xp.Email` and the option of an e-gift card. Empty
 * for a line that goes anywhere else.
 */
export function oneEmail({ specs }: Pick<OrderLine, 'specs'>, { address }: Place): OneEmail {
  const email = addressEmail({ xp: (address.xp ?? {}) as Record<string, unknown> });
  if (!email) return { xp: {} };
  const stale = specs.some(
    ({ specID, value }) => specID === giftCardSpecs.email && value !== email,
  );
  if (!stale) return { xp: { Email: email } };
  return {
    xp: { Email: email },
    specs: specs.map((spec) =>
      spec.specID === giftCardSpecs.email ? { ...spec, value: email } : spec,
    ),
  };
}
