import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { clockControlPath, controlClock, isLoopback } from '@/lib/core/time/clock-control';

/** Answers the clock control of the storefront's process; `false` when the request is for something else or the control is closed. */
export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  open: boolean,
): Promise<boolean> {
  if (!open || request.url !== clockControlPath || !isLoopback(request.socket.remoteAddress))
    return false;
  const { status, body } = controlClock(await json(request).catch(() => null));
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
  return true;
}
