import { createHmac } from 'node:crypto';
import { newId } from '@/lib/core/ids';
import { localPlatform } from '@/lib/config/local-platform';
import { same } from './gateway-auth';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const { merchantId, payPalClientID, privateKey } = localPlatform.payments;

/** A client token as the vendor's: base64 JSON for versions 2 and 3, with the payment frame's and PayPal's script's addresses added. */
export function clientToken(origin: string, now: Date, threeDSecureEnabled = false): string {
  return Buffer.from(
    JSON.stringify({
      version: 2,
      authorizationFingerprint: fingerprint(now),
      configUrl: `${origin}/client_api/v1/configuration`,
      clientApiUrl: `${origin}/client_api`,
      environment: 'development',
      merchantId,
      merchantAccountId: merchantId,
      challenges: ['cvv'],
      paypalEnabled: true,
      threeDSecureEnabled,
      venmo: 'sandbox',
      paymentFrameUrl: `${origin}/frame`,
      payPal: { sdkBaseUrl: `${origin}/paypal/sdk/js`, clientId: payPalClientID },
    }),
  ).toString('base64');
}

/** A signed statement that its bearer may make nonces for a day. */
function fingerprint(now: Date): string {
  const payload = Buffer.from(
    JSON.stringify({ created_at: now.toISOString(), merchant_id: merchantId, id: newId() }),
  ).toString('base64url');
  return `${payload}.${sign(payload)}`;
}

/** Whether a fingerprint is ours and less than a day old; any other is answered by 401, which the vendor's page script reads as a token that ran out. */
export function fingerprintHolds(value: unknown, now: Date): boolean {
  if (typeof value !== 'string' || value.length > 2000) return false;
  const [payload = '', signature = ''] = value.split('.');
  if (!same(signature, sign(payload))) return false;
  const { created_at: createdAt } = JSON.parse(
    Buffer.from(payload, 'base64url').toString('utf8'),
  ) as { created_at: string };
  return now.getTime() - Date.parse(createdAt) < LIFETIME_MS;
}

function sign(payload: string): string {
  return createHmac('sha256', privateKey).update(payload).digest('base64url');
}
