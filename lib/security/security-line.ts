import { createHmac } from 'node:crypto';
import { isId } from '@/lib/core/ids';
import type { SecurityKind } from './event-kinds';
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

/** What an event is about; nothing of it is written as it is given, but the reason and the order's ID. */
export interface EventFacts {
  /** The e-mail that was tried, or the user's ID where no e-mail was given. */
  account?: string;
  /** The gateway's fingerprint of a card, or the number of a gift card. */
  card?: string;
  /** A word of the code's own (the name of a limit, an error's code), never what somebody typed. */
  reason?: string;
  orderID?: string;
  /** What a page's policy stopped: an origin, or a browser's word for what has none. */
  blocked?: string;
  /** The beginning of the path of the page that did. */
  page?: string;
}

/** A line of the security log: all it can carry. */
export interface SecurityLine {
  kind: SecurityKind;
  reqId?: string;
  network: string;
  account?: string;
  card?: string;
  reason?: string;
  orderID?: string;
  blocked?: string;
  page?: string;
  count?: number;
}

const word = /^[A-Za-z][A-Za-z0-9.-]{0,59}$/;
const originOrWord = /^(?:(?:https?|wss?):\/\/[\w.:[\]-]{1,100}|[a-z-]{1,30})$/;
const beginningOfPath = /^(?:\/[\w.-]{0,40}){1,2}$/;

/**
 * The line of an event: account and card as hashes with `key`, so that the same one is known again and none is told; the address cut to its
 * network; a reason that is no word of the code's and an ID that has not the shape of one are left out.
 */
export function securityLine(
  kind: SecurityKind,
  { account, card, reason, orderID, blocked, page }: EventFacts,
  from: { requestId?: string; clientAddress?: string },
  key: string,
): SecurityLine {
  const hashed = (what: string, value: string) =>
    createHmac('sha256', key)
      .update(`${what} ${value.trim().toLowerCase()}`)
      .digest('base64url')
      .slice(0, 16);
  return {
    kind,
    ...(from.requestId ? { reqId: from.requestId } : {}),
    network: clientNetwork(from.clientAddress ?? ''),
    ...(account ? { account: hashed('account', account) } : {}),
    ...(card ? { card: hashed('card', card) } : {}),
    ...(reason && word.test(reason) ? { reason } : {}),
    ...(orderID && isId(orderID) ? { orderID } : {}),
    ...(blocked && originOrWord.test(blocked) ? { blocked } : {}),
    ...(page && beginningOfPath.test(page) ? { page } : {}),
  };
}
