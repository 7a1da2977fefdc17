import type { Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';

/** A refusal as the browser gets it: its code and the words to show. */
export interface ShopProblem extends Problem {
  text: string;
}

const unreachable: ShopProblem = {
  code: 'upstream-unavailable',
  text: 'We could not reach the shop. Please check your connection and try again.',
};

/** Asks one of the shop's own handlers. A refusal, and a network that failed, is a value. */
export async function shopFetch<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Result<T, ShopProblem>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return response.ok ? ok(answer as T) : err(problemIn(answer));
  } catch {
    return err(unreachable);
  }
}

function problemIn(answer: unknown): ShopProblem {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
  return typeof error === 'object' && error !== null && 'text' in error ? (error as ShopProblem) : unreachable;
}
