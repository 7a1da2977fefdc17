import type { Revalidation } from '@/lib/cache/revalidation';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { PaymentLine } from '@/lib/orders/order-payments';
import type { AccountNoticePayload } from '../mails/account-notice';
import type { GiftCardPayload, MailedCard } from '../mails/gift-card';
import type { MoneyMailPayload } from '../mails/order-money';
import type { ChangedGoods } from '../mails/order/order-differences';
import type { OrderCodePayload } from '../mails/order-code';
import type { PasswordResetPayload } from '../mails/password-reset';
import type { StockNoticePayload } from '../mails/stock-notice';
import { orderMailOf, sentName } from '../mails/message-id';
import type { ShipmentNews } from '../mails/shipment-news';
import type { eventKeeper } from './purchased-events';

/** A message that must go out because something was committed. */
export type OutboxMessage = { [Kind in keyof Payloads]: Message<Kind> }[keyof Payloads];

interface Message<Kind extends keyof Payloads> {
  /** Names the event: the same event twice is one message. A mail's Message-ID. */
  messageID: string;
  kind: Kind;
  payload: Payloads[Kind];
}

interface Payloads {
  'order-confirmation': ConfirmationPayload;
  /** A gift card that goes by e-mail, with its number and PIN: kept until it is sent, then erased. */
  'gift-card': GiftCardPayload;
  /** A change of a customer's e-mail or password. */
  'account-notice': AccountNoticePayload;
  /** What opens a new password: kept until it is sent, then erased. */
  'password-reset': PasswordResetPayload;
  /** A customer has joined Purple Perks; the mailbox is read when it is sent. */
  'perks-joined': { userID: string; cardNumber: string };
  /** What a visitor asked of the house, for its staff; the request itself is read when it is sent. */
  'public-request': { requestID: string };
  /** A product somebody waits for can be bought again; the mailbox is read when it is sent. */
  'stock-notice': StockNoticePayload;
  /** Events a customer has bought seats of (`xp.PurchasedEvents`). */
  'purchased-events': Parameters<ReturnType<typeof eventKeeper>>[0];
  /** A mail of an order that went out, to be kept at the commerce platform as well. */
  'mail-sent': { orderID: string; name: string; at: string };
  /** How far the shipments of an order are, to be kept at the commerce platform as well; read when it is sent. */
  'shipment-status': { orderID: string };
  /** What happened to a shipment, for who ordered it. */
  'shipment-news': ShipmentNewsPayload;
  /** What became of the money of an order; the mailbox is read when it is sent. */
  'order-money': MoneyMailPayload;
  /** A placed order that may have been changed at the commerce platform, to be looked at. */
  'order-look': { orderID: string };
  /** What was changed of a placed order, for who ordered it. */
  'order-changed': OrderChangedPayload;
  /** The code for an order that was looked up: kept until it is sent, then erased. */
  'order-code': OrderCodePayload;
  /** A placed order, a lowering of it (by its key in the books of money), or its end, for the tax vendor; the order is read when it is sent. */
  'tax-sale': { orderID: string };
  'tax-return': { orderID: string; key: string };
  'tax-void': { orderID: string };
  /** What one storefront is told has changed. */
  'storefront-revalidation': { url: string; revalidation: Revalidation };
  /** What the CDN must end, in one call. */
  'cdn-purge': { tags: string[] };
}

/** What the confirmation says. */
interface ConfirmationPayload {
  to: string;
  firstName: string;
  order: CalculatedOrder;
  /** The gift cards of the order that go by e-mail; none in messages written before there were any. */
  giftCards?: MailedCard[];
  /** What the order was paid with; none in messages written before they said so. */
  payments?: PaymentLine[];
}

/** What happened to a shipment of an order, and whom it is mailed. */
type ShipmentNewsPayload = Omit<ShipmentNews, 'number' | 'url' | 'photo'> & { to: string };

/** What was changed of a placed order, and whom it is mailed. */
interface OrderChangedPayload {
  to: string;
  firstName: string;
  orderID: string;
  /** Who ordered, by commerce user ID. */
  userID: string;
  number: string;
  changed: ChangedGoods[];
}

/** A message with its place in the queue. */
export type QueuedMessage = OutboxMessage & { id: string; attempts: number };

/** Makes what an address did not take due now, given up or not: it is there again. */
export async function dueAgain(store: Store, url: string): Promise<void> {
  await store.query(
    `update services.outbox set due_at = clock_timestamp(), attempts = 0, dead_at = null
     where kind = 'storefront-revalidation' and payload ->> 'url' = $1 and sent_at is null and last_error is not null`,
    [url],
  );
}

/** A message nobody takes is given up after this many tries: about nine hours. */
export const mostAttempts = 18;

/** Puts a message into the outbox, in the transaction of what it follows from; it goes out `afterMs` later. `false`: it was put there before. */
export function* enqueue(message: OutboxMessage, afterMs = 0): Statements<boolean> {
  const put = yield* sql(
    `insert into services.outbox (message_id, kind, payload, due_at)
     values ($1, $2, $3::jsonb, clock_timestamp() + make_interval(secs => $4::float8)) on conflict (message_id) do nothing returning id`,
    [message.messageID, message.kind, JSON.stringify(message.payload), afterMs / 1000],
  );
  return put.length > 0;
}

/** Makes a message that waits for something due now, because it has come; one that went out stays so. */
export async function hastenMail(store: Store, messageID: string): Promise<void> {
  await store.query(
    `update services.outbox set due_at = clock_timestamp() where message_id = $1 and sent_at is null and attempts = 0`,
    [messageID],
  );
}

