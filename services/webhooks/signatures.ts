import { createHmac } from 'node:crypto';
import { escape } from 'node:querystring';
import { isRightByOne, isSameText, type TakenSecrets } from '@/lib/core/signature';

const longestAgeMs = 5 * 60_000;

interface SignedRequest {
  method: string;
  /** Path with query, as received by the address the subscription names. */
  path: string;
  header(name: string): string | undefined;
  body: string;
}

/** Whether OrderCloud sent these bytes: `X-oc-hash` is the base64 HMAC-SHA256 of the raw body. */
export function isFromCommerce(
  hashKeys: TakenSecrets,
  hash: string | undefined,
  body: string,
): boolean {
  return isRightByOne(hashKeys, (hashKey) =>
    isSameText(hash ?? '', createHmac('sha256', hashKey).update(body).digest('base64')),
  );
}

/**
 * Whether Contentful signed this request not longer than five minutes ago: the HMAC-SHA256, in hex, of method, encoded path, the headers
 * it names and body, a line each.
 */
export function isFromContent(
  secrets: TakenSecrets,
  { method, path, header, body }: SignedRequest,
  nowMs: number,
): boolean {
  const names = (header('x-contentful-signed-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const timestamp = Number(header('x-contentful-timestamp'));
  if (!names.includes('x-contentful-timestamp') || !(Math.abs(nowMs - timestamp) <= longestAgeMs))
    return false;
  const headers = names.map((name) => `${name}:${(header(name) ?? '').trim()}`).join(';');
  const canonical = [method, encodedPath(path), headers, body].join('\n');
  return isRightByOne(secrets, (secret) =>
    isSameText(
      header('x-contentful-signature') ?? '',
      createHmac('sha256', secret).update(canonical).digest('hex'),
    ),
  );
}

/** The vendor encodes the query twice. */
function encodedPath(path: string): string {
  const [pathname = '', search = ''] = path.split('?');
  return encodeURI(search === '' ? pathname : `${pathname}?${escape(search)}`);
}
