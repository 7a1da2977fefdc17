import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import { browserCacheControl } from './cache-control';
import { contentSecurityPolicy } from './content-security-policy';
import { keptText, passingText, type FinishedText } from './finished-text';
import type { InnerDocument } from './inner-fetch';
import { isShell } from './not-found-body';
import { isCheckout, policyHosts } from './policy-hosts';

interface Documents {
  env: Env;
  notFoundBody(pathname: string): Promise<InnerDocument | null>;
  fresh(url: string): Promise<InnerDocument | null>;
}

/** Turns Next's HTML into the document the shop sends: the fresh one, with a full body for a 404, and with its own policy. */
export async function finishDocument(request: IncomingMessage, response: ServerResponse, made: string, documents: Documents): Promise<FinishedText> {
  const url = request.url ?? '/';
  const pathname = url.split('?')[0] ?? '/';
  const replacement = await replacementOf(response, pathname, url, made, documents);
  const html = replacement?.html ?? made;
  const cached = replacement !== null || (response.hasHeader('x-nextjs-cache') && !response.hasHeader('set-cookie'));
  const finished = cached ? keptText(html) : passingText(html);
  const policy = finished.derived(isCheckout(pathname) ? 'checkout policy' : 'policy', (text) => contentSecurityPolicy(text, policyHosts(pathname, documents.env)));
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', browserCacheControl(String(response.getHeader('cache-control') ?? ''), response.statusCode, response.hasHeader('set-cookie')));
  return finished;
}

async function replacementOf(response: ServerResponse, pathname: string, url: string, made: string, { fresh, notFoundBody }: Documents): Promise<InnerDocument | null> {
  if (response.statusCode === 404) return isShell(made) ? notFoundBody(pathname) : null;
  if (response.getHeader('x-nextjs-cache') !== 'STALE') return null;
  const document = await fresh(url);
  if (!document) return null;
  response.statusCode = document.status;
  if (document.cacheControl) response.setHeader('Cache-Control', document.cacheControl);
  response.setHeader('x-nextjs-cache', document.cache ?? 'MISS');
  return document.status === 404 && isShell(document.html) ? notFoundBody(pathname) : document;
}
