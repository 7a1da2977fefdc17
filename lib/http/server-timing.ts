import type { RequestContext } from '@/lib/core/request-context';
import { currentTraceID } from '@/lib/core/tracing';

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
