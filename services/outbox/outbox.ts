import type { Database, Queryable } from '@/lib/database/database';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';

/** A mail that must go out because something was committed. */
export interface OutboxMessage {
  /** The mail's Message-ID: the same event twice is one mail. */
  messageID: string;
  kind: 'order-confirmation';
  payload: ConfirmationPayload;
}

/** What the confirmation says. */
export interface ConfirmationPayload {
  to: string;
  firstName: string;
  order: CalculatedOrder;
}

/** A message with its place in the queue. */
export interface QueuedMessage extends OutboxMessage {
  id: string;
  attempts: number;
}

/** Puts a message into the outbox, in the transaction of what it follows from. */
export async function enqueue(handle: Queryable, message: OutboxMessage): Promise<void> {
  await handle.query(
    'insert into services.outbox (message_id, kind, payload) values ($1, $2, $3::jsonb) on conflict (message_id) do nothing',
    [message.messageID, message.kind, JSON.stringify(message.payload)],
  );
}

/** Takes the messages that are due, at most 20, and puts off their next try by a minute in case this one is never reported. */
export async function takeDue(db: Database): Promise<QueuedMessage[]> {
  const rows = await db.query(
    `update services.outbox set due_at = clock_timestamp() + interval '1 minute', attempts = attempts + 1
     where id in (select id from services.outbox where sent_at is null and due_at <= clock_timestamp()
                  order by id limit 20 for update skip locked)
     returning id::text as id, message_id, kind, payload, attempts`,
  );
  return rows.map((row) => ({ id: row.id, messageID: row.message_id, kind: row.kind, payload: row.payload, attempts: row.attempts }) as QueuedMessage);
}

/** Reports a message as sent. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db.query('update services.outbox set sent_at = clock_timestamp(), last_error = null where id = $1::bigint', [id]);
}

/** Reports a failed try; the next one comes later with every failure, at most an hour later. */
export async function markFailed(db: Database, id: string, error: string): Promise<void> {
  await db.query(
    `update services.outbox set last_error = $2,
       due_at = clock_timestamp() + least(interval '1 hour', interval '5 seconds' * power(2, least(attempts, 12)))
     where id = $1::bigint`,
    [id, error.slice(0, 500)],
  );
}
