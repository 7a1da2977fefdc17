/** @jest-environment node */
import { sameDayCountdown } from '@/lib/delivery/countdown';
import { dateNeeded } from '@/services/app-api/fulfillment/line-fields';
import { latLngOf, milesBetween } from '@/lib/delivery/distance';
import { localDeliveryFee, shipmentFees } from '@/lib/delivery/shipment-cost';
import { closedHoliday, holidayDate, holidayNames } from '@/lib/delivery/holidays';
import { localCityOf, offersPickup } from '@/lib/delivery/delivery-facts';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { parseBuyerSettings, hoursOn } from '@/lib/delivery/settings';
import { at, settingsWith } from './world';

describe('the sixteen holidays', () => {
  it('are the ones the specification lists', () => {
    expect(holidayNames).toHaveLength(16);
  });

  it.each([
    ["New Year's Day", 2027, '2027-01-01'],
    ['MLK Day', 2027, '2027-01-18'],
    ['Presidents Day', 2027, '2027-02-15'],
    ["Valentine's", 2027, '2027-02-14'],
    ['Easter', 2024, '2024-03-31'],
    ['Easter', 2025, '2025-04-20'],
    ['Easter', 2026, '2026-04-05'],
    ['Easter', 2027, '2027-03-28'],
    ['Easter', 2038, '2038-04-25'],
    ['Easter', 2049, '2049-04-18'],
    ['Cinco de Mayo', 2027, '2027-05-05'],
    ["Mother's Day", 2026, '2026-05-10'],
    ["Mother's Day", 2027, '2027-05-09'],
    ['Memorial Day', 2026, '2026-05-25'],
    ['Memorial Day', 2027, '2027-05-31'],
    ['Independence Day', 2027, '2027-07-04'],
    ['Labor Day', 2026, '2026-09-07'],
    ['Halloween', 2027, '2027-10-31'],
    ['Veterans Day', 2027, '2027-11-11'],
    ['Thanksgiving', 2026, '2026-11-26'],
    ['Thanksgiving', 2029, '2029-11-22'],
    ['Black Friday', 2026, '2026-11-27'],
    ['Black Friday', 2030, '2030-11-29'],
    ['Christmas Eve', 2027, '2027-12-24'],
    ['Christmas Day', 2027, '2027-12-25'],
  ])('%s %i', (name, year, expected) => {
    expect(holidayDate(name, year)).toBe(expected);
  });

  it.each([
    [
      'closed on its day',
      [{ name: 'Easter', date: '2027-03-28', closed: true }],
      '2027-03-28',
      'Easter',
    ],
    [
      'carried over to another year',
      [{ name: 'Easter', date: '2026-04-05', closed: true }],
      '2027-03-28',
      'Easter',
    ],
    [
      'open this year though closed last year',
      [
        { name: 'Easter', date: '2026-04-05', closed: true },
        { name: 'Easter', date: '2027-03-28', closed: false },
      ],
      '2027-03-28',
      null,
    ],
    [
      'observed on another day',
      [{ name: 'Independence Day', date: '2027-07-05', closed: true }],
      '2027-07-04',
      null,
    ],
    [
      'observed, that day',
      [{ name: 'Independence Day', date: '2027-07-05', closed: true }],
      '2027-07-05',
      'Independence Day',
    ],
    [
      'an unknown name',
      [{ name: 'Boxing Day', date: '2026-12-26', closed: true }],
      '2026-12-26',
      null,
    ],
    ['an ordinary day', [{ name: 'Easter', date: '2027-03-28', closed: true }], '2027-03-27', null],
  ])('%s', (_, listed, date, expected) => {
    expect(closedHoliday(date, listed)).toBe(expected);
  });
});

