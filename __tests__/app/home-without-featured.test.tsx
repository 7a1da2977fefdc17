import { render, screen } from '@testing-library/react';
import HomeRoute from '@/app/(shop)/storefront/[[...rest]]/page';
import { homeFromEntry } from '@/lib/content/from-contentful';

const block = (title: string, more = {}) => ({
  sys: { id: title },
  fields: { title, linkUrl: '/c/flowers', ...more },
});
const promos = [block('Spring bulbs'), block('Wedding flowers')];
const featured = block('This week', { productCodes: ['100310'] });
let home = {};

jest.mock('@/lib/content/content.server', () => ({
  getHome: () => Promise.resolve(homeFromEntry(home)),
}));
jest.mock('@/lib/content/preview.server', () => ({ isPreview: () => Promise.resolve(false) }));
jest.mock('@/lib/delivery/sources.server', () => ({
  arrivalForPage: () => Promise.resolve({ words: {}, day: null, today: '2026-07-01' }),
}));
jest.mock('@/lib/search/arriving-products.server', () => ({}));
jest.mock('@/lib/catalogue/product/product-summaries.server', () => ({
  getSummariesOrNone: () => Promise.resolve([]),
}));
jest.mock('@/components/shell/loyalty-banner', () => ({ LoyaltyBanner: () => null }));

it.each([
  ['that the editors left out say nothing, and every promo is shown', {}, 0],
  ['whose products cannot be had say so', { featured }, 1],
])('featured products %s', async (_, more, times) => {
  home = { promos, ...more };
  render(await HomeRoute({ params: Promise.resolve({}), searchParams: Promise.resolve({}) }));
  expect(screen.queryAllByText(/not available right now/)).toHaveLength(times);
  expect(screen.getByRole('heading', { name: 'Wedding flowers' })).toBeVisible();
  expect(screen.queryAllByRole('heading', { name: 'Spring bulbs' })).toHaveLength(1);
});
