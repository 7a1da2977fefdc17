import 'server-only';
import { searchIndexes } from '@/lib/config/search-indexes';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { now } from '@/lib/core/time/clock';
import { search } from '@/lib/upstream/search/client';
import { indexTime, productFilters } from './product-filters';

/** Queries the search engine takes in one request. */
const mostQueries = 50;

/** Which of some categories have products to show, cached; throws `UpstreamError` when there is no copy to serve. */
export async function filledCategories(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(
    await cached('product-list', `filled/${ids.join()}`, () => ask(ids), {
      tags: [tags.catalogue, tags.categoryTree],
    }),
  );
}

async function ask(ids: readonly string[]): Promise<string[]> {
  const time = indexTime(now());
  const filled: string[] = [];
  for (let from = 0; from < ids.length; from += mostQueries) {
    const some = ids.slice(from, from + mostQueries);
    const answers = await search(
      some.map((categoryID) => ({
        indexName: searchIndexes.products,
        filters: productFilters({ categoryID }, time),
        hitsPerPage: 0,
      })),
    );
    filled.push(...some.filter((_, index) => (answers[index]?.nbHits ?? 0) > 0));
  }
  return filled;
}
