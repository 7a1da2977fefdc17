import type { Who } from '@/lib/limits/refusals';

/** The client's address of a request, as the front names it. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-client-address') ?? 'unknown';
}

/** By what a request is counted that anybody may make: its address, and the browser by its cookies where it has any. */
export function callerOf(request: Request): Who {
  return { address: clientAddress(request), browser: request.headers.get('cookie') ?? undefined };
}
