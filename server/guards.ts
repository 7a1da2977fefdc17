import type { IncomingMessage } from 'node:http';

/** A request the front refuses before anybody reads it. */
export interface Refusal {
  status: 400 | 405 | 413 | 414;
  allow?: string;
}

const maxUrlLength = 8 * 1024;
const maxBodyBytes = 1024 * 1024;
const pageMethods = 'GET, HEAD';
const handlerMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Why a request must not go further: method, length, malformed or dangerous path, size of the body; `null` when it may. */
export function refusalOf({ method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | null {
  if (url.length > maxUrlLength) return { status: 414 };
  const allow = url.startsWith('/api/') ? handlerMethods : pageMethods;
  if (!allow.split(', ').includes(method)) return { status: 405, allow };
  if (!isWellFormed(url)) return { status: 400 };
  return Number(headers['content-length'] ?? 0) > maxBodyBytes ? { status: 413 } : null;
}

/** A path of this site that decodes to text without control characters or backslashes. */
function isWellFormed(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    const decoded = decodeURIComponent(url.split('?')[0] ?? '');
    return !/[\u0000-\u001f\u007f\\]/.test(decoded) && !/%00|\u0000/.test(url);
  } catch {
    return false;
  }
}
