import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '@/lib/core/request-context';
import { previewCookie, readPreviewKey } from '@/lib/core/framework';
import { currentTraceID } from '@/lib/core/tracing';

type Times = NonNullable<RequestContext['times']>;

let key: string | null | undefined;

/**
 * A place for the times of a request, where staff asked: a browser that sees drafts, known by the value of its cookie, which only this build gives out
 * and only to who knows the preview's secret. Nobody else gets one, whatever cookies they send.
 */
export function timesForStaff(request: IncomingMessage): Times | undefined {
  const given = previewCookie(request.headers.cookie ?? '');
  return given !== null && isPreviewKey(given) ? new Map() : undefined;
}

function isPreviewKey(given: string): boolean {
  if (key === undefined) {
    try {
      key = readPreviewKey(
        readFileSync(join(process.cwd(), '.next/prerender-manifest.json'), 'utf8'),
      );
    } catch {
      key = null;
    }
  }
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return key !== null && timingSafeEqual(digest(given), digest(key));
}

/** Says in `Server-Timing` what the answer took, what of it each other system did, and the ID of its trace. */
export function sayTimes(
  response: ServerResponse,
  times: Times | undefined,
  started: number,
): void {
  if (!times || response.headersSent) return;
  const traceID = currentTraceID();
  const parts = [
    `total;dur=${(performance.now() - started).toFixed(1)}`,
    ...[...times].map(
      ([system, { ms, calls }]) => `${system};dur=${ms.toFixed(1)};desc="calls: ${calls}"`,
    ),
    ...(traceID ? [`trace;desc="${traceID}"`] : []),
  ];
  response.setHeader('Server-Timing', parts.join(', '));
}
