import { isIPv4 } from 'node:net';
import { ipv6Network, readIpAddress } from '@/lib/core/ip-address';

/**
 * The network of a client's address, as much of it as may be kept: the /24 of an IPv4 address (`203.0.113.0/24`), the /48 of an IPv6 one
 * (`2001:db8:1::/48`); `unknown` for anything else.
 */
export function clientNetwork(address: string): string {
  const read = readIpAddress(address);
  if (read === null) return 'unknown';
  return isIPv4(read) ? `${read.split('.').slice(0, 3).join('.')}.0/24` : ipv6Network(read, 48);
}
