import { randomUUID } from 'node:crypto';
import type { Cents } from '@/lib/core/money';
import { sql, type Statements } from '@/services/database/statements';

/** Why money moved. */
type PostingReason = 'issue' | 'hold' | 'commit' | 'release' | 'expire' | 'give-back' | 'recall';

export interface Posting {
  /** Accounts by ID: a customer's, or one of the books (`held:gift-card`, `spent:gift-card`, `issued:gift-card`, `expired:gift-card`). */
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
