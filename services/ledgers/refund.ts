import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { Migration } from '@/services/database/migrate';
import { sql, type Statements } from '@/services/database/statements';
import { accountID, lockAccount, type LedgerAccount, post } from './account';
import type { Refund, RefundRefusal } from './port';

/** Days that Purple Perks can be spent at least after they came back. */
const perksDays = 30;

/** A refund is in the ledger once under its key; those from before had none. */
export const refundKeys: Migration = {
  name: '032-refund-keys',
  statements: [
    `create unique index if not exists ledger_entry_refund on services.ledger_entry (hold_key) where reason = 'give-back' and cents > 0`,
  ],
};

/**
 * Posts what an order spent back to its account, once for a key. Perks keep their last day or get one in thirty days, the later; a charge account owes
 * less. Answers why it cannot be done, or `null`: money does not go onto a card or account that nobody can spend.
 */
export function* refund({
  key,
  kind,
  number,
  cents,
  now,
}: Refund): Statements<RefundRefusal | null> {
  const account = yield* lockAccount(accountID(kind, number));
  if (!account) return 'no-account';
  const [before] = yield* sql<{ account: string; cents: number }>(
    `select account, cents from services.ledger_entry where hold_key = $1 and reason = 'give-back' and cents > 0`,
    [key],
  );
  if (before) return before.account === account.id && before.cents === cents ? null : 'key-taken';
  if (!account.active && kind !== 'charge-account') return 'account-closed';
  yield* post({
    from: `spent:${kind}`,
    to: account.id,
    cents,
    reason: 'give-back',
    holdKey: key,
    at: now,
  });
  if (kind === 'purple-perks') yield* keepSpendable(account, now);
  return null;
}

function* keepSpendable({ id, expiresOn }: LedgerAccount, now: Date): Statements<void> {
  const day = addChicagoDays(chicagoDate(now), perksDays);
  if (expiresOn === null || expiresOn >= day) return;
  yield* sql('update services.ledger_account set expires_on = $2::date where id = $1', [id, day]);
}
