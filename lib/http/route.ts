import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { withRequestContext } from '@/lib/core/request-context';
import { err, type Result } from '@/lib/core/result';
import { whereFrom } from '@/lib/core/where-from';
import { type Input, isForm, readForm, readInput } from './read-input';
import { traced } from '@/lib/core/tracing';
import type { Accepted } from './json-body';
import { problemBody, problemOfError, problemStatus } from './problem';
import { requestIdHeader, requestIdOf } from './request-id';
import { mayAttempt } from '@/lib/limits/attempts';
import { callerOf } from './client-address';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface OriginHeaders {
  fetchSite: string | null;
  origin: string | null;
  host: string | null;
}

/**
 * Whether a write comes from the shop's own pages: `Sec-Fetch-Site: same-origin`, or without that header an `Origin` equal to the
 * configured one. On a loopback address the request's own host counts as well, so that any port of this machine works.
 */
function isOwnOrigin({ fetchSite, origin, host }: OriginHeaders, siteOrigin: string): boolean {
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (origin === null) return fetchSite === 'same-origin';
  if (origin === siteOrigin) return true;
  return host !== null && loopback.test(host) && origin === `http://${host}`;
}

/** Whether a request to a handler may pass: generous by the client's address, and by the browser's cookies where it has any. */
function mayPass(request: Request): Promise<boolean> {
  return mayAttempt('request', callerOf(request));
}

/** How handlers come by the shopper: opened before the function runs, its cookie set afterwards. */
export interface SessionKeeper<S> {
  open(cookieHeader: string | null): Promise<S>;
  /** The `Set-Cookie` values the answer to a request with these cookies owes. */
  owedCookies(session: S, cookieHeader: string | null): Promise<string[]>;
}

export interface RouteOptions<B extends z.ZodType | undefined, S> {
  /** The route's pattern, for the log: `cart/lines/{id}`. */
  name: string;
  /** Schema of the JSON body; unknown keys are refused. Without one the body is not read. */
  body?: B;
  /** The body's media types and size, where they are not JSON of at most 64 KB. */
  accepts?: Accepted;
  session?: SessionKeeper<S>;
  /** Status of a success, 200 unless given. */
  status?: number;
  /** Takes the body as a form that a page without script sends, and leads on (303) to a path, by what came of it and what was sent. */
  formLeadsTo?: (
    answer: Result<unknown, Problem>,
    sent: Readonly<Record<string, unknown>>,
  ) => string;
  /** The `Set-Cookie` values with which such a form leads on. */
  formKeeps?: (
    answer: Result<unknown, Problem>,
    sent: Readonly<Record<string, unknown>>,
  ) => string[];
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * A handler around one domain function: rate limit, origin of writes, body limits and schema, IDs in the path, session, request ID,
 * log line, `private, no-store`, and the `Result` as status and JSON, or as the file it is. Bad input never answers a 5xx.
 */
export function route<T, B extends z.ZodType | undefined = undefined, S = null>(
  options: RouteOptions<B, S>,
  run: (input: Input<B, S>) => Promise<Result<T, Problem>>,
): (request: Request, context: RouteContext) => Promise<Response> {
  return (request, context) => {
    const requestId = requestIdOf(request.headers.get(requestIdHeader));
    return withRequestContext(
      {
        requestId,
        clientAddress: request.headers.get('x-client-address') ?? undefined,
        isForClient: true,
      },
      async () => {
        const started = performance.now();
        const answer = await traced({ kind: 'internal', name: `handler ${options.name}` }, () =>
          respond(options, run, request, context, requestId),
        );
        log('info', 'request', {
          route: options.name,
          method: request.method,
          status: answer.response.status,
          errCode: answer.code,
          ms: Math.round(performance.now() - started),
        });
        return answer.response;
      },
    );
  };
}

interface Answer {
  response: Response;
  code?: string;
}

async function respond<T, B extends z.ZodType | undefined, S>(
  options: RouteOptions<B, S>,
  run: (input: Input<B, S>) => Promise<Result<T, Problem>>,
  request: Request,
  context: RouteContext,
  requestId: string,
): Promise<Answer> {
  const form = options.formLeadsTo && isForm(request) ? await readForm(request) : null;
  const leadOn = (result: Result<unknown, Problem>, cookies: string[]) => {
    const sent = form ?? {};
    const kept = options.formKeeps?.(result, sent) ?? [];
    return answerForm(options.formLeadsTo?.(result, sent) ?? '/', requestId, [...cookies, ...kept]);
  };
  const refuse = (problem: Problem, cookies: string[] = []) => ({
    response: form
      ? leadOn(err(problem), cookies)
      : answerJson(
          problemBody(problem, requestId),
          problemStatus(problem.code),
          requestId,
          cookies,
          problem.retryAfter,
        ),
    code: problem.code,
  });
  if (!(await mayPass(request))) return refuse({ code: 'rate-limited' });
  if (request.method !== 'GET' && !isOwnOrigin(originHeaders(request), env().SITE_ORIGIN))
    return refuse({ code: 'forbidden-origin' });
  const input = await readInput(options, request, context, form);
  if (!input.ok) return refuse(input.error);
  const owed = async () =>
    options.session?.owedCookies(input.value.session, request.headers.get('cookie')) ?? [];
  try {
    const result = await run({ ...input.value, requestId });
    if (!result.ok) return refuse(result.error, await owed());
    if (form) return { response: leadOn(result, await owed()) };
    if (result.value instanceof Response)
      return { response: answerFile(result.value, requestId, await owed()) };
    return { response: answerJson(result.value, options.status ?? 200, requestId, await owed()) };
  } catch (error) {
    const problem = problemOfError(error);
    if (problem) return refuse(problem, await owed());
    log('error', 'handler failed', { route: options.name, detail: whereFrom(error) });
    // A token that was renewed before the crash is good only once: without its cookie the customer is logged out.
    const cookies = await owed().catch(() => []);
    const body = problemBody({ code: 'cannot-process' }, requestId);
    return { response: answerJson(body, 500, requestId, cookies), code: 'crash' };
  }
}

function originHeaders({ headers }: Request) {
  return {
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
  };
}

function answerJson(
  value: unknown,
  status: number,
  requestId: string,
  cookies: string[],
  retryAfter?: number,
): Response {
  const headers = new Headers({
    'cache-control': 'private, no-store',
    [requestIdHeader]: requestId,
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json(value ?? null, { status, headers });
}

/** The answer to a form: the page it leads to. */
function answerForm(path: string, requestId: string, cookies: string[]): Response {
  const headers = new Headers({
    'cache-control': 'private, no-store',
    location: path,
    [requestIdHeader]: requestId,
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** A success that is no JSON (a calendar file) under the same rules. */
function answerFile(file: Response, requestId: string, cookies: string[]): Response {
  file.headers.set('cache-control', 'private, no-store');
  file.headers.set(requestIdHeader, requestId);
  for (const cookie of cookies) file.headers.append('set-cookie', cookie);
  return file;
}
