import { createHmac } from 'node:crypto';
import { isId } from '@/lib/core/ids';
import { isIPv4 } from 'node:net';
import { ipv6Network, readIpAddress } from '@/lib/core/ip-address';

/**
 * Every kind of line of the security log; what to do about each stands in `docs/operations/security-log.md`. One that a flood can write at will is `often`:
 * repeated within a minute it becomes one line with a count.
 */
export const securityKinds = {
  /** A wrong password, or an e-mail nobody has. */
  'log-in-failed': { often: false },
  /** A log-in refused whatever the password: the account is locked or inactive. */
  'log-in-refused': { often: false },
  /** A captcha was brought and was not good. */
  'captcha-failed': { often: true },
  /** The gateway declined a card, in checkout or while it was saved. */
  declined: { often: false },
  /** A mail with a reset link was asked for. */
  'reset-asked': { often: false },
  /** A reset link was used; with the reason `refused` it was wrong or over. */
  'reset-used': { often: false },
  /** A limit refused a request; the reason names the limit. */
  'limit-refused': { often: true },
  /** A token of somebody else, forged or over, or a message signed with another secret. */
  'foreign-token': { often: true },
  /** A browser reported something the policy of a page does not allow. */
  'policy-report': { often: true },
  /** A gift card was asked for with a wrong number or PIN. */
  'gift-card-wrong': { often: false },
  /** A gift card was locked after too many wrong PINs. */
  'gift-card-locked': { often: false },
  /** An order was held because it does not agree with its payments. */
  'order-held': { often: false },
  /** An order was opened without an account, by a code that was mailed. */
  'order-opened': { often: false },
  /** A person's data was exported or deleted on request; the reason says which. */
  privacy: { often: false },
} as const satisfies Record<string, { often: boolean }>;

export type SecurityKind = keyof typeof securityKinds;

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
