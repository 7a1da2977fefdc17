import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import type { Cents } from '@/lib/core/money';
import { sql, type Statements } from '@/services/database/statements';
import { randomUUID } from 'node:crypto';
import { pinDigest } from './pin';

/** Gift cards and Purple Perks, and the charge accounts of the stores, whose balance is what of the limit is not owed. */
export type LedgerKind = 'gift-card' | 'purple-perks' | 'charge-account';

/** One account as it is now. */
export interface LedgerAccount {
  id: string;
  kind: LedgerKind;
  number: string;
  /** Names the account where its number must not stand, such as in a payment at the commerce platform. */
  reference: string;
  /** The customer it belongs to, by commerce user ID. */
  ownerID: string | null;
  pinDigest: string | null;
  hasPin: boolean;
  active: boolean;
  /** What is neither held nor spent. */
  balance: Cents;
  /** Last Chicago day on which it can be spent. */
  expiresOn: ChicagoDate | null;
}

/** The ID of the account of a card. */
export function accountID(kind: LedgerKind, number: string): string {
  return `${kind}:${number}`;
}

/** What can be spent of an account at `now`: nothing when it is blocked or past its last day. */
export function spendable(
  { active, balance, expiresOn }: Pick<LedgerAccount, 'active' | 'balance' | 'expiresOn'>,
  now: Date,
): Cents {
  return active && (expiresOn === null || chicagoDate(now) <= expiresOn) ? balance : 0;
}

export const accountColumns =
  'id, kind, number, reference, owner_id, pin_digest, active, balance_cents, expires_on::text as expires_on';

/** An account with its row locked until the end of the transaction; `null` when there is none. */
export function* lockAccount(id: string): Statements<LedgerAccount | null> {
  const [row] = yield* sql<AccountRow>(
    `select ${accountColumns} from services.ledger_account where id = $1 for update`,
    [id],
  );
  return row ? toAccount(row) : null;
}

export interface AccountRow extends Record<string, unknown> {
  id: string;
  kind: LedgerKind;
  number: string;
  reference: string;
  owner_id: string | null;
  pin_digest: string | null;
  active: boolean;
  balance_cents: number;
  expires_on: string | null;
}

/** A row as an account. */
export function toAccount(row: AccountRow): LedgerAccount {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    reference: row.reference,
    ownerID: row.owner_id,
    pinDigest: row.pin_digest,
    hasPin: row.pin_digest !== null,
    active: row.active,
    balance: row.balance_cents,
    expiresOn: row.expires_on,
  };
}

/** Why money moved. */
type PostingReason = 'issue' | 'hold' | 'commit' | 'release' | 'give-back' | 'recall';

interface Posting {
  /** Accounts by ID: a customer's, or one of the books (`held:gift-card`, `spent:gift-card`, `issued:gift-card`). */
  from: string;
  to: string;
  cents: Cents;
  reason: PostingReason;
  holdKey?: string;
  at: Date;
}

/**
 * Moves money between two accounts: two rows in one statement that sum to nothing, and the balances of the customers' accounts among
 * them. Their rows must be locked. A balance that would fall below zero fails the transaction.
 */
export function* post({ from, to, cents, reason, holdKey, at }: Posting): Statements<void> {
  yield* sql(
    `insert into services.ledger_entry (posting, account, cents, reason, hold_key, posted_at)
     values ($1::uuid, $2, -$4::integer, $5, $6, $7::timestamptz), ($1::uuid, $3, $4::integer, $5, $6, $7::timestamptz)`,
    [randomUUID(), from, to, cents, reason, holdKey ?? null, at.toISOString()],
  );
  yield* sql(
    `update services.ledger_account set balance_cents = balance_cents + case when id = $1 then -$3::integer else $3::integer end
     where id in ($1, $2)`,
    [from, to, cents],
  );
}

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
