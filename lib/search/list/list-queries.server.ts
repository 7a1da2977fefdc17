import 'server-only';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import type { Who } from '@/lib/limits/refusals';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { ListAnswers } from './list-answer';
import { askList } from './product-list.server';
import type { ListQueries } from './list-schema';
import { withShownCategories } from './list-page';

/**
 * Answers the queries of a refined list, in order: hits as summaries, counts as the engine gives them, of categories only those shown
 * today. Each counts (`rate-limited`). While the search engine does not answer there are no results, and the list says so (specification A8: logged, emptied).
 */
export async function answerListQueries(
  { scope, requests }: ListQueries,
  who: Who,
): Promise<Result<ListAnswers, Problem>> {
  if (!(await mayAttempt('search', who, requests.length))) return err(problem('rate-limited'));
  try {
    const [answers, tree] = await Promise.all([askList(scope, requests), getCategoryTreeOrNone()]);
    return ok({ results: withShownCategories(answers, tree) });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    if (error.status === 400) return err(problem('bad-request'));
    log('warn', 'search-unavailable', { operation: 'list', outcome: error.kind });
    return ok({ results: null });
  }
}
