import type { IncomingMessage } from 'node:http';
import type { Who } from '@/lib/limits/refusals';
import { readIpAddress } from '@/lib/core/ip-address';

/**
 * The client's address of a request: the socket's, or, behind `trustedHops` proxies, what the outermost of them wrote into X-Forwarded-For: that many
 * entries from the end, since each proxy adds one. What stands before is anybody's; an entry that is missing or no address gives the socket's.
 */
export function clientAddressOf(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedHops: number,
): string {
  const entries = forwardedFor?.split(',') ?? [];
  const written = trustedHops > 0 ? entries.at(-trustedHops) : undefined;
  return readIpAddress(written ?? '') ?? readIpAddress(socketAddress ?? '') ?? 'unknown';
}

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
