import type { IncomingMessage, ServerResponse } from 'node:http';
import { measures, type FromCache } from '@/lib/core/measures';
import { isTracing, traced, currentTraceID } from '@/lib/core/tracing';
import { routeKind } from '@/lib/routes/route-kind';
import type { RequestContext } from '@/lib/core/request-context';

/** What is recorded of a request while it is being answered. */
export interface Observation {
  cache: FromCache;
}

/** Counts a response when it has been sent, where metrics are on. */
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
  /** For a request the front makes to itself: the `traceparent` of the request it serves. */
  inner?: string;
}

/**
 * Runs the work of a request in a trace span until the response has been sent: in a trace of its own, or in that of the request the front serves when the front
 * calls itself. Files and pages from memory are not traced: a single span says no more than the metrics do.
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

/** The framework's cache header of a page, in the words of the metrics. */
export function cacheWord(said: unknown): FromCache {
  if (said === 'HIT') return 'hit';
  if (said === 'STALE') return 'stale';
  return said === 'MISS' ? 'miss' : 'none';
}

/** `Server-Timing` of an answer begun at `started` (milliseconds of `performance.now()`): what it took, what of it each other system did, and the ID of its trace. */
export function serverTiming(times: NonNullable<RequestContext['times']>, started: number): string {
  const traceID = currentTraceID();
  return [
    `total;dur=${(performance.now() - started).toFixed(1)}`,
    ...[...times].map(
      ([system, { ms, calls }]) => `${system};dur=${ms.toFixed(1)};desc="calls: ${calls}"`,
    ),
    ...(traceID ? [`trace;desc="${traceID}"`] : []),
  ].join(', ');
}
