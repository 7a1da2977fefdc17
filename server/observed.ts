import type { IncomingMessage, ServerResponse } from 'node:http';
import { measures, type FromCache } from '@/lib/core/measures';
import { isTracing, traced } from '@/lib/core/tracing';
import { routeKind } from '@/lib/routes/route-kind';

/** What is told of a request while it is being answered. */
export interface Seen {
  cache: FromCache;
}

interface Asked {
  requestId: string;
  /** Where the front asks itself: the `traceparent` of what it asks for. */
  inner?: string | null;
}

/**
 * Answers a request, seen in a trace and counted when the answer has gone. What the front asks itself belongs to the trace it asks for and is not
 * counted. With neither traces nor metrics it is answered and nothing else.
 */
export function observed(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, inner }: Asked,
  answer: (seen: Seen) => Promise<void>,
): Promise<void> {
  const seen: Seen = { cache: 'none' };
  const counts = inner === undefined ? measures() : null;
  if (!isTracing() && !counts) return answer(seen);
  const kind = inner === undefined ? routeKind(request.url ?? '/') : 'inner';
  const started = performance.now();
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  if (counts)
    response.once('close', () =>
      counts.answered(kind, response.statusCode, seen.cache, performance.now() - started),
    );
  const name = `${request.method ?? 'GET'} ${kind}`;
  return traced({ kind: 'server', name, from: inner ?? null }, async (span) => {
    await answer(seen);
    if (isTracing()) await gone;
    const { statusCode } = response;
    span.tell({ 'http.response.status_code': statusCode, cache: seen.cache, requestId });
    if (statusCode >= 500) span.fail(String(statusCode));
  });
}

/** What the framework says of a page and its cache, in the words of the metrics. */
export function cacheWord(said: unknown): FromCache {
  if (said === 'HIT') return 'hit';
  if (said === 'STALE') return 'stale';
  return said === 'MISS' ? 'miss' : 'none';
}
