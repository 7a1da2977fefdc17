import { isIPv4, isIPv6 } from 'node:net';

/** What may stand around an address in a header of a proxy: brackets about an IPv6 one, and a port. */
const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/;
const withPort = /^([\d.]+):\d{1,5}$/;

/**
 * An address as a proxy or a socket writes it, in its one form: without port, brackets and zone, an IPv4 address inside an IPv6 one as
 * itself, an IPv6 one shortened and in small letters. `null` for anything that is no address.
 */
export function readIpAddress(text: string): string | null {
  const trimmed = text.trim();
  const [plain = ''] = (
    bracketed.exec(trimmed)?.[1] ??
    withPort.exec(trimmed)?.[1] ??
    trimmed
  ).split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return null;
  const groups = ipv6Groups(plain);
  return mappedIPv4(groups) ?? shortened(plain);
}

/** The network of an IPv6 address, its first `bits`: `2001:db8:1:2::/64` for 64. The address has to be one. */
export function ipv6Network(address: string, bits: 48 | 64): string {
  return `${shortened(
    `${ipv6Groups(address)
      .slice(0, bits / 16)
      .join(':')}::`,
  )}/${bits}`;
}

function shortened(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The eight groups, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = shortened(address).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)];
}

function mappedIPv4(groups: string[]): string | null {
  const [high = '0', low = '0'] = groups.slice(6);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return [high, low]
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

/** A client's address as limits count it: an IPv6 one by its /64, which is one household's or one office's to choose from freely. */
export function countedAddress(address: string): string {
  return isIPv6(address) ? ipv6Network(address, 64) : address;
}
