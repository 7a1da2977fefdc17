import { createHash } from 'node:crypto';
import { verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { err, ok, type Result } from '@/lib/core/result';
import type { Database } from '@/services/database/database';
import { isObject } from '../wire/body';

const LIFETIME_MS = 120_000;

/** What a challenge says of itself. */
export type Challenged = { issuedAt: string; hostname: string };

/** The key that signs challenges, apart from the secret that servers send. */
export function signingKey(secret: string): string {
  return createHash('sha256').update(`challenges ${secret}`).digest('hex');
}

/** Judges a token: right, fresh and never used. A good one is used up by this. The error is one of the vendor's codes. */
export async function judge(
  db: Database,
  secret: string,
  token: string,
  at: Date,
): Promise<Result<Challenged, 'invalid-input-response' | 'timeout-or-duplicate'>> {
  const payload = read(token);
  if (!payload) return err('invalid-input-response');
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signingKey(secret),
  }).catch(() => ({ verified: false }));
  if (!verified) return err('invalid-input-response');
  const { issuedAt, hostname } = challenge.parameters.data as Challenged;
  if (Math.abs(at.getTime() - Date.parse(issuedAt)) > LIFETIME_MS)
    return err('timeout-or-duplicate');
  await db.query(`delete from captcha_used where used_at < $1`, [
    new Date(at.getTime() - 2 * LIFETIME_MS).toISOString(),
  ]);
  const fresh = await db.query(
    'insert into captcha_used (signature, used_at) values ($1, $2) on conflict (signature) do nothing returning signature',
    [challenge.signature, at.toISOString()],
  );
  return fresh.length > 0 ? ok({ issuedAt, hostname }) : err('timeout-or-duplicate');
}

function read(token: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : null;
  } catch {
    return null;
  }
}

function isPayload(payload: unknown): payload is Payload {
  const { challenge, solution } = isObject(payload) ? payload : {};
  return (
    isObject(challenge) &&
    isObject(challenge.parameters) &&
    typeof challenge.signature === 'string' &&
    isObject(solution)
  );
}
