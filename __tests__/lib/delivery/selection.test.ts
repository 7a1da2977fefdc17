/** @jest-environment node */
import fc from 'fast-check';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { availableMethods } from '@/lib/delivery/ways/available-methods';
import { calendar } from '@/lib/delivery/check-day';
import { selectionProblem, type Selection } from '@/lib/delivery/check-selection';
import { chooseMethod } from '@/lib/delivery/ways/choose-method';
import { deliveryItem, type DeliveryItem } from '@/lib/delivery/item';
import { closedHoliday, holidayDate, holidayNames } from '@/lib/delivery/holidays';
import { deliveryMethods } from '@/lib/delivery/method';
import { wayBy, waysTo } from '@/lib/delivery/ways/ways';
import { deliveryWorld, item, settingsWith } from './world';

const world = deliveryWorld({
  settings: settingsWith({ DeliveryDatesN: { '2026-11-25': { AM: { checkedRun: true } } } }),
});
const local: Selection = {
  method: 'LocalDelivery',
  date: '2026-11-24',
  timePreference: null,
  zip: '55408',
  storeID: null,
};
const pickup: Selection = {
  method: 'InStorePickUp',
  date: '2026-11-24',
  timePreference: null,
  zip: null,
  storeID: 'Store-a',
};
const parcel = item({ nationwide: true });
const parcelOnly = item({ nationwide: true, methods: { UPS: { Enabled: true } } });
const slowParcel = item({
  nationwide: true,
  methods: { LocalDelivery: { Enabled: true }, UPS: { Enabled: true, LeadDays: 10 } },
});
const wired = item({ nationwide: true, wireable: true });

