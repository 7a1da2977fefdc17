import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxBodyBytes } from '@/lib/http/guards';

// Long enough for the sender to read the response; nothing more is read from it meanwhile.
const farewellMs = 500;
const refusal =
  'HTTP/1.1 413 Content Too Large\r\nContent-Type: text/plain; charset=utf-8\r\nCache-Control: private, no-store\r\nConnection: close\r\nContent-Length: 4\r\n\r\n413\n';

/**
 * Counts a body of undeclared length (a chunked one) while it arrives: past the limit the response is 413 and the connection ends. A body still arriving after
 * the response is not waited for either.
 */
export function countBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  const { socket } = request;
  // Sent beforehand, so that no next request is sent over a connection that is about to end.
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

/** Writes to the socket, bypassing the handler, which may hold the response. */
function refuse(socket: Socket, response: ServerResponse): void {
  if (socket.writableEnded) return;
  if (response.headersSent || response.socket !== socket) return void socket.destroy();
  socket.pause();
  socket.end(refusal);
  setTimeout(() => socket.destroy(), farewellMs).unref();
}
