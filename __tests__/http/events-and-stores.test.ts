/** @jest-environment node */
import { canonicalOf, headingOf, jsonLdOf, linksOf } from './support/html';
import { request } from './support/request';

const typesOf = (html: string) =>
  jsonLdOf(html)
    .flatMap((node) => node['@type'])
    .map(String);
const pathOf = (address: string | null) =>
  address ? new URL(address).pathname + new URL(address).search : null;

/** The first event page that the calendar of this and the next months links. */
async function anEvent(): Promise<string> {
  for (const path of ['/event-calendar', '/workshops-and-events', '/e/workshops']) {
    const found = linksOf((await request(path)).body).find((link) =>
      /^\/event\/[^/?]+$/.test(link),
    );
    if (found) return found;
  }
  throw new Error('No event is linked.');
}

describe('events and stores in their first HTML', () => {
  let event: string;
  beforeAll(async () => {
    event = await anEvent();
  });

  it.each([
    ['/workshops-and-events', ['BreadcrumbList']],
    ['/event-calendar', ['BreadcrumbList']],
    ['/e/workshops', ['BreadcrumbList']],
    ['/e/talks-walks', ['BreadcrumbList']],
    ['/store-locator', ['BreadcrumbList']],
    ['/information/resource-hub', ['BreadcrumbList']],
    ['/customer-service/contact-us', ['BreadcrumbList']],
    ['/customer-service/frequently-asked-questions', ['BreadcrumbList']],
  ])('%s: 200, its own canonical link, one heading, structured data', async (path, types) => {
    const { status, body } = await request(path);
    expect([status, pathOf(canonicalOf(body))]).toEqual([200, path]);
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(typesOf(body)).toEqual(expect.arrayContaining(types));
  });

  it('an event: dates with place and offer, as the page shows them', async () => {
    const { status, body } = await request(event);
    expect([status, pathOf(canonicalOf(body))]).toEqual([200, event]);
    const events = jsonLdOf(body).filter((node) => String(node['@type']).endsWith('Event'));
    expect(events.length).toBeGreaterThan(0);
    for (const node of events) {
      expect(String(node.startDate)).toMatch(
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?[-+]0[56]:00$/,
      );
      expect(node).toHaveProperty('location.address');
      if (Date.parse(String(node.startDate)) > Date.now()) expect(node).toHaveProperty('offers');
    }
    expect(String(events[0]?.name)).toContain(
      headingOf(body).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    );
  });

  it('an event’s calendar file: UTC, a stable identifier, 404 for a date it does not have', async () => {
    const { body } = await request(event);
    const file = [...body.matchAll(/href="(\/api\/events\/[^"]+\/calendar\/[^"]+)"/g)].map(
      ([, link = '']) => link,
    )[0];
    expect(file).toBeDefined();
    const [first, second] = [await request(file ?? ''), await request(file ?? '')];
    expect([first.status, first.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ]);
    expect(first.body).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
    const uid = (text: string) => /\r\nUID:(.+)\r\n/.exec(text)?.[1];
    expect(uid(first.body)).toBeTruthy();
    expect(uid(second.body)).toBe(uid(first.body));
    expect((await request((file ?? '').replace(/[^/]+$/, 'no-such-date'))).status).toBe(404);
  });

  it('a store: its address, phone and hours', async () => {
    const store =
      linksOf((await request('/store-locator')).body).find((link) =>
        /^\/store-locator\/.+/.test(link),
      ) ?? '';
    const { status, body } = await request(store);
    expect([status, pathOf(canonicalOf(body))]).toEqual([200, store]);
    const [node] = jsonLdOf(body).filter((candidate) =>
      [candidate['@type']]
        .flat()
        .some((type) => ['Florist', 'GardenStore', 'LocalBusiness'].includes(String(type))),
    );
    expect(node?.name).toBe(headingOf(body).replaceAll('&amp;', '&'));
    expect(body).toContain((node?.address as { streetAddress: string }).streetAddress);
    expect(node).toHaveProperty('openingHoursSpecification');
    expect(String(node?.telephone).replace(/\D/g, '').slice(-10)).toMatch(/^\d{3}555\d{4}$/);
  });

  it('contact: the order line, the week and every store', async () => {
    const [stores, { body }] = [
      linksOf((await request('/store-locator')).body).filter((link) =>
        /^\/store-locator\/.+/.test(link),
      ),
      await request('/customer-service/contact-us'),
    ];
    const contact = linksOf(body);
    expect(stores.length).toBeGreaterThan(4);
    expect(stores.filter((link) => !contact.includes(link))).toEqual([]);
    expect(body).toContain('href="tel:+16125550142"');
    expect(
      ['Monday', 'Sunday', 'Hours this week'].filter((words) => !body.includes(words)),
    ).toEqual([]);
  });

  it('questions: each opens on its answer without a script', async () => {
    const { body } = await request('/customer-service/frequently-asked-questions');
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect(main.match(/<details/g)?.length).toBeGreaterThanOrEqual(10);
    expect(main).toContain('id="do-gift-cards-expire"');
  });

  it.each([
    '/e/no-such-kind',
    '/e/workshops/no-such-kind',
    '/e/workshops/a/b',
    '/e/flowers',
    '/event/no-such-event',
    '/event/999999',
    '/event/%20',
    '/event/a/b',
    '/store-locator/no-such-store',
    '/store-locator/woodbury',
    '/store-locator/lyndale/more',
    '/event-calendar/more',
    '/workshops-and-events/more',
    '/event-calendar?month=2026-13',
    '/event-calendar?admission=x',
    '/event-calendar?category=no-such-kind',
    '/information/resource-hub?tag=no-such-tag',
    '/information/resource-hub/no-such-article',
    '/customer-service/contact-us/more',
    '/calendar-view/none',
    '/calendar-view/-/-/-/x',
  ])('%s: not found, as a whole page', async (path) => {
    const { status, body } = await request(path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(headingOf(body)).not.toBe('');
  });

  it.each([['category=workshops'], ['admission=free'], ['featured=1']])(
    'the calendar narrowed by %s is not indexed',
    async (query) => {
      const { status, headers } = await request(`/event-calendar?${query}`);
      expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    },
  );

  it('a ZIP lies where the list of cities or the maps service says; nowhere else, and never by accident', async () => {
    const near = async (zip: string) => {
      const { status, body } = await request(`/api/stores/near?zip=${zip}`);
      return { status, ...(JSON.parse(body) as { city?: string; location?: { lat: number } }) };
    };
    expect(await near('55424')).toMatchObject({
      status: 200,
      location: { lat: expect.any(Number) as number },
    });
    expect(await near('55901')).toMatchObject({
      status: 200,
      city: 'Rochester',
      location: { lat: expect.closeTo(44, 0) as number },
    });
    expect(await near('60601')).toMatchObject({ status: 200, city: 'Chicago' });
    expect((await near('00000')).status).toBe(404);
    expect((await near('5542')).status).toBe(422);
    expect((await near('%27%20or%201')).status).toBe(422);
  });
});

describe('what the header says of today', () => {
  it.each([
    ['/api/stores/today', 200, /^(Twin Cities from .+)?$/],
    ['/api/stores/today?zip=55408', 200, /^(To 55408, .+)?$/],
    ['/api/stores/today?zip=90210', 200, /^(To 90210 by parcel, .+)?$/],
  ])('%s', async (path, status, words) => {
    const answer = await request(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
    const { hours, arrival } = JSON.parse(answer.body) as { hours: string; arrival: string };
    expect(hours).toMatch(/^(Open now until|Closed)/);
    expect(arrival).toMatch(words);
  });

  it.each(['554', '55408-1', 'x', ''])('refuses the ZIP "%s"', async (zip) => {
    expect((await request(`/api/stores/today?zip=${encodeURIComponent(zip)}`)).status).toBe(400);
  });
});
