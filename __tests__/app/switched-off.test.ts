/** @jest-environment node */
import type { ReactElement, ReactNode } from 'react';
import { group, variant } from '../components/catalogue/make-group';

const bouquet = group([variant('100310')]);
const flowers = { id: 'Flowers', name: 'Flowers', path: '/c/flowers', description: '' };
const list = { items: [], page: 1, pages: 1, total: 0 };
const customer = { kind: 'customer', accessToken: 'token' };
const shopper = {
  live: () => Promise.resolve(customer),
  call: (session: unknown, run: (session: unknown) => unknown) => run(session),
} as never;
const member = { LoyaltyID: null, LoyaltyCardNumber: '7700' };

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
jest.mock('@/components/catalogue/product/product-page', () => ({ ProductPage: () => null }));
jest.mock('@/components/catalogue/list/category-page', () => ({ CategoryPage: () => null }));
jest.mock('@/components/shell/loyalty-banner', () => ({
  LoyaltyBanner: function LoyaltyBanner() {
    return null;
  },
}));
jest.mock('@/lib/catalogue/product/product-group.server', () => ({
  getProductGroup: () => Promise.resolve(bouquet),
}));
jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTrail: () => Promise.resolve([flowers]),
  getProductTrail: () => Promise.resolve([flowers]),
  withText: () => Promise.resolve(flowers),
}));
jest.mock('@/lib/content/content.server', () => ({
  getArticlesNamed: () => Promise.resolve([]),
  getListPromos: () => Promise.resolve({}),
  getHome: () => Promise.resolve(null),
}));
jest.mock('@/lib/content/preview.server', () => ({ isPreview: () => Promise.resolve(false) }));
jest.mock('@/lib/delivery/sources.server', () => ({
  arrivalForPage: () => Promise.resolve({ words: {}, day: null, today: '2026-07-01' }),
}));
jest.mock('@/lib/search/arriving-products.server', () => ({}));
jest.mock('@/lib/catalogue/product/product-summaries.server', () => ({
  getSummariesOrNone: () => Promise.resolve([]),
}));
jest.mock('@/lib/promise/shipping-terms.server', () => ({
  getShippingTermsOrNone: () => Promise.resolve({}),
}));
jest.mock('@/lib/checkout/payment/load-payment.server', () => ({
  getOfferedWallets: () => Promise.resolve([]),
}));
jest.mock('@/lib/search/list/product-list.server', () => ({
  getCategoryList: () => Promise.resolve(list),
  queryRefinedList: () => Promise.resolve(list),
}));
jest.mock('@/lib/upstream/commerce/me', () => ({
  getMe: () => Promise.resolve({ xp: member }),
  patchMe: () => Promise.resolve({}),
}));
jest.mock('@/lib/upstream/commerce/cards', () => ({ listMyCards: () => Promise.resolve([]) }));
jest.mock('@/lib/upstream/commerce/addresses', () => ({
  listOwnAddresses: () => Promise.resolve([]),
}));
jest.mock('@/lib/upstream/app-api/payments', () => ({
  buyerFunds: () => Promise.resolve({ perks: 1250, charge: null, purchaseOrder: false }),
}));
jest.mock('@/lib/upstream/integration/client', () => ({
  enrolToLoyalty: () => Promise.resolve(member),
  loyaltyByCard: () => Promise.resolve({ Balance: 12.5, ExpirationDate: '2027-08-31' }),
}));

const variables = ['LOYALTY_DISABLED', 'IMAGE_ZOOM_DISABLED'] as const;

/** Runs with the flags as they are set for a process that just starts. */
async function withFlags<T>(off: boolean, run: () => Promise<T>): Promise<T> {
  for (const name of variables) process.env[name] = String(off);
  jest.resetModules();
  try {
    return await run();
  } finally {
    for (const name of variables) delete process.env[name];
  }
}

const params = <T>(value: T) => Promise.resolve(value);
const category = { one: 'flowers', two: '-', c: '-', page: '1' };

/** Whether a page ends with the loyalty banner. */
function hasBanner({ props }: ReactElement<{ children: ReactNode[] }>): boolean {
  return props.children.some(
    (child) => (child as { type?: { name?: string } } | null)?.type?.name === 'LoyaltyBanner',
  );
}

const bannerPages: [string, () => Promise<unknown>][] = [
  [
    'home',
    async () => {
      const { default: page } = await import('@/app/(shop)/storefront/[[...rest]]/page');
      return page({ params: params({}), searchParams: params({}) });
    },
  ],
  [
    'a category',
    async () => {
      const { default: page } =
        await import('@/app/(shop)/(internal)/category-view/[one]/[two]/[c]/[page]/page');
      return page({ params: params(category) });
    },
  ],
  [
    'a refined category',
    async () => {
      const { default: page } =
        await import('@/app/(shop)/(internal)/filtered/[one]/[[...two]]/page');
      return page({ params: params({ one: 'flowers' }), searchParams: params({ sort: 'name' }) });
    },
  ],
];

describe.each([false, true])('with the flags of specification A9 set to %s (ruling 32)', (off) => {
  it.each(bannerPages)('%s obeys the loyalty flag', async (_page, open) => {
    expect(hasBanner((await withFlags(off, open)) as never)).toBe(!off);
  });

  it('a product obeys the image-zoom flag', async () => {
    const page = await withFlags(off, async () => {
      const { default: open } =
        await import('@/app/(shop)/(internal)/product-view/[code]/[variant]/page');
      return open({ params: params({ code: '100310', variant: '-' }) });
    });
    expect((page as ReactElement<{ zoom: boolean }>).props.zoom).toBe(!off);
  });

  it('the account shows a membership, lets join and pays with it only where there is a programme', async () => {
    const [shown, joined, funds] = await withFlags(off, async () => {
      const { readPerks, joinPerks } = await import('@/lib/account/perks.server');
      const { loadFunds } = await import('@/lib/checkout/payment/load-funds.server');
      return [await readPerks(shopper), await joinPerks(shopper), await loadFunds(shopper)];
    });
    expect(shown).toMatchObject({ ok: true, value: { state: off ? 'disabled' : 'member' } });
    expect(joined.ok).toBe(!off);
    expect(funds).toMatchObject({ ok: true, value: { perks: off ? null : 1250 } });
  });
});
