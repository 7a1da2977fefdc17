import { isChicagoDay } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoIso,
  chicagoTime,
  readChicagoDay,
} from '@/lib/core/time/chicago-time';

const intl = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
const halfHours = Array.from(
  { length: 2 * 366 * 48 },
  (_, index) => new Date(Date.UTC(2026, 0, 1) + index * 30 * 60_000),
);

it('agrees with Intl on every half hour of two years', () => {
  const different = halfHours.filter(
    (instant) => `${chicagoDate(instant)}, ${chicagoTime(instant)}` !== intl.format(instant),
  );
  expect(different.map(String)).toEqual([]);
});

it('finds every half hour again by what the clocks showed, of the hour that comes twice the first', () => {
  const different = halfHours.filter(
    (instant) =>
      chicagoInstant(chicagoDate(instant), chicagoTime(instant)).getTime() !== instant.getTime(),
  );
  expect(different.map((instant) => instant.toISOString())).toEqual([
    '2026-11-01T07:00:00.000Z',
    '2026-11-01T07:30:00.000Z',
    '2027-11-07T07:00:00.000Z',
    '2027-11-07T07:30:00.000Z',
  ]);
});

it.each([
  ['2026-03-08', '01:59', '2026-03-08T07:59:00.000Z'],
  ['2026-03-08', '02:00', '2026-03-08T08:00:00.000Z'],
  ['2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T08:00:00.000Z'],
  ['2026-11-01', '01:00', '2026-11-01T06:00:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T08:00:00.000Z'],
  ['2026-12-31', '24:00', '2027-01-01T06:00:00.000Z'],
])('%s at %s is %s', (day, time, instant) => {
  expect(chicagoInstant(day, time).toISOString()).toBe(instant);
});

it.each([
  ['2026-07-04T15:00:09Z', '2026-07-04T10:00:09-05:00'],
  ['2026-12-04T15:00:00Z', '2026-12-04T09:00:00-06:00'],
])('%s is %s in Chicago', (instant, iso) => {
  expect(chicagoIso(new Date(instant))).toBe(iso);
});

it('makes no day of what is none', () => {
  expect(chicagoDate(new Date(Number.NaN))).toContain('NaN');
  expect(Number.isNaN(chicagoInstant('never').getTime())).toBe(true);
});

it.each([
  ['2026-11-27', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-5', false],
  ['0026-11-27', false],
  ['2026-11-27T00:00:00Z', false],
  ['11/27/2026', false],
  ['fall', false],
  ['', false],
])('says of %j whether it is a day: %s', (text, is) => expect(isChicagoDay(text)).toBe(is));

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-27T05:59:59Z', '2026-11-26'],
  ['2026-11-27T06:00:00.000Z', '2026-11-27'],
  ['2026-11-27T23:30:00-06:00', '2026-11-27'],
  ['fall', null],
  ['2026-13-45', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads the day of %j as %j', (text, day) => expect(readChicagoDay(text)).toBe(day));
