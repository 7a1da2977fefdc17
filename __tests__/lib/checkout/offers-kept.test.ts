/** @jest-environment node */
import fc from 'fast-check';
import { isValidMethod } from '@/lib/address/destination-types';
import { checkoutOptions } from '@/lib/checkout/delivery/options';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { selectionProblem } from '@/lib/delivery/check-selection';
import { deliveryItem, itemLeadDays } from '@/lib/delivery/item';
import { deliveryMethods } from '@/lib/delivery/method';
import { planFulfillment } from '@/services/app-api/fulfillment/plan';
import { deliveryWorld, settingsWith } from '../delivery/world';
import { orderLine, recipient } from '../orders/order-line';

const enabled = fc.option(
  fc.record({ Enabled: fc.boolean(), LeadDays: fc.integer({ min: 0, max: 5 }) }),
  { nil: undefined },
);
const product = fc.record({
  ID: fc.constantFrom('100310', '100311', '100312', 'GIFTCARD', 'EGIFTCARD'),
  CodeB2: fc.constantFrom('Y', 'N'),
  CodeB4: fc.constantFrom('E', 'F', 'X'),
  DeliveryMethods: fc.option(
    fc.record(Object.fromEntries(deliveryMethods.map((method) => [method, enabled]))),
    { nil: undefined },
  ),
});
const minute = fc
  .integer({ min: 0, max: 2 * 366 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));
const place = fc.constantFrom(
  { addressType: 'Residence', zip: '55408' },
  { addressType: 'Residence', zip: '60601' },
  { addressType: 'Hospital', zip: '55408' },
  { addressType: 'FuneralHome', zip: '90210' },
  { addressType: 'Email', zip: undefined },
  { addressType: 'InStorePickUp', zip: undefined },
  { addressType: 'CurbsidePickUp', zip: undefined },
) as fc.Arbitrary<{ addressType: 'Residence'; zip: string | undefined }>;
const cities = [...deliveryWorld().cities];

/** A cart, a place and a moment, with what checkout offers for them: every method with its own days. */
const offers = fc
  .record({
    products: fc.array(product, { minLength: 1, maxLength: 4 }),
    to: place,
    now: minute,
    used: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 6 }),
  })
  .map(({ products, to, now, used }) => {
    const full = Object.fromEntries(
      used.map((days, index) => [
        addChicagoDays(chicagoDate(now), days),
        { AM: { checkedRun: true }, PM: { checkedRun: index % 2 === 0 } },
      ]),
    );
    const settings = settingsWith({
      DeliveryDatesN: full,
      NonDeliveryDates: used.slice(0, 1).map((days) => addChicagoDays(chicagoDate(now), days + 1)),
    });
    const world = deliveryWorld({ settings, now });
    const items = products.map(({ ID, ...xp }) =>
      deliveryItem(ID, xp as Parameters<typeof deliveryItem>[1]),
    );
    const ask = (method?: (typeof deliveryMethods)[number]) =>
      checkoutOptions({
        query: { ...to, method },
        items,
        goods: [],
        facts: { settings, cities, stores: [] },
        now,
      });
    const selection = {
      zip: to.zip ?? null,
      storeID: to.zip || (to.addressType as string) === 'Email' ? null : 'Store-a',
    };
    return { products, items, to, world, ask, selection };
  });

describe('what checkout offers, for any cart, place and moment', () => {
  it('is never a method that an item forbids or that does not come there', () => {
    fc.assert(
      fc.property(offers, ({ items, to, ask }) => {
        for (const { method } of ask().methods) {
          expect(items.every((item) => itemLeadDays(item, method) !== null)).toBe(true);
          expect(isValidMethod(to.addressType, method)).toBe(true);
        }
      }),
      { seed: 20261201, numRuns: 800 },
    );
  });

  it('is exactly what the submit takes: day by day, run by run', () => {
    fc.assert(
      fc.property(offers, ({ items, ask, world, selection }) => {
        for (const { method, first } of ask().methods) {
          const { days } = ask(method);
          expect(first).toBe(days.find(({ available }) => available)?.date ?? null);
          for (const day of days) {
            const taken = (timePreference: 'AM' | 'PM' | null) =>
              selectionProblem(
                { ...selection, method, date: day.date, timePreference },
                items,
                world,
              ) === null;
            expect([method, day.date, taken(null)]).toEqual([method, day.date, day.available]);
            if (method !== 'LocalDelivery' || !day.available) continue;
            expect((['AM', 'PM'] as const).filter(taken)).toEqual(day.runs.map(({ id }) => id));
          }
        }
      }),
      { seed: 20261202, numRuns: 60 },
    );
  });

  it('is written onto the lines when it is chosen, and refused onto them when it was not offered', () => {
    fc.assert(
      fc.property(offers, fc.nat(), ({ products, ask, world, to }, pick) => {
        const lines = products.map(({ ID, ...xp }, index) => ({
          ...orderLine({
            id: `line-${index}`,
            productID: ID,
            productXp: xp as Record<string, unknown>,
            address: recipient({ Zip: to.zip ?? '55424' }),
            xp: { AddressType: to.addressType, StoreID: 'Store-a' },
          }),
          addedAt: world.now,
        }));
        const known = ask();
        const offer = known.methods[pick % Math.max(1, known.methods.length)];
        const { days } = ask(offer?.method);
        const day = days[pick % Math.max(1, days.length)];
        if (!offer || !day) return;
        const plan = planFulfillment({
          request: { DeliveryMethod: offer.method, RequestedDeliveryDate: day.date },
          lines,
          products: new Map(),
          world,
        });
        expect([day.date, plan.ok]).toEqual([day.date, day.available]);
        if (plan.ok)
          expect(plan.value.map(({ xp }) => [xp.DeliveryMethod, xp.RequestedDeliveryDate])).toEqual(
            lines.map(() => [offer.method, day.date]),
          );
      }),
      { seed: 20261203, numRuns: 400 },
    );
  });
});
