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
 * Lets through what a storefront signed with the shared secret, or the one before: path and bytes, not older than five minutes. Anything else is answered as a
 * path that does not exist. Answers the refusal, or `null`.
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
