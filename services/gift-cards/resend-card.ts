import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { accountID, lockAccount } from '../ledgers/account';
import { drawPin } from '../ledgers/pin';
import { changePin } from '../ledgers/try-gift-card';
import { orderMailID } from '../outbox/order-mail';
import { enqueue } from '../outbox/outbox';
import { cardMessage, mostMailings } from './issue-cards';
import {
  cardAnswer,
  cardsOfOrder,
  isResendable,
  type CardAnswer,
  type IssuedCard,
} from './order-cards';
import { soldCards } from './sold-cards';

/** How long a mail of a card must be past before the next one. */
const pauseMs = 2 * 60_000;

/** Why a card's mail cannot be sent again at `now`; `null` when it can. */
export function resendProblem(card: IssuedCard, now: Date): Problem | null {
  if (!card.mailing) return problem('not-found');
  if (card.mailing.state === 'Waiting') return problem('gift-card-waiting');
  if (!isResendable(card)) return problem('gift-card-spent');
  const past = now.getTime() - Date.parse(card.mailing.at);
  return card.mailing.count >= mostMailings || past < pauseMs
    ? problem('gift-card-too-often')
    : null;
}

/** The order whose card is sent again, as it was placed, and who bought it. */
interface Resend {
  order: CalculatedOrder;
  place: number;
  from: string;
  now: Date;
}

/**
 * Sends the mail of an e-gift card again, to where it went. PINs are not kept, so the card gets a new one and the old one ends in the same
 * transaction (decision 080): whoever found the first mail cannot spend it any more. Refused for a card of which something is spent or held.
 */
export async function resendCard(
  store: Store,
  { order, place, from, now }: Resend,
): Promise<Result<CardAnswer, Problem>> {
  const find = async () =>
    (await cardsOfOrder(store, order.Order.ID)).find((card) => card.place === place);
  const card = await find();
  const sold = soldCards(order).find(({ lineID }) => lineID === card?.lineID);
  if (!card?.email || !sold?.mail) return err(problem('not-found'));
  const refused = resendProblem(card, now);
  if (refused) return err(refused);
  const pin = await drawPin(card.number, 'e-mail');
  const mailing = { ...card, count: (card.mailing?.count ?? 0) + 1 };
  const message = cardMessage(
    orderMailID({ orderID: order.Order.ID, card: { place, mailing: mailing.count } }),
    {
      number: card.number,
      cents: card.cents,
      from,
      mail: { ...sold.mail, to: card.email },
      pin: pin.pin,
      again: true,
    },
  );
  const sent = await store.transact(function* (): Statements<boolean> {
    const account = yield* lockAccount(accountID('gift-card', card.number));
    if (!account?.active || account.balance !== card.cents) return false;
    const taken = yield* sql(
      'update services.gift_card set mailings = $3, mailed_at = $4::timestamptz, message_id = $5 where number = $1 and mailings = $2 returning number',
      [card.number, mailing.count - 1, mailing.count, now.toISOString(), message.messageID],
    );
    if (taken.length === 0) return false;
    yield* changePin(account, pin.digest);
    yield* sql('delete from services.outbox where message_id = $1 and sent_at is null', [
      card.mailing?.messageID,
    ]);
    yield* enqueue(message);
    return true;
  });
  const after = await find();
  if (!sent || !after)
    return err((after && resendProblem(after, now)) ?? problem('gift-card-too-often'));
  return ok(cardAnswer(after));
}
