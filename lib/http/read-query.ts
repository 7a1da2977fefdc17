import type { z } from 'zod';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';

/** What a query string says, by a schema; `bad-request` names the first field that is wrong or not one of the schema's. */
export function readQuery<T>(schema: z.ZodType<T>, query: URLSearchParams): Result<T, Problem> {
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  return err(problem('bad-request', { field: String(issue?.path[0] ?? unknown ?? 'query') }));
}