describe('whether a shipment can be promised as chosen', () => {
  it.each<[string, Selection, DeliveryItem[], object | null]>([
    ['local delivery', local, [item()], null],
    [
      'nothing chosen',
      { ...local, method: null },
      [item()],
      { code: 'selections-invalid', field: 'DeliveryMethod' },
    ],
    [
      'no date',
      { ...local, date: null },
      [item()],
      { code: 'selections-invalid', field: 'RequestedDeliveryDate' },
    ],
    [
      'out of reach',
      { ...local, zip: '60601' },
      [item()],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    [
      'without a zip',
      { ...local, zip: null },
      [item()],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    [
      'a method the item forbids',
      { ...local, method: 'UPS' },
      [item()],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    ['a parcel across the country', { ...local, method: 'UPS', zip: '60601' }, [wired], null],
    ['wired across the country', { ...local, method: 'Wired', zip: '60601' }, [wired], null],
    [
      'a courier across the country',
      { ...local, method: 'Courier', zip: '60601' },
      [wired],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    ['a courier nearby', { ...local, method: 'Courier' }, [wired], null],
    [
      'a Sunday',
      { ...local, date: '2026-11-22' },
      [item()],
      { code: 'selections-invalid', field: 'RequestedDeliveryDate' },
    ],
    ['the morning', { ...local, timePreference: 'AM' }, [item()], null],
    [
      'a morning that is taken',
      { ...local, date: '2026-11-25', timePreference: 'AM' },
      [item()],
      { code: 'selections-invalid', field: 'TimePreference' },
    ],
    [
      'the afternoon of that day',
      { ...local, date: '2026-11-25', timePreference: 'PM' },
      [item()],
      null,
    ],
    [
      'any time of that day',
      { ...local, date: '2026-11-25', timePreference: 'NO PREF' },
      [item()],
      null,
    ],
    ['pickup', pickup, [item()], null],
    [
      'a parcel to a ZIP of the vans, which nobody is offered',
      { ...local, method: 'UPS' },
      [wired],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    [
      'the code of a partner, which stands behind Wired',
      { ...local, method: 'FTD', zip: '60601' },
      [wired],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    [
      'a parcel to a box at a post office',
      { ...local, method: 'USPS', zip: '60601', postBox: true },
      [wired],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    [
      'a kind of place the method does not come to',
      { ...local, addressType: 'InStorePickUp' },
      [item()],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    ['pickup at the curb of a store', { ...pickup, method: 'CurbsidePickUp' }, [item()], null],
    [
      'a parcel for goods of which only some could be wired',
      { ...local, method: 'UPS', zip: '60601' },
      [wired, item({ nationwide: true })],
      null,
    ],
    [
      'wired for goods of which only some can be',
      { ...local, method: 'Wired', zip: '60601' },
      [wired, item({ nationwide: true })],
      { code: 'delivery-unavailable', field: 'DeliveryMethod' },
    ],
    [
      'a way that only all of a place together is offered',
      { ...local, method: 'UPS', beside: [parcel, parcelOnly] },
      [parcel],
      null,
    ],
    [
      'the same before its own lead days are over',
      { ...local, method: 'UPS', beside: [slowParcel, parcelOnly] },
      [slowParcel],
      { code: 'selections-invalid', field: 'RequestedDeliveryDate' },
    ],
    [
      'pickup at a store that is closed for good',
      { ...pickup, storeID: 'Store-closed' },
      [item()],
      { code: 'selections-invalid', field: 'StoreID' },
    ],
    [
      'pickup nowhere',
      { ...pickup, storeID: null },
      [item()],
      { code: 'selections-invalid', field: 'StoreID' },
    ],
  ])('%s', (_, selection, items, expected) => {
    expect(selectionProblem(selection, items, world)).toEqual(expected);
  });
});

describe('for any cart, clock and calendar', () => {
  const enabled = fc.option(
    fc.record({ Enabled: fc.boolean(), LeadDays: fc.integer({ min: 0, max: 6 }) }),
    { nil: undefined },
  );
  const methods = fc.option(
    fc.record(Object.fromEntries(deliveryMethods.map((method) => [method, enabled]))),
    { nil: undefined },
  );
  const product = fc
    .record({
      ID: fc.constantFrom('100310', '100311', 'GIFTCARD', 'EGIFTCARD'),
      CodeB2: fc.constantFrom('Y', 'N'),
      CodeB4: fc.constantFrom('E', 'F', 'T', 'X'),
      DeliveryMethods: methods,
    })
    .map(({ ID, ...xp }) => deliveryItem(ID, xp as Parameters<typeof deliveryItem>[1]));
  const items = fc.array(product, { minLength: 1, maxLength: 4 });
  const minute = fc
    .integer({ min: 0, max: 2 * 366 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));

  it('no method is chosen that an item forbids', () => {
    fc.assert(
      fc.property(
        items,
        fc.boolean(),
        fc.constantFrom('Residence', 'Email', 'InStorePickUp', 'CurbsidePickUp'),
        (cart, isLocal, addressType) => {
          const method = chooseMethod({ addressType, local: isLocal, items: cart });
          return (
            method === null ||
            availableMethods(cart).some((available) => available.method === method)
          );
        },
      ),
      { seed: 20261120, numRuns: 2000 },
    );
  });

  it('a day is offered exactly when the submit would take it', () => {
    fc.assert(
      fc.property(
        items,
        minute,
        fc.constantFrom(...deliveryMethods),
        fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 6 }),
        (cart, now, method, full) => {
          const today = chicagoDate(now);
          const used = Object.fromEntries(
            full.map((days) => [
              addChicagoDays(today, days),
              { AM: { checkedRun: true }, PM: { checkedRun: true } },
            ]),
          );
          const settings = settingsWith({
            DeliveryDatesN: used,
            NonDeliveryDates: full.slice(0, 2).map((days) => addChicagoDays(today, days + 1)),
          });
          const moment = { ...world, settings, now };
          const zip = method === 'LocalDelivery' || method === 'Courier' ? '55408' : '60601';
          const offer = wayBy(method, { zip, items: cart }, moment);
          if (!offer) return;
          for (const day of calendar({ method, leadDays: offer.leadDays, settings, now })) {
            const problem = selectionProblem(
              { method, date: day.date, timePreference: null, zip, storeID: 'Store-a' },
              cart,
              moment,
            );
            expect([day.date, problem === null]).toEqual([day.date, day.available]);
          }
        },
      ),
      { seed: 20261120, numRuns: 150 },
    );
  });

  it('a way is taken exactly where it is offered: to all together, or to each by itself where they cannot go together', () => {
    const places = fc.record({
      zip: fc.constantFrom('55408', '60601'),
      addressType: fc.constantFrom('Residence', 'Hospital', 'Email'),
      postBox: fc.boolean(),
    });
    fc.assert(
      fc.property(items, places, (cart, place) => {
        const offered = (of: typeof cart) =>
          waysTo({ ...place, items: of }, world).map(({ method }) => method);
        const together = offered(cart);
        const expected = deliveryMethods.filter((method) =>
          together.length > 0
            ? together.includes(method)
            : cart.every((each) => offered([each]).includes(method)),
        );
        const taken = deliveryMethods.filter((method) => {
          const selection = { ...local, ...place, method };
          const refused = selectionProblem(selection, cart, world);
          return refused?.field !== 'DeliveryMethod';
        });
        expect(taken).toEqual(expected);
      }),
      { seed: 20261126, numRuns: 1000 },
    );
  });

  it('a part of the day is offered exactly when the submit would take it, whatever days the store closes', () => {
    const closed = fc.subarray([...holidayNames]);
    fc.assert(
      fc.property(
        minute,
        closed,
        fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.constantFrom('AM', 'PM')), {
          maxLength: 8,
        }),
        (now, names, taken) => {
          const today = chicagoDate(now);
          const DeliveryDatesN: Record<string, Record<string, { checkedRun: boolean }>> = {};
          for (const [days, run] of taken)
            (DeliveryDatesN[addChicagoDays(today, days)] ??= {})[run] = { checkedRun: true };
          const Holidays = holidayNames.map((name) => ({
            name,
            date: holidayDate(name, now.getUTCFullYear()) ?? '',
            closed: names.includes(name),
          }));
          const moment = { ...world, now, settings: settingsWith({ DeliveryDatesN, Holidays }) };
          for (const day of calendar({
            method: 'LocalDelivery',
            leadDays: 0,
            settings: moment.settings,
            now,
          })) {
            const open = day.available ? day.runs.map(({ id }) => id) : [];
            const took = (['AM', 'PM'] as const).filter(
              (timePreference) =>
                selectionProblem({ ...local, date: day.date, timePreference }, [item()], moment) ===
                null,
            );
            expect([day.date, took]).toEqual([day.date, open]);
            if (day.available) expect(names).not.toContain(closedHoliday(day.date, Holidays));
          }
        },
      ),
      { seed: 20261122, numRuns: 30 },
    );
  });
});
