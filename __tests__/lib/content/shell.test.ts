/** @jest-environment node */
import type { Category } from '@/lib/catalogue/category/category';
import { getShell } from '@/lib/content/shell.server';

const tree = ['Flowers', 'WorkshopsEvents', 'GiftCards'].map(
  (id) => ({ id, name: id, articles: [], children: [] }) as unknown as Category,
);

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTreeOrNone: () => Promise.resolve(tree),
}));
jest.mock('@/lib/content/content.server', () => ({
  getMenus: () => Promise.resolve({}),
  getFooterSummary: () => Promise.resolve(''),
  getArticleLinks: () => Promise.resolve({}),
}));
jest.mock('@/lib/cache/cached', () => ({
  cached: (_kind: string, _key: string, read: () => unknown) => read(),
}));

it('gives category bars, drawers and the footer no events category (ruling 21)', async () => {
  const { categories, articles } = await getShell();
  expect(categories.map(({ id }) => id)).toEqual(['Flowers', 'GiftCards']);
  expect(Object.keys(articles)).toEqual(['Flowers', 'GiftCards']);
});
