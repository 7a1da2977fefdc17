import type { Cents } from '@/lib/core/money';
import { sql, type Statements } from '@/services/database/statements';
import { accountID, lockAccount } from '../../ledgers/account';
import { post } from '../../ledgers/post';
import { takeAsSent } from '../../outbox/outbox';

/**
 * Takes back the gift cards that a cancelled order sold: what is left on them leaves the books, they can be spent no more, and mails that wait do not go
 * out. Answers what of them was spent or is held by another order just now: that much the cancelled order goes on owing.
 */
export function* recallCards(orderID: string, now: Date): Statements<Cents> {
  const cards = yield* sql<{ number: string; cents: number; message_id: string | null }>(
    'select number, cents, message_id from services.gift_card where order_id = $1 order by number',
    [orderID],
  );
  let spent = 0;
  for (const { number, cents } of cards) {
    const account = yield* lockAccount(accountID('gift-card', number));
    const back = Math.min(account?.balance ?? 0, cents);
    spent += cents - back;
    if (!account) continue;
    if (back > 0)
      yield* post({
        from: account.id,
        to: 'issued:gift-card',
        cents: back,
        reason: 'recall',
        at: now,
      });
    yield* sql('update services.ledger_account set active = false where id = $1', [account.id]);
  }
  const waiting = yield* sql<{ message_id: string }>(
    'select message_id from services.outbox where message_id = any($1::text[]) and sent_at is null',
    [cards.flatMap(({ message_id: id }) => id ?? [])],
  );
  yield* takeAsSent(waiting.map(({ message_id: id }) => id));
  return spent;
}
