/** @jest-environment node */
import { categoryPath } from '@/lib/routes/category-path';
import { allCategories } from '@/platform/stock/catalogue/all-categories';
import { allArticles } from '@/platform/stock/content/all-articles';
import { linksOf, richText } from '@/platform/stock/content/rich-text';
import { searchTermEntries } from '@/platform/stock/content/search-terms';
import { redirects } from '@/platform/stock/settings/redirects';

const forSomeDays = new Set(
  allCategories.flatMap(({ id, season, window }) => (season || window ? [categoryPath(id)] : [])),
);
const isForSomeDays = (id: string) => forSomeDays.has(categoryPath(id));
const where = <Item>(all: readonly Item[], leadsTo: (item: Item) => readonly string[]) =>
  all.flatMap((item) => leadsTo(item).filter((path) => forSomeDays.has(path)));

describe('what stands in print, in articles and under the search all year', () => {
  it('leads to no category that shows for some days alone: a redirect', () => {
    expect(forSomeDays).toContain('/c/christmas/wreaths-garland');
    expect(where(redirects, ({ destination = '' }) => [destination])).toEqual([]);
  });

  it('leads to no category that shows for some days alone: a link of an article', () => {
    expect(where(allArticles, ({ body }) => linksOf(richText(body)))).toEqual([]);
  });

  it('leads to no category that shows for some days alone: a popular search', () => {
    const popular = searchTermEntries().filter(({ fields }) => fields.popular !== undefined);
    const emptied = popular.filter(({ fields }) =>
      (fields.shelves as readonly string[] | undefined)?.every(isForSomeDays),
    );
    expect(popular).toHaveLength(6);
    expect(emptied.map(({ fields }) => fields.title)).toEqual([]);
  });
});
