import { createHmac } from 'node:crypto';
import { isRightByOne, isSameText, type TakenSecrets } from '@/lib/core/signature';

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
