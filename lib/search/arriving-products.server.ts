import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { getProductSummaries } from '@/lib/catalogue/product/product-summaries.server';
import { searchIndexes } from '@/lib/config/search-indexes';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { vansBring } from '@/lib/delivery/days/class-arrival';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { search } from '@/lib/upstream/search/client';
import { listedClasses } from './delivery-classes.server';
import { summaryFromHit } from './from-algolia';
import { toSearchQuery, type ListRequest } from './list/list-requests';
import { indexTime } from './list/product-filters';
import type { ProductRecord } from './record';

/** The best in the shop's own order, nothing counted. */
const best: ListRequest = {
  index: searchIndexes.products,
  page: 0,
  countsOnly: false,
  facets: [],
  facetFilters: [],
  numericFilters: [],
};

/** So many more are looked for than are shown, for those that sell out until the order of the shop is read again. */
const spare = 2;

/**
 * The first products of the shop that our own vans can bring on a Chicago day, for a cached page, which ends when one of them changes; none while that cannot be
 * known (specification A8: logged, emptied).
 */
export function productsByVan(day: ChicagoDate, count: number): Promise<ProductSummary[]> {
  return orElse('search', 'by van', [], async () => {
    const codes = await cached(
      'product-list',
      `by-van/${day}/${count}`,
      () => codesByVan(day, count * spare),
      { tags: [tags.buyerSetting('arrival'), tags.localCities] },
    );
    return (await getProductSummaries(codes))
      .filter(({ stock, notSold }) => stock !== 'out' && !notSold)
      .slice(0, count);
  });
}

async function codesByVan(day: ChicagoDate, most: number): Promise<string[]> {
  const [classes, facts] = await Promise.all([listedClasses(), deliveryFacts()]);
  const at = now();
  const brought = classes.filter((each) => vansBring(each, day, facts, at));
  if (brought.length === 0) return [];
  const [answer] = await search<ProductRecord>([
    {
      ...toSearchQuery({}, best, indexTime(at), brought),
      facets: [],
      hitsPerPage: most,
      clickAnalytics: false,
    },
  ]);
  return (answer?.hits ?? []).map((hit) => summaryFromHit(hit, at).productCode);
}
