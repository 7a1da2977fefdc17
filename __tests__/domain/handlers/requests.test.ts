/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { usualLimits } from '@/__tests__/support/back-end';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

usualLimits();

const wedding = {
  kind: 'weddings',
  name: 'Ana Ruiz',
  email: 'ana@wedding.example',
  phone: '612-555-0103',
  date: '2027-06-12',
  message: 'A barn in Stillwater,\nninety guests.',
};

let last = 0;
const from = () => ({ 'x-client-address': `198.51.100.${(last += 1)}` });

describe('what a visitor asks of the house', () => {
  const shop = shopForSuite();
  const ask = (body: object, visitor = browser(), headers = from()) =>
    visitor.send<{ taken?: true }>('POST', '/api/requests', body, headers);
  const kept = () =>
    shop.backEnd().db.query<{ email: string }>('select email from services.public_request');
  const staffMail = async () => {
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const { env } = shop.backEnd();
    const answer = await fetch(
      `${env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(env.MAIL_FROM)}`,
    );
    return (await answer.json()) as { subject: string; text: string }[];
  };

  it('is kept and mailed to the staff, once, who answer the visitor', async () => {
    expect(await ask(wedding)).toMatchObject({ status: 201, body: { taken: true } });
    expect((await kept()).filter(({ email }) => email === wedding.email)).toHaveLength(1);
    const mails = (await staffMail()).filter(({ text }) => text.includes(wedding.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Wedding consultation, Ana Ruiz']);
    for (const part of [wedding.email, wedding.phone, wedding.date, 'ninety guests.'])
      expect(mails[0]!.text).toContain(part);
  });

  it('is kept and mailed once when it is sent again after an answer that was lost', async () => {
    const request = { ...wedding, email: 'again@example.com', id: randomUUID() };
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(request)).status).toBe(201);
    expect((await kept()).filter(({ email }) => email === request.email)).toHaveLength(1);
    const mails = await staffMail();
    expect(mails.filter(({ text }) => text.includes(request.email))).toHaveLength(1);
  });

  it.each([
    ['sympathy', 'Help with sympathy flowers', { phone: '612-555-0104', date: '' }],
    ['landscape', 'Landscape visit', { phone: '', zip: '55408' }],
    ['careers', 'Application', { phone: '', job: 'Grower' }],
  ])('of %s arrives with its answers', async (kind, subject, more) => {
    const [name, message] = [wedding.name, 'In the words of whoever asks.'];
    const request = { kind, name, email: `${kind}@example.com`, message, website: '', ...more };
    expect((await ask(request)).status).toBe(201);
    const mail = (await staffMail()).find(({ text }) => text.includes(request.email));
    expect(mail!.subject).toBe(`${subject}, Ana Ruiz`);
    for (const part of [message, ...Object.values(more)]) expect(mail!.text).toContain(part);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without words', { message: '' }, 'message'],
    ['of no mailbox', { email: 'ana' }, 'email'],
    ['of a day that is none', { date: '2027-02-30' }, 'date'],
    ['with a number of nine digits', { phone: '612555010' }, 'phone'],
    ['with more words than anybody reads', { message: 'x'.repeat(2001) }, 'message'],
    ['with a field of another form', { zip: '55408' }, undefined],
    ['of a kind there is not', { kind: 'loans' }, 'kind'],
  ])('%s it is refused, at its field', async (_name, change, field) => {
    const before = await kept();
    const { status, error } = await ask({ ...wedding, ...change });
    expect([status, error?.code, error?.field]).toEqual([400, 'bad-request', field]);
    expect(await kept()).toEqual(before);
  });

  it('goes nowhere when a program filled the field nobody sees, and says nothing of it', async () => {
    const before = await kept();
    expect((await ask({ ...wedding, website: 'https://x.example' })).status).toBe(201);
    expect(await kept()).toEqual(before);
  });

  it('comes to an end for one who floods, by e-mail and by address', async () => {
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push((await ask({ ...wedding, email: 'flood@example.com' })).status);
    expect(statuses).toEqual([...Array<number>(6).fill(201), 429]);
    const address = from();
    const others = [];
    for (let turn = 0; turn < 21; turn += 1)
      others.push(
        (await ask({ ...wedding, email: `f${turn}@example.com` }, browser(), address)).status,
      );
    expect(others.filter((status) => status === 429)).toHaveLength(1);
  });

  it('about an order is its owner’s alone, and carries the order’s number and e-mail', async () => {
    const guest = browser();
    await guest.add(await shop.product());
    const { totals } = (await guest.deliver()).body;
    const { userID, orderID } = (await guest.submit(totals.total)).body;
    const trouble = {
      kind: 'order-problem',
      userID,
      orderID,
      trouble: 'damaged',
      message: 'Bent.',
    };
    expect((await ask(trouble)).error?.code).toBe('login-required');
    const stranger = browser();
    await registered(stranger);
    expect((await ask(trouble, stranger)).error?.code).toBe('not-found');
    expect((await ask(trouble, guest)).status).toBe(201);
    const path = `/api/orders/${userID}/${orderID}`;
    const { number } = (await guest.send<Confirmation>('GET', path)).body;
    const mail = (await staffMail()).find(({ subject }) => subject.includes(number));
    expect(mail!.subject).toBe(`Problem with an order, #${number}, Ana Ruiz`);
    expect(mail!.text).toContain('ana@example.com');
    expect(mail!.text).toContain('It arrived damaged');
  });

  it('about an order is heard whatever a stranger sends in its buyer’s name, and comes to an end by itself', async () => {
    const guest = browser();
    await guest.add(await shop.product());
    const { totals } = (await guest.deliver()).body;
    const { userID, orderID } = (await guest.submit(totals.total)).body;
    const path = `/api/orders/${userID}/${orderID}`;
    const { email } = (await guest.send<Confirmation>('GET', path)).body;
    for (let turn = 0; turn < 7; turn += 1) await ask({ ...wedding, email });
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push(
        (
          await ask(
            { kind: 'order-problem', userID, orderID, trouble: 'late', message: 'Not here.' },
            guest,
          )
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(6).fill(201), 429]);
  });
});
