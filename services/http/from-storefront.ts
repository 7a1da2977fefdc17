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
import { problem } from '@/lib/core/errors/error-codes';
import { securityEvent } from '@/lib/security/security-log';
import { refused } from './answers';

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

/**
 * Refuses a call that is not signed by a storefront with the shared secret, or the one before it: path and body, at most five minutes old. The refusal is that
 * of a path that does not exist; `null` for a call that may pass.
 */
export async function refuseUnsigned(
  context: Context,
  secrets: TakenSecrets,
): Promise<Response | null> {
  const path = new URL(context.req.url).pathname;
  const signed = `${path.slice(path.indexOf('/internal/'))}\n${await context.req.text()}`;
  const [timestamp, signature] = [
    context.req.header(timestampHeader) ?? null,
    context.req.header(signatureHeader) ?? null,
  ];
  if (isSignedBody(secrets, timestamp, signature, signed, now().getTime())) return null;
  securityEvent('foreign-token', { reason: 'unsigned-call' });
  return refused(context, problem('not-found'));
}
