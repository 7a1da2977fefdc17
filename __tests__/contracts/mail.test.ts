import { createTransport } from 'nodemailer';
import { createMail } from '@/platform/mail/app';
import type { Database } from '@/services/database/database';
import type { MailFault } from '@/platform/faults/kinds';
import { keepMessage, listMessages, migrateMail } from '@/platform/mail/store';
import { describeOnServer } from '../support/databases';

describeOnServer('the mail service', (engine) => {
  let db: Database;
  let mail: Awaited<ReturnType<typeof createMail>>;
  let fault: MailFault | null = null;

  beforeAll(async () => {
    db = await engine.open();
    mail = await createMail({
      db,
      smtpPort: 0,
      fault: (recipients) => (recipients.includes('faulty@example.test') ? fault : null),
    });
  });
  afterAll(async () => {
    await mail.close();
  });

  const send = (message: {
    to: string;
    subject: string;
    text: string;
    html?: string;
    messageId?: string;
  }) =>
    createTransport(`${mail.smtpUrl}?ignoreTLS=true`).sendMail({
      from: 'Lilac & Loam <orders@lilacandloam.example>',
      ...message,
    });

  const inboxOf = async (to: string) =>
    (await mail.app.request(`/messages?to=${encodeURIComponent(to)}`)).json() as Promise<
      Record<string, string>[]
    >;

  describe('mail over SMTP', () => {
    it('keeps what nodemailer sends, in every script, text and HTML apart', async () => {
      const text = 'Dear Zoë,\n\nthank you = merci. '.padEnd(200, 'x');
      await send({
        to: 'zoe@example.test',
        subject: 'Your order — ünïcode 花',
        text,
        html: '<p>Dear <b>Zoë</b></p>',
      });
      const [message] = await inboxOf('ZOE@example.test');
      expect(message).toMatchObject({
        subject: 'Your order — ünïcode 花',
        html: '<p>Dear <b>Zoë</b></p>',
      });
      expect(message?.text?.replace(/\r\n/g, '\n').trimEnd()).toBe(text);
      expect(message?.from).toContain('orders@lilacandloam.example');
    });

    it('shows each recipient only their own', async () => {
      await send({ to: 'ana@example.test', subject: 'For Ana', text: 'a' });
      expect(await inboxOf('ben@example.test')).toEqual([]);
    });

    it('shows a message on a page that runs nothing of it', async () => {
      await send({
        to: 'eve@example.test',
        subject: '<script>alert(1)</script>',
        text: 'x',
        html: '<script>alert(2)</script>',
      });
      const [message] = await inboxOf('eve@example.test');
      const html = await (await mail.app.request(`/messages/${message?.id}`)).text();
      expect(html).not.toContain('<script>');
      expect(html).toContain('sandbox=""');
      expect(await (await mail.app.request('/')).text()).toContain('&lt;script&gt;');
    });

    it("shows one recipient's mail on the page, and everybody's", async () => {
      await send({ to: 'kim@example.test', subject: 'For Kim', text: 'k' });
      await send({ to: 'lee@example.test', subject: 'For Lee', text: 'l' });
      const pageOf = async (path: string) => (await mail.app.request(path)).text();
      expect(await pageOf('/?to=kim%40example.test')).toMatch(/For Kim(?![\s\S]*For Lee)/);
      expect(await pageOf('/')).toMatch(/For Lee[\s\S]*For Kim/);
      expect(await pageOf('/?to=nobody%40example.test')).toContain(
        'Nothing has been sent to this address.',
      );
    });

    it.each(['password-4711', '<password-4711>', '<a b@example.test>', '<message:1@example.test>'])(
      'refuses a mail whose Message-ID is %s',
      async (messageId) => {
        await expect(
          send({ to: 'ida@example.test', subject: 'x', text: 'x', messageId }),
        ).rejects.toMatchObject({ responseCode: 550 });
        expect(await inboxOf('ida@example.test')).toEqual([]);
      },
    );

    it('keeps no more than it is meant to', async () => {
      const own = await engine.open();
      await migrateMail(own);
      const message = { messageID: null, from: 'a@example.test', text: '', html: null };
      for (const subject of ['1', '2', '3', '4'])
        await keepMessage(own, { ...message, subject }, ['b@example.test'], new Date(), 3);
      expect((await listMessages(own, null)).map(({ subject }) => subject)).toEqual([
        '4',
        '3',
        '2',
      ]);
    });

    it.each(['/messages/999999', '/messages/abc', '/else'])('answers 404 to %s', async (path) => {
      expect((await mail.app.request(path)).status).toBe(404);
    });
  });

  describe('the faults of mail', () => {
    const toFaulty = () =>
      send({ to: 'faulty@example.test', subject: 'x', text: 'x' }).then(
        () => 'accepted',
        (error: { responseCode?: number }) => error.responseCode,
      );
    afterEach(() => {
      fault = null;
    });

    it.each<[MailFault, string | number]>([
      ['mail-refused', 550],
      ['mail-temporary', 451],
      ['mail-dropped', 'accepted'],
    ])('%s: the sender sees %s, nothing is kept', async (kind, seen) => {
      fault = kind;
      const before = (await inboxOf('faulty@example.test')).length;
      expect([await toFaulty(), (await inboxOf('faulty@example.test')).length]).toEqual([
        seen,
        before,
      ]);
      fault = null;
      expect([await toFaulty(), (await inboxOf('faulty@example.test')).length]).toEqual([
        'accepted',
        before + 1,
      ]);
    });
  });
});
