/** @jest-environment node */
import { accountPages } from '@/lib/routes/account-path';
import { registered, visitor, type Visitor } from './support/customer';
import { headingOf } from './support/html';

const named = accountPages.map(({ page, name }) => [page, name] as const);
const crumbsOf = (body: string) => /<nav[^>]*aria-label="Breadcrumb"[\s\S]*?<\/nav>/i.exec(body)?.[0] ?? '';

describe('the pages of the account', () => {
  let ana: Visitor;
  beforeAll(async () => {
    ana = visitor();
    await registered(ana);
  }, 60_000);

  it.each(named)('/account/%s is headed My Account - %s, below My Account, kept by nobody and not indexed', async (page, name) => {
    const { status, headers, body } = await ana.send('GET', `/account/${page}`);
    expect([status, headingOf(body)]).toEqual([200, `My Account - ${name}`]);
    expect(crumbsOf(body)).toMatch(new RegExp(`href="/account/profile"[\\s\\S]*${name}`));
    expect(headers['cache-control']).toMatch(/private.*no-store/);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(body).not.toContain('Ana Ruiz');
  });

  it.each(named)('/account/%s is not found for a visitor, with the way to log in', async (page) => {
    const { status, headers, body } = await visitor().send('GET', `/account/${page}`);
    expect([status, headingOf(body)]).toEqual([404, '404: Page Not Found']);
    expect(body).toMatch(/<button[^>]*>Log In<\/button>/);
    expect(headers['cache-control']).not.toMatch(/public|s-maxage/);
  });

  it.each(['nonsense', 'Orders', 'orders/LL-1', 'wish-list'])('/account/%s is the not-found view below My Account', async (page) => {
    for (const who of [ana, visitor()]) {
      const { status, body } = await who.send('GET', `/account/${page}`);
      expect([status, headingOf(body)]).toEqual([404, '404: Page Not Found']);
      expect(crumbsOf(body)).toMatch(/href="\/account\/profile"[\s\S]*Not Found/);
    }
  });

  it('lets only the page of the cards show the payment service’s frame', async () => {
    for (const { page } of accountPages) {
      const { headers } = await ana.send('GET', `/account/${page}`);
      expect([page, /frame-src 'none'/.test(String(headers['content-security-policy']))]).toEqual([page, page !== 'payment-methods']);
    }
  });
});
