import { paperGiftCard } from '@/lib/catalogue/gift-card';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { accountID, lockAccount } from '../ledgers/account';
import { drawPin } from '../ledgers/pin';
import { changePin } from '../ledgers/try-gift-card';
import { cardsOfOrder, isRecalled } from './order-cards';

/** How often a paper card was printed: each print draws another PIN. */
export const giftCardPrints: Migration = {
  name: '015-gift-card-prints',
  statements: ['alter table services.gift_card add column prints integer not null default 0'],
};

/** What the printer of paper cards needs, once: nobody else is ever told the number and the PIN. Amount in dollars. */
export interface PrintedCard {
  Number: string;
  Pin: string;
  Amount: number;
}

/**
 * A paper card of an order for the one who packs it. PINs are not kept, so each print draws another: the one before ends, and the card is to be
 * activated again. Refused once something of it is spent or held.
 */
export async function printCard(
  store: Store,
  orderID: string,
  place: number,
): Promise<Result<PrintedCard, Problem>> {
  const card = (await cardsOfOrder(store, orderID)).find((candidate) => candidate.place === place);
  if (card?.productID !== paperGiftCard) return err(problem('not-found'));
  const { pin, digest } = await drawPin(card.number, 'paper');
  const drawn = await store.transact(function* (): Statements<boolean> {
    const account = yield* lockAccount(accountID('gift-card', card.number));
    if (account?.balance !== card.cents) return false;
    yield* changePin(account, digest);
    yield* sql('update services.ledger_account set active = false where id = $1', [account.id]);
    yield* sql(
      'update services.gift_card set prints = prints + 1, activated_at = null where number = $1',
      [card.number],
    );
    return true;
  });
  return drawn
    ? ok({ Number: card.number, Pin: pin, Amount: toDollars(card.cents) })
    : err(problem('gift-card-spent'));
}

/** A paper card that can be spent. */
export interface ActivatedCard {
  OrderID: string;
  LineItemID: string;
  PartialAccountNumber: string;
}

/**
 * Lets a sold paper card be spent, from when it was packed or handed over; again is no error. `null` for a number that was not sold as a paper
 * card, or was taken back with its cancelled order: it says nothing of whether there is such a card.
 */
export function activateCard(
  store: Store,
  number: string,
  now: Date,
): Promise<ActivatedCard | null> {
  return store.transact(function* () {
    const [sold] = yield* sql<{ order_id: string; line_id: string }>(
      'select order_id, line_id from services.gift_card where number = $1 and product_id = $2',
      [number, paperGiftCard],
    );
    const account = sold ? yield* lockAccount(accountID('gift-card', number)) : null;
    if (!sold || !account || isRecalled(account)) return null;
    yield* sql('update services.ledger_account set active = true where id = $1', [account.id]);
    yield* sql(
      'update services.gift_card set activated_at = coalesce(activated_at, $2::timestamptz) where number = $1',
      [number, now.toISOString()],
    );
    return {
      OrderID: sold.order_id,
      LineItemID: sold.line_id,
      PartialAccountNumber: number.slice(-4),
    };
  });
}
