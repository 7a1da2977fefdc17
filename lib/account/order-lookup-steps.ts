import { errorCodes, type ErrorCode, type Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import type { Result } from '@/lib/core/result';
import { orderLookupPath, orderPagePath } from '@/lib/routes/order-path';

/** Where somebody who looks an order up stands, as the address of the page says it. */
interface LookupStep {
  /** What the code is entered for; `null` while number and e-mail are. */
  lookup: string | null;
  /** Why the step before was refused; `null` for nothing. */
  problem: ErrorCode | null;
}

/** Reads the address of the look-up. What is no value of it is left out. */
export function lookupStep({ lookup, problem }: Record<string, unknown>): LookupStep {
  return {
    lookup: isId(lookup) ? lookup : null,
    problem: errorCodes.find((code) => code === problem) ?? null,
  };
}

/** Path of a step of the look-up. */
export function lookupPath({ lookup, problem }: Partial<LookupStep>): string {
  const query = new URLSearchParams({
    ...(lookup ? { lookup } : {}),
    ...(problem ? { problem } : {}),
  }).toString();
  return query ? `${orderLookupPath}?${query}` : orderLookupPath;
}

/** Where the form with number and e-mail leads: to the code, or back with what was wrong. */
export function lookupLeadsTo(answer: Result<unknown, Problem>): string {
  if (!answer.ok) return lookupPath({ problem: answer.error.code });
  const { lookup } = answer.value as { lookup: string };
  return lookupPath({ lookup });
}

/** Where the form with the code leads: to the order, or back with what was wrong. */
export function codeLeadsTo(
  answer: Result<unknown, Problem>,
  sent: Readonly<Record<string, unknown>>,
): string {
  if (answer.ok) return orderPagePath((answer.value as { token: string }).token);
  return lookupPath({
    lookup: isId(sent.lookup) ? sent.lookup : null,
    problem: answer.error.code,
  });
}
