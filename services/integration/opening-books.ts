import { sql, type Store } from '@/services/database/statements';
import { openAccount } from '../ledgers/account';

/** What a retailer's former system knew: customers, and balances in cents. */
export interface OpeningBooks {
  giftCards: readonly {
    number: string;
    pin: string | null;
    balanceCents: number;
    active: boolean;
  }[];
  /** `expires` is a Chicago day. */
  loyalty: readonly { userID: string; cardNumber: string; balanceCents: number; expires: string }[];
  charge: readonly {
    userID: string;
    accountNumber: string;
    limitCents: number;
    owedCents: number;
  }[];
  customers: readonly {
    number: string;
    userID: string;
    legacyID: string | null;
    loyaltyID: string | null;
    cardNumber: string | null;
    awardAccountID: string | null;
  }[];
}

/** Takes over the customers and balances of a former system. What is there already stays. */
export async function openBooks(store: Store, books: OpeningBooks, now: Date): Promise<void> {
  await store.transact(function* () {
    for (const { number, pin, balanceCents, active } of books.giftCards) {
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
    for (const { userID, cardNumber, balanceCents, expires } of books.loyalty) {
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
    for (const { userID, accountNumber, limitCents, owedCents } of books.charge) {
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
    for (const customer of books.customers) {
      yield* sql(
        `insert into services.customer (number, user_id, legacy_id, loyalty_id, card_number, award_account_id) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [
          customer.number,
          customer.userID,
          customer.legacyID,
          customer.loyaltyID,
          customer.cardNumber,
          customer.awardAccountID,
        ],
      );
    }
  });
}
