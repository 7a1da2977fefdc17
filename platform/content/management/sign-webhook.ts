import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';

/** A request as it is signed. */
export interface CanonicalRequest {
  method: string;
  /** Path with query, as sent. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * The vendor's request verification: HMAC-SHA256, in hex, over method, encoded path, headers sorted by name and body, one line each.
 * Answers the three headers a receiver checks. `timestamp` in milliseconds.
 */
export function signWebhook(
  secret: string,
  request: CanonicalRequest,
  timestamp: number,
): Record<string, string> {
  const plainHeaders = Object.entries(request.headers).map(
    ([name, value]) => [name.toLowerCase().trim(), value.trim()] as const,
  );
  const names = [
    ...plainHeaders.map(([name]) => name),
    'x-contentful-signed-headers',
    'x-contentful-timestamp',
  ].sort();
  const proof = {
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': String(timestamp),
  };
  const all: Record<string, string> = { ...Object.fromEntries(plainHeaders), ...proof };
  const lines = [
    request.method,
    encodedPath(request.path),
    names.map((name) => `${name}:${all[name] ?? ''}`).join(';'),
    request.body,
  ];
  return {
    ...proof,
    'x-contentful-signature': createHmac('sha256', secret).update(lines.join('\n')).digest('hex'),
  };
}

/** The vendor encodes the query twice. */
function encodedPath(path: string): string {
  const [pathname = '', search = ''] = path.split('?');
  return encodeURI(search === '' ? pathname : `${pathname}?${escape(search)}`);
}
