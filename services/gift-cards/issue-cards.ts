import { createHash } from 'node:crypto';
import type { Migration } from '@/services/database/migrate';
import { sql, type Statements } from '@/services/database/statements';
import { chicagoDate, chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { openAccount } from '../ledgers/account';
import { orderMailID, orderMailOf, type OrderMail } from '../mails/message-id';
import { enqueue, type OutboxMessage } from '../outbox/outbox';
import type { DrawnCard } from './sold-cards';

/** Gift cards that were sold: which number went to which line of which order, and the mail that carries it. Never a PIN. */
export const giftCardTables: Migration = {
  name: '011-gift-cards',
  statements: [
    `create table services.gift_card (
      number text primary key references services.gift_card_number (number),
      order_id text not null,
      place integer not null,
      line_id text not null,
      product_id text not null check (product_id in ('GIFTCARD', 'EGIFTCARD')),
      cents integer not null check (cents > 0),
      email text,
      send_on date,
      message_id text,
      mailings integer not null default 0,
      mailed_at timestamptz,
      activated_at timestamptz,
      unique (order_id, place),
      check ((product_id = 'EGIFTCARD') = (email is not null and message_id is not null)))`,
  ],
};

/** When cards of a later day go out, on the clock in Chicago. */
const morning = '08:00';

/** Mails that one card may have in all. */
export const mostMailings = 10;

/** The order whose cards are issued. */
interface Issue {
  orderID: string;
  /** The buyer, as the mails name them. */
  from: string;
  now: Date;
}

/**
 * Issues the cards of an order in the transaction that places it: an account each, worth what was paid, and for a card by e-mail its mail on its
 * day. A paper card cannot be spent before it is printed and activated. Returns `false` when a number has an account already; then nothing may be kept.
 */
export function* issueCards(
  cards: readonly DrawnCard[],
  { orderID, from, now }: Issue,
): Statements<boolean> {
  const earlier = yield* earlierMailings(orderID, cards);
  for (const { number, place, lineID, productID, cents, mail, pin } of cards) {
    const opened = yield* openAccount(
      {
        kind: 'gift-card',
        number,
        ownerID: null,
        pin,
        active: mail !== null,
        balance: cents,
        expiresOn: null,
        reference: cardReference(orderID, place),
      },
      now,
    );
    if (!opened) return false;
    const mailing = (earlier.get(place) ?? 0) + 1;
    const messageID = mail ? orderMailID({ orderID, card: { place, mailing } }) : null;
    yield* sql(
      `insert into services.gift_card (number, order_id, place, line_id, product_id, cents, email, send_on, message_id, mailings, mailed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9, $10, $11::timestamptz)`,
      [
        number,
        orderID,
        place,
        lineID,
        productID,
        cents,
        mail?.to ?? null,
        mail?.day ?? null,
        messageID,
        mail ? mailing : 0,
        mail ? now.toISOString() : null,
      ],
    );
    if (mail && messageID)
      yield* enqueue(
        cardMessage(messageID, { number, cents, from, mail, pin: pin.pin, again: mailing > 1 }),
        waitUntil(mail.day, now),
      );
  }
  return true;
}

/** What a gift card's mail is made of. */
interface MailParts {
  number: string;
  cents: number;
  from: string;
  mail: { to: string; firstName: string; message: string[] };
  pin: string;
  /** Whether it follows an earlier mail, whose PIN it ends. */
  again: boolean;
}

/** The mail of a gift card as a message of the outbox. */
export function cardMessage(
  messageID: string,
  { number, cents, from, mail: { to, firstName, message }, pin, again }: MailParts,
): OutboxMessage {
  return {
    messageID,
    kind: 'gift-card',
    payload: { to, firstName, from, message, cents, number, pin, again },
  };
}

/** The reference of a sold card's account: the same whenever the order is put into the books, so that a payment by the card is known again (decision 147). */
function cardReference(orderID: string, place: number): string {
  return createHash('sha256').update(`gift card ${place} of order ${orderID}`).digest('hex');
}

/** How often cards of an order were mailed before, by their place: an order that the books had lost has sold its cards once already. */
function* earlierMailings(
  orderID: string,
  cards: readonly DrawnCard[],
): Statements<Map<number, number>> {
  const mailed = cards.flatMap(({ mail, place }) => (mail ? [place] : []));
  if (mailed.length === 0) return new Map();
  const ids = mailed.flatMap((place) =>
    Array.from({ length: mostMailings }, (_, index) =>
      orderMailID({ orderID, card: { place, mailing: index + 1 } }),
    ),
  );
  const queuedMails = yield* sql<{ message_id: string }>(
    'select message_id from services.outbox where message_id = any($1::text[])',
    [ids],
  );
  const mails = queuedMails.flatMap<OrderMail>(({ message_id: id }) => orderMailOf(id) ?? []);
  const latest = new Map<number, number>();
  for (const mail of mails) {
    if (!('card' in mail)) continue;
    const { place, mailing } = mail.card;
    latest.set(place, Math.max(mailing, latest.get(place) ?? 0));
  }
  return latest;
}

/** How long until a gift card goes by e-mail, in milliseconds: nothing for today or no day, else until the morning of the day. */
export function waitUntil(day: ChicagoDate | null, now: Date): number {
  if (day === null || day <= chicagoDate(now)) return 0;
  return chicagoInstant(day, morning).getTime() - now.getTime();
}
