/** @jest-environment node */
import { arrivalPromise, arrivalWords, type GiftHoliday } from '@/lib/delivery/arrival-promise';
import { checkDay } from '@/lib/delivery/check-day';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { giftHolidays } from '@/platform/stock/content/home';
import { buyerSettings } from '@/platform/stock/settings/buyerxp';
import { at, settingsWith } from './world';

const settings = buyerSettings('2026-11-23');
const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether an ordinary bouquet ordered at an instant comes on a day by van: the rule of the submit. */
const comes = (date: string, now: Date, rules: BuyerSettings = settings) =>
  checkDay(date, { method: 'LocalDelivery', leadDays: 0, settings: rules, now }).available;

const chicago = (instant: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', ...options }).format(instant);
const dateOf = (instant: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(instant);
const next = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 400 instants of a year: cut-offs, midnights, nights the clock changes, the eves of holidays, and the hours between. */
const spread = Array.from(
  { length: 352 },
  (_, index) => new Date(at('2026-11-23', '00:07').getTime() + index * (day + 37 * minute)),
);
const edges = [
  '2026-11-25', // the eve of Thanksgiving
  '2026-11-26', // Thanksgiving, closed
  '2026-12-24',
  '2026-12-25', // closed
  '2026-12-31',
  '2027-02-13', // the day before a Sunday that is Valentine's Day
  '2027-03-14', // spring forward
  '2027-05-08', // the day before Mother's Day
  '2027-07-03', // before a closed Sunday
  '2027-11-07', // fall back
].flatMap((date) => [
  at(date, '00:00'),
  new Date(at(date, '13:00').getTime() - 1000),
  at(date, '13:00'),
  at(date, '17:00'),
  new Date(at(next(date), '00:00').getTime() - 1000),
]);
const instants = [...spread, ...edges.slice(0, 48)];
const promises = new Map(
  instants.map((now) => [now, arrivalPromise(now, settings, giftHolidays)] as const),
);

/** A sentence's words for a day, by the platform's own calendar. */
function wordsFor(date: string, now: Date): string {
  const ahead = (Date.parse(date) - Date.parse(dateOf(now))) / day;
  const noon = new Date(`${date}T18:00:00Z`);
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow';
  return chicago(noon, ahead < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' });
}

describe('what the home page promises', () => {
  it('is asked for 400 instants of a year', () => {
    expect(instants).toHaveLength(400);
    expect(new Set(instants.map(dateOf)).size).toBeGreaterThan(345);
  });

  it('names the first day that can be had and its true end', () => {
    const wrong = instants.filter((now) => {
      const first = promises.get(now)?.first;
      if (!first) return true;
      const end = new Date(first.orderBy);
      const earlier = Array.from({ length: 8 }, (_, index) => next(dateOf(now), index)).filter(
        (date) => date < first.day,
      );
      return (
        earlier.some((date) => comes(date, now)) ||
        !comes(first.day, now) ||
        !comes(first.day, new Date(end.getTime() - 1000)) ||
        [0, minute, 61 * minute].some((later) =>
          comes(first.day, new Date(end.getTime() + later)),
        ) ||
        end <= now
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names a holiday with the last day up to it, as long as that can be had', () => {
    const seen = new Set<string>();
    const wrong = instants.filter((now) => {
      const holiday = promises.get(now)?.holiday;
      if (!holiday) return false;
      seen.add(holiday.name);
      const end = new Date(holiday.orderBy);
      const between = Array.from({ length: 30 }, (_, index) => next(holiday.day, index + 1));
      return (
        holiday.day > holiday.date ||
        between.some((date) => date <= holiday.date && comes(date, now)) ||
        !comes(holiday.day, new Date(end.getTime() - 1000)) ||
        comes(holiday.day, end) ||
        end <= now
      );
    });
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(giftHolidays.map(({ name }) => name).sort());
  });

  it('says it in words that mean those days, until they change', () => {
    for (const [now, promise] of promises) {
      const words = arrivalWords(promise, now);
      if (promise.holiday) {
        const { name, date, orderBy } = promise.holiday;
        const end = new Date(orderBy);
        const clock = chicago(end, { hour: 'numeric' }).replace(/\s/, ' ');
        const by = wordsFor(dateOf(new Date(end.getTime() - 1000)), now);
        expect(words.holiday).toBe(
          `${name} is ${wordsFor(date, now)}. Order by ${by === 'today' ? `${clock} today` : `${by}, ${clock}`}.`,
        );
      } else expect(words.holiday).toBeNull();
      expect(words.day).toBe(wordsFor(promise.first?.day ?? '', now));
      const last = new Date(Date.parse(promise.nextChange) - 1000);
      expect(last.getTime()).toBeGreaterThanOrEqual(now.getTime() - 1000);
      expect(arrivalWords(arrivalPromise(last, settings, giftHolidays), last)).toEqual(words);
    }
  });

  const thanksgiving: GiftHoliday[] = [
    { holiday: 'Thanksgiving', name: 'Thanksgiving', daysAhead: 14 },
  ];
  it.each([
    ['Monday night', '2026-11-23', '22:30', 'Thanksgiving is Thursday. Order by Wednesday, 1 PM.'],
    ['the day before', '2026-11-25', '12:59', 'Thanksgiving is tomorrow. Order by 1 PM today.'],
    ['too late', '2026-11-25', '13:00', null],
    [
      'two weeks before',
      '2026-11-12',
      '09:00',
      'Thanksgiving is November 26. Order by November 25, 1 PM.',
    ],
    ['longer before', '2026-11-11', '09:00', null],
  ])('says of Thanksgiving, %s', (_name, date, time, expected) => {
    const now = at(date, time);
    expect(arrivalWords(arrivalPromise(now, settings, thanksgiving), now).holiday).toBe(expected);
  });

  it.each([
    [
      'in the morning',
      '2026-12-01',
      '09:00',
      {},
      'Order by 1 PM, and our own vans bring it today, anywhere in the Twin Cities.',
    ],
    [
      'after the cut-off',
      '2026-12-01',
      '13:00',
      {},
      'Order by tomorrow, 1 PM, and our own vans bring it the same day, anywhere in the Twin Cities.',
    ],
    [
      'on Saturday night',
      '2026-12-05',
      '22:30',
      {},
      'Order by Monday, 1 PM, and our own vans bring it the same day, anywhere in the Twin Cities.',
    ],
    [
      'without same-day vans',
      '2026-12-01',
      '09:00',
      { SameDayDelivery: false },
      'Order by midnight today, and our own vans bring it tomorrow, anywhere in the Twin Cities.',
    ],
  ])('says how the first day is reached, %s', (_name, date, time, local, expected) => {
    const rules = settingsWith({}, local);
    const now = at(date, time);
    expect(arrivalWords(arrivalPromise(now, rules, []), now).first).toBe(expected);
  });

  it('follows the retailer: days without vans, full runs, a holiday listed on another day', () => {
    const now = at('2026-11-23', '09:00');
    const full = Object.fromEntries(['AM', 'PM'].map((run) => [run, { checkedRun: true }]));
    const rules = settingsWith({
      Holidays: [{ name: 'Thanksgiving', date: '2026-11-27', closed: true }],
      NonDeliveryDates: ['2026-11-26'],
      DeliveryDatesN: { '2026-11-23': full },
    });
    const { first, holiday } = arrivalPromise(now, rules, thanksgiving);
    expect(first?.day).toBe('2026-11-24');
    expect(holiday).toMatchObject({ date: '2026-11-27', day: '2026-11-25' });
  });

  it.each([
    ['10:59', 'Order by 11 AM, and our own vans bring it today, anywhere in the Twin Cities.'],
    [
      '11:00',
      'Order by tomorrow, 1 PM, and our own vans bring it the same day, anywhere in the Twin Cities.',
    ],
  ])('goes by a cut-off that the retailer sets for one day, at %s', (time, expected) => {
    const rules = settingsWith({
      DayRules: [{ label: 'Short day', dates: ['2026-12-01'], effect: { cutOff: '11:00' } }],
    });
    const now = at('2026-12-01', time);
    const promise = arrivalPromise(now, rules, []);
    expect(arrivalWords(promise, now).first).toBe(expected);
    expect(promise.nextChange).toBe(
      (time === '10:59' ? at('2026-12-01', '11:00') : at('2026-12-02', '00:00')).toISOString(),
    );
  });

  it('promises nothing where no day can be had', () => {
    const rules = settingsWith({
      NonDeliveryDates: Array.from({ length: 92 }, (_, index) => next('2026-11-23', index)),
    });
    const now = at('2026-11-23', '09:00');
    const promise = arrivalPromise(now, rules, thanksgiving);
    expect(promise).toMatchObject({ first: null, holiday: null });
    expect(arrivalWords(promise, now)).toEqual({ holiday: null, day: null, first: null });
  });
});
