import type { OutgoingHttpHeaders } from 'node:http';
import {
  finishedBefore,
  keepDocument,
  lastGoodDocument,
  sendable,
} from '@/lib/cache/kept-documents';
import type { KeptDocument } from '@/lib/cache/kept-pages';
import { keptFile, passingText, taggedText, type FinishedText } from '@/lib/cache/finished-text';
import { cacheHeader, isFrameworkHeader } from '@/lib/core/framework';
import { forSharedCaches } from '@/lib/http/cache-control';
import { asSent } from '@/lib/http/compile-hint';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';
import {
  bareAnswer,
  keptByNobody,
  unavailable,
  type Answer,
  type PageRequest,
  type FrameworkAnswer,
} from './answer';
import { finishDocument, type Documents } from './finish-document';
import { finishRedirect, isRedirect } from './finish-redirect';
import { unmade } from './whole-pages';

/** What answers are finished with. */
export interface Finishing extends Documents {
  follow: FollowRedirect;
  /** What a handler takes beside a method it does not; `null` when nobody can say. */
  methods(url: string): Promise<string | null>;
}

/** A page that cannot be made now, as it was when it could: shared caches ask again in half a minute. */
const asBefore = 'public, max-age=0, s-maxage=30';
const compressedRouterData = new WeakMap<Buffer, FinishedText>();
const html = { 'content-type': 'text/html; charset=utf-8' };

/**
 * What the shop answers where the framework answered this: one place for a redirect, a document finished and kept, a page that could not be made as it was
 * when it could (decision 009). In production nobody is told of the framework's own affairs but the router, and that only what its part in the browser reads.
 */
export async function finishAnswer(
  page: PageRequest,
  made: FrameworkAnswer,
  finishing: Finishing,
): Promise<Answer> {
  const { url, isRouter } = page;
  const isPage = !url.startsWith('/api/');
  const hidden = finishing.env.SHOP_ENV === 'production' ? untold(made, isRouter) : {};
  const finish = () => {
    const refused = refusedFile(page, made);
    if (refused) return refused;
    if (isPage && isRedirect(made.status, made.headers.location))
      return finishedRedirect(page, made, finishing);
    const failed = made.status === 500 && isPage;
    if (failed && !isRouter) return finishedFailure(page, made, finishing);
    if (String(made.headers['content-type'] ?? '').startsWith('text/html'))
      return finishedPage(page, made, hidden, finishing);
    if (!isPage && made.status === 405) return wrongMethod(url, finishing);
    const { status, headers } = failed ? unavailable : unkept(page, made);
    const answer = { status, headers, text: finishText(url.split('?')[0] ?? '', made) };
    return isPage && isRouter ? withCacheHeaders(page, made, answer, finishing) : answer;
  };
  const answer = await finish();
  return { ...answer, headers: { ...hidden, ...answer.headers } };
}

/** What a file is refused as: without the range that was asked for, or another than was meant. */
const refusedAs = new Set([412, 416]);

/** The answer where a file has said what it is, and then that it is not what was asked for. A built shop fails on the framework's page for that. */
function refusedFile(
  { isConditional }: PageRequest,
  { status, headers }: FrameworkAnswer,
): Answer | null {
  const isWithoutRange = String(headers['content-range'] ?? '').startsWith('bytes */');
  const isRefused = refusedAs.has(status) || (status === 500 && (isWithoutRange || isConditional));
  if (!isRefused || headers['accept-ranges'] === undefined) return null;
  return bareAnswer(isWithoutRange ? 416 : 412);
}

/** The answer to a method that a handler does not take: which it does (RFC 9110, 15.5.6). */
async function wrongMethod(url: string, { methods }: Finishing): Promise<Answer> {
  const allow = await methods(url);
  return bareAnswer(405, allow === null ? {} : { allow });
}

/** What the framework answers below `/api/` by itself says nothing of how long it may be kept. */
function unkept({ url }: PageRequest, { status, headers }: FrameworkAnswer) {
  const isSilent = url.startsWith('/api/') && headers['cache-control'] === undefined;
  return { status, headers: isSilent ? { 'cache-control': keptByNobody } : {} };
}

