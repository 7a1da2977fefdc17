import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isHotReload } from '@/lib/core/framework';
import { patientWith, type Patience } from '@/lib/core/process/server-life';

/** Takes a connection over when it may change to another protocol; `false` ends it. */
export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

const usual: Patience = { headersMs: 15_000, requestMs: 30_000, everyMs: 5_000 };

/** A server that reads every header of a request, ends requests that do not arrive in time (408), and every attempt to change to another protocol that `take` does not take. */
export function openServer(
  listener: RequestListener,
  patience: Patience = usual,
  take: TakeUpgrade = () => false,
): Server {
  const server = createServer(patientWith(patience), listener);
  // Past a number of its own Node leaves headers out without a word, those of a proxy at the end among them; their length is limited all the same.
  server.maxHeadersCount = 0;
  return server.on('upgrade', (request, socket, head) => {
    if (take(request, socket, head)) return;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    );
  });
}

/** Passes the hot-reload connection of a browser, and no other, to the framework's server; for development only. */
export function toHotReload(inner: Server): TakeUpgrade {
  return (request, socket, head) =>
    isHotReload(request.url ?? '') && inner.emit('upgrade', request, socket, head);
}
