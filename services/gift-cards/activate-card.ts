import { sql, type Store } from '@/services/database/statements';
import { accountID, lockAccount } from '../ledgers/account';

/** A paper card that can be spent. */
export interface ActivatedCard {
  OrderID: string;
  LineItemID: string;
  PartialAccountNumber: string;
}

/**
 * Lets a sold paper card be spent, from when it was packed or handed over; again is no error. `null` for a number that was not sold as a paper
 * card: it says nothing of whether there is such a card.
 */
export function activateCard(
  store: Store,
  number: string,
  now: Date,
): Promise<ActivatedCard | null> {
  return store.transact(function* () {
    const [sold] = yield* sql<{ order_id: string; line_id: string }>(
      `update services.gift_card set activated_at = coalesce(activated_at, $2::timestamptz) where number = $1 and product_id = 'GIFTCARD' returning order_id, line_id`,
      [number, now.toISOString()],
    );
    const account = sold ? yield* lockAccount(accountID('gift-card', number)) : null;
    if (!sold || !account) return null;
    yield* sql('update services.ledger_account set active = true where id = $1', [account.id]);
    return {
      OrderID: sold.order_id,
      LineItemID: sold.line_id,
      PartialAccountNumber: number.slice(-4),
    };
  });
}
