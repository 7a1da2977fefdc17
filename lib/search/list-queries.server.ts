import 'server-only';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { search } from '@/lib/upstream/search/client';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { summaryFromHit } from './from-algolia';
import type { ListAnswers } from './list-answer';
import { toSearchQuery } from './list-requests';
import type { ListQueries } from './list-schema';
import { indexTime } from './product-filters';
import type { ProductRecord } from './record';

/**
 * Answers the queries of a refined list, in order: hits as summaries, counts as the engine gives them. While the search engine does
 * not answer there are no results, and the list says so (000 §8: logged, emptied).
 */
export async function answerListQueries({ scope, requests }: ListQueries): Promise<Result<ListAnswers, Problem>> {
  try {
    const seconds = indexTime(now());
    const answers = await search<ProductRecord>(requests.map((request) => toSearchQuery(scope, request, seconds)));
    return ok({
      results: answers.map((answer, index) => ({
        index: requests[index]?.index ?? 'products',
        hits: (answer.hits ?? []).map((hit) => ({ objectID: hit.objectID, ...summaryFromHit(hit, now()) })),
        nbHits: answer.nbHits ?? 0,
        page: answer.page ?? 0,
        nbPages: answer.nbPages ?? 0,
        hitsPerPage: answer.hitsPerPage ?? 0,
        facets: answer.facets ?? {},
        facets_stats: answer.facets_stats ?? {},
        queryID: answer.queryID ?? null,
      })),
    });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    if (error.status === 400) return err(problem('bad-request'));
    log('warn', 'search-unavailable', { operation: 'list', outcome: error.kind });
    return ok({ results: null });
  }
}
