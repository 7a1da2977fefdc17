import { z } from 'zod';
import type { SendMailOptions } from 'nodemailer';
import { emailSchema } from '@/lib/address/schema';
import { oneLine } from '@/lib/core/text';
import { messageIDHeader } from '../mails/message-id';
import type { Migration } from '@/services/database/migrate';
import type { Store } from '@/services/database/statements';

/** What visitors asked of the house from its pages: who asks, and what they typed, as labels and texts. */
export const publicRequestTables: Migration = {
  name: '022-public-requests',
  statements: [
    `create table services.public_request (id uuid primary key, kind text not null, name text not null, email text not null,
      answers jsonb not null, asked_at timestamptz not null default now())`,
    'create index public_request_email on services.public_request (lower(email))',
    'create index public_request_asked on services.public_request (asked_at)',
  ],
};

const line = (most: number) => z.string().max(most);

/** `POST /internal/public-requests`: what somebody asks of the house; the same `RequestID` twice is one request. */
export const publicRequestSchema = z.strictObject({
  RequestID: z.uuid(),
  Kind: line(40).regex(/^[a-z-]+$/),
  Name: line(200),
  Email: emailSchema(),
  Answers: z.array(z.strictObject({ Label: line(100), Text: line(5000) })).max(12),
});

export type PublicRequest = z.output<typeof publicRequestSchema>;

/** A request that was kept; `null` when it has ended or was deleted. */
export async function readRequest(store: Store, id: string): Promise<PublicRequest | null> {
  const [row] = await store.query<{
    id: string;
    kind: string;
    name: string;
    email: string;
    answers: PublicRequest['Answers'];
  }>(
    'select id::text as id, kind, name, email, answers from services.public_request where id = $1::uuid',
    [id],
  );
  return row
    ? { RequestID: row.id, Kind: row.kind, Name: row.name, Email: row.email, Answers: row.answers }
    : null;
}

const subjects: Readonly<Record<string, string>> = {
  weddings: 'Wedding consultation',
  sympathy: 'Help with sympathy flowers',
  landscape: 'Landscape visit',
  careers: 'Application',
  'order-problem': 'Problem with an order',
};

/** The mail to the staff of what a visitor asked, as plain text: answering it answers the visitor. */
export function requestMail(
  messageID: string,
  { RequestID, Kind, Name, Email, Answers }: PublicRequest,
  to: string,
): SendMailOptions {
  const name = oneLine(Name).trim();
  const order = Answers.find(({ Label }) => Kind === 'order-problem' && Label === 'Order')?.Text;
  return {
    messageId: messageIDHeader(messageID),
    to,
    replyTo: { name, address: Email },
    subject: [subjects[Kind] ?? 'Request', order, name]
      .flatMap((text) => (text ? oneLine(text).trim() : []))
      .join(', '),
    text: [
      `${name} <${Email}>`,
      ...Answers.flatMap(({ Label, Text }) => ['', `${Label}:`, Text]),
      '',
      `Reply to this mail to answer. Request ${RequestID}`,
    ].join('\n'),
  };
}
