import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { jsonAnswer, refusedAnswer, type Answer, type PageRequest } from '@/lib/answers/answer';
import {
  finishAnswer,
  keptAnswer,
  missingAnswer,
  type Finishing,
} from '@/lib/answers/finish-answer';
import type { ReleaseFiles } from '@/lib/answers/release-files';
import { createWholePages } from '@/lib/answers/whole-pages';
import { currentDocument } from '@/lib/cache/kept-documents';
import type { Env } from '@/lib/config/env';
import { cacheHeader, hasPreviewCookie, routerHeader } from '@/lib/core/framework';
import { log } from '@/lib/core/log';
import type { Probes } from '@/lib/core/process/probes';
import type { Patience } from '@/lib/core/process/server-life';
import { withRequestContext, type RequestContext } from '@/lib/core/request-context';
import { clientAddressHeader } from '@/lib/core/signature';
import { whereFrom } from '@/lib/core/where-from';
import { isConditional, withholdMatch } from '@/lib/http/file-conditions';
import { refusalOf } from '@/lib/http/guards';
import {
  innerExists,
  innerFetch,
  innerMethods,
  innerOrigin,
  isFromFront,
} from '@/lib/http/inner-fetch';
import { createPageGate } from '@/lib/http/page-gate';
import { prepareHeaders } from '@/lib/http/request-headers';
import { createFairShare, type Turn, watchBusy } from '@/lib/limits/fair-share';
import { countedAddress } from '@/lib/core/ip-address';
import { createFollowRedirect } from '@/lib/redirects/follow-redirect';
import type { RedirectLoader } from '@/lib/redirects/loader';
import { hintMiddleware, needsMiddleware } from '@/lib/redirects/redirect-hint';
import { isUnindexed } from '@/lib/routes/query-pages';
import { createForeignScripts } from '@/lib/security/foreign-scripts';
import { securityHeaders } from '@/lib/security/security-headers';
import { isStaff } from '@/lib/security/staff';
import { controlAnswer } from './control';
import { countBody } from './counted-body';
import { holdResponse } from './held-response';
import { cacheWord, counted, inTrace, serverTiming, type Observation } from './observed';
import { openServer, type TakeUpgrade } from './open-server';
import { send } from './send';

/** What is known about a request before it is answered. */
interface ObservedRequest {
  requestId: string;
  observation: Observation;
  ofStaff: boolean;
  /** Shown to staff only. */
  times: RequestContext['times'];
  started: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FrontOptions {
  env: Env;
  handle: Handler;
  redirects: RedirectLoader;
  /** The health and readiness probes of the process; without them there are none. */
  probes?: Probes;
  /** Serves files of other releases; without it every file is the framework's. */
  files?: ReleaseFiles;
  /** How long clients may take; tests shorten it. */
  patience?: Patience;
  /** Takes connections that change to another protocol: the framework's hot reload in development, else none. */
  takeUpgrade?: TakeUpgrade;
}

/** How many costly requests are worked on at once while the process is busy. */
const workedOnAtOnce = 2;
const waitingOfOneClient = 200;

/** The server around Next's handler: refuses malformed requests, finishes documents, compresses. Holds no visitor's data. */
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
  const exists = (url: string) => innerExists(origin, url);
  const readPage = (url: string) => innerFetch(origin, url);
  const finishing: Finishing = {
    env,
    wholePage: createWholePages(readPage),
    foreignScripts: createForeignScripts(),
    follow: createFollowRedirect({ redirects, exists, page: readPage }),
    methods: (url) => innerMethods(origin, url),
  };
  const { isKept, admit } = createPageGate(exists);
  const { turn } = createFairShare(watchBusy(), workedOnAtOnce, waitingOfOneClient);
  const secure = env.SITE_ORIGIN.startsWith('https:');
  const rehearsed = secure && env.SHOP_ENV === 'test';

