import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { commerceProblem } from '../commerce-problem';

/** Runs work on an order and turns what other systems refused, or could not answer, into a `Problem`. Other errors are thrown on. */
export async function refusals<T>(
  work: () => Promise<Result<T, Problem> | T>,
): Promise<Result<T, Problem>> {
  try {
    const answer = await work();
    return isResult(answer) ? answer : ok(answer);
  } catch (error) {
    if (isUpstreamError(error)) return err(commerceProblem(error));
    if (error instanceof Error && error.name === 'SessionExpired')
      return err(problem('session-expired'));
    throw error;
  }
}

function isResult<T>(answer: Result<T, Problem> | T): answer is Result<T, Problem> {
  return typeof answer === 'object' && answer !== null && 'ok' in answer;
}
