import type { Server, ServerOptions } from 'node:http';

/** How long a server keeps an idle connection: longer than load balancers do (60 s as a rule), so that none sends a request over one that is just being closed. */
const idleConnectionMs = 65_000;

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** To send a request's headers. */
  headersMs: number;
  /** To send the whole request, its body with it. */
  requestMs: number;
  /** How often both limits are checked. */
  everyMs: number;
}

/** The options of a server that ends requests that do not arrive in time (408), and keeps idle connections open for those that come back. */
export function patientWith({ headersMs, requestMs, everyMs }: Patience): ServerOptions {
  return {
    keepAliveTimeout: idleConnectionMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: everyMs,
  };
}

/** What is under way may be a submit, which answers within 20 seconds. */
const graceMs = 25_000;
const sweepMs = 100;

/** Why a server could not listen, in plain words that name the variable to set; other errors as they are. */
export function whyNotListen(
  error: NodeJS.ErrnoException,
  { host, port, variable }: { host: string | undefined; port: number; variable: string },
): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Set ${variable} to a free one.`);
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')
    ? new Error(`HOST is ${host}, which is no address of this machine.`)
    : error;
}

/** Has a server ask for the end of each connection with its next answer, so that clients come back over a new one; requests are taken as before. */
export function sendAway(server: Server): void {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Stops a server without failing what is under way: no new connections, idle ones closed, the rest given 25 seconds. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const insist = setTimeout(() => server.closeAllConnections(), graceMs);
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    sendAway(server);
    server.close(() => {
      clearTimeout(insist);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
