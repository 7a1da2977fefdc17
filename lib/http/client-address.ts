import type { IncomingMessage } from 'node:http';
import type { Who } from '@/lib/limits/refusals';

const header = 'x-client-address';
const unknown = 'unknown';

/** The client's address of a request, as the front names it. */
export function clientAddress(request: Request): string {
  return request.headers.get(header) ?? unknown;
}

/** By what a request is counted that anybody may make: its address, and the browser by its cookies where it has any. */
export function callerOf(request: Request | IncomingMessage): Who {
  if (request instanceof Request)
    return { address: clientAddress(request), browser: request.headers.get('cookie') ?? undefined };
  return { address: String(request.headers[header] ?? unknown), browser: request.headers.cookie };
}
