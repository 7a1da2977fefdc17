/** @jest-environment node */
import ProductRoute from '@/app/(shop)/(internal)/product-view/[code]/[variant]/page';
import { group, variant } from '../components/catalogue/make-group';

const lifetimes: number[] = [];
const bouquet = group([variant('100310')]);
const candle = {
  ...group([variant('200101')]).summary,
  productCode: '200101',
  title: 'First Snow Candle',
};

jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], { revalidate }: { revalidate: number }) => {
    lifetimes.push(revalidate);
    return read;
  },
}));
jest.mock('@/components/catalogue/product/product-page', () => ({ ProductPage: () => null }));
jest.mock('@/lib/catalogue/product/product-group.server', () => ({
  getProductGroup: () => Promise.resolve(bouquet),
}));
jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getProductTrail: () => Promise.resolve([{ id: 'Flowers', name: 'Flowers', path: '/c/flowers' }]),
}));
jest.mock('@/lib/content/content.server', () => ({ getArticlesNamed: () => Promise.resolve([]) }));
jest.mock('@/lib/promise/shipping-terms.server', () => ({
  getShippingTermsOrNone: () => Promise.resolve({}),
}));
jest.mock('@/lib/checkout/payment/load-payment.server', () => ({
  getOfferedWallets: () => Promise.resolve([]),
}));
jest.mock('@/lib/search/list/product-list.server', () => ({
  getCategoryList: (id: string) =>
    Promise.resolve({ items: id === 'HomeGifts_Candles' ? [candle] : [] }),
}));

afterEach(() => {
  jest.useRealTimers();
  lifetimes.length = 0;
});

it.each([
  ['2026-10-31T23:58:00-05:00', [], 120],
  ['2026-11-01T00:00:00-05:00', ['First Snow Candle'], 25 * 3600],
  ['2026-12-31T23:59:30-06:00', ['First Snow Candle'], 30],
])(
  'small things of a season, at %s: %j, on a page that lives until midnight at most',
  async (at, titles, seconds) => {
    jest.useFakeTimers({ now: new Date(at) });
    const { props } = (await ProductRoute({
      params: Promise.resolve({ code: '100310', variant: '-' }),
    })) as React.ReactElement<{ also: { title: string }[] }>;
    expect(props.also.map(({ title }) => title)).toEqual(titles);
    expect(Math.min(...lifetimes)).toBe(seconds);
  },
);
