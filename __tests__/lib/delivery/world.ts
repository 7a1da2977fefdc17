import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { DeliveryItem } from '@/lib/delivery/item';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { tableRates } from '@/lib/promise/tax-table';
import { minneapolis, pickupStore } from '@/scripts/prove/promise/makers';

/** Settings for rule tests: the defaults with changes to `xp`. */
export function settingsWith(
  xp: Partial<BuyerSettings['xp']> = {},
  local: Partial<BuyerSettings['Shippers']['LocalDelivery']> = {},
): BuyerSettings {
  return {
    Shippers: { LocalDelivery: { ...defaultBuyerSettings.Shippers.LocalDelivery, ...local } },
    xp: { ...defaultBuyerSettings.xp, ...xp },
  };
}

/** An instant by Chicago's calendar and clock: `at('2026-11-20', '12:59')`. A Friday. */
export function at(date: string, time: string): Date {
  return chicagoInstant(date, time);
}

/** A product for the delivery rules, an ordinary local one unless told otherwise. */
export function item(change: Partial<DeliveryItem> = {}): DeliveryItem {
  return {
    productID: '100310',
    giftCard: false,
    emailGiftCard: false,
    nationwide: false,
    wireable: false,
    methods: null,
    ...change,
  };
}

/** What a shipment is judged by: the default settings, our vans in 55408 alone, `Store-a` open and `Store-closed` closed for good, on a Friday morning. */
export function deliveryWorld(change: Partial<DeliveryWorld> = {}): DeliveryWorld {
  return {
    settings: defaultBuyerSettings,
    cities: [minneapolis],
    stores: [pickupStore(), pickupStore({ storeID: 'Store-closed', active: false })],
    taxRates: tableRates,
    now: at('2026-11-20', '10:00'),
    ...change,
  };
}
