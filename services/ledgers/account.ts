import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import type { Cents } from '@/lib/core/money';
import { sql, type Statements } from '@/services/database/statements';

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
