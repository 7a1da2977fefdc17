import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode, Problem } from '@/lib/core/errors/error-codes';
import { errorText } from '@/lib/core/errors/error-texts';
import { log } from '@/lib/core/log';
import { errorWords } from '@/lib/core/errors/error-words';
import { whereFrom } from '@/lib/core/where-from';
import { CommerceFailure } from '../upstream/commerce/failure';
import { UpstreamUnavailable } from '../upstream/unavailable';

const statuses: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  'bad-request': 400,
  'unsupported-media-type': 415,
  'payload-too-large': 413,
  'not-found': 404,
  'card-known': 409,
  'order-being-placed': 409,
  'order-already-placed': 409,
  'gift-card-spent': 409,
  'gift-card-waiting': 409,
  'gift-card-too-often': 409,
  'rate-limited': 429,
  'free-seats-limited': 409,
  'gift-cards-limited': 409,
  'payment-paused': 409,
  'orders-paused': 409,
  'upstream-unavailable': 503,
};

/** The App API's error body: a list of codes with a text and what they concern. */
function failure(
  context: Context,
  status: ContentfulStatusCode,
  ErrorCode: string,
  Message: string,
  Data: unknown = null,
): Response {
  context.header('Cache-Control', 'private, no-store');
  return context.json({ Errors: [{ ErrorCode, Message, Data }] }, status);
}

/** A refusal as an answer: 422 unless its code has a status of its own. */
export function refused(context: Context, problem: Problem): Response {
  const { code, ...data } = problem;
  return failure(
    context,
    statuses[code] ?? 422,
    code,
    errorText(problem),
    Object.keys(data).length > 0 ? data : null,
  );
}

/** 401 in the commerce platform's words. */
export function invalidToken(context: Context): Response {
  return failure(context, 401, 'InvalidToken', 'Access token is invalid or expired.');
}

/** 403: the token is genuine, but lacks the right. */
export function forbidden(context: Context): Response {
  return failure(
    context,
    403,
    'InsufficientRoles',
    'User does not have role(s) required to perform this action.',
  );
}

/** 409 with words of the specification. */
export function conflict(context: Context, code: string, message: string): Response {
  return failure(context, 409, code, message);
}

/** 422 for a request that cannot be used, with a text for its sender. */
export function unusable(context: Context, code: string, message: string): Response {
  return failure(context, 422, code, message);
}

/** The response for what a handler threw: the commerce platform's 401, 403 and 404 concern the caller, a system that does not answer is told as one, anything else is our own fault. */
export function thrown(context: Context, error: unknown): Response {
  if (error instanceof CommerceFailure) {
    if (error.status === 401) return invalidToken(context);
    if (error.status === 404 || error.status === 403) {
      return failure(
        context,
        404,
        'NotFound',
        'Object not found.',
        error.data ?? { ObjectType: 'Order', ObjectID: context.req.param('id') ?? null },
      );
    }
    log('warn', 'commerce failed', {
      upstream: 'commerce',
      status: error.status,
      errCode: error.code,
      route: context.req.routePath,
    });
    return refused(context, { code: 'upstream-unavailable' });
  }
  if (error instanceof UpstreamUnavailable) {
    log('warn', 'upstream failed', {
      upstream: error.system,
      route: context.req.routePath,
      detail: errorWords(error),
    });
    return refused(context, { code: 'upstream-unavailable' });
  }
  log('error', 'request failed', {
    route: context.req.routePath,
    method: context.req.method,
    detail: whereFrom(error),
  });
  return failure(context, 500, 'ServerError', errorText({ code: 'upstream-unavailable' }));
}
