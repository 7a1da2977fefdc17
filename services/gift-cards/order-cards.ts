import type { GiftCardProduct } from '@/lib/catalogue/gift-card';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { type Cents, toDollars } from '@/lib/core/money';
import { now } from '@/lib/core/time/clock';
import type { Row } from '@/services/database/database';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { accountID, lockAccount, post } from '../ledgers/account';
import { recordAsSent } from '../outbox/outbox';
import { mostMailings } from './issue-cards';

/** A sold card as it stands now. */
export interface IssuedCard {
  number: string;
  place: number;
  lineID: string;
  productID: GiftCardProduct;
  cents: Cents;
  balance: Cents;
  active: boolean;
  /** Where it goes by e-mail, empty once its person is forgotten, and the Chicago day; `null` for a paper card, and for a card that went at once. */
  email: string | null;
  day: string | null;
  mailing: CardMailing | null;
}

/** The latest mail of a card. */
interface CardMailing {
  messageID: string;
  /** How many there were, this one included. */
  count: number;
  /** When it goes or went, as it was put into the outbox: an ISO instant. */
  at: string;
  /** When it went out, an ISO instant; `null` before. */
  sentAt: string | null;
  state: 'Waiting' | 'Sent' | 'Failed';
}

/** A card as its buyer and the shop's staff are told of it: the last digits alone. Amount in dollars. */
export interface CardAnswer {
  /** Place among the order's cards. */
  ID: string;
  LineItemID: string;
  ProductID: GiftCardProduct;
  Amount: number;
  PartialAccountNumber: string;
  Email: string | null;
  /** Chicago day its latest mail went out or will; `null` is at once, or paper. */
  SendDate: ChicagoDate | null;
  /** `Canceled`: taken back with its order, and can be spent no more. */
  State: 'Waiting' | 'Sent' | 'Failed' | 'Inactive' | 'Active' | 'Canceled';
  /** Whether its mail may be sent again: it went out, and nothing of the card is spent. */
  Resendable: boolean;
}

const query = `select card.*, card.send_on::text as day, account.active, account.balance_cents, mail.sent_at, mail.dead_at
  from services.gift_card card join services.ledger_account account on account.kind = 'gift-card' and account.number = card.number
  left join services.outbox mail on mail.message_id = card.message_id`;

/** The cards of an order, in the order of its lines. */
export async function cardsOfOrder(store: Store, orderID: string): Promise<IssuedCard[]> {
  return (
    await store.query(`${query} where card.order_id = $1 order by card.place`, [orderID])
  ).map(toCard);
}

/** How long a mail of a card must be past before the next one. */
const pauseMs = 2 * 60_000;

/** Why a card's mail cannot be sent again at an instant; `null` when it can. One that waits, or has no mailbox any more, is sent only to another. */
export function resendProblem(
  card: IssuedCard,
  instant: Date,
  isMailboxWrong = false,
): Problem | null {
  const { email, mailing, active, balance, cents } = card;
  if (!mailing || (!email && !isMailboxWrong)) return problem('not-found');
  const { state, at, count } = mailing;
  const waits = state === 'Waiting';
  if (waits && !isMailboxWrong) return problem('gift-card-waiting');
  if (!active || balance !== cents) return problem('gift-card-spent');
  const isTooSoon = !waits && instant.getTime() - Date.parse(at) < pauseMs;
  return count >= mostMailings || isTooSoon ? problem('gift-card-too-often') : null;
}

/** Whether a card was taken back with its cancelled order (`recallCards`): only then is one without money also inactive. */
export function isRecalled({ active, balance }: Pick<IssuedCard, 'active' | 'balance'>): boolean {
  return !active && balance === 0;
}

/** A card as it is told. */
export function cardAnswer(card: IssuedCard): CardAnswer {
  const { place, lineID, productID, cents, number, email, mailing, active } = card;
  return {
    ID: String(place),
    LineItemID: lineID,
    ProductID: productID,
    Amount: toDollars(cents),
    PartialAccountNumber: number.slice(-4),
    Email: email,
    SendDate: isRecalled(card) ? null : sendDate(card),
    State: isRecalled(card) ? 'Canceled' : (mailing?.state ?? (active ? 'Active' : 'Inactive')),
    // What passes with time is said when it is pressed.
    Resendable: [undefined, 'gift-card-too-often'].includes(resendProblem(card, now())?.code),
  };
}

function sendDate({ mailing, day }: IssuedCard): ChicagoDate | null {
  if (!mailing) return null;
  if (mailing.sentAt) return chicagoDate(new Date(mailing.sentAt));
  return mailing.count > 1 ? chicagoDate(new Date(mailing.at)) : day;
}

/**
 * Takes back the gift cards of an order that is cancelled or refunded whole: they can be spent no more, mails that wait do not go out, and what is left on them leaves the books. Answers
 * what of them was spent: that much the order goes on owing. `null` while another order holds money of one: it comes back to the card where that order is
 * not placed, so the rest is done once the hold has ended.
 */
export function* recallCards(orderID: string, at: Date): Statements<Cents | null> {
  const cards = yield* sql<{ number: string; cents: number; message_id: string | null }>(
    'select number, cents, message_id from services.gift_card where order_id = $1 order by number',
    [orderID],
  );
  const balances = new Map<string, Cents>();
  for (const { number } of cards) {
    const account = yield* lockAccount(accountID('gift-card', number));
    if (account) balances.set(account.id, account.balance);
  }
  const accounts = [...balances.keys()];
  yield* sql('update services.ledger_account set active = false where id = any($1::text[])', [
    accounts,
  ]);
  const waiting = yield* sql<{ message_id: string }>(
    'select message_id from services.outbox where message_id = any($1::text[]) and sent_at is null',
    [cards.flatMap(({ message_id: id }) => id ?? [])],
  );
  yield* recordAsSent(waiting.map(({ message_id: id }) => id));
  const activeHolds = yield* sql(
    `select 1 from services.ledger_hold where account_id = any($1::text[]) and state = 'held' limit 1`,
    [accounts],
  );
  if (activeHolds.length > 0) return null;
  let spent = 0;
  for (const { number, cents } of cards) {
    const from = accountID('gift-card', number);
    const back = Math.min(balances.get(from) ?? 0, cents);
    spent += cents - back;
    if (back > 0) yield* post({ from, to: 'issued:gift-card', cents: back, reason: 'recall', at });
  }
  return spent;
}

function toCard(row: Row): IssuedCard {
  const instant = (at: unknown) => (at ? new Date(at as string).toISOString() : null);
  // A mail that waited ended with the mailbox it was to go to.
  const state = row.sent_at ? 'Sent' : row.dead_at || row.email === '' ? 'Failed' : 'Waiting';
  return {
    number: row.number,
    place: row.place,
    lineID: row.line_id,
    productID: row.product_id,
    cents: row.cents,
    balance: row.balance_cents,
    active: row.active,
    email: row.email,
    day: row.day,
    mailing:
      row.message_id === null
        ? null
        : {
            messageID: row.message_id,
            count: row.mailings,
            at: instant(row.mailed_at),
            sentAt: instant(row.sent_at),
            state,
          },
  } as IssuedCard;
}
