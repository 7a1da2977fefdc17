import fc from 'fast-check';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import type { ArrivalQuery } from '@/lib/delivery/arrival';
import type { PricingFacts } from '@/lib/delivery/delivery-facts';
import { holidayDate, holidayNames } from '@/lib/delivery/holidays';
import { deliveryItem } from '@/lib/delivery/item';
import { deliveryMethods } from '@/lib/delivery/method';
import { buyerSettingsSchema, type DayRule } from '@/lib/delivery/settings';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import { tableRates } from '@/lib/promise/tax-table';
import { minneapolis, pickupStore } from './makers';

/** Days around which nights are longer or shorter, years end and holidays lie. */
const firstDays = [
  '2026-03-06',
  '2026-10-30',
  '2026-11-20',
  '2026-11-24',
  '2026-12-23',
  '2026-12-30',
];
const clock = fc.constantFrom('02:30', '09:00', '11:00', '13:00', '16:45', '17:00', '20:00');
const weekday = fc.constantFrom('Monday', 'Tuesday', 'Saturday', 'Sunday');
const runIDs = ['AM', 'PM', 'EVE'] as const;

/** Rates of the table, and any a vendor could tell, of states with and without taxed fees. */
const thousandths = fc.integer({ min: 0, max: 20_000 }).map((rate) => rate / 1000);
const stateRates = (zip: string) =>
  fc.record({
    percent: thousandths,
    zips: fc.oneof(
      fc.constant({}),
      thousandths.map((rate) => ({ [zip]: rate })),
    ),
    untaxedFees: fc.constantFrom(undefined, true as const),
  });
const taxRates: fc.Arbitrary<TaxRates> = fc.oneof(
  fc.constant(tableRates),
  stateRates('55408').map((MN) => ({ states: { MN } })),
  fc.tuple(stateRates('55408'), stateRates('60611')).map(([MN, IL]) => ({ states: { MN, IL } })),
);

/** A day of the story: at most two weeks after its first. */
const dayFrom = (first: string) => fc.nat(14).map((days) => addChicagoDays(first, days));

function ruleFrom(first: string): fc.Arbitrary<DayRule> {
  const effect = fc.oneof(
    fc.constant('closed' as const),
    clock.map((cutOff) => ({ cutOff })),
    fc.nat(900).map((feeCents) => ({ feeCents })),
  );
  const when = fc.oneof(
    fc.record({ dates: fc.array(dayFrom(first), { minLength: 1, maxLength: 3 }) }),
    fc.record({ weekdays: fc.array(weekday, { minLength: 1, maxLength: 2 }) }),
    dayFrom(first).map((from) => ({ days: { from, to: addChicagoDays(from, 2) } })),
    fc.constant({}),
  );
  const whose = fc.oneof(
    fc.record({ method: fc.constantFrom('LocalDelivery', 'Courier', 'InStorePickUp', 'UPS') }),
    fc.record({ category: fc.constantFrom('roses', 'plants') }),
    fc.record({ run: fc.constantFrom(...runIDs) }),
  );
  return fc
    .tuple(effect, when, whose)
    .map(
      ([does, days, who]) =>
        ({ label: 'A rule of the house.', effect: does, ...days, ...who }) as DayRule,
    );
}

