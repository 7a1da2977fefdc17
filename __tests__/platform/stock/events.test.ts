/** @jest-environment node */
import { displayStatus } from '@/lib/account/order-status';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { comingEvents } from '@/lib/events/event-dates';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { expandEvent } from '@/platform/stock/events/expand-event';
import { dayOf } from '@/platform/stock/events/yearly-dates';
import { holidayDate } from '@/lib/delivery/holidays';
import { closedHolidays } from '@/platform/stock/settings/buyerxp';
import { workshops } from '@/platform/stock/events/workshops';
import { builtAt, builtOn, products, schedules, stock } from './fixture';

const events = products.filter(({ xp }) => xp.IsWorkShopEvent);
const days = ({ xp }: (typeof events)[number]) => Object.keys(xp.EventDateTimes ?? {});
const firstDay = (event: (typeof events)[number]) => days(event)[0] ?? '';
const dates = new Map(events.map((event) => [`${event.xp.ProductCode} ${firstDay(event)}`, event]));
const coming = events.filter((event) => firstDay(event) >= builtOn && event.xp.Visible);

describe('the workshops', () => {
  it('are seventy, with about 180 dates over eighteen months each way', () => {
    expect(workshops).toHaveLength(70);
    expect([dates.size >= 165, dates.size <= 215]).toEqual([true, true]);
    const all = events.map(firstDay).sort();
    expect(
      all[0]! < addChicagoDays(builtOn, -400) && all.at(-1)! > addChicagoDays(builtOn, 400),
    ).toBe(true);
    expect(
      all.every(
        (day) => day >= addChicagoDays(builtOn, -548) && day <= addChicagoDays(builtOn, 548),
      ),
    ).toBe(true);
  });

  it.each<[string, number, number]>([
    [
      'featured',
      new Set(events.filter(({ xp }) => xp.IsFeatured).map(({ xp }) => xp.ProductCode)).size,
      3,
    ],
    [
      'sold out dates',
      coming.filter(({ Inventory }) => Inventory?.QuantityAvailable === 0).length,
      4,
    ],
    [
      'dates with one seat left',
      coming.filter(({ Inventory }) => Inventory?.QuantityAvailable === 1).length,
      2,
    ],
    ['dates of the day itself', coming.filter((event) => firstDay(event) === builtOn).length, 1],
    ['dates not announced', events.filter(({ xp }) => !xp.Visible).length, 2],
  ])('have %s: %i of %i', (_, found, wanted) => {
    expect(found).toBe(wanted);
  });

  const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031];
  const builtAround = [
    ...closedHolidays.flatMap((name) => years.map((year) => [name, holidayDate(name, year)!])),
    ['the Sunday after Thanksgiving', '2026-11-29'],
    ['Christmas Eve', '2026-12-24'],
  ] as [string, string][];
  it.each(builtAround)(
    'are never held on a day on which the shops are closed, stocked on %s, %s',
    (_, today) => {
      const eventDays = workshops
        .flatMap((event, position) => expandEvent(event, position, today).products)
        .flatMap(({ xp }) => Object.keys((xp as ProductXp).EventDateTimes ?? {}));
      expect(eventDays.length).toBeGreaterThan(200);
      const closed = (day: string) =>
        chicagoWeekday(day) === 0 ||
        closedHolidays.some((name) => holidayDate(name, Number(day.slice(0, 4))) === day);
      expect(eventDays.filter(closed)).toEqual([]);
    },
  );

  it('have twenty past dates or more, six courses of several evenings, two of them across a change of the clocks', () => {
    expect(
      [...dates.values()].filter((event) => firstDay(event) < builtOn).length,
    ).toBeGreaterThanOrEqual(20);
    const courses = workshops.filter((event) =>
      [...(event.dates ?? []), ...(event.yearly ?? [])].some(({ alsoAfter }) => alsoAfter),
    );
    expect(courses.length).toBeGreaterThanOrEqual(6);
    const offset = (day: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' })
        .formatToParts(new Date(`${day}T18:00:00Z`))
        .find(({ type }) => type === 'timeZoneName')?.value;
    const across = new Set(
      events
        .filter((event) => new Set(days(event).map(offset)).size > 1)
        .map(({ xp }) => xp.ProductCode),
    );
    expect(across.size).toBeGreaterThanOrEqual(2);
  });

  it('are free or paid, and some come in sizes and glazes at one time', () => {
    const price = (code: string) => schedules.get(code)?.PriceBreaks?.[0]?.Price ?? 0;
    for (const { ID, xp } of events) expect(price(ID) > 0).toBe(xp.IsWorkshop === 1);
    expect(events.filter(({ xp }) => xp.IsWorkshop === 0).length).toBeGreaterThan(20);
    const choices = (key: 'Size' | 'Color') =>
      new Set(events.flatMap(({ xp }) => xp.SpecsOptions?.[key] ?? []));
    expect([[...choices('Size')].sort(), choices('Color').size]).toEqual([['Adult', 'Child'], 3]);
  });

  it('show a date in several sizes once', () => {
    const shown = comingEvents(
      eventsFromCommerce(
        stock.commerce.products.map((product) => ({
          ...product,
          PriceSchedule: schedules.get(product.ID),
        })) as never,
      ),
      builtAt,
    );
    for (const { sessions } of shown)
      expect(new Set(sessions.map(({ day, from }) => day + from)).size).toBe(sessions.length);
    expect(shown.find(({ code }) => code === '700237')?.sessions.length).toBeLessThanOrEqual(2);
  });

  const counts = ['one', 'two', 'three', 'four', 'five', 'six'];
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const spoken = new RegExp(
    `\\b(${counts.join('|')}) (${weekdays.join('|')}|evening|morning|meeting)s?\\b`,
    'gi',
  );
  it('meet as often and on the weekdays as their names and texts say', () => {
    const said = events.flatMap((event) =>
      [...`${event.xp.EventName}. ${event.Description}`.matchAll(spoken)].map(
        ([, count = '', what = '']) => ({ event, count, what }),
      ),
    );
    expect(said.length).toBeGreaterThan(8);
    const untrue = said.filter(({ event, count, what }) => {
      const right = weekdays.includes(what)
        ? days(event).every((day) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] === what)
        : true;
      return days(event).length !== counts.indexOf(count.toLowerCase()) + 1 || !right;
    });
    expect(
      untrue.map(
        ({ event, count, what }) => `${event.ID} ${days(event).join(' ')}: ${count} ${what}`,
      ),
    ).toEqual([]);
  });

  it('are where and when an order of the past says its seat was, and no order older than its day is still Received', () => {
    const byID = new Map(events.map((event) => [event.ID, event]));
    const lines = (stock.commerce.orders ?? [])
      .flatMap(({ lineItems }) => lineItems)
      .map((line) => ({ ...line, xp: line.xp as Record<string, string | null> }));
    const seats = lines.flatMap((line) => {
      const event = byID.get(line.ProductID);
      return event ? [{ line, event }] : [];
    });
    expect(seats.length).toBeGreaterThan(0);
    for (const { line, event } of seats)
      expect([line.xp.StoreID, line.xp.RequestedDeliveryDate]).toEqual([
        event.xp.LocationID,
        firstDay(event),
      ]);
    const old = lines.filter(({ xp }) => (xp.RequestedDeliveryDate ?? '') < builtOn);
    expect(old.length).toBeGreaterThan(10);
    expect(
      old.filter(({ xp }) => displayStatus(xp.Status) === 'Received').map(({ ID }) => ID),
    ).toEqual([]);
  });

  it('are held in rooms of stores that exist', () => {
    const stores = new Set(stock.commerce.buyerAddresses.map(({ ID }) => ID));
    expect(workshops.filter(({ storeID }) => !stores.has(storeID))).toEqual([]);
  });
});

describe('a yearly date', () => {
  it.each([
    ['Nov Thu 4', 2026, '2026-11-26'],
    ['Mar Sun 2', 2027, '2027-03-14'],
    ['May Sat 1', 2027, '2027-05-01'],
  ])('%s of %i is %s', (on, year, day) => {
    expect(dayOf(on, year)).toBe(day);
  });
});
