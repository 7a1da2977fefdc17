import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse, orElseKept } from '@/lib/cache/or-else';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { allEntries } from '@/lib/content/read-entries.server';
import { search } from '@/lib/upstream/search/client';
import { bestMatches } from './best-match';
import { curatedTermOf, curatedTermType } from './curated-term';
import { indexTime } from './list/product-filters';
import type { ProductRecord } from './record';
import { productRequest } from './site-requests';

/** The searches that marketing calls popular, in its order: six at most, none while the content service is not available. */
export function getPopularSearches(): Promise<string[]> {
  return orElse('content', 'search-terms', [], () =>
    cached('content', 'search-terms', async () => {
      const found = await allEntries<Record<string, unknown>>(curatedTermType);
      return found
        .flatMap(({ sys, fields }) => curatedTermOf(sys.id, fields) ?? [])
        .filter(({ popular }) => popular !== null)
        .sort((a, b) => (a.popular ?? 0) - (b.popular ?? 0))
        .slice(0, limits.popularSearches)
        .map(({ title }) => title);
    }),
  );
}

/** Eight products of the shop's own order, what is of the season and plentiful first; none while the search engine is not available. */
export function bestsellers(): Promise<ProductRecord[]> {
  return orElseKept('search', 'bestsellers', [], async () => {
    const [answer] = await search<ProductRecord>([
      { ...productRequest('', indexTime(now()), limits.bestsellers), clickAnalytics: false },
    ]);
    return bestMatches(answer?.hits ?? []);
  });
}
