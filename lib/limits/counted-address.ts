import { isIPv6 } from 'node:net';
import { ipv6Network } from '@/lib/core/ip-address';

/** A client's address as limits count it: an IPv6 one by its /64, which is one household's or one office's to choose from freely. */
export function countedAddress(address: string): string {
  return isIPv6(address) ? ipv6Network(address, 64) : address;
}
