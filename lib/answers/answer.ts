import type { OutgoingHttpHeaders } from 'node:http';
import { passingText, type SendableText } from '@/lib/cache/finished-text';

/** An answer that was decided and not sent yet. */
export interface Answer {
  status: number;
  /** Names in lower case. They go over what was said of the answer before: `undefined` takes a header off, any other stays. */
  headers: OutgoingHttpHeaders;
  /** `null` for an answer without a body. */
  text: SendableText | null;
}

/** What the framework answered, before the shop finishes it. */
export interface FrameworkAnswer {
  status: number;
  /** Names in lower case. */
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

export interface PageRequest {
  url: string;
  /** Whether the browser's router asks, which wants a page's data and no document. */
  isRouter: boolean;
  /** Whether the browser sees drafts, by the cookie this build gives out. */
  isPreview: boolean;
  /** Whether the framework may refuse a file because it has changed since a date. */
  isConditional: boolean;
}

/** Nobody keeps it. */
export const keptByNobody = 'private, no-store';

/** A page that could not be made and never was is a matter of moments: crawlers keep their copy, and nothing keeps this answer (decision 009). */
export const unavailable = {
  status: 503,
  headers: { 'retry-after': '10', 'cache-control': keptByNobody },
} as const;

/** An answer to another program, which nobody keeps. */
export function jsonAnswer(status: number, body: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': keptByNobody },
    text: passingText(JSON.stringify(body)),
  };
}

/** An answer that says its status and nothing else, which nobody keeps. */
export function bareAnswer(status: number, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': keptByNobody,
      ...headers,
    },
    text: passingText(`${status}\n`),
  };
}

/** An answer before anybody reads the request: the connection ends with it, and who asks too often comes back in a minute. */
export function refusedAnswer(status: number, allow?: string): Answer {
  return bareAnswer(status, {
    connection: 'close',
    ...(allow ? { allow } : {}),
    ...(status === 429 ? { 'retry-after': '60' } : {}),
  });
}