describe('the same-day countdown', () => {
  it.each([
    ['at midnight', '00:00', true, 46_800],
    ['a minute before', '12:59', true, 60],
    ['at the cut-off', '13:00', false, 0],
    ['in the evening', '21:00', false, 0],
  ])('%s', (_, time, offered, secondsLeft) => {
    expect(sameDayCountdown(settingsWith(), at('2026-11-20', time))).toMatchObject({
      offered,
      secondsLeft,
    });
  });

  it.each([
    ['when the clocks go forward', '2027-03-14', '2027-03-14T18:00:00.000Z', 43_200],
    ['when the clocks go back', '2026-11-01', '2026-11-01T19:00:00.000Z', 50_400],
  ])('counts real seconds %s', (_, day, cutoff, secondsLeft) => {
    expect(sameDayCountdown(settingsWith(), at(day, '00:00'))).toEqual({
      offered: true,
      cutoff,
      secondsLeft,
    });
  });

  it('is not offered when same-day delivery is off', () => {
    expect(
      sameDayCountdown(settingsWith({}, { SameDayDelivery: false }), at('2026-11-20', '09:00'))
        .offered,
    ).toBe(false);
  });
});

describe('DateNeeded', () => {
  const friday = (time: string) => at('2026-11-20', time);
  it.each([
    [
      'today is now plus five minutes',
      '2026-11-20',
      friday('09:00'),
      friday('10:00'),
      friday('10:05'),
    ],
    [
      'another weekday is its start',
      '2026-11-24',
      friday('09:00'),
      friday('10:00'),
      at('2026-11-24', '00:00'),
    ],
    [
      'the weekday it was added is later than the add time',
      '2026-11-27',
      friday('09:00'),
      friday('10:00'),
      at('2026-11-27', '09:05'),
    ],
    [
      'the same weekday across the clock change keeps the time of day',
      '2026-11-06',
      at('2026-10-30', '15:00'),
      at('2026-10-30', '16:00'),
      at('2026-11-06', '15:05'),
    ],
    [
      'that weekday stays the day when the line was added just before midnight',
      '2026-11-27',
      friday('23:57'),
      friday('23:58'),
      new Date(at('2026-11-28', '00:00').getTime() - 1000),
    ],
  ])('%s', (_, date, addedAt, now, expected) => {
    expect(dateNeeded(date, addedAt, now)).toEqual(expected);
  });

  it('is always after the time the line was added', () => {
    const added = friday('23:58');
    const days = Array.from({ length: 14 }, (_, index) =>
      at(`2026-11-${20 + (index % 10)}`, '00:00')
        .toISOString()
        .slice(0, 10),
    );
    for (const day of days.filter((date) => date >= '2026-11-20')) {
      expect(dateNeeded(day, added, added).getTime()).toBeGreaterThan(added.getTime());
    }
  });
});

describe('distance', () => {
  it.each([
    ['nowhere', { lat: 44.98, lng: -93.27 }, { lat: 44.98, lng: -93.27 }, 0],
    [
      'Minneapolis to Saint Paul',
      { lat: 44.9778, lng: -93.265 },
      { lat: 44.9537, lng: -93.09 },
      8.7,
    ],
    [
      'Minneapolis to Chicago',
      { lat: 44.9778, lng: -93.265 },
      { lat: 41.8781, lng: -87.6298 },
      354.5,
    ],
    ['across the date line', { lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 }, 13.8],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 12436.9],
  ])('%s', (_, from, to, miles) => {
    expect(milesBetween(from, to)).toBeCloseTo(miles, 0);
    expect(milesBetween(from, to)).toBe(Math.round(milesBetween(from, to) * 10) / 10);
    expect(milesBetween(from, to)).toBe(milesBetween(to, from));
  });
});

it.each([
  [
    { lat: 44.9, lng: -93 },
    { lat: 44.9, lng: -93 },
  ],
  [
    { lat: 0, lng: 0, name: 'at sea' },
    { lat: 0, lng: 0 },
  ],
  [{ lat: '44.9', lng: -93 }, null],
  [{ lat: 44.9 }, null],
  [{ lat: NaN, lng: 0 }, null],
  ['44.9,-93', null],
  [null, null],
  [undefined, null],
])('reads %j as the place %j', (said, place) => expect(latLngOf(said)).toEqual(place));

