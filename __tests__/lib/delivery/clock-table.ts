import { chicagoInstant, readChicagoDay } from '@/lib/core/time/chicago-time';
import { calendar, checkDay, earliestDay } from '@/lib/delivery/check-day';
import { sameDayCountdown } from '@/lib/delivery/countdown';
import { dateNeeded } from '@/services/app-api/fulfillment/line-fields';
import { arrival } from '@/lib/delivery/arrival';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { openRuns } from '@/lib/delivery/runs';
import { isReleased, releaseStart } from '@/lib/catalogue/release';
import { hoursOn } from '@/lib/delivery/settings';
import type { ZoneCase } from '@/__tests__/support/zone-case';
import { item, settingsWith } from './world';

const utc = (instant: string) => new Date(instant);
const settings = settingsWith();
const everyDayOpen = settingsWith({
  WorkingHrs: settings.xp.WorkingHrs.map((season) => ({ ...season, Sunday: season.Saturday })),
});
const check =
  (method: DeliveryMethod, day: string, instant: string, given = settings) =>
  () => {
    const answer = checkDay(day, { method, leadDays: 0, settings: given, now: utc(instant) });
    return answer.available ? 'open' : answer.reason;
  };

/** Same-day cut-off 13:00 in Chicago: the last second before and the moment itself, in winter, in summer and on both days the clock changes. */
const cutOffs = [
  ['in winter', '2026-11-20', '2026-11-20T19:00:00Z'],
  ['in summer', '2026-07-06', '2026-07-06T18:00:00Z'],
  ['the last day of winter time', '2026-03-07', '2026-03-07T19:00:00Z'],
  ['the Monday after the clock went forward', '2026-03-09', '2026-03-09T18:00:00Z'],
  ['the last day of summer time', '2026-10-31', '2026-10-31T18:00:00Z'],
  ['the Monday after the clock went back', '2026-11-02', '2026-11-02T19:00:00Z'],
  ['the last day of the year', '2026-12-31', '2026-12-31T19:00:00Z'],
] as const;

/** The eve's cut-off of tomorrow's morning run, 17:00 in Chicago. */
const morningCutOffs = [
  ['in winter', '2026-11-24', '2026-11-23T23:00:00Z'],
  ['in summer', '2026-07-07', '2026-07-06T22:00:00Z'],
  ['over the change in March', '2026-03-08', '2026-03-07T23:00:00Z'],
  ['over the change in November', '2026-11-01', '2026-10-31T22:00:00Z'],
  ['into the new year', '2027-01-01', '2026-12-31T23:00:00Z'],
] as const;

const before = (instant: string) => new Date(utc(instant).getTime() - 1000).toISOString();

