import { renderToStaticMarkup } from 'react-dom/server';
import { CalendarItem } from '@/components/events/calendar-item';
import { CalendarList } from '@/components/events/calendar-list';
import { EventBooking } from '@/components/events/event-booking';
import { EventCard } from '@/components/events/event-card';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import type { CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import type { EventSession, ShopEvent } from '@/lib/events/event';
import { rowsNow } from '@/lib/events/calendar/event-rows.server';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { nextEventChange } from '@/lib/events/events.server';
import { comingEvents, comingSessions, mainSession } from '@/lib/events/event-dates';
import { seatStates } from '@/lib/events/event-state';
import { listedProduct } from '@/lib/orders/listed-product';
import { outOfStockLines, saleProblem, unavailableLines } from '@/lib/orders/availability';
import { seatAtItsEvent, seatHolds } from '@/lib/orders/seat';
import type { QuickEvent } from '@/lib/search/quick/quick-search';
import { eventJsonLd } from '@/lib/seo/json-ld/event-json-ld';
import { eventPages } from '@/lib/seo/sitemap/sitemap-pages';
import { orderLine } from '@/__tests__/lib/orders/order-line';
import { pickupStore } from '@/scripts/prove/promise/makers';
import { products, schedules } from '@/__tests__/platform/stock/fixture';

const minute = 60_000;
const day = 24 * 60 * minute;
const rows = products
  .filter(({ xp }) => xp.IsWorkShopEvent)
  .map((product) => ({ ...product, PriceSchedule: schedules.get(product.ID) }));
const byID = new Map(rows.map((row) => [row.ID, row]));
const events = eventsFromCommerce(rows as never);
const dates = events.flatMap((event) => event.sessions.map((session) => ({ event, session })));

type Product = (typeof rows)[number];

/** The instants of one stocked date, read straight off its product. */
function timesOf({ xp }: Product) {
  const days = Object.entries(xp.EventDateTimes ?? {}).sort(([a], [b]) => a.localeCompare(b));
  const [[firstDay, hours], [lastDay, lastHours]] = [days[0]!, days.at(-1)!];
  return {
    opens: chicagoInstant(xp.ReleaseDate1!),
    starts: chicagoInstant(firstDay, hours.slice(0, 5)),
    ends: chicagoInstant(lastDay, lastHours.slice(6)),
  };
}

/** What is true of a stocked product at an instant, by the specification's own words and nothing of the shop's code. */
function truthOf(
  product: Product,
  now: Date,
): 'over' | 'under-way' | 'sold-out' | 'not-yet' | 'bookable' {
  const { opens, starts, ends } = timesOf(product);
  if (now >= ends) return 'over';
  if (now >= starts) return 'under-way';
  if ((product.Inventory?.QuantityAvailable ?? 0) - (product.xp.SafetyStock ?? 0) <= 0)
    return 'sold-out';
  return now < opens ? 'not-yet' : 'bookable';
}

const best = ['bookable', 'not-yet', 'sold-out', 'under-way', 'over'] as const;
const said: Record<(typeof best)[number], RegExp> = {
  bookable: /Seats available|A few seats left/,
  'not-yet': /Registration opens \w+, \w+ \d/,
  'sold-out': /Sold out/,
  'under-way': /Under way/,
  over: /^$/,
};
const promise = /Register Now/;
const offered = {
  bookable: 'InStock',
  'not-yet': 'PreOrder',
  'sold-out': 'SoldOut',
  'under-way': null,
  over: null,
};

function instantsOf(session: EventSession): Date[] {
  const { opens, starts, ends } = timesOf(byID.get(session.productID)!);
  const [o, s, e] = [opens.getTime(), starts.getTime(), ends.getTime()];
  return [
    o - day,
    o - minute,
    o,
    (o + s) / 2,
    s - day,
    s - minute,
    s,
    (s + e) / 2,
    e - minute,
    e,
    e + minute,
    e + day,
  ].map((at) => new Date(at));
}

/** Whether a line of this product is taken by the cart (an add), and by the order that is priced and submitted. */
function cartTakes(product: Product, now: Date): { add: boolean; submit: boolean } {
  const listed = listedProduct(product as never);
  const line = orderLine({
    id: 'seat',
    productID: product.ID,
    quantity: 1,
    productXp: { ...product.xp },
  });
  const all = new Map([[product.ID, listed]]);
  const stocked = outOfStockLines([line], all).length === 0;
  const placed = seatAtItsEvent(line, product.xp, [
    pickupStore({ storeID: product.xp.LocationID ?? '' }),
  ]);
  return {
    add: saleProblem(listed, now) === null && stocked,
    submit:
      unavailableLines([line], all, now).length === 0 &&
      seatHolds(placed, product.xp, now) &&
      stocked,
  };
}

function calendarOf(entry: { event: ShopEvent; session: EventSession }, now: Date): CalendarMonth {
  const meeting = entry.session.meetings[0]!;
  return {
    month: meeting.day.slice(0, 7),
    previous: null,
    nextWithEvents: null,
    next: null,
    current: meeting.day.slice(0, 7),
    now: now.toISOString(),
    kinds: [],
    failed: false,
    weeks: [[{ date: meeting.day, entries: [{ ...entry, meeting, place: null }], note: null }]],
  };
}

const html = (element: React.ReactElement) => renderToStaticMarkup(element);
const textOf = (markup: string) =>
  markup
    .replace(/data-preview="[^"]*"/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const previewIn = (markup: string) =>
  JSON.parse(
    /data-preview="([^"]*)"/
      .exec(markup)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'") ?? 'null',
  ) as { toBook: boolean; state: string } | null;

