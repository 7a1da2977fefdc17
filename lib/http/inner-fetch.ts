import { env, type Env } from '@/lib/config/env';
import { cacheHeader } from '@/lib/core/framework';
import { currentRequestId } from '@/lib/core/request-context';
import { traceHeaders } from '@/lib/core/tracing';
import { requestIdHeader } from '@/lib/http/request-id';
import { innerPath } from '@/lib/http/guards';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Marks the front's own requests to itself; new with every process. */
const innerKey = randomBytes(18).toString('base64url');
const innerKeyHeader = 'x-front-key';

/** Whether the front itself sent a request, for a document it needs. */
export function isFromFront(request: IncomingMessage): boolean {
  return request.headers[innerKeyHeader] === innerKey;
}

/** A finished document as Next made it, before the front touched it. */
export interface InnerDocument {
  status: number;
  html: string;
  cacheControl: string | null;
  /** `HIT`, `STALE` or `MISS`. */
  cache: string | null;
  /** Where a redirect leads. */
  location: string | null;
}

const timeLimitMs = 10_000;
/** A development build compiles a page when it is asked for. */
const patience = () => (env().NODE_ENV === 'development' ? 12 : 1);

/** Where this process finds itself: on loopback, unless it listens on one other address alone. */
export function innerOrigin({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  const everywhere = HOST === undefined || HOST === '0.0.0.0' || HOST === '::';
  const host = everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** Asks this process for one of its own documents, past everything the front does. Throws when it does not answer. */
export async function innerFetch(origin: string, path: string): Promise<InnerDocument> {
  const requestId = currentRequestId();
  const response = await fetch(`${origin}${path}`, {
    headers: {
      [innerKeyHeader]: innerKey,
      accept: 'text/html',
      ...(requestId ? { [requestIdHeader]: requestId } : {}),
      ...traceHeaders(),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimitMs * patience()),
  });
  const { headers } = response;
  // The framework names the place of a page's redirect twice; `fetch` joins the two.
  const location = headers.get('location')?.split(', ')[0] ?? null;
  return {
    status: response.status,
    html: await response.text(),
    cacheControl: headers.get('cache-control'),
    cache: headers.get(cacheHeader),
    location,
  };
}

/** The methods a handler of this process takes, as the framework tells them of it (`Allow`), but for the one that asks; `null` when it does not answer. */
export async function innerMethods(origin: string, url: string): Promise<string | null> {
  try {
    const { headers } = await fetch(`${origin}${url.split('?')[0]}`, {
      method: 'OPTIONS',
      headers: { [innerKeyHeader]: innerKey, ...traceHeaders() },
      signal: AbortSignal.timeout(timeLimitMs * patience()),
    });
    const methods = headers.get('allow')?.split(/,\s*/) ?? [];
    return methods.filter((method) => method !== 'OPTIONS').join(', ') || null;
  } catch {
    return null;
  }
}

// Systems that do not answer are given up sooner, by whoever is asked here: this is for a process that is very busy.
const existsWithinMs = 5000;

/** Asks this process whether there is a page at an address, without having it made; `null` when it is too busy to tell. */
export async function innerExists(origin: string, url: string): Promise<boolean | null> {
  const address = `${origin}${innerPath}page?${new URLSearchParams({ at: url }).toString()}`;
  try {
    const response = await fetch(address, {
      headers: { [innerKeyHeader]: innerKey, ...traceHeaders() },
      signal: AbortSignal.timeout(existsWithinMs * patience()),
    });
    const answer = (await response.json().catch(() => null)) as { exists?: unknown } | null;
    return answer?.exists !== false;
  } catch {
    return null;
  }
}
