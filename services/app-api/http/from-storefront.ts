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

/** The client of calls that do not come from a storefront: all of them are counted as one. */
const directCaller = 'direct';

/** The client address that a storefront has signed for this token within the last five minutes; `direct` without one. */
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
