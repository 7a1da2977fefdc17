/** @jest-environment node */
import { Me, Orders } from 'ordercloud-javascript-sdk';
import type { OrderDetail } from '@/lib/account/order-view';
import { env } from '@/lib/config/env';
import { storeOf } from '@/services/database/statements';
import type { Funds } from '@/lib/checkout/payment/funds';
import type { LedgerKind } from '@/services/ledgers/account';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { openLedgerAccount } from '@/__tests__/support/ledger-accounts';
import { seller } from '@/__tests__/support/shopping';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

describe('what a shopper can pay with', () => {
  const shop = shopForSuite();
  const open = (kind: LedgerKind, balance: number, more: { ownerID?: string; pin?: string } = {}) =>
    openLedgerAccount(storeOf(shop.backEnd().db), kind, balance, more);
  const visitorWithCart = async () => {
    const visitor = browser();
    await visitor.add(await shop.product());
    const { body } = await visitor.deliver();
    return { visitor, total: body.totals.total };
  };
  const ask = (visitor: ReturnType<typeof browser>, number: string, pin?: string) =>
    visitor.send<{ balance: number }>('POST', '/api/checkout/gift-card', {
      number,
      ...(pin ? { pin } : {}),
    });

  it('is nothing but cards, wallets and gift cards for a visitor', async () => {
    const { visitor } = await visitorWithCart();
    expect((await visitor.send<Funds>('GET', '/api/checkout/funds')).body).toEqual({
      signedIn: false,
      perks: null,
      charge: null,
      purchaseOrder: false,
      cards: [],
      bill: null,
    });
  });

  it('is a customer’s own balances, and their last digits only', async () => {
    const visitor = browser();
    const { email } = await registered(visitor);
    await visitor.add(await shop.product());
    const [user] = await shop
      .backEnd()
      .db.query<{ id: string }>(
        `select id from commerce.resource where kind = 'User' and doc ->> 'Email' = $1`,
        [email],
      );
    const owner = user?.id ?? '';
    const [perks, charge] = [
      await open('purple-perks', 1234, { ownerID: owner }),
      await open('charge-account', 5000, { ownerID: owner }),
    ];
    const { session } = await readSessionCookie(visitor.cookie());
    await Me.CreateAddress(
      {
        FirstName: 'Ana',
        LastName: 'Ruiz',
        Street1: '350 5th Ave',
        City: 'New York',
        State: 'NY',
        Zip: '10118',
        Country: 'US',
        Shipping: true,
        Billing: true,
        xp: { addressType: 'Billing' },
      },
      { accessToken: session?.accessToken ?? '' },
    );
    const { body, headers } = await visitor.send<Funds>('GET', '/api/checkout/funds');
    expect(body).toEqual({
      signedIn: true,
      purchaseOrder: true,
      cards: [],
      perks: { balance: 1234, lastFour: perks.slice(-4), expires: null },
      charge: { balance: 5000, lastFour: charge.slice(-4), expires: null },
      bill: { postalCode: '10118', street: '350 5th Ave' },
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is paid in the customer’s own name, also when a page from before the log-in sends a guest’s', async () => {
    const visitor = browser();
    const { email } = await registered(visitor);
    await visitor.add(await shop.product());
    const { totals, orderID } = (await visitor.deliver()).body;
    const guest = { firstName: 'Ada', lastName: 'Loam', email: 'ada@example.com' };
    expect((await visitor.submit(totals.total, { guest })).body).toMatchObject({
      state: 'placed',
      orderID,
    });
    const { FromUser } = await Orders.Get('All', orderID ?? '', await seller());
    expect(FromUser).toMatchObject({ FirstName: 'Ana', LastName: 'Ruiz', Email: email });
    const { body } = await visitor.send<OrderDetail>('GET', `/api/account/orders/${orderID ?? ''}`);
    expect(body.sender).toBe('Ana Ruiz');
  });

  it('is not taken from a visitor who does not say who they are', async () => {
    const { visitor, total } = await visitorWithCart();
    expect(await visitor.submit(total, { guest: undefined })).toMatchObject({
      status: 400,
      error: { code: 'bad-request', field: 'guest' },
    });
    expect((await visitor.send('GET', '/api/checkout/status')).status).toBe(404);
    expect((await visitor.submit(total)).body).toMatchObject({ state: 'placed' });
  });

  it('is what is on a gift card, by number and PIN; a wrong PIN, none, and no such card say the same', async () => {
    const { visitor } = await visitorWithCart();
    const [plain, secret] = [
      await open('gift-card', 5000),
      await open('gift-card', 7500, { pin: '4417' }),
    ];
    expect((await ask(visitor, plain)).body).toEqual({ balance: 5000 });
    expect((await ask(visitor, secret, '4417')).body).toEqual({ balance: 7500 });
    const empty = await open('gift-card', 0, { pin: '4417' });
    const refused = [
      await ask(visitor, secret),
      await ask(visitor, secret, '4418'),
      await ask(visitor, secret, 'no PIN at all'),
      await ask(visitor, '98765432101'),
      await ask(visitor, '98765432101', '4417'),
      await ask(visitor, plain, '4417'),
      await ask(visitor, await open('gift-card', 0)),
      await ask(visitor, empty, '4417'),
      await ask(visitor, empty, '4418'),
    ];
    const told = {
      code: 'gift-card-unavailable',
      field: 'number',
      text: 'Gift card number not available',
      requestId: expect.any(String),
    };
    expect(refused.map(({ status, error }) => [status, error])).toEqual(
      refused.map(() => [422, told]),
    );
  });

  it('guessing a PIN is slowed down, at checkout and at submit alike, and with new cookies', async () => {
    const { visitor, total } = await visitorWithCart();
    const number = await open('gift-card', 99_000, { pin: '4417' });
    const perCard = env().LIMIT_GIFT_CARD.account?.burst ?? 0;
    for (let guess = 0; guess < perCard; guess += 1)
      await ask(visitor, number, String(1000 + guess));
    expect((await ask(visitor, number, '4417')).error?.code).toBe('rate-limited');
    const { visitor: other } = await visitorWithCart();
    expect((await ask(other, number, '4417')).error?.code).toBe('rate-limited');
    const submitted = await other.submit(total, {
      tenders: [{ kind: 'giftCard', amount: total, number, pin: '4417' }],
    });
    expect(submitted.error?.code).toBe('rate-limited');
  });

  it('old numbers without PIN count as guesses also when they are found, asked after or spent', async () => {
    const { visitor, total } = await visitorWithCart();
    const { burst = 0 } = env().LIMIT_GIFT_CARD.shopper ?? {};
    const numbers = await Promise.all(Array.from({ length: burst }, () => open('gift-card', 1)));
    for (const number of numbers.slice(1)) expect((await ask(visitor, number)).status).toBe(200);
    const spend = () =>
      visitor.submit(total, {
        tenders: [{ kind: 'giftCard', amount: total, number: numbers[0]! }],
      });
    expect([
      (await spend()).error?.code,
      (await spend()).error?.code,
      (await ask(visitor, numbers[1]!)).error?.code,
    ]).toEqual(['gift-card-failed', 'rate-limited', 'rate-limited']);
  });

  it('a card that is found may be asked after again and again', async () => {
    const { visitor } = await visitorWithCart();
    const number = await open('gift-card', 5000, { pin: '4417' });
    for (let times = 0; times < (env().LIMIT_GIFT_CARD.account?.burst ?? 0) + 3; times += 1)
      expect((await ask(visitor, number, '4417')).status).toBe(200);
  });
});
