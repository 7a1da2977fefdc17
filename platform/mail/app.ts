import type { AddressInfo } from 'node:net';
import { Hono, type Context } from 'hono';
import type { Database } from '@/services/database/database';
import { inboxPage, messagePage } from './pages';
import { startSmtp, type MailFaults } from './smtp';
import { findMessage, listMessages, migrateMail } from './store';

interface MailOptions {
  db: Database;
  /** 0 is any free one. */
  smtpPort: number;
  /** What happens to a mail instead of being kept; for tests. */
  fault?: MailFaults;
}

/** The stand-in of the mail provider: SMTP on loopback, and a page that shows what was sent. */
export async function createMail({
  db,
  smtpPort,
  fault,
}: MailOptions): Promise<{ app: Hono; smtpUrl: string; close(): Promise<void> }> {
  await migrateMail(db);
  const smtp = await startSmtp(db, smtpPort, fault);
  const app = new Hono();
  const recipient = (c: Context) => c.req.query('to')?.replaceAll('\0', '').trim() || null;
  app.get('/', async (c) => c.html(inboxPage(await listMessages(db, recipient(c)), recipient(c))));
  app.get('/messages', async (c) => c.json(await listMessages(db, recipient(c))));
  app.get('/messages/:id{[0-9]{1,15}}', async (c) => {
    const message = await findMessage(db, c.req.param('id'));
    return message ? c.html(messagePage(message)) : c.text('No such message.', 404);
  });
  app.all('*', (c) => c.text('No such page.', 404));
  return {
    app,
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
      }),
  };
}