describe('local cities', () => {
  const cities = [
    { zip: '55401', city: 'Minneapolis', location: null },
    { zip: '55082', city: 'Stillwater', location: null },
  ];
  it.each([
    ['55401', 'Minneapolis'],
    ['55401-1234', 'Minneapolis'],
    [' 55082 ', 'Stillwater'],
    ['5540', null],
    ['', null],
    ['60601', null],
  ])('%s', (zip, city) => {
    expect(localCityOf(zip, cities)?.city ?? null).toBe(city);
  });
});

describe('fees', () => {
  it.each([
    [0, 1499],
    [8, 1499],
    [8.1, 1899],
    [16, 1899],
    [16.1, 2499],
    [400, 2499],
    [null, 2499],
  ])('local delivery over %s miles', (miles, cents) => {
    expect(localDeliveryFee(miles, settingsWith())).toBe(cents);
  });

  it.each<[DeliveryMethod, number, number, number]>([
    ['LocalDelivery', 1499, 500, 0],
    ['UPS', 1499, 500, 0],
    ['USPS', 499, 500, 0],
    ['TFE', 1799, 500, 0],
    ['FTD', 1799, 500, 0],
    ['Wired', 1799, 500, 999],
    ['Courier', 2999, 500, 0],
    ['InStorePickUp', 250, 0, 0],
    ['CurbsidePickUp', 250, 0, 0],
    ['Email', 0, 0, 0],
  ])('%s', (method, fee, handling, wiredService) => {
    const settings = settingsWith({ Fees: { ...settingsWith().xp.Fees, PickingFeeCents: 250 } });
    expect(shipmentFees({ method, miles: 3, handling: 500, settings })).toEqual({
      fee,
      handling,
      wiredService,
      dayFee: 0,
    });
  });
});

describe('stores and hours', () => {
  it.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, false, false],
  ])('flagship %s, will-call %s, active %s', (flagship, willCall, active, expected) => {
    expect(offersPickup({ flagship, willCall, active })).toBe(expected);
  });

  it.each([
    ['2026-11-20', { open: '09:00', close: '19:00' }],
    ['2026-11-21', { open: '09:00', close: '17:00' }],
    ['2026-11-22', null],
  ])('hours on %s', (date, expected) => {
    expect(hoursOn(date, settingsWith().xp.WorkingHrs)).toEqual(expected);
  });

  it('keeps usual hours outside every season', () => {
    expect([hoursOn('2026-11-20', []), hoursOn('2026-11-22', [])]).toEqual([
      { open: '09:00', close: '17:00' },
      null,
    ]);
  });
});

describe('the settings file', () => {
  it('is read with what it leaves out filled in', () => {
    const { Fees, Origin } = settingsWith().xp;
    const document = { Shippers: settingsWith().Shippers, xp: { Fees, Origin, more: 1 } };
    expect(parseBuyerSettings(JSON.parse(JSON.stringify(document)))?.xp.Holidays).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['an empty object', {}],
    [
      'a cut-off that is no time',
      {
        ...settingsWith(),
        Shippers: {
          LocalDelivery: {
            SameDayDeliveryCountDownTimer: '25:00',
            NextDayAMDeliveryCutoff: '17:00',
            SameDayDelivery: true,
          },
        },
      },
    ],
    [
      'a fee in fractions of a cent',
      settingsWith({ Fees: { ...settingsWith().xp.Fees, UPSCents: 14.99 } }),
    ],
    [
      'no distance band',
      settingsWith({ Fees: { ...settingsWith().xp.Fees, LocalDeliveryBands: [] } }),
    ],
  ])('refuses %s', (_, document) => {
    expect(parseBuyerSettings(document)).toBeNull();
  });
});
