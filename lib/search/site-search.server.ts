import 'server-only';
import type { SearchResponse } from 'algoliasearch/lite';
import { orElseKept } from '@/lib/cache/or-else';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import type { Category } from '@/lib/catalogue/category/category';
import type { ListChoice } from '@/lib/catalogue/category/list-address';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import { limits } from '@/lib/config/limits';
import { listLimits } from '@/lib/config/list-limits';
import { now } from '@/lib/core/time/clock';
import { search } from '@/lib/upstream/search/client';
import { arrivingClasses } from './delivery-classes.server';
import { bestMatches } from './best-match';
import { categoryMatches } from './category-matches';
import { contentHitFromAlgolia, summaryFromHit } from './from-algolia';
import type { ListAnswer } from './list/list-answer';
import { listAnswerOf } from './list/product-list.server';
import { leadingFacets } from './facets';
import { listPageOf, withShownCategories } from './list/list-page';
import { countedFacets, listRequests, toSearchQuery } from './list/list-requests';
import { indexTime } from './list/product-filters';
import { quickArticle, quickEvent } from './quick/quick-rows';
import type { ContentRecord, ProductRecord } from './record';
import { contentRequest, eventRequest, productRequest } from './site-requests';
import type { SiteQuestion, SiteSearch } from './site-search';

/**
 * Searches products, categories, events and articles at once, never cached; `null` when the search engine is not available (specification A8). With a
 * `choice`, that of the Products tab, the products are a list with facets, price bounds and order (ruling 40).
 */
export function searchSite(
  question: SiteQuestion,
  choice: ListChoice | null = null,
  arrives?: Arrives,
): Promise<SiteSearch | null> {
  return orElseKept('search', 'site', null, () => askAll(question, choice, arrives));
}

type ProductResults = Pick<SiteSearch, 'products' | 'list' | 'categories'>;

async function askAll(
  { query, type, page }: SiteQuestion,
  choice: ListChoice | null,
  arrives?: Arrives,
): Promise<SiteSearch> {
  const time = indexTime(now());
  const [carePage, productPage] = type === 'CareInfo' ? [page, 1] : [1, page];
  const products = choice
    ? listQuestions(query, productPage, choice, time, await arrivingClasses(arrives))
    : overviewQuestions(query, productPage, time);
  const [[events, care, ...rest], tree] = await Promise.all([
    search<ProductRecord & ContentRecord>([
      eventRequest(query, time),
      contentRequest(query, listLimits.searchHitsPerPage, carePage),
      ...products.requests,
    ]),
    getCategoryTreeOrNone(),
  ]);
  const eventHits = bestMatches(events?.hits ?? []);
  const [eventsID, careID] = [events?.queryID ?? null, care?.queryID ?? null];
  return {
    ...products.read(rest, tree),
    events: {
      items: eventHits.map((hit, index) => quickEvent(hit, index + 1, eventsID, now())),
      total: eventHits.length,
      queryID: eventsID,
    },
    care: {
      items: (care?.hits ?? []).map((hit, index) => ({
        ...contentHitFromAlgolia(hit),
        ...quickArticle(hit, (carePage - 1) * listLimits.searchHitsPerPage + index + 1),
      })),
      page: carePage,
      pages: care?.nbPages ?? 0,
      total: care?.nbHits ?? 0,
      queryID: careID,
    },
  };
}

/** The products beside all else that is found. */
function overviewQuestions(query: string, page: number, time: number) {
  return {
    requests: [productRequest(query, time, listLimits.searchHitsPerPage, page)],
    read: (
      [answer]: SearchResponse<ProductRecord>[],
      tree: readonly Category[],
    ): ProductResults => {
      const found = bestMatches(answer?.hits ?? []);
      return {
        products: {
          items: found.map((hit) => summaryFromHit(hit, now())),
          page,
          pages: answer?.nbPages ?? 0,
          total: answer?.nbHits ?? 0,
          queryID: answer?.queryID ?? null,
        },
        list: null,
        categories: categoryMatches(query, tree, found, limits.quickRows.mobile),
      };
    },
  };
}

/** The list of the Products tab, and how many products there are without what is chosen. */
function listQuestions(
  query: string,
  page: number,
  choice: ListChoice,
  time: number,
  classes: readonly string[] | null,
) {
  const listed = listRequests(choice, page);
  const all = {
    ...listed[0],
    page: 0,
    countsOnly: true,
    facets: listed.length > 1 ? countedFacets : [],
    facetFilters: [],
    numericFilters: [],
  };
  return {
    requests: [
      ...listed.map((request) => toSearchQuery({ query }, request, time, classes)),
      toSearchQuery({ query }, all, time),
    ],
    read: (answers: SearchResponse<ProductRecord>[], tree: readonly Category[]): ProductResults => {
      const read = listed.map((request, index) => listAnswerOf(request, answers[index])) as [
        ListAnswer,
        ...ListAnswer[],
      ];
      const counted = listAnswerOf(all, answers[listed.length]);
      const list = listPageOf(withShownCategories(read, tree));
      const whole = listed.length > 1 ? listPageOf(withShownCategories([counted], tree)) : list;
      const { items, page: shown, pages, queryID } = list;
      return {
        products: {
          items,
          page: shown,
          pages,
          queryID,
          total: answers[listed.length]?.nbHits ?? 0,
        },
        list: { ...list, leading: leadingFacets(whole.facets, whole.total) },
        categories: categoryMatches(query, tree, [], limits.quickRows.mobile),
      };
    },
  };
}
