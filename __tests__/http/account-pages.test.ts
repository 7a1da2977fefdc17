/** @jest-environment node */
import { accountPages } from '@/lib/routes/account-path';
import { registered, visitor, type Visitor } from './support/customer';
import { headingOf } from './support/html';

const named = accountPages.map(({ page, name }) => [page, name] as const);
/** A button once the page is hydrated, a link until then. */
const logIn = /<a [^>]*href="\/account\/profile"[^>]*role="button"[^>]*>Log In<\/a>/;
const crumbsOf = (body: string) =>
  /<nav[^>]*aria-label="Breadcrumb"[\s\S]*?<\/nav>/i.exec(body)?.[0] ?? '';

describe('the pages of the account', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = visitor();
    await registered(ana);
  }, 180_000);

  it.each(named)(
    '/account/%s is headed My Account - %s, below My Account, kept by nobody and not indexed',
    async (page, name) => {
      const { status, headers, body } = await ana.send('GET', `/account/${page}`);
      expect([status, headingOf(body)]).toEqual([200, `My Account - ${name}`]);
      expect(crumbsOf(body)).toMatch(new RegExp(`href="/account/profile"[\\s\\S]*${name}`));
      expect(headers['cache-control']).toMatch(/private.*no-store/);
      expect(body).toMatch(/<meta name="robots" content="noindex/);
      expect(body).not.toContain('Ana Ruiz');
    },
  );

  it.each(named)('/account/%s is not found for a visitor, with the way to log in', async (page) => {
    const { status, headers, body } = await visitor().send('GET', `/account/${page}`);
    expect([status, headingOf(body)]).toEqual([404, '404: Page Not Found']);
    expect(body).toMatch(logIn);
    expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
  });

  it('/account leads a customer to the profile, and is the not-found page with the way to log in for a visitor', async () => {
    const { status, headers } = await ana.send('GET', '/account');
    expect([status, new URL(String(headers.location), 'http://shop').pathname]).toEqual([
      302,
      '/account/profile',
    ]);
    const door = await visitor().send('GET', '/account');
    expect([door.status, headingOf(door.body)]).toEqual([404, '404: Page Not Found']);
    expect(door.body).toMatch(logIn);
    for (const answer of [headers, door.headers])
      expect(answer['cache-control']).not.toMatch(/public|s-maxage/);
  });

  it.each(['nonsense', 'order', 'orders/ll-1', 'wish-list'])(
    '/account/%s is the not-found view below My Account',
    async (page) => {
      for (const who of [ana, visitor()]) {
        const { status, body } = await who.send('GET', `/account/${page}`);
        expect([status, headingOf(body)]).toEqual([404, '404: Page Not Found']);
        expect(crumbsOf(body)).toMatch(/href="\/account\/profile"[\s\S]*Not Found/);
      }
    },
  );

  it('/account/Orders leads to the page of the orders, customer or not (ruling 41)', async () => {
    for (const who of [ana, visitor()]) {
      const { status, headers } = await who.send('GET', '/account/Orders?page=2');
      expect([status, headers.location]).toEqual([301, '/account/orders?page=2']);
    }
  });

  it('lets only the page of the cards show the payment service’s frame', async () => {
    for (const { page } of accountPages) {
      const { headers } = await ana.send('GET', `/account/${page}`);
      expect([page, /frame-src 'none'/.test(String(headers['content-security-policy']))]).toEqual([
        page,
        page !== 'payment-methods',
      ]);
    }
  });
});
