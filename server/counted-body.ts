import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxBodyBytes } from '@/lib/http/guards';

// Long enough for a sender to read why; nothing more is taken from it meanwhile.
const farewellMs = 500;
const refusal =
  'HTTP/1.1 413 Content Too Large\r\nContent-Type: text/plain; charset=utf-8\r\nCache-Control: private, no-store\r\nConnection: close\r\nContent-Length: 4\r\n\r\n413\n';

/**
 * Counts a body that does not say its length (a chunked one) while it arrives, whoever reads it: past the limit the answer is 413 and the
 * connection ends. One that is still arriving when its request has been answered is not waited for either.
 */
export function countBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const { socket } = request;
  // Said beforehand, so that nobody sends the next request over a connection that ends with this one.
  response.setHeader('Connection', 'close');
  const push = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    size += chunk?.byteLength ?? 0;
    if (size <= maxBodyBytes) return push(chunk, encoding);
    refuse(socket, response);
    return false;
  };
  response.once('finish', () => {
    if (!request.complete) socket.destroySoon();
  });
}

/** Answers past the handler, which may hold the response and would find it used. */
function refuse(socket: Socket, response: ServerResponse): void {
  if (socket.writableEnded) return;
  if (response.headersSent || response.socket !== socket) return void socket.destroy();
  socket.pause();
  socket.end(refusal);
  setTimeout(() => socket.destroy(), farewellMs).unref();
}
