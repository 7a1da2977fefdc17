import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import type { ReadMessage } from './read-message';

/** A message as kept. */
export interface StoredMessage extends Record<string, unknown>, ReadMessage {
  id: string;
  recipients: string[];
  receivedAt: string;
}

const columns = `id::text, message_id as "messageID", subject, sender as "from", recipients, body_text as "text", body_html as "html", received_at as "receivedAt"`;

/** Brings the mail table up to date. */
export function migrateMail(db: Database): Promise<unknown> {
  return migrate(db, 'mail', [
    {
      name: '001 messages',
      statements: [
        `create table mail_message (
      id bigint generated always as identity primary key, message_id text, subject text not null, sender text not null,
      recipients text[] not null, body_text text not null, body_html text, received_at timestamptz not null)`,
      ],
    },
  ]);
}

/** How many messages are kept; older ones go as new ones come. */
const mostMessages = 5000;

/** Keeps a message for its envelope's recipients, and lets go of what is beyond the latest 5,000. */
export async function keepMessage(
  db: Database,
  message: ReadMessage,
  recipients: string[],
  receivedAt: Date,
  most = mostMessages,
): Promise<void> {
  await db.query(
    `insert into mail_message (message_id, subject, sender, recipients, body_text, body_html, received_at)
     values ($1, $2, $3, $4::text[], $5, $6, $7)`,
    [
      message.messageID,
      message.subject,
      message.from,
      recipients,
      message.text,
      message.html,
      receivedAt.toISOString(),
    ],
  );
  await db.query(
    'delete from mail_message where id <= (select id from mail_message order by id desc offset $1 limit 1)',
    [most],
  );
}

/** Newest first; only those to `recipient` when given. At most 200. */
export function listMessages(db: Database, recipient: string | null): Promise<StoredMessage[]> {
  return db.query<StoredMessage>(
    `select ${columns} from mail_message where $1::text is null or lower($1) = any(recipients) order by mail_message.id desc limit 200`,
    [recipient],
  );
}

/** One message, or `undefined`. `id` is digits only. */
export async function findMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  const [message] = await db.query<StoredMessage>(
    `select ${columns} from mail_message where mail_message.id = $1`,
    [id],
  );
  return message;
}