/** A row of a search, as the search engine knows it. */
const rowOf = (code: string): QuickEvent => ({
  index: 'products',
  objectID: '1',
  position: 1,
  code,
  title: '',
  path: '',
  day: '2026-01-01',
  today: '2026-01-01',
  note: null,
  price: 0,
  priceTo: 0,
});

/** Every place that speaks of a date, with what each says of it at an instant. */
function check({ event, session }: { event: ShopEvent; session: EventSession }, now: Date): void {
  const kinds = session.offers.map(({ productID }) => truthOf(byID.get(productID)!, now));
  const truth = best.find((kind) => kinds.includes(kind))!;
  const paid = event.priceTo > 0;
  const toBook = truth === 'bookable';
  const past = truth === 'over' || session.day < chicagoDate(now);
  const at = `${event.code} ${session.productID} at ${now.toISOString()}`;

  const card = textOf(html(<EventCard event={event} session={session} place={null} now={now} />));
  expect([
    at,
    'card',
    promise.test(card),
    truth === 'over' ? !/Seats|opens|Sold out/.test(card) : said[truth].test(card),
  ]).toEqual([at, 'card', toBook && paid, true]);

  const item = html(
    <CalendarItem
      entry={{ event, session, meeting: session.meetings[0]!, place: null }}
      now={now.toISOString()}
    />,
  );
  const preview = previewIn(item);
  expect([
    at,
    'table',
    item.startsWith('<a'),
    preview?.toBook ?? null,
    preview ? said[truth].test(preview.state) : true,
  ]).toEqual([at, 'table', !past, past ? null : toBook && paid, true]);

  const list = textOf(html(<CalendarList calendar={calendarOf({ event, session }, now)} />));
  expect([at, 'list', past || said[truth].test(list)]).toEqual([at, 'list', true]);

  const coming = comingSessions(event, now);
  expect([at, 'dates of the page', coming.includes(session)]).toEqual([
    at,
    'dates of the page',
    !past,
  ]);
  if (!past) {
    const page = html(
      <EventBooking
        code={event.code}
        objectID={event.productID}
        title={event.title}
        sessions={[session]}
        states={seatStates([session], now)}
        today={chicagoDate(now)}
      />,
    );
    const button =
      /<button[^>]*>(?:(?!<button).)*(Register Now|Registration is not open yet|Sold out|Under way)/s.exec(
        page.slice(page.lastIndexOf('<button')),
      );
    expect([at, 'page', button?.[1], /aria-disabled="true"/.test(button?.[0] ?? '')]).toEqual([
      at,
      'page',
      {
        bookable: 'Register Now',
        'not-yet': 'Registration is not open yet',
        'sold-out': 'Sold out',
        'under-way': 'Under way',
        over: '',
      }[truth],
      !toBook,
    ]);
    expect([at, 'page', said[truth].test(textOf(page))]).toEqual([at, 'page', true]);
  }

  const [found] = rowsNow([rowOf(event.code)], events, now);
  const shown = mainSession(event, now);
  if (shown === session && coming.length > 0)
    expect([at, 'search', found?.day, said[truth].test(found?.note ?? '')]).toEqual([
      at,
      'search',
      session.day,
      true,
    ]);
  expect([at, 'search', found !== undefined]).toEqual([at, 'search', coming.length > 0]);

  const offers = (eventJsonLd(event, session, null, 'https://shop.example', now).offers ?? []) as {
    availability: string;
  }[];
  expect([
    at,
    'structured data',
    offers.map(({ availability }) => availability.split('/').at(-1)),
  ]).toEqual([at, 'structured data', kinds.flatMap((kind) => offered[kind] ?? [])]);
  expect([at, 'sitemap', eventPages([event], [], now).length]).toEqual([
    at,
    'sitemap',
    comingEvents([event], now).length,
  ]);

  session.offers.forEach(({ productID }, index) => {
    const bookable = kinds[index] === 'bookable';
    expect([at, 'cart', cartTakes(byID.get(productID)!, now)]).toEqual([
      at,
      'cart',
      { add: bookable, submit: bookable },
    ]);
  });
}

describe('what every place says of an event is what can be done with it', () => {
  it('stocks enough dates to tell', () => {
    expect(dates.length).toBeGreaterThan(150);
  });

  it.each(events.map((event) => [`${event.code} ${event.title}`, event] as const))(
    '%s, around its release, start and end',
    (_, event) => {
      for (const session of event.sessions)
        for (const now of instantsOf(session)) check({ event, session }, now);
    },
  );

  it('and no page outlives the next change of any of them', () => {
    const changes = dates.flatMap(({ session }) =>
      session.offers.flatMap(({ productID }) =>
        Object.values(timesOf(byID.get(productID)!)).map((instant) => instant.getTime()),
      ),
    );
    for (const change of changes.filter((_change, index) => index % 13 === 0)) {
      const before = new Date(change - 90_000);
      const until = nextEventChange(events, before).getTime();
      expect(until).toBeLessThanOrEqual(change);
    }
  });
});

describe('an event that the search engine still finds', () => {
  const row = rowOf('called-off');
  const now = new Date('2026-01-01T12:00:00Z');

  it('is left out when the catalogue does not list it: its page is not found', () => {
    expect(rowsNow([row], events, now)).toEqual([]);
    expect(rowsNow([row], [], now)).toEqual([]);
  });

  it('stays as it is while the catalogue is not available', () => {
    expect(rowsNow([row], null, now)).toEqual([row]);
  });
});
