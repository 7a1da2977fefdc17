import type { IncomingMessage } from 'node:http';

/** A request the front refuses before anybody reads it. */
export interface Refusal {
  status: 400 | 404 | 405 | 413 | 414;
  allow?: string;
  /** Nobody means harm: the answer is the not-found page. */
  hasPage?: true;
}

const maxUrlLength = 8 * 1024;
/** The largest body that reaches a handler, in bytes; each handler has its own, smaller limit. */
export const maxBodyBytes = 1024 * 1024;
/** Handlers that the front alone may ask. */
export const innerPath = '/api/inner/';
/** The build keeps these for the inventory of the payment page's scripts; no visitor is to have them. */
const sourceMap = /^\/_next\/.*\.map$/;
const pageMethods = 'GET, HEAD';
const handlerMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/**
 * Why a request must not go further: method, length, dangerous path, a key of the query that is none, two hosts, a path whose percent signs make no text, size of
 * the body; `null` when it may.
 */
export function refusalOf({
  method = '',
  url = '',
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>): Refusal | null {
  if (url.length > maxUrlLength) return { status: 414 };
  const allow = url.startsWith('/api/') ? handlerMethods : pageMethods;
  if (!allow.split(', ').includes(method)) return { status: 405, allow };
  if (
    !isHarmless(url) ||
    namesPrototype(url) ||
    rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
  )
    return { status: 400 };
  const decoded = decodedPath(url);
  if (decoded === null)
    return allow === pageMethods ? { status: 404, hasPage: true } : { status: 400 };
  const path = decoded.replace(/\/{2,}/g, '/').toLowerCase();
  if (path.startsWith(innerPath) || sourceMap.test(path)) return { status: 404 };
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? { status: 413 } : null;
}

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether a path steps up or to itself. Browsers resolve that before they ask: only somebody who wants two parts of the shop to read an address differently
 * sends it.
 */
export function hasDotSegment(url: string): boolean {
  return dotSegment.test(url.split(/[?#]/)[0] ?? '');
}

/**
 * Whether a query has the key `__proto__`. Whoever keeps it in an object, as the framework does, reads keys then that nobody sent, and makes another page of it
 * than the one that is kept and counted.
 */
function namesPrototype(url: string): boolean {
  const at = url.indexOf('?');
  return at >= 0 && new URLSearchParams(url.slice(at).replaceAll('#', '&')).has('__proto__');
}

/** ASCII in more bytes than it takes, which is no UTF-8: a way to write a step up or a backslash past whoever looks for them. */
const overlong = /%c[01]%[89ab][\da-f]|%e0%8[01]%[89ab][\da-f]|%f0%80%8[01]%[89ab][\da-f]/i;

/** A path of this site without steps up or to itself, without control characters and backslashes in any spelling. */
function isHarmless(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return (
    path.startsWith('/') &&
    !hasDotSegment(url) &&
    !/[\u0000-\u001f\u007f\\]|%(?:[01][\da-f]|7f|5c)/i.test(path) &&
    !overlong.test(path) &&
    !/%00|\u0000/.test(url)
  );
}

/** A path as text; `null` where its percent signs make none: an address in an encoding of old, or one that was cut off. */
function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return null;
  }
}
