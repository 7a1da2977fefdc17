import { brand } from '@/lib/config/brand';
import { sql, type Statements } from '@/services/database/statements';
import { chicagoDate, chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { openAccount } from '../ledgers/issue';
import { enqueue, type OutboxMessage } from '../outbox/outbox';
import type { DrawnCard } from './draw-cards';

/** When cards of a later day go out, on the clock in Chicago. */
const morning = '08:00';

/** The order whose cards are issued. */
interface Issue {
  orderID: string;
  /** The buyer, as the mails name them. */
  from: string;
  now: Date;
}

/**
 * Issues the cards of an order in the transaction that places it: an account each, worth what was paid, and for a card by e-mail its mail on its
 * day. A paper card cannot be spent before it is printed and activated. Answers `false` when a number has an account already; then nothing may be kept.
 */
export function* issueCards(
  cards: readonly DrawnCard[],
  { orderID, from, now }: Issue,
): Statements<boolean> {
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
      },
      now,
    );
    if (!opened) return false;
    const messageID = mail ? mailID(orderID, place, 1) : null;
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
        mail ? 1 : 0,
        mail ? now.toISOString() : null,
      ],
    );
    if (mail && messageID)
      yield* enqueue(
        cardMessage(messageID, { number, cents, from, mail, pin: pin.pin, again: false }),
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

/** The Message-ID of a card's nth mail: it names the order's card, never its number. */
export function mailID(orderID: string, place: number, mailing: number): string {
  return `<gift-card-${orderID}-${place}-${mailing}@${brand.email.split('@')[1] ?? 'localhost'}>`;
}

/** How long until a gift card goes by e-mail, in milliseconds: nothing for today or no day, else until the morning of the day. */
export function waitUntil(day: ChicagoDate | null, now: Date): number {
  if (day === null || day <= chicagoDate(now)) return 0;
  return chicagoInstant(day, morning).getTime() - now.getTime();
}
