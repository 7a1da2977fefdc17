/** @jest-environment node */
import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { monthName } from '@/lib/core/time/day-words';
import { holidayDate } from '@/lib/delivery/holidays';
import { addMonths, currentMonth, lastDayOf, monthWords } from '@/lib/events/calendar/month';
import { closedHolidays } from '@/platform/stock/settings/buyerxp';
import { linksOf } from './support/html';
import { startStorefront, type Storefront } from './support/storefront';

/** A month from this one on; the stores open on the day after it. */
const month =
  [0, 1, 2, 3]
    .map((ahead) => addMonths(currentMonth(new Date()), ahead))
    .find((of) => areOpenOn(`${addMonths(of, 1)}-01`)) ?? '';
const next = addMonths(month, 1);
/** Half past ten in the evening of its last day in Chicago; in Tokyo the next month has begun already. */
const instant = chicagoInstant(lastDayOf(month), '22:30').toISOString();
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('a server in Tokyo', () => {
  let tokyo: Storefront;
  let chicago: Storefront;
  beforeAll(async () => {
    [tokyo, chicago] = (await Promise.all(
      ['Asia/Tokyo', 'America/Chicago'].map((zone) => startStorefront(zone, instant)),
    )) as [Storefront, Storefront];
  }, 180_000);
  afterAll(() => Promise.all([tokyo.stop(), chicago.stop()]));

  /** The page of both, which must be the same. */
  const same = async (path: string) => {
    const [there, here] = await Promise.all([tokyo.get(path), chicago.get(path)]);
    expect([path, there.status, here.status]).toEqual([path, 200, 200]);
    expect(mainOf(there.body)).toBe(mainOf(here.body));
    return mainOf(there.body);
  };

  it('shows a month until it ends in Chicago', async () => {
    const main = await same('/event-calendar');
    expect(main).toContain(monthWords(month));
    expect(main).not.toMatch(new RegExp(`<h1[^>]*>[^<]*${monthName(next)}`));
  });

  it.each([
    `/event-calendar?month=${next}`,
    `/event-calendar?month=${addMonths(month, 4)}`,
    '/workshops-and-events',
    '/e/workshops',
    '/store-locator',
    '/customer-service/contact-us',
  ])('shows %s as the server in Chicago does', async (path) => {
    await same(path);
  });

  it('shows an event with the same dates, and gives the same calendar file', async () => {
    const event =
      linksOf((await chicago.get(`/event-calendar?month=${next}`)).body).find((link) =>
        /^\/event\/[^/?]+$/.test(link),
      ) ?? '';
    const main = await same(event);
    const [file = ''] = linksOf(main).filter((link) => link.includes('/calendar/'));
    const [there, here] = await Promise.all([tokyo.get(file), chicago.get(file)]);
    expect([there.status, there.body.replace(/DTSTAMP:.*/g, '')]).toEqual([
      200,
      here.body.replace(/DTSTAMP:.*/g, ''),
    ]);
    expect(there.body).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  });

  it('knows whether the stores are open now by Chicago’s clock', async () => {
    const [there, here] = await Promise.all(
      [tokyo, chicago].map(
        async (shop) =>
          JSON.parse((await shop.get('/api/stores/hours')).body) as {
            open: boolean;
            words: string;
          },
      ),
    );
    expect([there?.open, there?.words]).toEqual([here?.open, here?.words]);
    expect(there?.open).toBe(false);
    expect(there?.words).toMatch(/opens tomorrow/);
  });
});

/** Whether the stocked stores open on a day. */
function areOpenOn(day: ChicagoDate): boolean {
  const year = Number(day.slice(0, 4));
  return (
    chicagoWeekday(day) !== 0 && !closedHolidays.some((name) => holidayDate(name, year) === day)
  );
}
