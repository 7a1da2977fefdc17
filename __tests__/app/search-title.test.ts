/** @jest-environment node */
import { brand } from '@/lib/config/brand';
import { generateMetadata } from '@/app/(shop)/search/page';

it.each([
  ['query=lilac', 'Results for “lilac”'],
  ['query=lilac&type=Events', 'Results for “lilac”, Events'],
  ['query=lilac&type=CareInfo&page=2', 'Results for “lilac”, Care, Advice & Information, page 2'],
  ['query=lilac&page=3', 'Results for “lilac”, page 3'],
  ['', 'Search'],
])('the title of a search, %s, says which of its pages it is', async (query, name) => {
  const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(query)));
  const { title } = await generateMetadata({ searchParams });
  expect(title).toBe(`${name} | ${brand.name}`);
});