async function finishedRedirect(
  page: PageRequest,
  made: FrameworkAnswer,
  finishing: Finishing,
): Promise<Answer> {
  const end = await finishRedirect(made, page.url, finishing.follow);
  if (end.status !== 404) return withCacheHeaders(page, made, end, finishing);
  const missing = await missingAnswer(page, finishing);
  return { ...missing, headers: { ...end.headers, ...missing.headers } };
}

async function finishedFailure(
  page: PageRequest,
  made: FrameworkAnswer,
  finishing: Finishing,
): Promise<Answer> {
  const lastGood = lastGoodDocument(page.url);
  if (lastGood) return keptAnswer(page, lastGood, finishing, asBefore);
  const { status, headers, text } = await finishDocument(page, made, finishing);
  return { status, headers: { ...html, ...headers }, text };
}

async function finishedPage(
  page: PageRequest,
  made: FrameworkAnswer,
  hidden: OutgoingHttpHeaders,
  finishing: Finishing,
): Promise<Answer> {
  const kept = finishedBefore(page.url, made);
  if (kept) return keptAnswer(page, kept, finishing);
  const { status, headers, text } = await finishDocument(page, made, finishing);
  const said = Object.entries({ ...made.headers, ...hidden, ...headers });
  const defined = Object.fromEntries(said.filter(([, value]) => value !== undefined));
  await keepDocument(page.url, { status, headers: defined }, text);
  return withCacheHeaders(page, made, { status, headers, text }, finishing);
}

/** The finished form of a text that is no document: a file by its date, the router's data of a cached page and what anybody may keep by its bytes, anything else as it is. */
function finishText(
  pathname: string,
  { status, headers, body }: Pick<FrameworkAnswer, 'status' | 'headers' | 'body'>,
): FinishedText {
  const version = headers['last-modified'];
  if (version !== undefined && status === 200)
    return keptFile(pathname, String(version), () => asSent(pathname, Buffer.from(body)));
  if (typeof body === 'string' || headers[cacheHeader] === undefined) {
    const isForAll = status === 200 && /^public\b/.test(String(headers['cache-control'] ?? ''));
    return isForAll ? taggedText(body) : passingText(body);
  }
  const compressed = compressedRouterData.get(body) ?? passingText(body);
  compressedRouterData.set(body, compressed);
  return compressed;
}

/** A kept document as it was sent before; `cacheControl` instead of what was said with it. */
export function keptAnswer(
  page: PageRequest,
  document: KeptDocument,
  { env }: Documents,
  cacheControl = document.headers['cache-control'] ?? '',
): Answer {
  const cacheHeaders = forSharedCaches(cacheControl, { ...page, cdn: env.CDN_PURGE });
  return {
    status: 200,
    headers: { ...document.headers, ...cacheHeaders },
    text: sendable(document),
  };
}

/** The answer for an address without a page; the router is told nothing but that, so that the browser loads the document. */
export async function missingAnswer(page: PageRequest, documents: Documents): Promise<Answer> {
  if (page.isRouter) return { ...bareAnswer(404), text: null };
  const made = { status: 404, headers: html, body: unmade };
  const { status, headers, text } = await finishDocument(page, made, documents);
  return withCacheHeaders(
    page,
    made,
    { status, headers: { ...html, ...headers }, text },
    documents,
  );
}

function withCacheHeaders(
  page: PageRequest,
  made: FrameworkAnswer,
  answer: Answer,
  { env }: Documents,
): Answer {
  const cacheControl = String(
    answer.headers['cache-control'] ?? made.headers['cache-control'] ?? '',
  );
  const cacheHeaders = forSharedCaches(cacheControl, { ...page, cdn: env.CDN_PURGE });
  return { ...answer, headers: { ...answer.headers, ...cacheHeaders } };
}

/** Takes off what the framework tells of itself; of its cache its router reads nothing either. */
function untold({ headers }: FrameworkAnswer, isRouter: boolean): OutgoingHttpHeaders {
  const names = Object.keys(headers).filter((name) =>
    isRouter ? name === cacheHeader : isFrameworkHeader(name),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
