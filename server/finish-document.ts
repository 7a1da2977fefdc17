import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import { cacheHeader } from '@/lib/core/framework';
import { beginningOfPath } from '@/lib/http/policy-report';
import { browserCacheControl } from './cache-control';
import { contentSecurityPolicy, reportOnlyPolicy } from './content-security-policy';
import { finishHead, inlineStyles } from './finish-head';
import type { ForeignScripts } from './foreign-scripts';
import { keptText, passingText, type FinishedText } from './finished-text';
import type { LastGood } from './last-good';
import type { InnerDocument } from './inner-fetch';
import { inlineScripts } from './inline-scripts';
import { policyHosts, policyKind } from './policy-hosts';
import { sayUnavailable } from './unavailable';
import { wholePageFor, type WholePage } from './whole-pages';

export interface Documents {
  env: Env;
  wholePage(kind: WholePage): Promise<InnerDocument | null>;
  fresh(url: string): Promise<InnerDocument | null>;
  lastGood: LastGood;
  foreignScripts: ForeignScripts;
}

/** Turns Next's HTML into the document the shop sends: with a full body for a 404 or a failure, and with its own policy. */
export async function finishDocument(request: IncomingMessage, response: ServerResponse, made: string, documents: Documents): Promise<FinishedText> {
  const url = request.url ?? '/';
  const pathname = url.split('?')[0] ?? '/';
  const replacement = await replacementOf(response, pathname, url, made, documents);
  const html = replacement?.html ?? made;
  const cached = replacement !== null || (response.hasHeader(cacheHeader) && !response.hasHeader('set-cookie'));
  const finished = cached ? keptText(html, finishHead) : passingText(finishHead(html));
  if (cached && response.statusCode === 200 && response.getHeader(cacheHeader) !== 'STALE') documents.lastGood.keep(url, finished);
  const [kind, hosts] = [policyKind(pathname), policyHosts(pathname, documents.env)];
  response.setHeader('Content-Security-Policy', finished.derived(`policy of ${kind}`, (text) => {
    const { own, foreign } = inlineScripts(text);
    documents.foreignScripts.count(foreign, beginningOfPath(pathname));
    return contentSecurityPolicy({ scripts: own, styles: inlineStyles(text) }, hosts);
  }));
  if (!hosts.trustedTypes) response.setHeader('Content-Security-Policy-Report-Only', reportOnlyPolicy(hosts));
  response.setHeader('Cache-Control', browserCacheControl(String(response.getHeader('cache-control') ?? ''), response.statusCode, response.hasHeader('set-cookie')));
  return finished;
}

/**
 * The successor of an answer whose lifetime has ended, with its status and, where it has become a redirect, its place; `null` when the answer is
 * not one, or when the successor is not there in time: then the old one serves.
 */
export async function renewed(response: ServerResponse, url: string, { fresh }: Documents): Promise<string | null> {
  if (response.getHeader(cacheHeader) !== 'STALE') return null;
  const document = await fresh(url);
  if (!document) return null;
  response.statusCode = document.status;
  if (document.cacheControl) response.setHeader('Cache-Control', document.cacheControl);
  if (document.location) response.setHeader('Location', document.location);
  else response.removeHeader('location');
  response.setHeader(cacheHeader, document.cache ?? 'MISS');
  return document.html;
}

async function replacementOf(response: ServerResponse, pathname: string, url: string, made: string, { wholePage, lastGood }: Documents): Promise<InnerDocument | null> {
  if (response.getHeader(cacheHeader) === 'STALE') return null;
  const kind = wholePageFor(response.statusCode, pathname, made);
  const before = kind === 'failed' ? await lastGood.of(url) : null;
  if (before !== null) return serveAsBefore(response, before);
  if (kind === 'failed') sayUnavailable(response);
  return kind && wholePage(kind);
}

/** A page that cannot be made now, as it was when it could: shared caches ask again in half a minute. */
function serveAsBefore(response: ServerResponse, html: string): InnerDocument {
  response.statusCode = 200;
  response.setHeader('Cache-Control', 's-maxage=30');
  response.setHeader(cacheHeader, 'STALE');
  return { status: 200, html, cacheControl: 's-maxage=30', cache: 'STALE', location: null };
}
