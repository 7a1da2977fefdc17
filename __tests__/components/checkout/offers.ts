import { checkoutOptions, type CheckoutOptions } from '@/lib/checkout/delivery/options';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { deliveryItem } from '@/lib/delivery/item';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { minneapolis, pickupStore } from '@/scripts/prove/promise/makers';

/** A Tuesday morning in May in Chicago. */
export const morning = new Date('2026-05-05T15:46:00Z');

const dearerAfternoon = {
  label: 'A fee of the afternoon.',
  dates: ['2026-05-12'],
  run: 'PM' as const,
  effect: { feeCents: 299 },
};

const store = (storeID: string, name: string) =>
  pickupStore({
    storeID,
    name,
    street1: '6400 Lyndale Ave S',
    city: 'Richfield',
    zip: '55423',
  });

/** What the shop offers for a query string of `/api/checkout/options`, by the real rules: 55408 is local, Friday's runs are full, an afternoon costs $2.99 more on May 12. One unit, with its handling in cents, of a product with these properties. */
export function offerFor(
  path: string,
  handlingCents = 0,
  xp: Parameters<typeof deliveryItem>[1] = {},
): CheckoutOptions {
  const query = new URL(path, 'http://shop').searchParams;
  const used = { checkedRun: true };
  const DeliveryDatesN = { '2026-05-08': { AM: used, PM: used }, '2026-05-09': { PM: used } };
  const settings: BuyerSettings = {
    ...defaultBuyerSettings,
    xp: { ...defaultBuyerSettings.xp, DeliveryDatesN, DayRules: [dearerAfternoon] },
  };
  return checkoutOptions({
    query: {
      zip: query.get('zip') ?? undefined,
      addressType: (query.get('addressType') ?? 'Residence') as 'Residence',
      method: (query.get('method') ?? undefined) as DeliveryMethod | undefined,
    },
    items: [deliveryItem('100310', xp)],
    goods: [{ quantity: 1, handlingCents }],
    facts: {
      settings,
      cities: [minneapolis],
      stores: [store('Store-lyndale', 'Lyndale Avenue'), store('Store-como', 'Como Park')],
    },
    now: morning,
  });
}
