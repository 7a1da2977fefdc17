import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { jsonAnswer, type Answer } from '@/lib/answers/answer';
import { clockControlPath, controlClock, isLoopback } from '@/lib/core/time/clock-control';

/** The response of the storefront's clock control; `null` when the request is for something else or the control is disabled. */
export async function controlAnswer(
  request: IncomingMessage,
  open: boolean,
): Promise<Answer | null> {
  if (!open || request.url !== clockControlPath || !isLoopback(request.socket.remoteAddress))
    return null;
  const { status, body } = controlClock(await json(request).catch(() => null));
  return jsonAnswer(status, body);
}
