/** @jest-environment node */
import { checkDay } from '@/lib/delivery/check-day';
import { answerUntil } from '@/lib/delivery/days/until';
import { dayReasonText } from '@/lib/delivery/day-reasons';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { openRuns } from '@/lib/delivery/runs';
import { buyerSettingsSchema, type DayRule } from '@/lib/delivery/settings';
import { shipmentCost, shipmentFees } from '@/lib/delivery/shipment-cost';
import { at, deliveryWorld, settingsWith } from './world';

const rule = (of: Partial<DayRule>): DayRule => ({ label: 'A rule.', effect: 'closed', ...of });
const withRules = (...DayRules: DayRule[]) => buyerSettingsSchema.parse(settingsWith({ DayRules }));

// 2026-11-20 is a Friday, 2026-11-24 a Tuesday.
const friday = at('2026-11-20', '10:00');

describe('the retailer’s own rules about days', () => {
  it('end at their hour what was answered before it', () => {
    const settings = withRules(rule({ effect: { cutOff: '11:30' } }));
    expect(answerUntil(settings, friday)).toEqual(at('2026-11-20', '11:30'));
  });

  it.each<[string, DayRule, string, DeliveryMethod, string[], Date, string]>([
    [
      'a date',
      rule({ dates: ['2026-11-24'] }),
      '2026-11-24',
      'LocalDelivery',
      [],
      friday,
      'day-rule',
    ],
    [
      'not another date',
      rule({ dates: ['2026-11-24'] }),
      '2026-11-25',
      'LocalDelivery',
      [],
      friday,
      'open',
    ],
    [
      'the first day of a span',
      rule({ days: { from: '2026-11-24', to: '2026-11-25' } }),
      '2026-11-24',
      'LocalDelivery',
      [],
      friday,
      'day-rule',
    ],
    [
      'its last',
      rule({ days: { from: '2026-11-24', to: '2026-11-25' } }),
      '2026-11-25',
      'LocalDelivery',
      [],
      friday,
      'day-rule',
    ],
    [
      'the day before it',
      rule({ days: { from: '2026-11-24', to: '2026-11-25' } }),
      '2026-11-23',
      'LocalDelivery',
      [],
      friday,
      'open',
    ],
    [
      'the day after it',
      rule({ days: { from: '2026-11-24', to: '2026-11-25' } }),
      '2026-11-27',
      'LocalDelivery',
      [],
      friday,
      'open',
    ],
    [
      'a weekday',
      rule({ weekdays: ['Tuesday'] }),
      '2026-11-24',
      'LocalDelivery',
      [],
      friday,
      'day-rule',
    ],
    [
      'a method',
      rule({ weekdays: ['Tuesday'], method: 'Courier' }),
      '2026-11-24',
      'Courier',
      [],
      friday,
      'day-rule',
    ],
    [
      'not another method',
      rule({ weekdays: ['Tuesday'], method: 'Courier' }),
      '2026-11-24',
      'LocalDelivery',
      [],
      friday,
      'open',
    ],
    [
      'curbside with pickup in the store',
      rule({ weekdays: ['Tuesday'], method: 'InStorePickUp' }),
      '2026-11-24',
      'CurbsidePickUp',
      [],
      friday,
      'day-rule',
    ],
    [
      'a category',
      rule({ weekdays: ['Tuesday'], category: 'roses' }),
      '2026-11-24',
      'LocalDelivery',
      ['plants', 'roses'],
      friday,
      'day-rule',
    ],
    [
      'not another category',
      rule({ weekdays: ['Tuesday'], category: 'roses' }),
      '2026-11-24',
      'LocalDelivery',
      ['plants'],
      friday,
      'open',
    ],
    [
      'before its hour',
      rule({ effect: { cutOff: '11:00' } }),
      '2026-11-20',
      'LocalDelivery',
      [],
      at('2026-11-20', '10:59'),
      'open',
    ],
    [
      'at its hour',
      rule({ effect: { cutOff: '11:00' } }),
      '2026-11-20',
      'LocalDelivery',
      [],
      at('2026-11-20', '11:00'),
      'cut-off',
    ],
    [
      'at its hour of another day',
      rule({ effect: { cutOff: '11:00' } }),
      '2026-11-21',
      'LocalDelivery',
      [],
      at('2026-11-20', '11:00'),
      'open',
    ],
    [
      'an hour of the courier',
      rule({ method: 'Courier', effect: { cutOff: '16:00' } }),
      '2026-11-20',
      'Courier',
      [],
      at('2026-11-20', '16:00'),
      'cut-off',
    ],
    [
      'never a later hour than the settings',
      rule({ effect: { cutOff: '16:00' } }),
      '2026-11-20',
      'LocalDelivery',
      [],
      at('2026-11-20', '13:00'),
      'cut-off',
    ],
    [
      'a fee closes nothing',
      rule({ effect: { feeCents: 500 } }),
      '2026-11-24',
      'LocalDelivery',
      [],
      friday,
      'open',
    ],
    ['a run closes no day', rule({ run: 'AM' }), '2026-11-24', 'LocalDelivery', [], friday, 'open'],
    [
      'every run closes it',
      rule({ method: 'LocalDelivery', weekdays: ['Tuesday'] }),
      '2026-11-24',
      'LocalDelivery',
      [],
      friday,
      'day-rule',
    ],
  ])('closes: %s', (_, of, date, method, categories, now, expected) => {
    const day = checkDay(date, { method, leadDays: 0, categories, settings: withRules(of), now });
    expect(day.available ? 'open' : day.reason).toBe(expected);
  });

  it('says its own words, and the hour that closed the day', () => {
    const settings = withRules(
      rule({ label: 'No vans on Tuesdays.', weekdays: ['Tuesday'] }),
      rule({ effect: { cutOff: '11:00' } }),
    );
    const text = (date: string, now: Date) => {
      const day = checkDay(date, { method: 'LocalDelivery', leadDays: 0, settings, now });
      return day.available ? null : day.text;
    };
    expect([text('2026-11-24', friday), text('2026-11-20', at('2026-11-20', '12:00'))]).toEqual([
      'No vans on Tuesdays.',
      'Today’s orders closed at 11:00 AM.',
    ]);
    expect(dayReasonText('day-rule')).toBe('We do not deliver on this day.');
  });

  it.each<[string, DeliveryMethod, boolean, string, string]>([
    [
      'pickup after a rule’s hour',
      'InStorePickUp',
      true,
      '12:00',
      'Today’s orders closed at 11:00 AM.',
    ],
    [
      'pickup after a rule’s hour and the stores’',
      'CurbsidePickUp',
      true,
      '20:00',
      'Today’s orders closed at 11:00 AM.',
    ],
    [
      'vans that never go the same day, before a rule’s hour',
      'LocalDelivery',
      false,
      '09:00',
      'It is too late for this day.',
    ],
  ])('names no hour that closed nothing, of %s', (_, method, SameDayDelivery, time, text) => {
    const DayRules = [rule({ effect: { cutOff: '11:00' } })];
    const settings = settingsWith({ DayRules }, { SameDayDelivery });
    const now = at('2026-11-20', time);
    expect(checkDay('2026-11-20', { method, leadDays: 0, settings, now })).toMatchObject({
      reason: 'cut-off',
      text,
    });
  });

  it.each<[string, DayRule, Date, string[]]>([
    ['a run of a day', rule({ run: 'AM', dates: ['2026-11-24'] }), friday, ['PM']],
    ['a run of another day', rule({ run: 'AM', dates: ['2026-11-25'] }), friday, ['AM', 'PM']],
    [
      'a run from an hour of its day',
      rule({ run: 'PM', effect: { cutOff: '08:00' } }),
      at('2026-11-24', '08:00'),
      ['AM'],
    ],
    [
      'a run before that hour',
      rule({ run: 'PM', effect: { cutOff: '08:00' } }),
      at('2026-11-24', '07:59'),
      ['AM', 'PM'],
    ],
  ])('closes %s', (_, of, now, open) => {
    expect(openRuns('2026-11-24', withRules(of), now).map(({ id }) => id)).toEqual(open);
  });

  it('says its own words of a run it closes beside one that is full', () => {
    const settings = buyerSettingsSchema.parse(
      settingsWith({
        DayRules: [rule({ run: 'AM', label: 'No vans on market mornings.' })],
        DeliveryDatesN: { '2026-11-24': { PM: { checkedRun: true } } },
      }),
    );
    const day = checkDay('2026-11-24', {
      method: 'LocalDelivery',
      leadDays: 0,
      settings,
      now: friday,
    });
    expect(day.closedRuns?.map(({ id, text }) => [id, text])).toEqual([
      ['AM', 'No vans on market mornings.'],
      ['PM', 'Every van is full.'],
    ]);
  });

  it.each<[string, DayRule, object, number]>([
    [
      'of a day',
      rule({ dates: ['2026-11-24'], effect: { feeCents: 500 } }),
      { date: '2026-11-24' },
      500,
    ],
    [
      'of another day',
      rule({ dates: ['2026-11-24'], effect: { feeCents: 500 } }),
      { date: '2026-11-25' },
      0,
    ],
    ['while no day is chosen', rule({ effect: { feeCents: 500 } }), { date: null }, 0],
    [
      'of the run',
      rule({ run: 'PM', effect: { feeCents: 299 } }),
      { date: '2026-11-24', run: 'PM' },
      299,
    ],
    [
      'of another run',
      rule({ run: 'PM', effect: { feeCents: 299 } }),
      { date: '2026-11-24', run: 'AM' },
      0,
    ],
    [
      'of a run without a preference',
      rule({ run: 'PM', effect: { feeCents: 299 } }),
      { date: '2026-11-24', run: 'NO PREF' },
      0,
    ],
    [
      'of a category',
      rule({ category: 'roses', effect: { feeCents: 150 } }),
      { date: '2026-11-24', categories: ['roses'] },
      150,
    ],
    [
      'of another method',
      rule({ method: 'Courier', effect: { feeCents: 150 } }),
      { date: '2026-11-24' },
      0,
    ],
  ])('adds a fee %s', (_, of, on, dayFee) => {
    const { cities } = deliveryWorld();
    const cost = (settings: ReturnType<typeof withRules>) =>
      shipmentCost(
        { method: 'LocalDelivery', zip: '55408', goods: [], on: on as { date: string | null } },
        { settings, cities },
      );
    const [plain, ruled] = [cost(settingsWith()), cost(withRules(of))];
    expect([ruled.dayFee, ruled.cost]).toEqual([dayFee, plain.cost + dayFee]);
  });

  it('adds up fees of day and run', () => {
    const settings = withRules(
      rule({ weekdays: ['Tuesday'], effect: { feeCents: 500 } }),
      rule({ run: 'PM', effect: { feeCents: 299 } }),
    );
    const { dayFee } = shipmentFees({
      method: 'LocalDelivery',
      miles: 1,
      handling: 0,
      settings,
      on: { date: '2026-11-24', run: 'PM' },
    });
    expect(dayFee).toBe(799);
  });

  it.each([
    ['without words', { label: ' ', effect: 'closed' }],
    ['with an hour there is not', { label: 'A rule.', effect: { cutOff: '25:00' } }],
    ['with a negative fee', { label: 'A rule.', effect: { feeCents: -1 } }],
    ['with a method there is not', { label: 'A rule.', method: 'Drone', effect: 'closed' }],
    ['with a weekday there is not', { label: 'A rule.', weekdays: ['Caturday'], effect: 'closed' }],
    [
      'of a run and a category',
      { label: 'A rule.', run: 'AM', category: 'roses', effect: 'closed' },
    ],
    [
      'of a run of the courier',
      { label: 'A rule.', run: 'AM', method: 'Courier', effect: 'closed' },
    ],
    ['with a slip', { label: 'A rule.', weekday: ['Monday'], effect: 'closed' }],
  ])('a rule %s is refused', (_, bad) => {
    const settings = settingsWith({ DayRules: [bad as DayRule] });
    expect(buyerSettingsSchema.safeParse(settings).success).toBe(false);
  });
});
