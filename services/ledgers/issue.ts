import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { Cents } from '@/lib/core/money';
import { sql, type Statements } from '@/services/database/statements';
import { accountID, type LedgerKind } from './account';
import { pinDigest } from './pin';
import { post } from './post';

/** A new account with what is on it. */
export interface NewAccount {
  kind: LedgerKind;
  number: string;
  ownerID: string | null;
  /** Its PIN, or the stored form of one. */
  pin: string | { digest: string } | null;
  active: boolean;
  balance: Cents;
  expiresOn: ChicagoDate | null;
  /** A drawn one unless said. */
  reference?: string;
}

/** Opens an account and puts its first money on it; one that is there already stays as it is. Returns whether it is new. */
export function* openAccount(
  { kind, number, ownerID, pin, active, balance, expiresOn, reference }: NewAccount,
  now: Date,
): Statements<boolean> {
  const id = accountID(kind, number);
  const digest = typeof pin === 'string' ? pinDigest(number, pin) : (pin?.digest ?? null);
  const rows = yield* sql(
    `insert into services.ledger_account (id, kind, number, owner_id, pin_digest, active, expires_on, reference)
     values ($1, $2, $3, $4, $5, $6, $7::date, coalesce($8, gen_random_uuid()::text))
     on conflict do nothing returning id`,
    [id, kind, number, ownerID, digest, active, expiresOn, reference ?? null],
  );
  if (rows.length === 0) return false;
  if (balance > 0)
    yield* post({ from: `issued:${kind}`, to: id, cents: balance, reason: 'issue', at: now });
  return true;
}
