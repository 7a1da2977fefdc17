import { createServer, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { createMail } from '@/platform/mail/app';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/database';

let db: Database;
let mail: Awaited<ReturnType<typeof createMail>>;
let port: number;

beforeAll(async () => {
  db = await openDatabase({});
  port = await freePort();
  mail = await createMail({ db, smtpPort: port });
});
afterAll(async () => {
  await mail.close();
  await db.close();
});

const send = (message: { to: string; subject: string; text: string; html?: string }) =>
  createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true }).sendMail({ from: 'Lilac & Loam <orders@lilacandloam.example>', ...message });

const inboxOf = async (to: string) => (await mail.app.request(`/messages?to=${encodeURIComponent(to)}`)).json() as Promise<Record<string, string>[]>;

describe('mail over SMTP', () => {
  it('keeps what nodemailer sends, in every script, text and HTML apart', async () => {
    const text = 'Dear Zoë,\n\nthank you = merci. '.padEnd(200, 'x');
    await send({ to: 'zoe@example.test', subject: 'Your order — ünïcode 花', text, html: '<p>Dear <b>Zoë</b></p>' });
    const [message] = await inboxOf('ZOE@example.test');
    expect(message).toMatchObject({ subject: 'Your order — ünïcode 花', html: '<p>Dear <b>Zoë</b></p>' });
    expect(message?.text?.replace(/\r\n/g, '\n').trimEnd()).toBe(text);
    expect(message?.from).toContain('orders@lilacandloam.example');
  });

  it('shows each recipient only their own', async () => {
    await send({ to: 'ana@example.test', subject: 'For Ana', text: 'a' });
    expect(await inboxOf('ben@example.test')).toEqual([]);
  });

  it('shows a message on a page that runs nothing of it', async () => {
    await send({ to: 'eve@example.test', subject: '<script>alert(1)</script>', text: 'x', html: '<script>alert(2)</script>' });
    const [message] = await inboxOf('eve@example.test');
    const html = await (await mail.app.request(`/messages/${message?.id}`)).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('sandbox=""');
    expect(await (await mail.app.request('/')).text()).toContain('&lt;script&gt;');
  });

  it.each(['/messages/999999', '/messages/abc', '/else'])('answers 404 to %s', async (path) => {
    expect((await mail.app.request(path)).status).toBe(404);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}
