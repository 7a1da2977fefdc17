/** @jest-environment node */
import { pagesOf, type SiteSearch } from '@/lib/search/site-search';
import { pagePastEnd } from '@/lib/search/list/paging';

const found = { products: { pages: 7 }, care: { pages: 3 } } as SiteSearch;

it.each([
  [null, 7, null],
  [null, 8, 7],
  ['Products', 8, 7],
  ['CareInfo', 3, null],
  ['CareInfo', 4, 3],
  ['Events', 1, null],
  ['Events', 2, 1],
] as const)('of a search narrowed to %j page %i leads to %j', (type, page, last) => {
  expect(pagePastEnd(page, pagesOf(found, type))).toBe(last);
});
