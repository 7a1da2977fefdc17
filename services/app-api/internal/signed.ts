import type { Context } from 'hono';
import { problem } from '@/lib/core/error-codes';
import { now } from '@/lib/core/time/clock';
import {
  isSignedBody,
  signatureHeader,
  timestampHeader,
  type TakenSecrets,
} from '@/lib/core/signature';
import { securityEvent } from '@/lib/security/security-log';
import { refused } from '../http/answers';

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
