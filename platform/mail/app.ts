import type { AddressInfo } from 'node:net';
import { Hono, type Context } from 'hono';
import type { Database } from '@/services/database/database';
import { startSmtp, type MailFaults } from './smtp';
import { findMessage, listMessages, migrateMail, type StoredMessage } from './store';
import { escapeHtml, page } from '../wire/html';

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

/** The inbox of everybody or of one recipient, newest first, with a field to choose whose. */
function inboxPage(messages: StoredMessage[], recipient: string | null): string {
  const choice = `<form method="get" action="/mail/"><p><label for="to">Mail to</label> <input id="to" name="to" type="email" value="${escapeHtml(recipient ?? '')}">
<button>Show</button>${recipient === null ? '' : ' <a href="/mail/">All mail</a>'}</p></form>`;
  if (messages.length === 0)
    return page(
      'Mail',
      `${choice}<p class="empty">${recipient === null ? 'Nothing has been sent yet.' : 'Nothing has been sent to this address.'}</p>`,
    );
  const rows = messages.map(
    (
      message,
    ) => `<tr><td>${when(message)}</td><td>${message.recipients.map(inboxLink).join(', ')}</td>
<td><a href="/mail/messages/${escapeHtml(message.id)}">${escapeHtml(message.subject || '(no subject)')}</a></td></tr>`,
  );
  return page(
    'Mail',
    `${choice}<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function inboxLink(recipient: string): string {
  return `<a href="/mail/?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a>`;
}

/** One message; its HTML in a frame that runs nothing. */
function messagePage(message: StoredMessage): string {
  const head = `<p><a href="/mail/">All mail</a></p><dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd>${escapeHtml(message.recipients.join(', '))}</dd><dt>Received</dt><dd>${when(message)}</dd></dl>`;
  const body =
    message.html === null
      ? `<pre>${escapeHtml(message.text)}</pre>`
      : `<iframe sandbox="" title="Message" srcdoc="${escapeHtml(message.html)}"></iframe>`;
  return page(message.subject || '(no subject)', head + body);
}

function when(message: StoredMessage): string {
  return escapeHtml(new Date(message.receivedAt).toISOString().replace('T', ' ').slice(0, 16));
}
