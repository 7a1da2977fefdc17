import 'server-only';
import { orElseKept } from '@/lib/cache/or-else';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { ok, type Result } from '@/lib/core/result';
import { longestQuery } from '@/lib/routes/search-path';
import { search } from '@/lib/upstream/search/client';
import { bestMatches } from '../best-match';
import { categoryMatches } from '../category-matches';
import { bestsellers, getPopularSearches } from '../instead.server';
import { indexTime } from '../list/product-filters';
import { quickArticle, quickEvent, quickProduct } from './quick-rows';
import { foundNothing, noAnswer, type QuickAnswer } from './quick-search';
import type { ContentRecord, ProductRecord, SuggestionRecord } from '../record';
import { contentRequest, eventRequest, productRequest, suggestionRequest } from '../site-requests';

const rows = limits.quickRows.mobile;

/**
 * The quick search (specification A2, A9): five groups for what is typed so far, in one question to the search engine; products are the best matches
 * of 40 hits. Ten rows at most: narrow screens show ten, wide ones five.
 */
export async function quickSearch(typed: string): Promise<Result<QuickAnswer, never>> {
  const query = typed.trim().slice(0, longestQuery);
  if (query === '') return ok(noAnswer(query, true));
  return ok(await orElseKept('search', 'quick', noAnswer(query, false), () => askAll(query)));
}

async function askAll(query: string): Promise<QuickAnswer> {
  const time = indexTime(now());
  const [[products, events, care, suggestions], tree] = await Promise.all([
    search<ProductRecord & ContentRecord & SuggestionRecord>([
      productRequest(query, time, limits.quickProductHits),
      eventRequest(query, time, rows),
      contentRequest(query, rows),
      suggestionRequest(query, limits.quickSuggestions.desktop),
    ]),
    getCategoryTreeOrNone(),
  ]);
  const found = bestMatches(products?.hits ?? []);
  const [productsID, eventsID, careID] = [products, events, care].map(
    (answer) => answer?.queryID ?? null,
  ) as [string | null, string | null, string | null];
  const answer = {
    available: true,
    query,
    suggestions: (suggestions?.hits ?? []).map((hit) => hit.query),
    categories: categoryMatches(query, tree, found, limits.quickRows.desktop),
    products: {
      rows: found
        .slice(0, rows)
        .map((hit, index) => quickProduct(hit, index + 1, productsID, now())),
      queryID: productsID,
    },
    events: {
      rows: bestMatches(events?.hits ?? []).map((hit, index) =>
        quickEvent(hit, index + 1, eventsID, now()),
      ),
      queryID: eventsID,
    },
    care: {
      rows: (care?.hits ?? []).map((hit, index) => quickArticle(hit, index + 1)),
      queryID: careID,
    },
  };
  if (!foundNothing(answer)) return { ...answer, instead: null };
  const [popular, sold] = await Promise.all([getPopularSearches(), bestsellers()]);
  return {
    ...answer,
    instead: {
      popular,
      products: sold.map((hit, index) => quickProduct(hit, index + 1, null, now())),
    },
  };
}
