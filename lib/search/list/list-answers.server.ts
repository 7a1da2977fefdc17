import 'server-only';
import type { SearchResponse } from 'algoliasearch/lite';
import { now } from '@/lib/core/time/clock';
import { search } from '@/lib/upstream/search/client';
import { filteredColors } from '../color-pictures';
import { summaryFromHit } from '../from-algolia';
import { arrivingClasses } from '../delivery-classes.server';
import type { ListAnswer } from './list-answer';
import { toSearchQuery, type ListRequest } from './list-requests';
import { indexTime, type ProductScope } from './product-filters';
import type { ProductRecord } from '../record';

/** Asks the search engine the queries of a list in one request; returns the answers in the same order. Throws `UpstreamError`. */
export async function askList(
  scope: ProductScope,
  requests: readonly ListRequest[],
): Promise<[ListAnswer, ...ListAnswer[]]> {
  const seconds = indexTime(now());
  const classes = await arrivingClasses(scope.arrives);
  const answers = await search<ProductRecord>(
    requests.map((request) => toSearchQuery(scope, request, seconds, classes)),
  );
  return requests.map((request, index) => listAnswerOf(request, answers[index])) as [
    ListAnswer,
    ...ListAnswer[],
  ];
}

/** The engine's answer to a query of a list: hits as summaries in the colors it is filtered by, counts as they are. */
export function listAnswerOf(
  { index, facetFilters }: ListRequest,
  answer: SearchResponse<ProductRecord> | undefined,
): ListAnswer {
  const colors = filteredColors(facetFilters);
  return {
    index,
    hits: (answer?.hits ?? []).map((hit) => ({
      objectID: hit.objectID,
      ...summaryFromHit(hit, now(), colors),
    })),
    nbHits: answer?.nbHits ?? 0,
    page: answer?.page ?? 0,
    nbPages: answer?.nbPages ?? 0,
    hitsPerPage: answer?.hitsPerPage ?? 0,
    facets: answer?.facets ?? {},
    facets_stats: answer?.facets_stats ?? {},
    queryID: answer?.queryID ?? null,
  };
}
