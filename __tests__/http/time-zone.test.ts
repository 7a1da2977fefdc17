/** @jest-environment node */
import { linksOf } from './support/html';
import { startStorefront, type Storefront } from './support/storefront';

/** Half past ten in the evening of the last day of November in Chicago; in Tokyo it is the first of December already. */
const instant = '2026-12-01T04:30:00Z';
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

  it('shows November until it ends in Chicago', async () => {
    const main = await same('/event-calendar');
    expect(main).toContain('November 2026');
    expect(main).not.toMatch(/<h1[^>]*>[^<]*December/);
  });

  it.each([
    '/event-calendar?month=2026-12',
    '/event-calendar?month=2027-03',
    '/workshops-and-events',
    '/e/workshops',
    '/store-locator',
    '/customer-service/contact-us',
  ])('shows %s as the server in Chicago does', async (path) => {
    await same(path);
  });

  it('shows an event with the same dates, and gives the same calendar file', async () => {
    const event =
      linksOf((await chicago.get('/event-calendar?month=2026-12')).body).find((link) =>
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
