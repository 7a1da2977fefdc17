import type { IncomingMessage, ServerResponse } from 'node:http';
import { measures, type FromCache } from '@/lib/core/measures';
import { isTracing, traced } from '@/lib/core/tracing';
import { routeKind } from '@/lib/routes/route-kind';

/** What is told of a request while it is being answered. */
export interface Observation {
  cache: FromCache;
}

/** Counts an answer when it has gone, where anybody counts. */
export function counted(
  request: IncomingMessage,
  response: ServerResponse,
  observation: Observation,
): void {
  const counts = measures();
  if (!counts) return;
  const kind = routeKind(request.url ?? '/');
  const started = performance.now();
  response.once('close', () =>
    counts.answered(kind, response.statusCode, observation.cache, performance.now() - started),
  );
}

interface TracedRequest {
  requestId: string;
  observation: Observation;
  /** Where the front asks itself: the `traceparent` of what it asks for. */
  inner?: string;
}

/**
 * Does what a request takes, seen in a trace until the answer has gone: one of its own, or where the front asks itself that of what it asks for. Files are
 * no work, and neither is a page from memory, which never comes here: a trace of one span tells nothing that the metrics do not.
 */
export async function inTrace(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, observation, inner }: TracedRequest,
  work: () => Promise<void>,
): Promise<void> {
  const kind = inner === undefined ? routeKind(request.url ?? '/') : 'inner';
  if (!isTracing() || kind === 'file') return work();
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  const name = `${request.method ?? 'GET'} ${kind}`;
  return traced({ kind: 'server', name, from: inner ?? null }, async (span) => {
    await work();
    await gone;
    const { statusCode } = response;
    span.tell({ 'http.response.status_code': statusCode, cache: observation.cache, requestId });
    if (statusCode >= 500) span.fail(String(statusCode));
  });
}

/** What the framework says of a page and its cache, in the words of the metrics. */
export function cacheWord(said: unknown): FromCache {
  if (said === 'HIT') return 'hit';
  if (said === 'STALE') return 'stale';
  return said === 'MISS' ? 'miss' : 'none';
}
