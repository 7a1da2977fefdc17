import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { limits } from '@/lib/config/limits';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import type { PickupStore } from '@/lib/delivery/delivery-facts';
import { isBookable, seatState, type EventState } from '@/lib/events/event-state';
import type { CalculatorAddress } from './calculated-order';
import type { OrderLine } from './line/order-line';

/** Whether a line is a seat of a workshop or event: nothing that is sent anywhere (specification A3). */
export function isSeat({ productXp }: Pick<OrderLine, 'productXp'>): boolean {
  return productXp.IsWorkShopEvent === true;
}

/**
 * A seat as it is always placed: at the event's store on its first day, picked up in the store, whatever the line said before. It carries
 * no recipient, no card and no note. Without a known store or a day it stays without a method.
 */
export function seatAtItsEvent(
  line: OrderLine,
  product: Partial<ProductXp>,
  stores: readonly PickupStore[],
): OrderLine {
  const store = stores.find(({ storeID }) => storeID === product.LocationID) ?? null;
  const day = meetingsOf(product)[0]?.day ?? null;
  const placed = store !== null && day !== null;
  return {
    ...line,
    address: store && addressOf(store),
    xp: {
      ...line.xp,
      DeliveryMethod: placed ? 'InStorePickUp' : null,
      RequestedDeliveryDate: day,
      TimePreference: placed ? 'NO PREF' : null,
      AddressType: placed ? 'InStorePickUp' : null,
      StoreID: store?.storeID ?? null,
      CardMessage: null,
      DeliveryNote: null,
    },
  };
}

/** Whether a placed seat can still be had: its event has a store and a day, is released and has not begun (specification A4, ruling 34). Its stock is looked at apart. */
export function seatHolds(
  { xp }: Pick<OrderLine, 'xp'>,
  product: Partial<ProductXp>,
  now: Date,
): boolean {
  return (
    Boolean(xp.DeliveryMethod && xp.RequestedDeliveryDate) && isBookable(seatTimes(product, now))
  );
}

/** What can be done with a seat by its times alone, whatever is left of it. */
export function seatTimes(product: Partial<ProductXp>, now: Date): EventState {
  return seatState(
    {
      meetings: meetingsOf(product),
      release: product,
      seats: 'in',
    },
    now,
  );
}

/** The instant a seat is needed by: its event's beginning; for one added later than that, shortly after it was added. */
export function seatNeededBy(product: Partial<ProductXp>, addedAt: Date): Date | null {
  const first = meetingsOf(product)[0];
  if (!first) return null;
  return new Date(
    Math.max(
      chicagoInstant(first.day, first.from).getTime(),
      addedAt.getTime() + limits.sameDayLeadMinutes * 60_000,
    ),
  );
}

function addressOf(store: PickupStore): CalculatorAddress {
  return {
    ID: null,
    FirstName: '',
    LastName: '',
    CompanyName: store.name,
    Street1: store.street1,
    Street2: store.street2,
    City: store.city,
    State: store.state,
    Zip: store.zip,
    Country: 'US',
    Phone: store.phone,
    xp: { addressType: 'InStorePickUp' },
  };
}
