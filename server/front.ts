import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import {
  cacheHeader,
  hasPreviewCookie,
  isFrameworkHeader,
  routerHeader,
} from '@/lib/core/framework';
import { log } from '@/lib/core/log';
import { clientAddressHeader } from '@/lib/core/signature';
import { withRequestContext, type RequestContext } from '@/lib/core/request-context';
import { countedAddress } from '@/lib/limits/counted-address';
import type { Probes } from '@/lib/core/process/probes';
import type { RedirectLoader } from '@/lib/redirects/loader';
import { isUnindexed } from '@/lib/routes/unindexed';
import { answerControl } from './control';
import { countBody } from './counted-body';
import { finishDocument, type Documents } from './finish-document';
import { finishRedirect, isRedirect } from './finish-redirect';
import { finishText } from './finish-text';
import { createFollowRedirect } from '@/lib/redirects/follow-redirect';
import { createForeignScripts } from '@/lib/security/foreign-scripts';
import { refusalOf } from '@/lib/http/guards';
import { watchBusy } from '@/lib/limits/busy';
import { createFairShare, type Turn } from '@/lib/limits/fair-share';
import { holdResponse } from './held-response';
import { innerExists, innerFetch, innerOrigin } from '@/lib/http/inner-fetch';
import {
  currentDocument,
  finishedBefore,
  keepDocument,
  lastGoodDocument,
} from '@/lib/cache/kept-documents';
import { cacheWord, counted, inTrace, type Observation } from './observed';
import { openServer, type Patience, type TakeUpgrade } from './open-server';
import { createPageGate } from '@/lib/http/page-gate';
import { hintMiddleware, needsMiddleware } from '@/lib/redirects/redirect-hint';
import { isFromFront } from '@/lib/http/inner-key';
import type { ReleaseFiles } from './release-files';
import { prepareHeaders } from './request-headers';
import { serverTiming } from '@/lib/http/server-timing';
import { isStaff } from '@/lib/security/staff';
import { securityHeaders } from '@/lib/security/security-headers';
import { sendDocument, sendText } from './send-text';
import { forSharedCaches, tellSharedCaches } from '@/lib/http/shared-caches';
import { sayUnavailable } from './unavailable';
import { createWholePages, unmade } from './whole-pages';

/** A page that cannot be made now, as it was when it could: shared caches ask again in half a minute. */
const asBefore = 'public, max-age=0, s-maxage=30';

/** What is known of a request before it is answered. */
interface ObservedRequest {
  requestId: string;
  observation: Observation;
  /** For staff alone. */
  times: RequestContext['times'];
  started: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FrontOptions {
  env: Env;
  handle: Handler;
  redirects: RedirectLoader;
  /** How the process tells that it lives and may be sent requests; without them nothing is told. */
  probes?: Probes;
  /** Answers for files of other releases; without it every file is the framework's. */
  files?: ReleaseFiles;
  /** How long clients may take; tests shorten it. */
  patience?: Patience;
  /** Who takes connections that change to another protocol: in development the framework's hot reload, else nobody. */
  takeUpgrade?: TakeUpgrade;
}

/** Of what costs something, while the process is busy. */
const workedOnAtOnce = 2;
const waitingOfOneClient = 200;

/** The server around Next's handler: refuses what no page should see, finishes documents, compresses. Holds nothing of a visitor. */
export function createFront({
  env,
  handle,
  redirects,
  probes,
  files,
  patience,
  takeUpgrade,
}: FrontOptions): Server {
  const origin = innerOrigin(env);
  const documents = {
    env,
    wholePage: createWholePages(origin),
    foreignScripts: createForeignScripts(),
  };
  const exists = (url: string) => innerExists(origin, url);
  const follow = createFollowRedirect({
    redirects,
    exists,
    page: (url) => innerFetch(origin, url),
  });
  const { isKept, admit } = createPageGate(exists);
  const { turn } = createFairShare(watchBusy(), workedOnAtOnce, waitingOfOneClient);
  const cdn = env.CDN_PURGE;
  const secure = env.SITE_ORIGIN.startsWith('https:');

  const serve: Handler = async (request, response) => {
    const url = request.url ?? '/';
    const fromFront = isFromFront(request);
    // The files of a development build are large and new each time.
    if (env.NODE_ENV === 'development') delete request.headers['accept-encoding'];
    countBody(request, response);
    const inner = fromFront ? String(request.headers.traceparent ?? '') : undefined;
    const requestId = prepareHeaders(request, env.TRUST_PROXY);
    const times: RequestContext['times'] = isStaff(request.headers.cookie ?? '')
      ? new Map()
      : undefined;
    const observed = {
      requestId,
      observation: { cache: 'none' } as Observation,
      times,
      started: performance.now(),
    };
    if (!fromFront) counted(request, response, observed.observation);
    return withRequestContext({ requestId, times }, () =>
      fromFront
        ? inTrace(request, response, { ...observed, inner }, () => handle(request, response))
        : answer(request, response, url, observed),
    );
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    observed: ObservedRequest,
  ): Promise<void> => {
    for (const [name, value] of Object.entries(securityHeaders(url.split('?')[0] ?? '/', secure)))
      response.setHeader(name, value);
    response.setHeader('X-Request-Id', observed.requestId);
    if (isUnindexed(url)) response.setHeader('X-Robots-Tag', 'noindex');
    if (await answerProbe(request, response, probes)) return;
    if (await answerControl(request, response, env.SHOP_CONTROL)) return;
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal.status, refusal.allow);
    if (await files?.answer(request, response)) return;
    const hinted = needsMiddleware(url, redirects);
    if (hinted) hintMiddleware(request, url, redirects);
    // Next answers HEAD without a body, so that there would be nothing to make the policy from; Node drops the body again.
    if (request.method === 'HEAD') request.method = 'GET';
    // Next takes this header off the request.
    const isRouter = request.headers[routerHeader] !== undefined;
    const ready =
      hinted || isRouter || hasPreviewCookie(request.headers.cookie ?? '')
        ? null
        : currentDocument(url);
    if (ready) {
      observed.observation.cache = 'kept';
      return sendDocument(
        request,
        response,
        ready,
        forSharedCaches(ready.headers['cache-control'] ?? '', { url, isRouter, cdn }),
      );
    }
    return inTrace(request, response, observed, () =>
      make(request, response, url, { ...observed, hinted, isRouter }),
    );
  };