  const serve: Handler = async (request, response) => {
    const url = request.url ?? '/';
    const fromFront = isFromFront(request);
    // The files of a development build are large and new each time.
    if (env.NODE_ENV === 'development') delete request.headers['accept-encoding'];
    countBody(request, response);
    const inner = fromFront ? String(request.headers.traceparent ?? '') : undefined;
    const requestId = prepareHeaders(request, env.TRUST_PROXY);
    const ofStaff = isStaff(request.headers.cookie ?? '');
    const times = ofStaff ? new Map() : undefined;
    const started = performance.now();
    const observation: Observation = { cache: 'none' };
    const observed = { requestId, observation, ofStaff, times, started };
    const clientAddress = String(request.headers[clientAddressHeader]);
    return withRequestContext({ requestId, times, clientAddress }, () => {
      if (fromFront)
        return inTrace(request, response, { ...observed, inner }, () => handle(request, response));
      counted(request, response, observed.observation);
      const headers = securityHeaders(url.split('?')[0] ?? '/', secure, rehearsed);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('X-Request-Id', requestId);
      if (rehearsed || isUnindexed(url)) response.setHeader('X-Robots-Tag', 'noindex');
      return answer(request, response, url, observed);
    });
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    observed: ObservedRequest,
  ): Promise<void> => {
    // Next removes this header from the request.
    const page = {
      url,
      isRouter: request.headers[routerHeader] !== undefined,
      isPreview: observed.ofStaff,
      isConditional: isConditional(request.headers),
    };
    const early =
      (await probeAnswer(request, probes)) ??
      (await controlAnswer(request, env.SHOP_CONTROL)) ??
      (await refusal(request, page)) ??
      (await files?.answer(url));
    if (early) return send(request, response, early);
    const hinted = needsMiddleware(url, redirects);
    if (hinted) hintMiddleware(request, url, redirects);
    // Next sends no body for HEAD, and the policy is made from the body; Node drops the body again.
    if (request.method === 'HEAD') request.method = 'GET';
    const isItsOwn = hinted || page.isRouter || hasPreviewCookie(request.headers.cookie ?? '');
    const ready = isItsOwn ? null : currentDocument(url);
    if (ready) {
      observed.observation.cache = 'kept';
      return send(request, response, keptAnswer(page, ready, finishing));
    }
    return inTrace(request, response, observed, () =>
      make(request, response, page, { ...observed, hinted }),
    );
  };

  const refusal = async (request: IncomingMessage, page: PageRequest): Promise<Answer | null> => {
    const refused = refusalOf(request);
    if (refused?.hasPage) return missingAnswer(page, finishing);
    return refused && refusedAnswer(refused.status, refused.allow);
  };

  /** Answers with a page that has to be made, or at least looked up. */
  const make = async (
    request: IncomingMessage,
    response: ServerResponse,
    page: PageRequest,
    { observation, times, started, hinted }: ObservedRequest & { hinted: boolean },
  ): Promise<void> => {
    const client = countedAddress(String(request.headers[clientAddressHeader]));
    if (!isKept(page.url) && !(await waitForTurn(response, turn(client))))
      return send(request, response, refusedAnswer(429));
    const admission = await admit(request, page.url, hinted);
    if (admission.answer === 'too-many') return send(request, response, refusedAnswer(429));
    if (admission.answer === 'missing')
      return send(request, response, await missingAnswer(page, finishing));
    const giveMatchBack = withholdMatch(request);
    holdResponse(response, async (made) => {
      giveMatchBack();
      observation.cache = cacheWord(made.headers[cacheHeader]);
      if (times) response.setHeader('Server-Timing', serverTiming(times, started));
      admission.came(made.status, made.headers[cacheHeader] !== undefined);
      await send(request, response, await finishAnswer(page, made, finishing));
    });
    return handle(request, response);
  };

  return openServer(
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        log('error', 'request failed', { operation: request.method, detail: whereFrom(error) });
        if (response.headersSent) response.destroy();
        else void send(request, response, refusedAnswer(503));
      });
    },
    patience,
    takeUpgrade,
  );
}

/** The response to a probe; `null` when the request is for something else. */
async function probeAnswer(
  { method, url = '' }: IncomingMessage,
  probes: Probes | undefined,
): Promise<Answer | null> {
  const answer = method === 'GET' || method === 'HEAD' ? await probes?.answer(url) : null;
  return answer ? jsonAnswer(answer.status, answer.body) : null;
}

/** Waits for a turn, which is given back when the response has been sent or its reader has gone; returns whether there was one. */
async function waitForTurn(response: ServerResponse, waiting: Promise<Turn>): Promise<boolean> {
  const done = await waiting;
  if (done && response.destroyed) done();
  else if (done) response.once('close', done);
  return done !== null;
}
