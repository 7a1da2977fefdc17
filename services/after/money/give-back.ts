import type { Cents } from '@/lib/core/money';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { sql, type Statements } from '@/services/database/statements';
import { accountID, lockAccount, type LedgerAccount, type LedgerKind } from '../../ledgers/account';
import { post } from '../../ledgers/post';

/** Days that Purple Perks can be spent at least after they came back. */
const perksDays = 30;

/**
 * Posts what an order spent back to its account. Perks keep their last day or get one in thirty days, the later; a charge account owes less. Answers why
 * it cannot be done, or `null`: money does not go onto a card or account that nobody can spend.
 */
export function* giveBack(
  kind: LedgerKind,
  number: string | undefined,
  cents: Cents,
  now: Date,
): Statements<'no-account' | 'account-closed' | null> {
  const account = number === undefined ? null : yield* lockAccount(accountID(kind, number));
  if (!account) return 'no-account';
  if (!account.active && kind !== 'charge-account') return 'account-closed';
  yield* post({ from: `spent:${kind}`, to: account.id, cents, reason: 'give-back', at: now });
  if (kind === 'purple-perks') yield* keepSpendable(account, now);
  return null;
}

function* keepSpendable({ id, expiresOn }: LedgerAccount, now: Date): Statements<void> {
  const day = addChicagoDays(chicagoDate(now), perksDays);
  if (expiresOn === null || expiresOn >= day) return;
  yield* sql('update services.ledger_account set expires_on = $2::date where id = $1', [id, day]);
}