  /** Answers with what has to be made, or looked for at least. */
  const make = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    {
      observation,
      times,
      started,
      hinted,
      isRouter,
    }: ObservedRequest & { hinted: boolean; isRouter: boolean },
  ): Promise<void> => {
    if (
      !isKept(url) &&
      !(await waitForTurn(
        response,
        turn(countedAddress(String(request.headers[clientAddressHeader]))),
      ))
    )
      return refuse(response, 429);
    const admission = await admit(request, url, hinted);
    if (admission.answer === 'too-many') return refuse(response, 429);
    if (admission.answer === 'missing') return sayMissing(request, response, isRouter, documents);
    holdResponse(response, async (made) => {
      const isPage = !url.startsWith('/api/');
      observation.cache = cacheWord(response.getHeader(cacheHeader));
      if (times && !response.headersSent)
        response.setHeader('Server-Timing', serverTiming(times, started));
      admission.came(response.statusCode, response.hasHeader(cacheHeader));
      const failed = response.statusCode === 500 && isPage;
      const isDocument =
        String(response.getHeader('content-type') ?? '').startsWith('text/html') ||
        (failed && !isRouter);
      if (isPage && isRedirect(response)) {
        await finishRedirect(response, url, follow);
        if (isRedirect(response)) {
          tellSharedCaches(response, { url, isRouter, cdn });
          return void response.end();
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const missing = await documents.wholePage('page');
        return sendText(
          request,
          response,
          await finishDocument(request, response, missing?.html ?? '', documents),
        );
      }
      const hide = () => {
        if (env.SHOP_ENV === 'production' && !isRouter) dropFrameworkHeaders(response);
      };
      const kept = !isDocument
        ? null
        : failed
          ? lastGoodDocument(url)
          : finishedBefore(url, answerOf(response));
      if (kept) {
        hide();
        const said = failed ? asBefore : kept.headers['cache-control'];
        return sendDocument(
          request,
          response,
          kept,
          forSharedCaches(said ?? '', { url, isRouter, cdn }),
        );
      }
      if (failed && isDocument) response.setHeader('Content-Type', 'text/html; charset=utf-8');
      else if (failed) sayUnavailable(response);
      const text = isDocument
        ? await finishDocument(request, response, made.toString(), documents)
        : finishText(request, response, made);
      hide();
      if (isDocument) await keepDocument(url, answerOf(response), text);
      if (isPage && (isDocument || isRouter)) tellSharedCaches(response, { url, isRouter, cdn });
      await sendText(request, response, text);
    });
    return handle(request, response);
  };

  return openServer(
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        log('error', 'request failed', { operation: request.method, detail: String(error) });
        if (response.headersSent) response.destroy();
        else refuse(response, 503);
      });
    },
    patience,
    takeUpgrade,
  );
}

/** Answers whoever asks how the process is; `false` when the request is for something else. */
async function answerProbe(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  probes: Probes | undefined,
): Promise<boolean> {
  const told = method === 'GET' || method === 'HEAD' ? await probes?.answer(url) : null;
  if (!told) return false;
  response.writeHead(told.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'private, no-store',
  });
  response.end(JSON.stringify(told.body));
  return true;
}

/** Takes off an answer what the framework tells about its cache. The router's own answers keep it: the browser's part of the framework reads it. */
function dropFrameworkHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames())
    if (isFrameworkHeader(name)) response.removeHeader(name);
}

const answerOf = (response: ServerResponse) => ({
  status: response.statusCode,
  headers: response.getHeaders(),
});

/** Answers for an address without a page; the router is told nothing but that, so that the browser loads the document. */
async function sayMissing(
  request: IncomingMessage,
  response: ServerResponse,
  isRouter: boolean,
  documents: Documents,
): Promise<void> {
  response.statusCode = 404;
  response.setHeader('Content-Type', `${isRouter ? 'text/plain' : 'text/html'}; charset=utf-8`);
  response.setHeader('Cache-Control', 's-maxage=60');
  if (isRouter) return void response.setHeader('Cache-Control', 'private, no-store').end();
  const text = await finishDocument(request, response, unmade, documents);
  tellSharedCaches(response, { url: request.url ?? '/', isRouter, cdn: documents.env.CDN_PURGE });
  await sendText(request, response, text);
}

/** Waits for a turn and gives it back when the answer has gone, or its reader; whether there was one. */
async function waitForTurn(response: ServerResponse, waiting: Promise<Turn>): Promise<boolean> {
  const done = await waiting;
  if (done && response.destroyed) done();
  else if (done) response.once('close', done);
  return done !== null;
}

function refuse(response: ServerResponse, status: number, allow?: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    Connection: 'close',
    ...(allow ? { Allow: allow } : {}),
    ...(status === 429 ? { 'Retry-After': '60' } : {}),
  });
  response.end(`${status}\n`);
}
