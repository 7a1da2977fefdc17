import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { measures } from '@/lib/core/measures';
import { withRequestContext } from '@/lib/core/request-context';
import { traced } from '@/lib/core/tracing';
import { requestIdHeader, requestIdOf } from '@/lib/http/request-id';

/** Runs a call with its request ID (the storefront's, or a new one) in the log and within the trace it brought; counts it when it has been answered. */
export const inRequest =
  (service: string): MiddlewareHandler =>
  (context, next) => {
    const requestId = requestIdOf(context.req.header(requestIdHeader));
    const work = {
      kind: 'server',
      name: `${service} ${context.req.method}`,
      from: context.req.header('traceparent') ?? null,
    } as const;
    return withRequestContext({ requestId }, () =>
      traced(work, async (span) => {
        const started = performance.now();
        await next();
        const { status } = context.res;
        const route = routePath(context, -1);
        span.rename(`${service} ${context.req.method} ${route}`);
        span.tell({ 'http.route': route, 'http.response.status_code': status, requestId });
        if (status >= 500) span.fail(String(status));
        measures()?.served(service, status, performance.now() - started);
      }),
    );
  };
