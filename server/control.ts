import type { IncomingMessage, ServerResponse } from 'node:http';
import { clockControlPath, controlClock, isLoopback } from '@/lib/core/time/clock-control';

const maxBytes = 1024;

/** Answers the clock control of the storefront's process; `false` when the request is for something else or the control is closed. */
export async function answerControl(
  request: IncomingMessage,
  response: ServerResponse,
  open: boolean,
): Promise<boolean> {
  if (!open || request.url !== clockControlPath || !isLoopback(request.socket.remoteAddress))
    return false;
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxBytes) break;
  }
  const answer = controlClock(parsed(text));
  response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(answer ?? { error: 'Send { "now": "<ISO instant>" } or { "now": null }.' }),
  );
  return true;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
