import type { Server } from 'node:http';
import { serve, type HttpBindings } from '@hono/node-server';
import { patientWith, whyNotListen, type Patience } from '@/lib/core/process/server-life';
import { hasDotSegment } from '@/lib/http/guards';

const patienceMs = 2000;
/** A photo of 15 MB comes from the phone of a driver. */
const usual: Patience = { headersMs: 15_000, requestMs: 120_000, everyMs: 5_000 };

/**
 * Listens on an address; the second argument of `fetch` holds Node's own request and response. A request that does not arrive in time is ended, for the webhooks
 * are open to the world. A path with steps up is refused: the proxy that opens only those may read it as one of theirs. Throws an Error in plain words that names the variable when the port is taken.
 */
export function listen(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  {
    host,
    port,
    variable,
    patience = usual,
  }: { host: string; port: number; variable: string; patience?: Patience },
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings) =>
          hasDotSegment((bindings as HttpBindings).incoming.url ?? '')
            ? new Response(null, { status: 400 })
            : fetch(request, bindings as HttpBindings),
        port,
        hostname: host,
        serverOptions: patientWith(patience),
      },
      () => resolve(server),
    ) as Server;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(whyNotListen(error, { host, port, variable })),
    );
  });
}

/** Stops listening; what is under way may finish within two seconds. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });
}
