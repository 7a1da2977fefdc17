/** @jest-environment node */
import { env } from '@/lib/config/env';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { allRows, tablesWith } from '@/__tests__/support/all-rows';
import { firstDay } from '@/__tests__/support/shopping';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { logLines, securityLines } from '@/__tests__/support/log-lines';
import { browser } from './browser';
import { captchaToken, newcomer, registered } from './customer';
import { home, homeWords, namedOrder } from './named-order';
import { shopForSuite } from './shop';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('../../support/log-lines')>('@/__tests__/support/log-lines')
      .inMemory,
);

const wanted = 10_000;
const card = '4111111111111111';
const password = 'Nasturtiums-in-May-83';
const person = {
  firstName: 'Zerlina',
  lastName: 'Quackenbush',
  email: 'zerlina@quackenbush.example',
};
const named = [...homeWords, '203.0.113.77'];
/** The mailboxes of the mail stand-in are the recipients' own. */
const mailboxes = /^public\.mail_/;

describe('a shift of orders, declines and attacks', () => {
  const shop = shopForSuite();
  beforeAll(makeGiftCards);
  const from = { 'x-client-address': '203.0.113.77' };

  /** Orders, declines, log-ins and resets; answers what must be found nowhere. */
  async function shift(): Promise<string[]> {
    const visitor = browser();
    await registered(visitor, newcomer({ ...person, password }));
    const buy = namedOrder(shop.product);
    expect((await buy(visitor, { guest: undefined })).body.state).toBe('placed');
    expect((await buy(browser(), { guest: person })).body.state).toBe('placed');
    for (const nonce of [
      'fake-processor-declined-visa-nonce',
      'fake-processor-declined-mastercard-nonce',
    ]) {
      await buy(browser(), { guest: person }, nonce);
    }
    await visitor.send('POST', '/api/account/cards', {
      nonce: 'fake-processor-declined-visa-nonce',
      name: 'Zerlina Quackenbush',
    });
    await visitor.send('POST', '/api/cart/gift-cards', {
      productID: 'EGIFTCARD',
      amount: 5000,
      quantity: 1,
      email: person.email,
    });
    const toSelf = {
      AddressType: 'Email',
      EmailTo: { FirstName: 'Zerlina', LastName: 'Quackenbush', Email: person.email },
      DeliveryMethod: 'Email',
      RequestedDeliveryDate: firstDay('Email'),
    };
    const { body } = await visitor.send('PUT', '/api/cart/fulfillment', toSelf);
    expect((await visitor.submit(body.totals.total, { guest: undefined })).body.state).toBe(
      'placed',
    );
    const { rows: pins } = await pinsOnTheirWay();
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const { session } = await readSessionCookie(visitor.cookie());
    for (let n = 0; n < 4; n += 1)
      await browser().send(
        'POST',
        '/api/session/log-in',
        { email: person.email, password: `${password}${n}` },
        from,
      );
    await browser().send(
      'POST',
      '/api/session/log-in',
      { email: person.email, password, captcha: 'no-good' },
      from,
    );
    await browser().send(
      'POST',
      '/api/session/log-in',
      { email: person.email, password, captcha: await captchaToken(browser()) },
      from,
    );
    await browser().send('POST', '/api/session/forgot', { email: person.email }, from);
    await browser().send(
      'POST',
      '/api/session/reset-password',
      { username: person.email, code: 'wrong-code-73194', password: `${password}9` },
      from,
    );
    await visitor.send(
      'POST',
      '/api/checkout/gift-card',
      { number: '6006500000000003', pin: '73194822' },
      from,
    );
    const forged = `${session?.accessToken.split('.').slice(0, 2).join('.')}.c2lnbmF0dXJl`;
    await fetch(`${env().APP_API_URL}/api/orders`, {
      headers: { authorization: `Bearer ${forged}` },
    });
    await fetch(`${env().APP_API_URL}/internal/log-ins/attempts`, {
      method: 'POST',
      body: JSON.stringify({ Account: person.email, Address: '203.0.113.77' }),
    });
    return [
      card,
      password,
      'wrong-code-73194',
      ...pins,
      ...[session?.accessToken, session?.refreshToken].flatMap((token) => token ?? []),
    ];
  }

  async function pinsOnTheirWay() {
    const waiting = await shop
      .backEnd()
      .db.query<{ pin: string }>(
        `select payload ->> 'pin' as pin from services.outbox where kind = 'gift-card' and payload ->> 'pin' is not null`,
      );
    return { rows: waiting.map(({ pin }) => pin) };
  }

  it('leaves 10,000 log lines without a card, PIN, code, password, token, name, e-mail, street or address, and no secret in any table', async () => {
    const secrets = await shift();
    expect(secrets.length).toBeGreaterThanOrEqual(5);
    const attacks: [string, string, unknown][] = [
      ['POST', '/api/session/log-in', { email: person.email, password, card }],
      [
        'POST',
        '/api/checkout/submit',
        { approvedTotal: 1, tenders: [{ kind: 'card', number: card }], guest: person },
      ],
      ['POST', '/api/session/log-in', `{"email":"${person.email}","password":"${password}`],
      ['POST', '/api/addresses', { ...home, [card]: password }],
      ['PATCH', `/api/cart/lines/${encodeURIComponent(person.email)}`, { quantity: card }],
      ['GET', `/api/account/orders/${card}`, undefined],
    ];
    const client = browser();
    for (let n = 0; logLines.length < wanted; n += 1) {
      const [method, path, body] = attacks[n % attacks.length]!;
      await client.send(method, path, body, {
        ...from,
        ...(n % 3 === 0 ? { origin: `https://${person.email}` } : {}),
      });
    }

    const text = logLines.join('').toLowerCase();
    expect([...secrets, ...named].filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
    expect(text).not.toMatch(/[a-z0-9._-]+@[a-z0-9.-]+\.[a-z]{2,}|eyj[a-z0-9_-]{20}|\b\d{13,19}\b/);
    const kinds = new Set(securityLines().map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'captcha-failed',
        'declined',
        'foreign-token',
        'gift-card-wrong',
        'limit-refused',
        'log-in-failed',
        'reset-asked',
        'reset-used',
      ]),
    );
    const accounts = securityLines()
      .filter(({ kind }) => kind === 'log-in-failed')
      .map(({ account, network }) => `${String(account)} ${String(network)}`);
    expect([
      new Set(accounts).size,
      accounts.length >= 3,
      accounts[0]?.endsWith('203.0.113.0/24'),
    ]).toEqual([1, true, true]);

    const rows = new Map(
      [...(await allRows(shop.backEnd().db))].filter(([table]) => !mailboxes.test(table)),
    );
    expect(tablesWith(rows, secrets)).toEqual([]);
    expect(tablesWith(rows, ['quackenbush'])).not.toEqual([]);
  }, 180_000);
});
