/** @jest-environment node */
import { shippingTerms, shippingTimes } from '@/lib/promise/shipping-terms';
import type { DeliveryItem } from '@/lib/delivery/item';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { at, deliveryWorld, item, settingsWith } from '../delivery/world';

const { cities, stores } = deliveryWorld();
const friday = at('2026-11-20', '10:00');
const vans = { LocalDelivery: { Enabled: true } };
const travels = {
  ...vans,
  Wired: { Enabled: true, LeadDays: 1 },
  Courier: { Enabled: true },
};

function terms(
  of: Partial<DeliveryItem>,
  xp: Partial<BuyerSettings['xp']> = {},
  now = friday,
  goods = [{ quantity: 1, handlingCents: 350 }],
  local: Partial<BuyerSettings['Shippers']['LocalDelivery']> = {},
) {
  const facts = { settings: settingsWith(xp, local), cities, stores, version: 'v1' };
  const product = item(of);
  return shippingTerms(product, goods, shippingTimes(product, facts, now), facts);
}

describe('the terms of delivery', () => {
  it('of what only the vans bring are those of their ZIPs: a Sunday in between, handling in the cost', () => {
    expect(terms({ methods: vans })).toEqual([
      {
        method: 'LocalDelivery',
        zips: ['55408'],
        cost: { from: 1849, to: 2849 },
        days: { from: 0, to: 2 },
        transit: 0,
        cutOff: '2026-11-20T19:00:00.000Z',
      },
    ]);
  });

  it('of what florists elsewhere make are two', () => {
    expect(
      terms({ nationwide: true, wireable: true, methods: travels }).map(
        ({ method, zips, cost, days, cutOff }) => [method, zips, cost.to, days, cutOff],
      ),
    ).toEqual([
      ['LocalDelivery', ['55408'], 2849, { from: 0, to: 2 }, '2026-11-20T19:00:00.000Z'],
      ['Wired', null, 3148, { from: 1, to: 2 }, null],
    ]);
  });

  it('of parcels say which days a carrier has them, alike for all', () => {
    expect(
      terms({ nationwide: true, methods: { UPS: { Enabled: true, LeadDays: 2 } } }),
    ).toMatchObject([{ method: 'UPS', zips: null, transit: 2, days: { from: 2, to: 3 } }]);
  });

  it.each<[string, Partial<DeliveryItem>]>([
    ['what is only collected', { methods: { InStorePickUp: { Enabled: true } } }],
    ['what goes nowhere', { methods: {} }],
    [
      'what cannot come within the days of the calendar',
      { methods: { LocalDelivery: { Enabled: true, LeadDays: 400 } } },
    ],
  ])('of %s are none', (_name, of) => {
    expect(terms(of)).toEqual([]);
  });

  it('count the days the shop is closed', () => {
    const [closed] = terms({ methods: vans }, { NonDeliveryDates: ['2026-11-26', '2026-11-27'] });
    expect(closed?.days).toEqual({ from: 0, to: 3 });
  });

  it('contain the fee of a day, and of one that is not near nothing', () => {
    const rule = { label: 'Saturday', effect: { feeCents: 500 }, weekdays: ['Saturday' as const] };
    expect(terms({ methods: vans }, { DayRules: [rule] })[0]?.cost).toEqual({
      from: 1849,
      to: 3349,
    });
    const later = { label: 'Later', effect: { feeCents: 500 }, dates: ['2026-12-24'] };
    expect(terms({ methods: vans }, { DayRules: [later] })[0]?.cost.to).toBe(2849);
  });

  it('cost what the least that is sold costs', () => {
    const dozen = [{ quantity: 12, handlingCents: 100 }];
    expect(terms({ methods: vans }, {}, friday, dozen)[0]?.cost.to).toBe(2499 + 1200);
  });

  it.each([
    ['before it, today', at('2026-11-20', '12:59'), {}, '2026-11-20T19:00:00.000Z'],
    ['after it, of the next open day', at('2026-11-20', '13:00'), {}, '2026-11-21T19:00:00.000Z'],
    ['where it changes with the clock', at('2026-10-31', '13:00'), {}, '2026-11-02T19:00:00.000Z'],
    [
      'never, where the vans take nothing for the same day',
      friday,
      { SameDayDelivery: false },
      null,
    ],
  ])('name the end of orders for the same day: %s', (_name, now, local, cutOff) => {
    expect(terms({ methods: vans }, {}, now, [], local)[0]?.cutOff).toBe(cutOff);
  });

  it('name no ZIPs where the vans go nowhere', () => {
    const facts = { settings: settingsWith(), cities: [], stores, version: 'v1' };
    const product = item({ methods: vans });
    expect(shippingTerms(product, [], shippingTimes(product, facts, friday), facts)).toEqual([]);
  });
});
