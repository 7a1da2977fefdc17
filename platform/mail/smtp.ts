import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import type { MailFault } from '../faults/kinds';
import { readMessage } from './read-message';
import { keepMessage } from './store';

const maxBytes = 5 * 1024 * 1024;

/** A Message-ID in the form of RFC 5322 (3.6.4). The largest mailbox providers take no mail without one. */
const messageID = /^<[^\s<>@:()[\]\\,;"]+@[^\s<>@:()\\,;"]+>$/;

/** Says what happens to a mail for these recipients; `null` is nothing. */
export type MailFaults = (recipients: readonly string[]) => MailFault | null;

/** Listens for SMTP on the loopback interface and keeps every message; a message is accepted only once it is stored. */
export function startSmtp(
  db: Database,
  port: number,
  fault: MailFaults = () => null,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    onData: (stream, session, done) => {
      receive(db, stream, session, fault).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function receive(
  db: Database,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  fault: MailFaults,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded)
    throw Object.assign(new Error('Message exceeds the fixed maximum size'), { responseCode: 552 });
  const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
  const struck = fault(recipients);
  if (struck === 'mail-refused')
    throw Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 });
  if (struck === 'mail-temporary')
    throw Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 });
  if (struck === 'mail-dropped') return;
  const message = readMessage(Buffer.concat(chunks).toString('latin1'));
  if (!messageID.test(message.messageID ?? ''))
    throw Object.assign(
      new Error('5.7.1 Messages missing a valid Message-ID header are not accepted'),
      { responseCode: 550 },
    );
  await keepMessage(db, message, recipients, now());
}
