/** @jest-environment node */
import { generateMetadata } from '@/app/(shop)/(internal)/hub-view/[...choice]/page';
import type { Category } from '@/lib/catalogue/category/category';

const roses = { id: 'Roses', name: 'Roses', children: [] as Category[] } as Category;
let tree: Category[] = [];

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTreeOrNone: () => Promise.resolve(tree),
}));
jest.mock('@/lib/content/content.server', () => ({ getArticles: () => Promise.resolve([]) }));
jest.mock('@/lib/seo/page-settings.server', () => ({
  settled: (metadata: object) => Promise.resolve(metadata),
}));

const titleOf = async (...choice: string[]) =>
  (await generateMetadata({ params: Promise.resolve({ choice }) })).title;

it('the title of a category’s guides has its name, and says guides once while the categories are away', async () => {
  tree = [roses];
  expect(JSON.stringify(await titleOf('-', 'Roses'))).toContain('Roses guides, Resource Hub');
  tree = [];
  const unnamed = JSON.stringify(await titleOf('-', 'Roses'));
  expect(unnamed).toContain('Care guides, Resource Hub');
});
