import { log } from '@/lib/core/log';
import { whereFrom } from '@/lib/core/where-from';
import { CommerceError, notFound, refusal } from './errors';
import { grantToken, type TokenDeps } from './verbs/token';
import { holdsRole, identifyCaller, nobody } from './tokens/caller';
import { isStorable } from './engine/json';
import type { RouteMatcher } from './engine/match-route';
import { readForm, readJsonBody } from './engine/request-body';
import type { Reply } from './engine/route';
import type { AccountRules } from './account-rules';
import type { LateLists } from './late-lists';
import type { Queue } from '../wire/queue';
import { answerObserved } from './webhooks/observe';

/** What a request is answered with. */
export interface PlatformDeps extends TokenDeps {
  match: RouteMatcher;
  /** Path of the platform's public address. */
  prefix: string;
  deliveries: Queue;
  lateLists: LateLists;
  account: AccountRules;
}

/** Answers one HTTP request of the vendor's API; every refusal in the vendor's error body. */
export async function answerRequest(deps: PlatformDeps, request: Request): Promise<Response> {
  try {
    const { status, body } = await route(deps, request);
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  } catch (error) {
    if (error instanceof CommerceError)
      return Response.json({ ...error.extra, Errors: error.errors }, { status: error.status });
    log('error', 'request failed', { upstream: 'commerce', detail: whereFrom(error) });
    return Response.json(
      {
        Errors: [
          { ErrorCode: 'ServerError', Message: 'An unexpected error occurred.', Data: null },
        ],
      },
      { status: 500 },
    );
  }
}

async function route(deps: PlatformDeps, request: Request): Promise<Reply> {
  const url = new URL(request.url);
  const path = below(deps.prefix, url.pathname);
  if (/^\/oauth\//i.test(path)) return oauth(deps, request, path);
  const resource = /^\/v1(\/.*)$/i.exec(path)?.[1];
  const found = resource === undefined ? null : deps.match(request.method, resource);
  if (!found) throw notFound('Resource', path);
  if ([...url.searchParams].some((pair) => !isStorable(pair)))
    throw refusal('ValidationFailure', { Property: 'query' });

  const identify = (token: string) => identifyCaller(deps.db, deps.tokens, token);
  const caller = found.route.open ? nobody : await identify(bearerOf(request));
  const { roles } = found.route;
  if (roles.length > 0 && !holdsRole(caller, ...roles)) {
    throw refusal(
      'Auth.InsufficientRoles',
      { SufficientRoles: ['FullAccess', ...roles], AssignedRoles: caller.roles },
      403,
    );
  }
  const body = request.method === 'GET' ? {} : await readJsonBody(request);
  const { db, tokens, clients, deliveries } = deps;
  const call = {
    db,
    searched: await deps.lateLists.source(),
    sellersSubmit: deps.account.sellersSubmit,
    tokens,
    clients,
    deliveries,
    identify,
    caller,
    params: found.params,
    query: url.searchParams,
    body,
  };
  if (!found.route.observed) return found.route.handle(call);
  const { reply, isTold } = await answerObserved(found.route, call);
  if (isTold) deps.deliveries.nudge();
  return reply;
}

async function oauth(deps: PlatformDeps, request: Request, path: string): Promise<Reply> {
  if (request.method === 'POST' && /^\/oauth\/token\/?$/i.test(path))
    return { status: 200, body: await grantToken(deps, await readForm(request)) };
  const kid = /^\/oauth\/certs\/([\w-]+)$/i.exec(path)?.[1];
  const key = request.method === 'GET' && kid ? deps.tokens.publicKey(kid) : null;
  if (!key) throw notFound('Resource', path);
  return { status: 200, body: key };
}

function below(prefix: string, path: string): string {
  const base = prefix.replace(/\/$/, '');
  return base && path.toLowerCase().startsWith(`${base.toLowerCase()}/`)
    ? path.slice(base.length)
    : path;
}

function bearerOf(request: Request): string {
  return /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim() ?? '';
}
