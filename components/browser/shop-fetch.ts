import type { ErrorCode, Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';

/** A refusal as the browser gets it: its code and the words to show. */
export interface ShopProblem extends Problem {
  text: string;
}

/** What is said when the shop does not answer. */
export const unreachable: ShopProblem = {
  code: 'upstream-unavailable',
  text: 'We could not reach the shop. Please check your connection and try again.',
};

const loggedOut: readonly ErrorCode[] = [
  'session-expired',
  'login-required',
  'session-not-renewed',
];

/** Whether a refusal says that nobody is logged in here any more: the session was ended, or its cookie has gone. */
export function isLoggedOut({ code }: Pick<Problem, 'code'>): boolean {
  return loggedOut.includes(code);
}

/** Whether a call was not answered, so that what it asked for may have been done or not. */
export function isUnanswered(answer: Result<unknown, Problem>): boolean {
  return !answer.ok && answer.error.code === unreachable.code;
}

const expired = new Set<() => void>();

/** Calls back when a handler says that nobody is logged in any more (`isLoggedOut`). Returns what undoes it. */
export function onSessionExpired(listener: () => void): () => void {
  expired.add(listener);
  return () => expired.delete(listener);
}

/** Asks one of the shop's own handlers. A refusal, and a network that failed, is a value. */
export async function shopFetch<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result<T, ShopProblem>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer as T);
    const problem = problemIn(answer);
    if (isLoggedOut(problem)) for (const listener of expired) listener();
    return err(problem);
  } catch {
    return err(unreachable);
  }
}

function problemIn(answer: unknown): ShopProblem {
  const error =
    typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  return typeof error === 'object' && error !== null && 'text' in error
    ? (error as ShopProblem)
    : unreachable;
}
