import type { Cents } from '@/lib/core/money';
import { newId } from '@/lib/core/ids';
import type { Database, Queryable } from '@/services/database/database';
import { keepNonce, takeNonce, type PaymentMethod } from '../nonces';
import { challenged, standings, type Verification } from './banks';

/** A nonce with what it stands for. */
export interface VerifiedNonce {
  nonce: string;
  method: PaymentMethod & { verification: Verification };
}

/**
 * Asks a card's bank about an amount. The nonce is spent, and the answer has another with what the bank said; `null` for a nonce that is unknown, spent, or
 * no card's.
 */
export function lookUp(
  db: Database,
  { nonce, cents, now }: { nonce: string; cents: Cents; now: Date },
): Promise<VerifiedNonce | null> {
  return db.tx(async (handle) => {
    const method = await takeNonce(handle, nonce);
    if (typeof method === 'string' || method.kind) return null;
    const standing = standings[method.bank ?? 'confirms'];
    return renew(handle, { ...method, verification: { id: newId(), cents, ...standing } }, now);
  });
}

/** Ends a challenge: what the bank knows after it, in yet another nonce. `null` for a nonce without a challenge, or with another one than `id`. */
export function endChallenge(
  db: Database,
  { nonce, id, now }: { nonce: string; id: string; now: Date },
): Promise<VerifiedNonce | null> {
  return db.tx(async (handle) => {
    const method = await takeNonce(handle, nonce);
    if (typeof method === 'string' || method.verification?.id !== id) return null;
    const { verification, bank = 'confirms' } = method;
    const standing = challenged(bank, verification.saidYes === true);
    return renew(handle, { ...method, verification: { ...verification, ...standing } }, now);
  });
}

async function renew(
  handle: Queryable,
  method: VerifiedNonce['method'],
  now: Date,
): Promise<VerifiedNonce> {
  return { nonce: await keepNonce(handle, 'tokencc', method, now), method };
}

/** What a card's owner says to their bank; `false` when it asked nothing by that ID. */
export async function answerBank(db: Database, id: string, saidYes: boolean): Promise<boolean> {
  const rows = await db.query(
    `update payment_nonce set method = jsonb_set(method, '{verification,saidYes}', $2::jsonb)
     where method->'verification'->>'id' = $1 and not consumed returning nonce`,
    [id, JSON.stringify(saidYes)],
  );
  return rows.length > 0;
}

/** Takes what a bank said by its ID, once, for a sale without the nonce; `undefined` where there is none left. */
export async function takeVerification(
  handle: Queryable,
  id: string,
): Promise<PaymentMethod | undefined> {
  const [taken] = await handle.query<{ method: PaymentMethod }>(
    `update payment_nonce set consumed = true where method->'verification'->>'id' = $1 and not consumed returning method`,
    [id],
  );
  return taken?.method;
}
