import type { Context } from 'hono';
import { isObject, readObject, readText } from '@/platform/wire/body';
import { SearchFault } from '../fault';
import type { SearchIndexes } from '../index/indexes';
import type { SearchIndex } from '../index/search-index';

const LIMIT = 20_000_000;

/** The JSON object of a request body, whatever content type the client gave it (browsers send text/plain). */
export async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body = await readObject(c.req.raw, LIMIT);
  if (body.ok) return body.value;
  if (body.error === 'too-large') throw new SearchFault(413, 'Record is too big');
  throw new SearchFault(400, 'Invalid JSON');
}

/** The list of objects that a request body is. */
export async function objectsOf(c: Context): Promise<Record<string, unknown>[]> {
  const text = await readText(c.req.raw, LIMIT);
  const list: unknown = text.ok ? parsed(text.value) : null;
  if (Array.isArray(list) && list.every(isObject)) return list;
  throw new SearchFault(400, 'Invalid JSON, expected an array of objects');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The list of objects under a key of a body; anything else is a 400. */
export function listOf(body: Record<string, unknown>, key: string): Record<string, unknown>[] {
  const list = body[key];
  if (Array.isArray(list) && list.every((item) => typeof item === 'object' && item !== null))
    return list;
  throw new SearchFault(400, `Invalid value for "${key}", expected an array of objects`);
}

/** The index of that name; 404 where there is none. */
export function indexOf(indexes: SearchIndexes, name: unknown): SearchIndex {
  const index = typeof name === 'string' ? indexes.get(name) : undefined;
  if (!index) throw new SearchFault(404, `Index ${String(name)} does not exist`);
  return index;
}
