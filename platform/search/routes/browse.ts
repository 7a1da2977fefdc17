import { err, ok, type Result } from '@/lib/core/result';
import { isObject } from '@/platform/wire/body';
import { buildHits } from '../query/hits';
import { readParams } from '../query/params';
import { findCandidates, type SearchAnswer } from '../query/run-query';
import type { SearchIndex } from '../index/search-index';
import { declaredFacets } from '../index/settings';

const MOST = 1000;

interface Cursor {
  raw: Record<string, unknown>;
  /** The last ordinal that was given out: ordinals outlive writes, so a walk misses nothing that was there all along. */
  after: number;
}

/** Walks over every record a query finds, up to 1,000 at a time, without ranking. The error is the vendor's sentence for a 400. */
export function browse(
  index: SearchIndex,
  { cursor, ...query }: Record<string, unknown>,
): Result<SearchAnswer, string> {
  const started = performance.now();
  const place = cursor === undefined ? { raw: query, after: -1 } : readCursor(cursor);
  if (!place) return err('Invalid cursor');
  const read = readParams(index.settings, { hitsPerPage: MOST, ...place.raw });
  if (!read.ok) return read;
  const all = findCandidates(index, read.value, place.raw, declaredFacets(index.settings)).sort(
    (a, b) => a.ordinal - b.ordinal,
  );
  const left = all.filter(({ ordinal }) => ordinal > place.after);
  const page = left.slice(0, Math.max(1, read.value.hitsPerPage));
  const last = page.at(-1);
  const raw = { attributesToHighlight: [], attributesToSnippet: [], ...place.raw };
  return ok({
    hits: buildHits(index, page, raw),
    nbHits: all.length,
    page: 0,
    nbPages: Math.ceil(all.length / Math.max(1, read.value.hitsPerPage)),
    hitsPerPage: read.value.hitsPerPage,
    query: read.value.query,
    params: '',
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    ...(last !== undefined && left.length > page.length
      ? { cursor: writeCursor({ raw: place.raw, after: last.ordinal }) }
      : {}),
  });
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function readCursor(text: unknown): Cursor | null {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(String(text), 'base64url').toString());
    return isObject(cursor) && isObject(cursor.raw) && typeof cursor.after === 'number'
      ? { raw: cursor.raw, after: cursor.after }
      : null;
  } catch {
    return null;
  }
}
