import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed message between the storefront and the services. */
export const signatureHeader = 'x-lilac-signature';
export const timestampHeader = 'x-lilac-timestamp';

/** How old a signed request may be, in milliseconds, before it counts as a replay. */
const longestAgeMs = 5 * 60_000;

/** Signs a body for our own webhooks: HMAC-SHA256 in hex over the instant (milliseconds since 1970) and the bytes sent. */
export function signBody(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** The secret that is signed with, and the one before it while what was signed with that is still taken. */
export type TakenSecrets = readonly [present: string, previous: string | undefined];

/** Whether something is right by the present secret or by the one before. */
export function isRightByOne(
  [present, previous]: TakenSecrets,
  isRight: (secret: string) => boolean,
): boolean {
  return isRight(present) || (previous !== undefined && isRight(previous));
}

/** Whether a signature is the right one for a body, by the present secret or the one before, and not older than five minutes. */
export function isSignedBody(
  secrets: TakenSecrets,
  timestamp: string | null,
  signature: string | null,
  body: string,
  nowMs: number,
): boolean {
  const at = Number(timestamp);
  if (!timestamp || !Number.isSafeInteger(at) || Math.abs(nowMs - at) > longestAgeMs) return false;
  return isRightByOne(secrets, (secret) => isSameText(signature ?? '', signBody(secret, at, body)));
}

/** Header with which a storefront names the client it asks for; believed with a signature over `clientText` alone. */
export const clientAddressHeader = 'x-client-address';

/** What a storefront signs to name its client: the address and the token of the call, so that neither can be had with another. */
export function clientText(address: string, accessToken: string): string {
  return `client ${address}\n${accessToken}`;
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSameText(text: string, other: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
