/** @jest-environment node */
import { calendar, checkDay, earliestDay } from '@/lib/delivery/check-day';
import { dayReasonText } from '@/lib/delivery/day-reasons';
import { holidayNames } from '@/lib/delivery/holidays';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { at, settingsWith } from './world';

interface Row {
  day: string;
  now: [string, string];
  method?: DeliveryMethod;
  leadDays?: number;
  settings?: BuyerSettings;
  reason: string | null;
}

const full = { AM: { checkedRun: true }, PM: { checkedRun: true } };
const thanksgiving = { name: 'Thanksgiving', date: '2026-11-26', closed: true };
const friday: [string, string] = ['2026-11-20', '10:00'];

const rows: Record<string, Row> = {
  'a day that has passed': { day: '2026-11-19', now: friday, reason: 'past' },
  'the last day of the calendar': { day: '2027-02-18', now: friday, reason: null },
  'a day beyond the calendar': { day: '2027-02-19', now: friday, reason: 'too-far' },
  'a day of vans that have no runs': {
    day: '2026-11-24',
    now: friday,
    settings: settingsWith({ DeliveryRuns: [] }),
    reason: null,
  },
  'a Sunday': { day: '2026-11-22', now: friday, reason: 'sunday' },
  'a Sunday by parcel': { day: '2026-11-22', now: friday, method: 'UPS', reason: 'sunday' },
  'a Sunday pickup while the store is closed': {
    day: '2026-11-22',
    now: friday,
    method: 'InStorePickUp',
    reason: 'closed',
  },
  'a listed, closed holiday': {
    day: '2026-11-26',
    now: friday,
    settings: settingsWith({ Holidays: [thanksgiving] }),
    reason: 'holiday',
  },
  'the same holiday for pickup': {
    day: '2026-11-26',
    now: friday,
    method: 'InStorePickUp',
    settings: settingsWith({ Holidays: [thanksgiving] }),
    reason: 'holiday',
  },
  'the same holiday for curbside': {
    day: '2026-11-26',
    now: friday,
    method: 'CurbsidePickUp',
    settings: settingsWith({ Holidays: [thanksgiving] }),
    reason: 'holiday',
  },
  'a holiday the store keeps open': {
    day: '2026-11-26',
    now: friday,
    settings: settingsWith({ Holidays: [{ ...thanksgiving, closed: false }] }),
    reason: null,
  },
  'a holiday the store does not list': { day: '2026-11-26', now: friday, reason: null },
  'a day off nobody recognises as a holiday': {
    day: '2026-11-27',
    now: friday,
    settings: settingsWith({
      Holidays: [{ name: 'Stock Taking', date: '2026-11-27', closed: true }],
    }),
    reason: null,
  },
  'a non-delivery date': {
    day: '2026-11-24',
    now: friday,
    settings: settingsWith({ NonDeliveryDates: ['2026-11-24'] }),
    reason: 'non-delivery',
  },
  'pickup on a non-delivery date': {
    day: '2026-11-24',
    now: friday,
    method: 'InStorePickUp',
    settings: settingsWith({ NonDeliveryDates: ['2026-11-24'] }),
    reason: null,
  },
  'a day whose runs are all used': {
    day: '2026-11-24',
    now: friday,
    settings: settingsWith({ DeliveryDatesN: { '2026-11-24': full } }),
    reason: 'runs-full',
  },
  'a day with one run left': {
    day: '2026-11-24',
    now: friday,
    settings: settingsWith({ DeliveryDatesN: { '2026-11-24': { AM: { checkedRun: true } } } }),
    reason: null,
  },
  'pickup on a day without runs': {
    day: '2026-11-24',
    now: friday,
    method: 'CurbsidePickUp',
    settings: settingsWith({ DeliveryDatesN: { '2026-11-24': full } }),
    reason: null,
  },
  'today before the cut-off': { day: '2026-11-20', now: ['2026-11-20', '12:59'], reason: null },
  'today at the cut-off': { day: '2026-11-20', now: ['2026-11-20', '13:00'], reason: 'cut-off' },
  'today with same-day delivery switched off': {
    day: '2026-11-20',
    now: ['2026-11-20', '09:00'],
    settings: settingsWith({}, { SameDayDelivery: false }),
    reason: 'cut-off',
  },
  'today before the cut-off when the afternoon is taken': {
    day: '2026-11-20',
    now: ['2026-11-20', '12:59'],
    settings: settingsWith({ DeliveryDatesN: { '2026-11-20': { PM: { checkedRun: true } } } }),
    reason: 'runs-full',
  },
  'today by courier after the cut-off': {
    day: '2026-11-20',
    now: ['2026-11-20', '16:00'],
    method: 'Courier',
    reason: null,
  },
  'today by parcel': { day: '2026-11-20', now: friday, method: 'UPS', reason: 'not-same-day' },
  'today, wired': { day: '2026-11-20', now: friday, method: 'Wired', reason: 'not-same-day' },
  'pickup today before closing': {
    day: '2026-11-20',
    now: ['2026-11-20', '18:59'],
    method: 'InStorePickUp',
    reason: null,
  },
  'pickup today at closing': {
    day: '2026-11-20',
    now: ['2026-11-20', '19:00'],
    method: 'InStorePickUp',
    reason: 'cut-off',
  },
  'tomorrow with two lead days': {
    day: '2026-11-21',
    now: friday,
    leadDays: 2,
    reason: 'lead-time',
  },
  'the first day after the lead days': {
    day: '2026-11-23',
    now: friday,
    leadDays: 3,
    reason: null,
  },
  'tomorrow before the morning cut-off, afternoon taken': {
    day: '2026-11-24',
    now: ['2026-11-23', '16:59'],
    settings: settingsWith({ DeliveryDatesN: { '2026-11-24': { PM: { checkedRun: true } } } }),
    reason: null,
  },
  'tomorrow after the morning cut-off, afternoon taken': {
    day: '2026-11-24',
    now: ['2026-11-23', '17:00'],
    settings: settingsWith({ DeliveryDatesN: { '2026-11-24': { PM: { checkedRun: true } } } }),
    reason: 'runs-full',
  },
  'e-mail on a Sunday': { day: '2026-11-22', now: friday, method: 'Email', reason: null },
  'the day the clocks go forward, a Sunday': {
    day: '2027-03-14',
    now: ['2027-03-13', '12:00'],
    reason: 'sunday',
  },
  'today just after midnight in Chicago': {
    day: '2026-11-20',
    now: ['2026-11-20', '00:01'],
    reason: null,
  },
};

