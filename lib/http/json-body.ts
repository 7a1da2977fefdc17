import { err, ok, type Result } from '@/lib/core/result';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { isHarmless } from '@/lib/core/harmless-json';
import { readCounted } from '@/lib/core/read-counted';

/** Which media types a body may have, and how many bytes. */
export interface Accepted {
  types: RegExp;
  maxBytes: number;
}

const json: Accepted = { types: /^application\/json\s*(;|$)/i, maxBytes: 64 * 1024 };
const deepest = 16;

/**
 * Reads a request's JSON body, counted while it arrives: at most 64 KB unless `maxBytes` says less, well-formed UTF-8, 16 levels, no key that could reach a
 * prototype, no NUL character and no half of a character.
 */
export async function readJsonBody(
  request: Request,
  { types, maxBytes }: Accepted = json,
): Promise<Result<unknown, Problem>> {
  const type = request.headers.get('content-type') ?? '';
  if (!types.test(type)) return err(problem('unsupported-media-type'));
  const bytes = await readCounted(request, maxBytes);
  if (!bytes) return err(problem('payload-too-large'));
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isHarmless(value, deepest) ? ok(value) : err(problem('bad-request'));
  } catch {
    return err(problem('bad-request'));
  }
}
