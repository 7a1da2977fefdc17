/** @jest-environment node */
import { Me } from 'ordercloud-javascript-sdk';
import type { PurchasedEvent } from '@/lib/account/purchased-events.server';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { browser } from './browser';
import { goodPassword, registered } from './customer';
import { shopForSuite } from './shop';

const tokenOf = async (visitor: ReturnType<typeof browser>) => ({
  accessToken: (await readSessionCookie(visitor.cookie())).session?.accessToken ?? '',
});
const bare = ({ status, error }: { status: number; error: object | null }) => ({
  status,
  error: { ...error, requestId: '' },
});

describe('the account pages’ handlers', () => {
  const shop = shopForSuite();

  it('change one field of the profile, e-mail and password only with the current password', async () => {
    const visitor = browser();
    const person = await registered(visitor);
    const patch = (body: object) => visitor.send('PATCH', '/api/account/profile', body);
    expect((await patch({ field: 'name', firstName: 'Zoë', lastName: 'O’Neil' })).status).toBe(200);
    expect((await visitor.send('GET', '/api/session')).body).toMatchObject({ firstName: 'Zoë' });
    expect((await patch({ field: 'phone', phone: '6125550123' })).body).toMatchObject({
      phone: '6125550123',
      email: person.email,
    });
    expect(
      (await patch({ field: 'email', email: `new-${person.email}`, currentPassword: 'wrong' }))
        .error,
    ).toMatchObject({ code: 'password-wrong' });
    expect(
      (await patch({ field: 'password', password: 'weak', currentPassword: goodPassword })).error,
    ).toMatchObject({ code: 'password-insecure' });
    for (const change of [
      { field: 'email', email: `new-${person.email}` },
      { field: 'password', password: 'Tulips-in-May-88' },
    ]) {
      expect((await patch(change)).error).toMatchObject({ code: 'bad-request' });
      expect((await patch({ ...change, currentPassword: '' })).error).toMatchObject({
        code: 'password-wrong',
        field: 'currentPassword',
      });
    }
    expect((await visitor.send('GET', '/api/account/profile')).body).toMatchObject({
      email: person.email,
    });
    expect(
      (
        await patch({
          field: 'name',
          firstName: 'A',
          lastName: 'B',
          xp: { LoyaltyCardNumber: '7' },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await patch({
          field: 'password',
          password: 'Tulips-in-May-88',
          currentPassword: goodPassword,
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await patch({
          field: 'email',
          email: `new-${person.email}`,
          currentPassword: 'Tulips-in-May-88',
        })
      ).status,
    ).toBe(200);
    const next = await browser().send(
      'POST',
      '/api/session/log-in',
      { email: `new-${person.email}`, password: 'Tulips-in-May-88' },
      { 'x-client-address': '203.0.113.200' },
    );
    expect(next.status).toBe(200);
  });

  it('show the seats that were bought, those of a hidden event too', async () => {
    const visitor = browser();
    await registered(visitor);
    const evening = { IsWorkShopEvent: true, EventDateTimes: { '2099-05-20': '18:00-20:00' } };
    const [open, hidden, other] = [
      await shop.product({ xp: evening }),
      await shop.product({ xp: { ...evening, Visible: false } }),
      await shop.product({ xp: evening }),
    ];
    await Me.Patch(
      {
        xp: {
          PurchasedEvents: [{ ProductID: open }, { ProductID: hidden }, { ProductID: 'gone' }],
        },
      },
      await tokenOf(visitor),
    );
    const { body } = await visitor.send<PurchasedEvent[]>('GET', '/api/account/events');
    const seats = body.map(({ session, listed }) => [session.productID, listed]);
    expect(seats).toHaveLength(2);
    expect(seats).toEqual(
      expect.arrayContaining([
        [open, true],
        [hidden, false],
      ]),
    );
    expect(seats.flat()).not.toContain(other);
  });

  it('change name and expiry of an own card and nothing else', async () => {
    const [mine, other] = [browser(), browser()];
    await registered(mine);
    await registered(other);
    const { ID } = await Me.CreateCreditCard(
      { Token: 'no-token', CardType: 'Visa', PartialAccountNumber: '1111', CardholderName: 'Ana' },
      await tokenOf(mine),
    );
    const change = { name: 'Ana Ruiz', month: 2, year: 2031 };
    expect((await mine.send<object[]>('PATCH', `/api/account/cards/${ID}`, change)).body).toEqual([
      { id: ID, name: 'Ana Ruiz', type: 'Visa', lastFour: '1111', expires: '2031-02' },
    ]);
    expect(
      (await mine.send('PATCH', `/api/account/cards/${ID}`, { ...change, token: 'x' })).status,
    ).toBe(400);
    expect(bare(await other.send('PATCH', `/api/account/cards/${ID}`, change))).toEqual(
      bare(await other.send('PATCH', '/api/account/cards/none', change)),
    );
  });

  it('refuse an expiry that is over, and an order paid with a card that has expired', async () => {
    const mine = browser();
    await registered(mine);
    const { ID = '' } = await Me.CreateCreditCard(
      {
        Token: 'no-token',
        CardType: 'Visa',
        PartialAccountNumber: '1111',
        CardholderName: 'Ana',
        ExpirationDate: '2026-01-31T00:00:00.000Z',
      },
      await tokenOf(mine),
    );
    expect(
      (await mine.send('PATCH', `/api/account/cards/${ID}`, { name: 'Ana', month: 1, year: 2026 }))
        .error,
    ).toMatchObject({ code: 'card-expired', field: 'year' });
    expect((await mine.send<{ cards: object[] }>('GET', '/api/checkout/funds')).body.cards).toEqual(
      [{ id: ID, type: 'Visa', lastFour: '1111', expires: '2026-01', expired: true }],
    );
    await mine.add(await shop.product());
    const { body } = await mine.deliver();
    const answer = await mine.submit(body.totals.total ?? 0, {
      guest: undefined,
      tenders: [{ kind: 'savedCard', amount: body.totals.total ?? 0, cardID: ID }],
    });
    expect(answer.error).toMatchObject({ code: 'card-expired' });
  });

  it('enrol in Purple Perks: number and account saved, balance read', async () => {
    const visitor = browser();
    await registered(visitor);
    expect((await visitor.send('GET', '/api/account/perks')).body).toEqual({
      state: 'none',
      isMember: false,
    });
    const { body } = await visitor.send<{ cardNumber: string }>('POST', '/api/account/perks');
    expect(body).toMatchObject({
      state: 'member',
      cardNumber: expect.stringMatching(/^\d+$/),
      balance: 0,
      expires: expect.stringMatching(/-08-31$/),
    });
    const { xp } = await Me.Get(await tokenOf(visitor));
    expect(xp).toMatchObject({
      LoyaltyCardNumber: body.cardNumber,
      CECSAwardAccountID: expect.stringMatching(/^AW-/),
    });
    expect((await visitor.send('POST', '/api/account/perks')).body).toEqual(body);
  });

  it('answer nobody but a customer, and no order but an own placed one', async () => {
    const [visitor, mine] = [browser(), browser()];
    for (const part of ['profile', 'orders', 'orders/LL-1', 'cards', 'perks']) {
      expect((await visitor.send('GET', `/api/account/${part}`)).error).toMatchObject({
        code: 'login-required',
      });
    }
    await registered(mine);
    expect((await mine.send('GET', '/api/account/orders')).body).toEqual({
      orders: [],
      page: 1,
      totalPages: 0,
    });
    expect((await mine.send('GET', '/api/account/orders?page=0')).status).toBe(400);
    expect((await mine.send('GET', '/api/account/orders/LL-1')).status).toBe(404);
  });
});
