import 'server-only';
import { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { lookUpOrder, openByCode } from '@/lib/upstream/app-api/follow';
import { isRefused } from '@/lib/upstream/upstream-error';
import type { codeSchema, lookupSchema } from './order-lookup-schema';

/**
 * Looks an order up by its number and e-mail: whoever ordered is mailed a code. The answer is the same whether or not there is such an order, after the same
 * time; it names what the code is entered for. `rate-limited` after too many from one address or of one e-mail. Throws `UpstreamError`.
 */
export function askForCode({
  number,
  email,
}: z.output<typeof lookupSchema>): Promise<Result<{ lookup: string }, Problem>> {
  return orRefused(async () => {
    const parse = (answer: unknown) =>
      z.object({ data: z.object({ Lookup: z.string() }) }).parse(answer).data.Lookup;
    return { lookup: await lookUpOrder({ Number: number, Email: email }, parse) };
  });
}

/** The token of the order that a mailed code opens; `order-code-wrong` for a wrong one, one too many tries, or one that has ended. Throws `UpstreamError`. */
export function enterCode({
  lookup,
  code,
}: z.output<typeof codeSchema>): Promise<Result<{ token: string }, Problem>> {
  return orRefused(async () => {
    const parse = (answer: unknown) =>
      z.object({ data: z.object({ Token: z.string() }) }).parse(answer).data.Token;
    return { token: await openByCode({ Lookup: lookup, Code: code }, parse) };
  });
}

async function orRefused<T>(work: () => Promise<T>): Promise<Result<T, Problem>> {
  try {
    return ok(await work());
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (error.code === 'rate-limited') return err(problem('rate-limited'));
    if (error.code === 'order-code-wrong')
      return err(problem('order-code-wrong', { field: 'code' }));
    throw error;
  }
}