/** The delivery rules on both sides of each cut-off, of midnight and of both changes of the clock. */
export const clockTable: readonly ZoneCase[] = [
  ...cutOffs.flatMap(([when, day, cutOff]) => [
    {
      rule: `same day a second before the cut-off, ${when}`,
      actual: check('LocalDelivery', day, before(cutOff)),
      expected: 'open',
    },
    {
      rule: `same day at the cut-off, ${when}`,
      actual: check('LocalDelivery', day, cutOff),
      expected: 'cut-off',
    },
    {
      rule: `courier at the cut-off, ${when}`,
      actual: check('Courier', day, cutOff),
      expected: 'open',
    },
    {
      rule: `countdown a second before, ${when}`,
      actual: () => sameDayCountdown(settings, utc(before(cutOff))),
      expected: { offered: true, cutoff: utc(cutOff).toISOString(), secondsLeft: 1 },
    },
    {
      rule: `countdown at the cut-off, ${when}`,
      actual: () => sameDayCountdown(settings, utc(cutOff)).offered,
      expected: false,
    },
  ]),
  ...morningCutOffs.flatMap(([when, day, cutOff]) => [
    {
      rule: `both runs of tomorrow a second before the eve’s cut-off, ${when}`,
      actual: () => openRuns(day, settings, utc(before(cutOff))).map(({ id }) => id),
      expected: ['AM', 'PM'],
    },
    {
      rule: `no morning run after it, ${when}`,
      actual: () => openRuns(day, settings, utc(cutOff)).map(({ id }) => id),
      expected: ['PM'],
    },
  ]),
  ...(
    [
      ['2026-03-08T05:59:59Z', '2026-03-07'],
      ['2026-03-08T06:00:00Z', '2026-03-08'],
      ['2026-03-09T04:59:59Z', '2026-03-08'],
      ['2026-03-09T05:00:00Z', '2026-03-09'],
      ['2026-11-01T04:59:59Z', '2026-10-31'],
      ['2026-11-01T05:00:00Z', '2026-11-01'],
      ['2026-11-02T05:59:59Z', '2026-11-01'],
      ['2026-11-02T06:00:00Z', '2026-11-02'],
      ['2027-01-01T05:59:59Z', '2026-12-31'],
      ['2027-01-01T06:00:00Z', '2027-01-01'],
    ] as const
  ).map(([instant, first]) => ({
    rule: `the calendar at ${instant} begins`,
    actual: () =>
      calendar({ method: 'LocalDelivery', leadDays: 0, settings, now: utc(instant) })[0]?.date,
    expected: first,
  })),
  ...(['2026-03-01T12:00:00Z', '2026-10-25T12:00:00Z'] as const).map((instant) => ({
    rule: `91 days from ${instant}, each once and in order`,
    expected: [91, true],
    actual: () => {
      const days = calendar({ method: 'UPS', leadDays: 0, settings, now: utc(instant) }).map(
        ({ date }) => date,
      );
      return [days.length, days.every((day, index) => index === 0 || days[index - 1]! < day)];
    },
  })),
  ...(
    [
      ['2026-03-07T18:59:59Z', '2026-03-07'],
      ['2026-03-07T19:00:00Z', '2026-03-09'],
      ['2026-10-31T17:59:59Z', '2026-10-31'],
      ['2026-10-31T18:00:00Z', '2026-11-02'],
      ['2026-11-01T06:30:00Z', '2026-11-02'],
      ['2026-11-01T07:30:00Z', '2026-11-02'],
    ] as const
  ).map(([instant, day]) => ({
    rule: `the earliest day at ${instant}`,
    actual: () =>
      earliestDay({ method: 'LocalDelivery', leadDays: 0, settings, now: utc(instant) }),
    expected: day,
  })),
  ...(
    [
      ['2026-03-07T18:59:59Z', '2026-03-07'],
      ['2026-03-07T19:00:00Z', '2026-03-09'],
      ['2026-11-02T18:59:59Z', '2026-11-02'],
      ['2026-11-02T19:00:00Z', '2026-11-03'],
    ] as const
  ).map(([instant, day]) => ({
    rule: `a product’s first day at ${instant}`,
    expected: ['LocalDelivery', day],
    actual: () => {
      const answer = arrival(
        {
          zip: '55408',
          items: [item({ methods: { LocalDelivery: { Enabled: true, LeadDays: 0 } } })],
        },
        {
          settings,
          cities: [{ zip: '55408', city: 'Minneapolis', location: null }],
          stores: [],
        },
        utc(instant),
      );
      return answer.answer === 'yes' && [answer.method, answer.date];
    },
  })),
  // Store hours of the days the clock changes, kept open for this: 9 to 17 on the clock of that day.
  ...(
    [
      ['2026-03-08', '2026-03-08T21:59:59Z', 'open'],
      ['2026-03-08', '2026-03-08T22:00:00Z', 'cut-off'],
      ['2026-11-01', '2026-11-01T22:59:59Z', 'open'],
      ['2026-11-01', '2026-11-01T23:00:00Z', 'cut-off'],
    ] as const
  ).map(([day, instant, expected]) => ({
    rule: `pickup on ${day} at ${instant}`,
    actual: check('InStorePickUp', day, instant, everyDayOpen),
    expected,
  })),
  ...(['2026-03-08', '2026-11-01'] as const).map((day) => ({
    rule: `${day} is a Sunday for the vans`,
    actual: check('LocalDelivery', day, '2026-03-01T18:00:00Z'),
    expected: day === '2026-03-08' ? 'sunday' : 'too-far',
  })),
  {
    rule: 'hours of a Friday',
    actual: () => hoursOn('2026-11-06', settings.xp.WorkingHrs),
    expected: { open: '09:00', close: '19:00' },
  },
  // DateNeeded: same weekday over a change keeps the time of day, other days begin at their own midnight.
  ...(
    [
      ['today', '2026-03-08', '2026-03-08T07:58:00Z', '2026-03-08T08:03:00.000Z'],
      [
        'the weekday of adding, over the change in March',
        '2026-03-14',
        '2026-03-07T21:00:00Z',
        '2026-03-14T20:05:00.000Z',
      ],
      [
        'the weekday of adding, over the change in November',
        '2026-11-07',
        '2026-10-31T20:00:00Z',
        '2026-11-07T21:05:00.000Z',
      ],
      [
        'another weekday after the change in March',
        '2026-03-09',
        '2026-03-07T21:00:00Z',
        '2026-03-09T05:00:00.000Z',
      ],
      [
        'another weekday after the change in November',
        '2026-11-02',
        '2026-10-31T20:00:00Z',
        '2026-11-02T06:00:00.000Z',
      ],
    ] as const
  ).map(([when, day, instant, expected]) => ({
    rule: `DateNeeded, ${when}`,
    actual: () => dateNeeded(day, utc(instant), utc(instant)).toISOString(),
    expected,
  })),
  ...(
    [
      ['2026-03-08T05:59:59Z', false],
      ['2026-03-08T06:00:00Z', true],
      ['2026-03-09T04:59:59Z', true],
      ['2026-03-09T05:00:00Z', false],
    ] as const
  ).map(([instant, expected]) => ({
    rule: `sold on 8 March only, at ${instant}`,
    actual: () =>
      isReleased({ ReleaseDate1: '2026-03-08', ReleaseDate2: '2026-03-08' }, utc(instant)),
    expected,
  })),
  ...['2026-05-08T00:00:00', '5/8/2026', 'May 8, 2026'].flatMap((text) => [
    {
      rule: `${text} without a zone is that day in Chicago`,
      actual: () => readChicagoDay(text),
      expected: '2026-05-08',
    },
    {
      rule: `${text} without a zone is that midnight in Chicago`,
      actual: () => releaseStart({ ReleaseDate1: text })?.toISOString(),
      expected: '2026-05-08T05:00:00.000Z',
    },
  ]),
  ...['2026-05-08T00:00:00Z', '2026-05-07T20:00-04:00', 'May 8, 2026 00:00 GMT'].map((text) => ({
    rule: `${text} says its zone`,
    actual: () => [
      readChicagoDay(text),
      releaseStart({ ReleaseDate1: text })?.toISOString() ?? null,
    ],
    expected: ['2026-05-07', '2026-05-08T00:00:00.000Z'],
  })),
  {
    rule: 'a time that spring skips moves forward',
    actual: () => chicagoInstant('2026-03-08', '02:30').toISOString(),
    expected: '2026-03-08T08:30:00.000Z',
  },
];
