import type { MiddlewareHandler } from 'hono';
import { withRequestContext } from '@/lib/core/request-context';
import { requestIdHeader, requestIdOf } from '@/lib/http/request-id';

/** Everything a call does is logged under the request ID it brought (the storefront's), or one of its own. */
export const inRequest: MiddlewareHandler = (context, next) =>
  withRequestContext({ requestId: requestIdOf(context.req.header(requestIdHeader)) }, next);
