import { problem, type Problem } from '@/lib/core/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { accountID, lockAccount } from '../ledgers/account';
import { drawPin } from '../ledgers/pin';
import { changePin } from '../ledgers/try-gift-card';
import { cardsOfOrder } from './order-cards';

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
  const card = (await cardsOfOrder(store, orderID)).find((one) => one.place === place);
  if (card?.productID !== 'GIFTCARD') return err(problem('not-found'));
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
