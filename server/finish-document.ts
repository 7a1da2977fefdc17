import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import { ByteCache } from './byte-cache';
import { contentSecurityPolicy } from './content-security-policy';
import type { InnerDocument } from './inner-fetch';
import { isShell } from './not-found-body';
import { isCheckout, policyHosts } from './policy-hosts';
import { browserCacheControl } from './cache-control';

interface Documents {
  env: Env;
  notFoundBody(pathname: string): Promise<InnerDocument | null>;
  fresh(url: string): Promise<InnerDocument | null>;
}

const policies = new ByteCache<{ policy: string; size: number }>(8 * 1024 * 1024);

/** Turns Next's HTML into the document the shop sends: the fresh one, with a full body for a 404, and with its own policy. */
export async function finishDocument(request: IncomingMessage, response: ServerResponse, made: Buffer, documents: Documents): Promise<Buffer> {
  const url = request.url ?? '/';
  const pathname = url.split('?')[0] ?? '/';
  let body = made;
  const replacement = await replacementOf(response, pathname, url, made, documents);
  if (replacement) {
    body = Buffer.from(replacement.html);
    if (replacement.etag) response.setHeader('ETag', replacement.etag);
    else response.removeHeader('ETag');
  }
  response.setHeader('Content-Security-Policy', policyOf(response, pathname, body, documents.env));
  response.setHeader('Cache-Control', browserCacheControl(String(response.getHeader('cache-control') ?? ''), response.statusCode, response.hasHeader('set-cookie')));
  return body;
}

async function replacementOf(response: ServerResponse, pathname: string, url: string, made: Buffer, { fresh, notFoundBody }: Documents): Promise<InnerDocument | null> {
  if (response.statusCode === 404) return isShell(made.subarray(0, 512).toString()) ? notFoundBody(pathname) : null;
  if (response.getHeader('x-nextjs-cache') !== 'STALE') return null;
  const document = await fresh(url);
  if (!document) return null;
  response.statusCode = document.status;
  if (document.cacheControl) response.setHeader('Cache-Control', document.cacheControl);
  response.setHeader('x-nextjs-cache', document.cache ?? 'MISS');
  return document.status === 404 && isShell(document.html.slice(0, 512)) ? notFoundBody(pathname) : document;
}

/** The policy of a document, remembered under its ETag: hashing is done once per finished page. */
function policyOf(response: ServerResponse, pathname: string, body: Buffer, env: Env): string {
  const etag = String(response.getHeader('etag') ?? '');
  const key = `${isCheckout(pathname)} ${etag}`;
  const known = etag ? policies.get(key) : undefined;
  if (known) return known.policy;
  const policy = contentSecurityPolicy(body.toString(), policyHosts(pathname, env));
  if (etag) policies.set(key, { policy, size: policy.length + key.length });
  return policy;
}