/** How long a message that was taken is left to who took it, unless they say that they still send it (`keepTaken`). */
export const leaseMs = 60_000;

/** The order a message is about, as an SQL expression; the index `outbox_order` finds those with content (`payload <> '{}'::jsonb`) by it. */
export const orderOfMessage = `coalesce(payload #>> '{order,Order,ID}', payload ->> 'orderID')`;

/** How many messages are taken at a time. */
export const mostTaken = 20;

/** Which kinds are taken: all but some, or some alone. */
export type TakenKinds = { except: readonly string[] } | { only: readonly string[] };

/**
 * Takes the messages of some kinds that are due, those that waited longest first, at most `mostTaken`, and puts off their next try by the lease in case this
 * one is never reported.
 */
export async function takeDue(
  store: Store,
  forMs = leaseMs,
  kinds: TakenKinds = { except: [] },
): Promise<QueuedMessage[]> {
  const [taken, named] = 'only' in kinds ? ['= any', kinds.only] : ['<> all', kinds.except];
  const rows = await store.query(
    `update services.outbox set due_at = clock_timestamp() + make_interval(secs => $1::float8), attempts = attempts + 1
     where id in (select id from services.outbox where sent_at is null and dead_at is null and due_at <= clock_timestamp()
                    and kind ${taken}($2::text[])
                  order by due_at limit ${mostTaken} for update skip locked)
     returning id::text as id, message_id, kind, payload, attempts`,
    [forMs / 1000, named],
  );
  return rows.map(
    (row) =>
      ({
        id: row.id,
        messageID: row.message_id,
        kind: row.kind,
        payload: row.payload,
        attempts: row.attempts,
      }) as QueuedMessage,
  );
}

/** Keeps messages that are still being sent from being taken by somebody else, for another lease. */
export async function keepTaken(
  store: Store,
  ids: readonly string[],
  forMs: number,
): Promise<void> {
  await store.query(
    `update services.outbox set due_at = clock_timestamp() + make_interval(secs => $2::float8)
     where id = any($1::bigint[]) and sent_at is null and dead_at is null`,
    [ids, forMs / 1000],
  );
}

/** Messages whose content is worth money or opens an account or an order: it is not kept once they are sent. */
const secretKinds: readonly OutboxMessage['kind'][] = ['gift-card', 'password-reset', 'order-code'];

/** Whether messages of a kind hold what is worth money or opens an account or an order. */
export function isSecret(kind: string): boolean {
  return secretKinds.some((secret) => secret === kind);
}

/**
 * Reports a message as sent; of a secret one only that it was sent is kept. That a mail of an order went out is to be kept at the commerce platform
 * as well, so that books restored from a backup do not send it again (decision 147): the message that says so is answered, taken already, to be sent at once.
 */
export function markSent(
  store: Store,
  { id, messageID }: Pick<QueuedMessage, 'id' | 'messageID'>,
  now: Date,
): Promise<QueuedMessage | null> {
  return store.transact(function* (): Statements<QueuedMessage | null> {
    yield* sql(
      `update services.outbox set sent_at = clock_timestamp(), last_error = null, payload = case when kind = any($2::text[]) then '{}'::jsonb else payload end
       where id = $1::bigint`,
      [id, secretKinds],
    );
    const mail = orderMailOf(messageID);
    if (!mail) return null;
    const note = {
      messageID: `sent-${messageID}`,
      kind: 'mail-sent' as const,
      payload: { orderID: mail.orderID, name: sentName(mail), at: now.toISOString() },
    };
    const [row] = yield* sql<{ id: string; attempts: number }>(
      `insert into services.outbox (message_id, kind, payload, attempts, due_at) values ($1, $2, $3::jsonb, 1, clock_timestamp() + interval '1 minute')
       on conflict (message_id) do nothing returning id::text as id, attempts`,
      [note.messageID, note.kind, JSON.stringify(note.payload)],
    );
    return row ? { ...note, ...row } : null;
  });
}

/** Records mails as sent that went out before the books were lost: those not sent yet by the books, and those missing from them. */
export function* recordAsSent(messageIDs: readonly string[]): Statements<number> {
  const rows = yield* sql(
    `insert into services.outbox (message_id, kind, payload, sent_at)
     select id, case when starts_with(id, '<gift-card-') then 'gift-card' else 'order-confirmation' end, '{}'::jsonb, clock_timestamp()
     from unnest($1::text[]) as id
     on conflict (message_id) do update set sent_at = excluded.sent_at, last_error = null,
       payload = case when services.outbox.kind = any($2::text[]) then '{}'::jsonb else services.outbox.payload end
     where services.outbox.sent_at is null returning 1`,
    [messageIDs, secretKinds],
  );
  return rows.length;
}

/**
 * Reports a failed try. The next one comes later with every failure, at most an hour later; after the last one, or when no other can help
 * (`forGood`), the message is dead and waits for somebody. Returns whether it died.
 */
export async function markFailed(
  store: Store,
  id: string,
  error: string,
  forGood: boolean,
): Promise<boolean> {
  const [row] = await store.query<{ dead: boolean }>(
    `update services.outbox set last_error = $2,
       due_at = clock_timestamp() + least(interval '1 hour', interval '1 second' * power(2, least(attempts, 12))),
       dead_at = case when attempts >= $3 or $4::boolean then clock_timestamp() end
     where id = $1::bigint returning dead_at is not null as dead`,
    [id, error.slice(0, 500), mostAttempts, forGood],
  );
  return row?.dead ?? false;
}
