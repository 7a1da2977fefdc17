import { gunzipSync } from 'node:zlib';
import { readCounted } from '@/lib/core/read-counted';
import { err, ok, type Result } from '@/lib/core/result';

/** Why a request body was not taken. */
export type BodyFault = 'too-large' | 'unreadable';

/** The text of a request body, unzipped where the client sent gzip. `limit` in bytes, before and after unzipping. */
export async function readText(
  request: Request,
  limit: number,
): Promise<Result<string, BodyFault>> {
  const bytes = await readCounted(request, limit);
  if (!bytes) return err('too-large');
  if (request.headers.get('content-encoding') !== 'gzip')
    return ok(Buffer.from(bytes).toString('utf8'));
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: limit }).toString('utf8'));
  } catch {
    return err('unreadable');
  }
}

/** A JSON object from a request body, whatever its content type says; an empty body is an empty object. Text no database takes is unreadable. */
export async function readObject(
  request: Request,
  limit: number,
): Promise<Result<Record<string, unknown>, BodyFault>> {
  const text = await readText(request, limit);
  if (!text.ok) return text;
  if (text.value.trim() === '') return ok({});
  try {
    const value: unknown = JSON.parse(
      text.value,
      /\\u(?:0000|d[89a-f])/i.test(text.value) ? refuseUnstorable : undefined,
    );
    return isObject(value) ? ok(value) : err('unreadable');
  } catch {
    return err('unreadable');
  }
}

/** Whether a value is a plain JSON object (not null, not an array). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a database can keep a text: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('unstorable text');
  return value;
}
