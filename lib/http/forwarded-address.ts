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
