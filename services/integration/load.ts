import type { StockLedgers, StockUser } from '@/lib/core/stock';
import { sql, type Store } from '@/lib/database/statements';
import { openAccount } from '../ledgers/issue';

interface UserXp {
  CecsCustomerNumber?: string;
  EagleCustomerNumber?: string;
  LoyaltyID?: string;
}

/** Takes over what the customer system knew before the shop was opened. What is there already stays. */
export async function loadCustomers(
  store: Store,
  { users, ledgers }: { users: readonly StockUser[]; ledgers: StockLedgers },
  now: Date,
): Promise<void> {
  const loyalty = new Map(ledgers.loyalty.map((account) => [account.userID, account]));
  await store.transact(function* () {
    for (const { number, pin, balanceCents, active } of ledgers.giftCards) {
      yield* openAccount(
        {
          kind: 'gift-card',
          number,
          ownerID: null,
          pin,
          active,
          balance: balanceCents,
          expiresOn: null,
        },
        now,
      );
    }
    for (const { userID, cardNumber, balanceCents, expires } of ledgers.loyalty) {
      yield* openAccount(
        {
          kind: 'purple-perks',
          number: cardNumber,
          ownerID: userID,
          pin: null,
          active: true,
          balance: balanceCents,
          expiresOn: expires,
        },
        now,
      );
    }
    for (const { userID, accountNumber, limitCents, owedCents } of ledgers.charge) {
      const balance = Math.max(0, limitCents - owedCents);
      yield* openAccount(
        {
          kind: 'charge-account',
          number: accountNumber,
          ownerID: userID,
          pin: null,
          active: true,
          balance,
          expiresOn: null,
        },
        now,
      );
    }
    for (const { ID, xp } of users) {
      const known = (xp ?? {}) as UserXp;
      const number =
        known.CecsCustomerNumber ??
        (known.EagleCustomerNumber ? `C-${known.EagleCustomerNumber}` : undefined);
      if (!number) continue;
      const account = loyalty.get(ID);
      yield* sql(
        `insert into services.customer (number, user_id, legacy_id, loyalty_id, card_number, award_account_id) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [
          number,
          ID,
          known.EagleCustomerNumber ?? null,
          known.LoyaltyID ?? null,
          account?.cardNumber ?? null,
          account?.awardAccountID ?? null,
        ],
      );
    }
  });
}
