import { problem, type Problem } from '@/lib/core/errors/error-codes';
import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { accountID, lockAccount } from '../ledgers/account';
import { drawPin } from '../ledgers/pin';
import { changePin } from '../ledgers/try-gift-card';
import { orderMailID } from '../mails/message-id';
import { enqueue } from '../outbox/outbox';
import { cardMessage, waitUntil } from './issue-cards';
import { cardAnswer, cardsOfOrder, resendProblem, type CardAnswer } from './order-cards';
import { soldCards } from './sold-cards';

/** Who wrote a right mailbox onto a card, last. */
export const giftCardCorrections: Migration = {
  name: '042-gift-card-corrections',
  statements: [
    `alter table services.gift_card add column corrected_by text, add column corrected_at timestamptz`,
  ],
};

/** The order whose card is sent again, as it was placed, and who bought it. */
interface Resend {
  order: CalculatedOrder;
  place: number;
  from: string;
  now: Date;
  /** The right mailbox of a card whose own is wrong, who says so, and what all cards of the order that were sent elsewhere may come to. */
  correction?: { email: string; staff: string; mostCents: Cents };
}

/**
 * Sends the mail of an e-gift card again, to where it went or to the right mailbox, and not before its day. PINs are not kept, so the card gets a new one and the old one ends in the same
 * transaction (decision 080): whoever found the first mail cannot spend it any more. Refused for a card of which something is spent or held. `too-much`: with
 * the order's cards that were corrected before, more than who corrects it may.
 */
export async function resendCard(
  store: Store,
  { order, place, from, now, correction }: Resend,
): Promise<Result<CardAnswer, Problem | 'too-much'>> {
  const find = async () =>
    (await cardsOfOrder(store, order.Order.ID)).find((card) => card.place === place);
  const card = await find();
  const sold = soldCards(order).find(({ lineID }) => lineID === card?.lineID);
  const to = correction?.email ?? card?.email;
  if (!card || !to || !sold?.mail) return err(problem('not-found'));
  const refused = resendProblem(card, now, correction !== undefined);
  if (refused) return err(refused);
  const pin = await drawPin(card.number, 'e-mail');
  const afterMs = waitUntil(card.day, now);
  const mailing = { ...card, count: (card.mailing?.count ?? 0) + 1 };
  const message = cardMessage(
    orderMailID({ orderID: order.Order.ID, card: { place, mailing: mailing.count } }),
    {
      number: card.number,
      cents: card.cents,
      from,
      mail: { ...sold.mail, to },
      pin: pin.pin,
      again: card.mailing?.state !== 'Waiting',
    },
  );
  const sent = await store.transact(function* (): Statements<boolean | 'too-much'> {
    const account = yield* lockAccount(accountID('gift-card', card.number));
    if (!account?.active || account.balance !== card.cents) return false;
    if (correction) {
      const before = yield* correctedBefore(order.Order.ID, card.number);
      if (before + card.cents > correction.mostCents) return 'too-much';
    }
    const taken = yield* sql(
      'update services.gift_card set mailings = $3, mailed_at = $4::timestamptz, message_id = $5 where number = $1 and mailings = $2 returning number',
      [
        card.number,
        mailing.count - 1,
        mailing.count,
        new Date(now.getTime() + afterMs).toISOString(),
        message.messageID,
      ],
    );
    if (taken.length === 0) return false;
    if (correction)
      yield* sql(
        'update services.gift_card set email = $2, corrected_by = $3, corrected_at = $4::timestamptz where number = $1',
        [card.number, correction.email, correction.staff, now.toISOString()],
      );
    yield* changePin(account, pin.digest);
    yield* sql('delete from services.outbox where message_id = $1 and sent_at is null', [
      card.mailing?.messageID,
    ]);
    yield* enqueue(message, afterMs);
    return true;
  });
  if (sent === 'too-much') return err(sent);
  const after = await find();
  if (!sent || !after)
    return err((after && resendProblem(after, now)) ?? problem('gift-card-too-often'));
  return ok(cardAnswer(after));
}

/** What an order's other cards are worth that were sent to another mailbox than its own. Of two corrections at the same time the second waits here and sees the first. */
function* correctedBefore(orderID: string, number: string): Statements<Cents> {
  const cards = yield* sql<{ number: string; cents: number; corrected: boolean }>(
    `select number, cents, corrected_at is not null as corrected from services.gift_card
     where order_id = $1 order by number for update`,
    [orderID],
  );
  return cards.reduce(
    (sum, other) => (other.corrected && other.number !== number ? sum + other.cents : sum),
    0,
  );
}
