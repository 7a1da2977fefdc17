import type { OutgoingHttpHeaders } from 'node:http';
import {
  finishedBefore,
  keepDocument,
  lastGoodDocument,
  sendable,
} from '@/lib/cache/kept-documents';
import type { KeptDocument } from '@/lib/cache/kept-pages';
import { isFrameworkHeader } from '@/lib/core/framework';
import { forSharedCaches } from '@/lib/http/cache-control';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';
import { bareAnswer, unavailable, type Answer, type Asked, type Made } from './answer';
import { finishDocument, type Documents } from './finish-document';
import { finishRedirect, isRedirect } from './finish-redirect';
import { finishText } from './finish-text';
import { unmade } from './whole-pages';

/** What answers are finished with. */
export interface Finishing extends Documents {
  follow: FollowRedirect;
}

/** A page that cannot be made now, as it was when it could: shared caches ask again in half a minute. */
const asBefore = 'public, max-age=0, s-maxage=30';
const html = { 'content-type': 'text/html; charset=utf-8' };

/**
 * What the shop answers where the framework answered this: one place for a redirect, a document finished and kept, a page that could not be made as it was
 * when it could (decision 009). In production nobody is told of the framework's cache but the router, whose part in the browser reads it.
 */
export async function finishAnswer(
  asked: Asked,
  made: Made,
  finishing: Finishing,
): Promise<Answer> {
  const { url, isRouter } = asked;
  const isPage = !url.startsWith('/api/');
  const hidden = finishing.env.SHOP_ENV === 'production' && !isRouter ? frameworkTold(made) : {};
  const finish = () => {
    if (isPage && isRedirect(made.status, made.headers.location))
      return finishedRedirect(asked, made, finishing);
    const failed = made.status === 500 && isPage;
    if (failed && !isRouter) return finishedFailure(asked, made, finishing);
    if (String(made.headers['content-type'] ?? '').startsWith('text/html'))
      return finishedPage(asked, made, hidden, finishing);
    const { status, headers } = failed ? unavailable : { status: made.status, headers: {} };
    const answer = { status, headers, text: finishText(url.split('?')[0] ?? '', made) };
    return isPage && isRouter ? toldToCaches(asked, made, answer, finishing) : answer;
  };
  const answer = await finish();
  return { ...answer, headers: { ...hidden, ...answer.headers } };
}

async function finishedRedirect(asked: Asked, made: Made, finishing: Finishing): Promise<Answer> {
  const end = await finishRedirect(made, asked.url, finishing.follow);
  if (end.status !== 404) return toldToCaches(asked, made, end, finishing);
  const missing = await missingAnswer(asked, finishing);
  return { ...missing, headers: { ...end.headers, ...missing.headers } };
}

async function finishedFailure(asked: Asked, made: Made, finishing: Finishing): Promise<Answer> {
  const lastGood = lastGoodDocument(asked.url);
  if (lastGood) return keptAnswer(asked, lastGood, finishing, asBefore);
  const { status, headers, text } = await finishDocument(asked, made, finishing);
  return { status, headers: { ...html, ...headers }, text };
}

async function finishedPage(
  asked: Asked,
  made: Made,
  hidden: OutgoingHttpHeaders,
  finishing: Finishing,
): Promise<Answer> {
  const kept = finishedBefore(asked.url, made);
  if (kept) return keptAnswer(asked, kept, finishing);
  const { status, headers, text } = await finishDocument(asked, made, finishing);
  const said = Object.entries({ ...made.headers, ...hidden, ...headers });
  const told = Object.fromEntries(said.filter(([, value]) => value !== undefined));
  await keepDocument(asked.url, { status, headers: told }, text);
  return toldToCaches(asked, made, { status, headers, text }, finishing);
}

/** A kept document as it was sent before; `cacheControl` instead of what was said with it. */
export function keptAnswer(
  asked: Asked,
  document: KeptDocument,
  { env }: Documents,
  cacheControl = document.headers['cache-control'] ?? '',
): Answer {
  const told = forSharedCaches(cacheControl, { ...asked, cdn: env.CDN_PURGE });
  return { status: 200, headers: { ...document.headers, ...told }, text: sendable(document) };
}

/** The answer for an address without a page; the router is told nothing but that, so that the browser loads the document. */
export async function missingAnswer(asked: Asked, documents: Documents): Promise<Answer> {
  if (asked.isRouter) return { ...bareAnswer(404), text: null };
  const made = { status: 404, headers: { ...html, 'cache-control': 's-maxage=60' }, body: unmade };
  const { status, headers, text } = await finishDocument(asked, made, documents);
  return toldToCaches(asked, made, { status, headers: { ...html, ...headers }, text }, documents);
}

function toldToCaches(asked: Asked, made: Made, answer: Answer, { env }: Documents): Answer {
  const given = String(answer.headers['cache-control'] ?? made.headers['cache-control'] ?? '');
  const told = forSharedCaches(given, { ...asked, cdn: env.CDN_PURGE });
  return { ...answer, headers: { ...answer.headers, ...told } };
}

/** Takes off what the framework tells about its cache. */
function frameworkTold({ headers }: Made): OutgoingHttpHeaders {
  const names = Object.keys(headers).filter(isFrameworkHeader);
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
