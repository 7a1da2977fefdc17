import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a client's address, as much of it as may be kept: the /24 of an IPv4 address (`203.0.113.0/24`), the /48 of an IPv6 one
 * (`2001:db8:1::/48`); `unknown` for anything else.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  const fourInSix = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (isIPv4(fourInSix ?? plain)) return `${(fourInSix ?? plain).split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/48` : 'unknown';
}

/** The first three of the eight groups, without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)].slice(0, 3);
}
