import { z } from 'zod';
import { commerceCode } from '@/lib/cart/change/refusals';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { changesSchema } from '@/lib/orders/change-schema';
import type { SubmitAnswer } from '@/lib/orders/calculated-order';

/** The state of a submit for the browser: placed with its confirmation, or still being determined (ruling 10). */
export type SubmitOutcome =
  { state: 'placed'; userID: string; orderID: string } | { state: 'checking' };

const submitAnswer = z.discriminatedUnion('Status', [
  z.object({
    Status: z.literal('Submitted'),
    OrderID: z.string(),
    UserID: z.string(),
    Total: z.number(),
    Link: z.string().optional(),
  }),
  z.object({ Status: z.literal('Pending'), OrderID: z.string() }),
  z.object({
    Status: z.literal('Refused'),
    OrderID: z.string(),
    Code: z.string(),
    IDs: z.array(z.string()).optional(),
    Changes: changesSchema,
    RetryAfter: z.number().optional(),
    Spent: z.literal(true).optional(),
  }),
]);

/** Narrows an answer of `submitorder`. Throws on a wrong shape. */
export function parseSubmitAnswer(answer: unknown): SubmitAnswer {
  return submitAnswer.parse(answer);
}

/** The outcome that a submit's answer has for the shopper. A refusal is final: nothing was submitted, no charge remains. */
export function submitOutcome(answer: SubmitAnswer): Result<SubmitOutcome, Problem> {
  if (answer.Status === 'Submitted')
    return ok({ state: 'placed', userID: answer.UserID, orderID: answer.OrderID });
  if (answer.Status === 'Pending') return ok({ state: 'checking' });
  const { Code, IDs = [], Changes = [], RetryAfter: retryAfter, Spent: spent } = answer;
  return err(
    problem(commerceCode(Code) ?? 'cannot-process', {
      ...(IDs.length > 0 ? { ids: IDs } : {}),
      ...(Changes.length > 0 ? { changes: Changes } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(spent ? { spent } : {}),
    }),
  );
}
