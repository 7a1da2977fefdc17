/** @jest-environment node */
import FilteredRoute from '@/app/(shop)/(internal)/filtered/[one]/[[...two]]/page';
import type { Category } from '@/lib/catalogue/category/category';

const giftCards = { id: 'GiftCards', name: 'Gift Cards', path: '/c/gift-cards', children: [] };

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTrail: () => Promise.resolve([giftCards]),
  withText: (category: Category) => Promise.resolve(category),
}));
jest.mock('@/lib/search/list/product-list.server', () => ({
  queryRefinedList: () => Promise.reject(new Error('There is no such list.')),
}));
jest.mock('@/lib/content/content.server', () => ({ getListPromos: () => Promise.resolve({}) }));

it.each([{ price: '1-5' }, { sort: 'name', page: '2' }])(
  'gift cards, which are no list, refined by %p: the page where they are bought',
  async (query) => {
    const page = FilteredRoute({
      params: Promise.resolve({ one: 'gift-cards' }),
      searchParams: Promise.resolve(query),
    });
    await expect(page).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;replace;\/c\/gift-cards;307;/) as string,
    });
  },
);