describe('whether a day can be promised', () => {
  it.each(Object.entries(rows))(
    '%s',
    (
      _,
      { day, now, method = 'LocalDelivery', leadDays = 0, settings = settingsWith(), reason },
    ) => {
      const check = checkDay(day, { method, leadDays, settings, now: at(...now) });
      expect(check.available ? null : check.reason).toBe(reason);
    },
  );

  it('names the holiday', () => {
    const check = checkDay('2026-11-26', {
      method: 'LocalDelivery',
      leadDays: 0,
      settings: settingsWith({ Holidays: [thanksgiving] }),
      now: at(...friday),
    });
    expect(check).toMatchObject({ text: 'We are closed for Thanksgiving.' });
  });

  it.each(holidayNames)('names %s', (name) => {
    expect(dayReasonText('holiday', { holiday: name })).toBe(`We are closed for ${name}.`);
  });

  it('has words of its own for every reason', () => {
    const texts = new Set(
      (
        [
          'past',
          'too-far',
          'sunday',
          'holiday',
          'closed',
          'non-delivery',
          'lead-time',
          'cut-off',
          'not-same-day',
          'runs-full',
        ] as const
      ).map((reason) => dayReasonText(reason)),
    );
    expect(texts.size).toBe(10);
  });

  it('leaves out the runs that cannot be kept', () => {
    const morning = checkDay('2026-11-24', {
      method: 'LocalDelivery',
      leadDays: 0,
      settings: settingsWith(),
      now: at('2026-11-23', '17:00'),
    });
    expect(morning).toMatchObject({ available: true, runs: [{ id: 'PM' }] });
  });

  it('follows the seasons of the working hours', () => {
    const [winter] = settingsWith().xp.WorkingHrs;
    const closedMondays = {
      ...winter!,
      StartDate: '2027-01-01',
      EndDate: '2027-02-28',
      Monday: { Closed: true },
    };
    const settings = settingsWith({
      WorkingHrs: [{ ...winter!, EndDate: '2026-12-31' }, closedMondays],
    });
    const context = {
      method: 'LocalDelivery' as const,
      leadDays: 0,
      settings,
      now: at('2026-12-20', '10:00'),
    };
    expect(checkDay('2026-12-28', context).available).toBe(true);
    expect(checkDay('2027-01-04', context)).toMatchObject({ reason: 'closed' });
  });
});

describe('the calendar', () => {
  const context = {
    method: 'LocalDelivery' as const,
    leadDays: 0,
    settings: settingsWith({ Holidays: [thanksgiving], NonDeliveryDates: ['2026-11-21'] }),
  };

  it('starts today in Chicago and gives every day an answer', () => {
    const days = calendar({ ...context, now: at('2026-11-20', '23:30') }).slice(0, 8);
    expect(days.map(({ date, available }) => [date, available])).toEqual([
      ['2026-11-20', false],
      ['2026-11-21', false],
      ['2026-11-22', false],
      ['2026-11-23', true],
      ['2026-11-24', true],
      ['2026-11-25', true],
      ['2026-11-26', false],
      ['2026-11-27', true],
    ]);
  });

  it.each([
    ['before the cut-off', '12:59', '2026-11-20'],
    ['after the cut-off, past a closed Saturday and Sunday', '13:00', '2026-11-23'],
  ])('finds the earliest day %s', (_, time, expected) => {
    expect(earliestDay({ ...context, now: at('2026-11-20', time) })).toBe(expected);
  });

  it('finds none when every day is closed', () => {
    const never = {
      Sunday: { Closed: true },
      Monday: { Closed: true },
      Tuesday: { Closed: true },
      Wednesday: { Closed: true },
      Thursday: { Closed: true },
      Friday: { Closed: true },
      Saturday: { Closed: true },
    };
    const settings = settingsWith({
      WorkingHrs: [{ StartDate: '2000-01-01', EndDate: '2099-12-31', ...never }],
    });
    expect(earliestDay({ ...context, settings, now: at(...friday) })).toBeNull();
  });
});
