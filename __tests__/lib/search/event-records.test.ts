/** @jest-environment node */
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import { indexTime } from '@/lib/search/list/product-filters';
import { quickEvent } from '@/lib/search/quick/quick-rows';
import type { ProductRecord } from '@/lib/search/record';

type Dated = Partial<Pick<ProductXp, 'IsDefaultProduct' | 'Visible'>> & { Active?: boolean };

/** The records of an event with a date on each of these days, ten to noon in Chicago. */
const recordsOf = (dates: Record<string, Dated>, event = true): ProductRecord[] =>
  recordsFromCommerce({
    products: Object.entries(dates).map(([day, { Active = true, ...xp }]) => ({
      ID: day,
      Name: 'Wreaths',
      Active,
      DefaultPriceScheduleID: 'S',
      xp: {
        ProductCode: 'wreaths',
        Visible: true,
        ...xp,
        ...(event ? { IsWorkShopEvent: true, EventDateTimes: { [day]: '10:00-12:00' } } : {}),
      },
    })),
    schedules: new Map([['S', { ID: 'S', Name: 'S', PriceBreaks: [{ Quantity: 1, Price: 10 }] }]]),
    categoryIDs: new Map(),
    categoryNames: new Map(),
    largestMarkup: 0,
    today: '2026-11-20',
  });

/** What a search for events finds of them, by the filters of specification A7. */
const found = (records: readonly ProductRecord[], at: Date) =>
  records.filter(
    ({ Visible, StartDate, EndDate, IsDefaultProduct, IsWorkShopEvent }) =>
      Visible === 1 &&
      StartDate <= indexTime(at) &&
      EndDate >= indexTime(at) &&
      IsDefaultProduct &&
      IsWorkShopEvent,
  );

const [over, next, last] = ['2026-11-14', '2026-11-28', '2026-12-12'] as const;
const now = new Date('2026-11-20T18:00:00Z');
const flagged = { IsDefaultProduct: true };

describe('an event with dates to come is found once', () => {
  it.each<[string, Record<string, Dated>, string]>([
    ['its default date is over', { [over]: flagged, [next]: {}, [last]: {} }, over],
    ['its default date is to come', { [over]: {}, [next]: flagged, [last]: {} }, next],
    ['its default date is hidden', { [next]: { ...flagged, Visible: false }, [last]: {} }, last],
    ['its default date is called off', { [next]: { ...flagged, Active: false }, [last]: {} }, last],
    ['no date is the default', { [next]: {}, [last]: {} }, next],
    ['two dates are the default', { [next]: flagged, [last]: flagged }, next],
  ])('%s', (_, dates, main) => {
    expect(found(recordsOf(dates), now).map(({ ID }) => ID)).toEqual([main]);
  });

  it.each<[string, Record<string, Dated>]>([
    ['all are over', { [over]: flagged }],
    ['the one to come is hidden', { [over]: flagged, [next]: { Visible: false } }],
    ['the one to come is called off', { [over]: flagged, [next]: { Active: false } }],
  ])('and not at all where %s', (_, dates) => {
    expect(found(recordsOf(dates), now)).toEqual([]);
  });

  it('until its last date is over', () => {
    const records = recordsOf({ [next]: flagged, [last]: {} });
    const [until, after] = [new Date('2026-12-12T18:00:00Z'), new Date('2026-12-12T18:05:00Z')];
    expect([found(records, until).length, found(records, after).length]).toEqual([1, 0]);
  });

  it('and has the day of its next visible date while the catalogue is not available', () => {
    const records = recordsOf({
      [over]: flagged,
      '2026-11-21': { Visible: false },
      [next]: {},
      [last]: {},
    });
    const dayAt = (at: Date) => found(records, at).map((hit) => quickEvent(hit, 1, null, at).day);
    expect([dayAt(now), dayAt(new Date('2026-12-01T18:00:00Z'))]).toEqual([[next], [last]]);
  });
});

it('goods keep the default they were given', () => {
  const goods = recordsOf({ [over]: { ...flagged, Visible: false }, [next]: {} }, false);
  expect(goods.map(({ IsDefaultProduct }) => IsDefaultProduct)).toEqual([true, false]);
});
