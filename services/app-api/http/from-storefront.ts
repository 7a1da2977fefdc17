import type { Context } from 'hono';
import { now } from '@/lib/core/time/clock';
import {
  clientAddressHeader,
  clientText,
  isSignedBody,
  signatureHeader,
  timestampHeader,
  type TakenSecrets,
} from '@/lib/core/signature';

/** Who calls past the storefronts: all of them are counted as one. */
const directCaller = 'direct';

/** The client's address that a storefront names and has signed for this token, not older than five minutes; `direct` without one. */
export function clientAddressOf(
  context: Context,
  secrets: TakenSecrets,
  accessToken: string,
): string {
  const header = (name: string) => context.req.header(name) ?? null;
  const address = header(clientAddressHeader);
  if (address === null || address.length > 100) return directCaller;
  return isSignedBody(
    secrets,
    header(timestampHeader),
    header(signatureHeader),
    clientText(address, accessToken),
    now().getTime(),
  )
    ? address
    : directCaller;
}