function settingsFrom(first: string) {
  return fc
    .record({
      cutOff: clock,
      morning: clock,
      sameDay: fc.boolean(),
      runs: fc.subarray(
        [
          { id: 'AM', label: 'Morning', from: '09:00', to: '13:00' },
          { id: 'PM', label: 'Afternoon', from: '13:00', to: '17:00' },
          { id: 'EVE', label: 'Evening', from: '17:00', to: '20:00', capacity: 2 },
        ],
        { minLength: 0 },
      ),
      full: fc.array(fc.tuple(dayFrom(first), fc.constantFrom(...runIDs)), { maxLength: 6 }),
      shut: fc.array(dayFrom(first), { maxLength: 2 }),
      closed: fc.subarray([...holidayNames]),
      rules: fc.array(ruleFrom(first), { maxLength: 3 }),
    })
    .map(({ cutOff, morning, sameDay, runs, full, shut, closed, rules }) => {
      const DeliveryDatesN: Record<string, Record<string, { checkedRun: boolean }>> = {};
      for (const [day, run] of full) (DeliveryDatesN[day] ??= {})[run] = { checkedRun: true };
      return buyerSettingsSchema.parse({
        Shippers: {
          LocalDelivery: {
            SameDayDeliveryCountDownTimer: cutOff,
            NextDayAMDeliveryCutoff: morning,
            SameDayDelivery: sameDay,
          },
        },
        xp: {
          ...defaultBuyerSettings.xp,
          DeliveryRuns: runs,
          DeliveryDatesN,
          NonDeliveryDates: shut,
          Holidays: holidayNames.map((name) => ({
            name,
            date: holidayDate(name, 2026) ?? '',
            closed: closed.includes(name),
          })),
          ...(rules.length > 0 ? { DayRules: rules } : {}),
        },
      });
    });
}

const enabled = fc.option(
  fc.record({ Enabled: fc.boolean(), LeadDays: fc.constantFrom(0, 0, 1, 2, 4) }),
  { nil: undefined },
);
const product = fc
  .record({
    ID: fc.constantFrom('100310', '100311', '300401', 'GIFTCARD', 'EGIFTCARD'),
    CodeB2: fc.constantFrom('Y', 'N'),
    CodeB4: fc.constantFrom('E', 'X'),
    PrimaryCategoryID: fc.constantFrom('roses', 'plants', undefined),
    DeliveryMethods: fc.option(
      fc.record(Object.fromEntries(deliveryMethods.map((method) => [method, enabled]))),
      { nil: undefined },
    ),
  })
  .map(({ ID, ...xp }) => deliveryItem(ID, xp as Parameters<typeof deliveryItem>[1]));

/** A query with facts and an instant within a minute of something that ends: an hour of the settings, a midnight, a change of the clock. */
export interface DayCase {
  query: ArrivalQuery;
  facts: PricingFacts;
  now: Date;
}

/** Random questions about days, at both sides of every boundary. */
export const dayCases: fc.Arbitrary<DayCase> = fc.constantFrom(...firstDays).chain((first) =>
  settingsFrom(first).chain((settings) => {
    const { SameDayDeliveryCountDownTimer, NextDayAMDeliveryCutoff } =
      settings.Shippers.LocalDelivery;
    const hours = [
      '00:00',
      '02:00',
      '03:00',
      '17:00',
      '19:00',
      SameDayDeliveryCountDownTimer,
      NextDayAMDeliveryCutoff,
      ...settings.xp.DeliveryRuns.flatMap(({ from, to }) => [from, to]),
      ...(settings.xp.DayRules ?? []).flatMap(({ effect }) =>
        typeof effect === 'object' && 'cutOff' in effect ? [effect.cutOff] : [],
      ),
    ];
    const now = fc
      .tuple(dayFrom(first), fc.constantFrom(...hours), fc.integer({ min: -60, max: 60 }))
      .map(
        ([day, hour, seconds]) => new Date(chicagoInstant(day, hour).getTime() + seconds * 1000),
      );
    const when = fc.oneof(
      fc.constant({}),
      dayFrom(first).map((date) => ({ date })),
      dayFrom(first).map((by) => ({ by })),
    );
    return fc
      .record({
        zip: fc.constantFrom('55408', '55408', '60611', null),
        items: fc.array(product, { minLength: 1, maxLength: 3 }),
        when,
        run: fc.constantFrom(null, null, 'NO PREF', ...runIDs),
        method: fc.constantFrom(null, null, null, ...deliveryMethods),
        now,
        taxRates,
      })
      .map(({ when: day, now: instant, taxRates: rates, ...query }) => {
        return {
          query: { ...query, ...day },
          facts: {
            settings,
            cities: [minneapolis],
            stores: [pickupStore()],
            taxRates: rates,
            version: 'v1',
          },
          now: instant,
        };
      });
  }),
);
