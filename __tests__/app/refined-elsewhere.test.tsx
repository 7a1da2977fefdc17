/** @jest-environment node */
import FilteredRoute from '@/app/(shop)/(internal)/filtered/[one]/[[...two]]/page';
import type { Category } from '@/lib/catalogue/category/category';

const giftCards = { id: 'GiftCards', name: 'Gift Cards', path: '/c/gift-cards' };
const events = { id: 'WorkshopsEvents', name: 'Events', path: '/c/workshops-events' };
const talks = { id: 'WorkshopsEvents_Talks', name: 'Talks', path: '/c/workshops-events/talks' };
const moved = { id: 'Roses', name: 'Roses', path: '/c/flowers', redirect: '/c/flowers' };
const trails: Record<string, object[]> = {
  'gift-cards': [giftCards],
  'workshops-events': [events],
  talks: [events, talks],
  roses: [moved],
};

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTrail: ({ one, two }: { one: string; two: string | null }) =>
    Promise.resolve(trails[two ?? one]),
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

it.each([
  ['roses', [], '/c/flowers'],
  ['workshops-events', [], '/workshops-and-events'],
  ['workshops-events', ['talks'], '/workshops-and-events'],
])(
  '%s %p, which are no list of their own, refined: where their plain address leads',
  async (one, two, place) => {
    const page = FilteredRoute({
      params: Promise.resolve({ one, two }),
      searchParams: Promise.resolve({ sort: 'name' }),
    });
    await expect(page).rejects.toMatchObject({ digest: `NEXT_REDIRECT;replace;${place};308;` });
  },
);
