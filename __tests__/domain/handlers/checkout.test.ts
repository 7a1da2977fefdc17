/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import type { Selector } from '@/platform/faults/selector';
import { seller } from '@/__tests__/support/shopping';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';
import type { Confirmation } from '@/lib/checkout/confirmation';
import type { PromiseView } from '@/lib/promise/promise-view';
import { readSessionCookie, sessionCookie } from '@/lib/session/session-cookie.server';
import type { Session } from '@/lib/session/session';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

describe('checkout’s handlers', () => {
  const shop = shopForSuite();

  async function readyToPay(price = 49.99, stock = 500, customer = false) {
    const visitor = browser();
    if (customer) await registered(visitor);
    const productID = await shop.product({ price, stock });
    await visitor.add(productID);
    const { body } = await visitor.deliver();
    return { visitor, productID, total: body.totals.total, orderID: body.orderID! };
  }

  it('offer method, days and fee for a destination', async () => {
    const visitor = browser();
    await visitor.add(await shop.product());
    const local = (
      await visitor.send<CheckoutOptions>(
        'GET',
        '/api/checkout/options?addressType=Residence&zip=55408',
      )
    ).body;
    expect(local).toMatchObject({ method: 'LocalDelivery', city: 'Minneapolis', cost: 1499 });
    expect(local.stores.map(({ id }) => id)).toEqual(['Store-lyndale']);
    expect(local.days.filter(({ available }) => available).length).toBeGreaterThan(40);
    expect(
      (
        await visitor.send<CheckoutOptions>(
          'GET',
          '/api/checkout/options?addressType=Residence&zip=90210',
        )
      ).body.method,
    ).toBeNull();
    expect(
      (
        await visitor.send<CheckoutOptions>(
          'GET',
          '/api/checkout/options?addressType=CurbsidePickUp',
        )
      ).body,
    ).toMatchObject({ method: 'CurbsidePickUp', cost: 0 });
  });

  it('say that lines are gone, or the visit over, not that nothing goes there', async () => {
    const visitor = browser();
    const [line] = (await visitor.add(await shop.product())).body.shipments[0]!.lines;
    const ask = (of: typeof visitor, lines: string) =>
      of.send('GET', `/api/checkout/options?addressType=Residence&zip=55408&lines=${lines}`);
    expect((await ask(visitor, line!.id)).body).toMatchObject({ method: 'LocalDelivery' });
    expect((await ask(visitor, 'removed')).error?.code).toBe('not-found');
    expect((await ask(browser(), line!.id)).error?.code).toBe('visit-ended');
    const { status } = await browser().send(
      'GET',
      '/api/checkout/options?addressType=InStorePickUp',
    );
    expect(status).toBe(200);
  });

  it('charge exactly what was shown on the first day offered', async () => {
    const visitor = browser();
    const productID = await shop.product({ price: 30, xp: { HandlingCents: 350 } });
    await visitor.add(productID, 2);
    const offer = (
      await visitor.send<CheckoutOptions>(
        'GET',
        '/api/checkout/options?addressType=Residence&zip=55408',
      )
    ).body;
    const first = offer.days.find(({ available }) => available)!;
    const { status, body } = await visitor.deliver({ RequestedDeliveryDate: first.date });
    expect([
      status,
      body.totals.delivery,
      body.totals.handling,
      body.totals.delivery + body.totals.handling,
    ]).toEqual([200, 1499, 700, offer.cost]);
    expect((await visitor.submit(body.totals.total)).body.state).toBe('placed');
  });

  it('charge exactly what was promised before there was a cart, on the day that was promised', async () => {
    const visitor = browser();
    const productID = await shop.product({ price: 30, xp: { HandlingCents: 350 } });
    const { body: promised } = await visitor.send<PromiseView>(
      'GET',
      `/api/delivery/promise?product=${productID}&quantity=2&zip=55408`,
    );
    expect(promised).toMatchObject({ arrives: true, day: { method: 'LocalDelivery' } });
    expect(promised.headline).toMatch(/^Can arrive .+ in Minneapolis$/);
    expect(promised.details[0]).toContain('Local Delivery $21.99, order by ');
    await visitor.add(productID, 2);
    const { body } = await visitor.deliver({ RequestedDeliveryDate: promised.day?.date });
    expect(body.totals.total).toBe(promised.price?.total);
    expect((await visitor.submit(body.totals.total)).body.state).toBe('placed');
    const away = await visitor.send<PromiseView>(
      'GET',
      `/api/delivery/promise?product=${productID}&zip=60611`,
    );
    expect(away.body).toMatchObject({ arrives: false, day: null, price: null });
  });

  it('give a client token to shoppers only', async () => {
    expect((await browser().send('GET', '/api/checkout/payment')).status).toBe(404);
    const { visitor } = await readyToPay();
    expect(
      (await visitor.send<{ clientToken: string }>('GET', '/api/checkout/payment')).body.clientToken
        .length,
    ).toBeGreaterThan(20);
  });

  it('place the order, show it to who placed it, and let the visitor begin anew', async () => {
    const { visitor, productID, total, orderID } = await readyToPay();
    const placed = await visitor.submit(total);
    expect(placed.body).toEqual({ state: 'placed', userID: '299999', orderID });
    const path = `/api/orders/299999/${orderID}`;
    for (const _reload of [1, 2]) {
      const { status, body } = await visitor.send<Confirmation>('GET', path);
      expect([status, body.orderID, body.order.totals.total]).toEqual([200, orderID, total]);
    }
    expect((await browser().send('GET', path)).status).toBe(404);
    const other = browser();
    await other.add(productID);
    expect((await other.send('GET', path)).status).toBe(404);
    expect((await visitor.send('GET', `/api/orders/somebody/${orderID}`)).status).toBe(404);
    expect(await visitor.cart()).toMatchObject({ state: 'empty', orderID: null });
    const next = (await visitor.add(productID)).body;
    expect([next.count, next.orderID === orderID]).toEqual([1, false]);
    expect((await visitor.send<Confirmation>('GET', path)).status).toBe(200);
  });

  it('answer a status that ends on the confirmation', async () => {
    const { visitor, total, orderID } = await readyToPay();
    expect((await visitor.send('GET', '/api/checkout/status')).status).toBe(404);
    await visitor.submit(total);
    expect((await visitor.send<object>('GET', '/api/checkout/status')).body).toEqual({
      state: 'placed',
      userID: '299999',
      orderID,
    });
  });

  describe('of an attempt that has an ID', () => {
    const path = (attempt: string) => `/api/checkout/submit?attempt=${attempt}`;
    const statusOf = (attempt: string) => `/api/checkout/status?attempt=${attempt}`;
    const outcome = async (
      reply: Promise<{ status: number; body: object; error: object | null }>,
    ) => {
      const { status, body, error } = await reply;
      return [status, error ?? body];
    };
    const refused = (code: string) => expect.objectContaining({ code });

    it('never begin one that was withdrawn, however late it comes, and place the next (ruling 10)', async () => {
      const { visitor, productID, total, orderID } = await readyToPay(49.99, 5);
      const attempt = randomUUID();
      const cannot = [503, refused('cannot-process')];
      expect(await outcome(visitor.send('GET', statusOf(attempt)))).toEqual([
        404,
        refused('not-found'),
      ]);
      for (const _again of [1, 2])
        expect(await outcome(visitor.send('DELETE', path(attempt)))).toEqual(cannot);
      expect(await outcome(visitor.submit(total, { attempt }))).toEqual(cannot);
      expect(await shop.backEnd().appApi.upstream.payments.findByOrder(`${orderID}-1`)).toEqual([]);
      expect((await Products.Get(productID, await seller())).Inventory?.QuantityAvailable).toBe(5);
      const next = await visitor.submit(total, { attempt: randomUUID() });
      expect([next.status, next.body.state]).toEqual([200, 'placed']);
    });

    it('answer one that comes twice as the first time, and another anew', async () => {
      const { visitor, total } = await readyToPay();
      const attempt = randomUUID();
      const first = await visitor.submit(total - 1, { attempt });
      expect(first.status).toBe(409);
      expect((await visitor.submit(total, { attempt })).error?.code).toBe(first.error?.code);
      expect((await visitor.submit(total, { attempt: randomUUID() })).body.state).toBe('placed');
    });

    it('tell nothing of it by the refusal of the one before', async () => {
      const { visitor, total } = await readyToPay();
      const attempt = randomUUID();
      const first = await visitor.submit(total - 1, { attempt });
      expect((await visitor.send('GET', statusOf(attempt))).error?.code).toBe(first.error?.code);
      expect((await visitor.send('GET', statusOf(randomUUID()))).status).toBe(404);
    });

    it('withdraw nothing that was placed, and say so', async () => {
      const { visitor, total, orderID } = await readyToPay();
      const attempt = randomUUID();
      const before = browser(visitor.cookie());
      await visitor.submit(total, { attempt });
      const placed = { state: 'placed', userID: '299999', orderID };
      expect((await before.send('DELETE', path(randomUUID()))).body).toEqual(placed);
      expect((await visitor.send('DELETE', path(attempt))).body).toEqual(placed);
    });

    it.each(['', 'x', '../status'])('take no ID but a UUID: "%s"', async (attempt) => {
      const { visitor, total } = await readyToPay();
      const query = encodeURIComponent(attempt);
      const replies = [
        await visitor.send('DELETE', path(query)),
        await visitor.send('GET', statusOf(query)),
        await visitor.submit(total, { attempt }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
    });

    it('are nobody else’s', async () => {
      const { visitor, total } = await readyToPay();
      const attempt = randomUUID();
      const stranger = browser();
      expect((await stranger.send('DELETE', path(attempt))).status).toBe(404);
      await stranger.add(await shop.product());
      expect((await stranger.send('DELETE', path(attempt))).status).toBe(503);
      expect((await visitor.submit(total, { attempt })).body.state).toBe('placed');
    });
  });

  it('tell its owner alone that an order was placed, also when it is the cart no more', async () => {
    const { visitor, productID, total, orderID } = await readyToPay();
    const path = `/api/checkout/status?order=${orderID}`;
    expect((await visitor.send('GET', path)).status).toBe(404);
    await visitor.submit(total);
    await visitor.add(productID);
    expect((await visitor.send<object>('GET', path)).body).toEqual({
      state: 'placed',
      userID: '299999',
      orderID,
    });
    expect((await visitor.send('GET', '/api/checkout/status?order=not%20an%20id')).status).toBe(
      400,
    );
    const other = browser();
    expect((await other.send('GET', path)).status).toBe(404);
    await other.add(productID);
    expect((await other.send('GET', path)).status).toBe(404);
    const { body } = await visitor.send<Confirmation>('GET', `/api/orders/299999/${orderID}`);
    expect(body).toMatchObject({
      email: 'ana@example.com',
      guest: true,
      payments: [{ label: expect.stringMatching(/ending \d{4}$/), cents: total }],
      stores: {},
    });
  });

  it('place one order for two submits at once from one browser, with equal answers', async () => {
    const { visitor, total, orderID } = await readyToPay();
    const [one, two] = await Promise.all([visitor.submit(total), visitor.submit(total)]);
    expect([one.body, two.body]).toEqual(
      Array(2).fill({ state: 'placed', userID: '299999', orderID }),
    );
  });

  it('place nothing but the cart that was seen: not a newer one of another device that costs the same', async () => {
    const { visitor, total } = await readyToPay();
    const seen = await visitor.cart();
    const other = browser(visitor.cookie());
    await other.deliver({ CardMessage: { line1: 'With sympathy' } });
    const refused = await visitor.submit(total, { approvedHash: seen.hash });
    expect(refused.error?.code).toBe('order-changed');
    const now = await visitor.cart();
    expect([now.totals.total, now.shipments[0]?.cardMessage]).toEqual([total, ['With sympathy']]);
    expect((await visitor.submit(total, { approvedHash: now.hash })).body.state).toBe('placed');
  });

  it('leave a placed order behind even when its answer was lost', async () => {
    const { visitor, productID, total, orderID } = await readyToPay();
    const before = visitor.cookie();
    await visitor.submit(total);
    const late = browser(before);
    const { status, body } = await late.add(productID);
    expect([status, body.count, body.orderID === orderID]).toEqual([200, 1, false]);
    expect(await browser(before).cart()).toMatchObject({ state: 'empty' });
  });

  it.each<[string, (late: ReturnType<typeof browser>, productID: string) => Promise<unknown>]>([
    ['reads the cart', (late) => late.cart()],
    ['adds to it', (late, productID) => late.add(productID)],
  ])(
    'tell a guest whose answer was lost that the order is placed, also when another window %s first',
    async (_, meanwhile) => {
      const { visitor, productID, total, orderID } = await readyToPay();
      const late = browser(visitor.cookie());
      const attempt = randomUUID();
      await visitor.submit(total, { attempt });
      await meanwhile(late, productID);
      const placed = { state: 'placed', userID: '299999', orderID };
      expect(
        (await late.send<object>('GET', `/api/checkout/status?order=${orderID}`)).body,
      ).toEqual(placed);
      expect((await late.send('GET', `/api/orders/299999/${orderID}`)).status).toBe(200);
    },
  );

  it.each<[string, (orderID: string) => Selector]>([
    [
      'commerce, of the submit',
      (orderID) => ({
        system: 'commerce',
        method: 'POST',
        route: '/v1/orders/Incoming/*/submit',
        orderID,
      }),
    ],
    [
      'commerce, of the payment',
      (orderID) => ({
        system: 'commerce',
        method: 'POST',
        route: '/v1/orders/Incoming/*/payments',
        orderID,
      }),
    ],
    [
      'the gateway, of the authorisation',
      (orderID) => ({ system: 'payments', method: 'POST', route: '*/transactions', orderID }),
    ],
    [
      'commerce, of the charges',
      (orderID) => ({
        system: 'commerce',
        method: 'PATCH',
        route: '/v1/orders/Incoming/*/fromuser',
        orderID,
      }),
    ],
    [
      'the App API, of it all',
      (orderID) => ({ system: 'app-api', method: 'POST', route: '/api/submitorder', orderID }),
    ],
  ])(
    'end on the confirmation, once, when an answer is lost after the work was done: %s',
    async (_, of) => {
      const { visitor, productID, total, orderID } = await readyToPay(49.99, 5);
      const { appApi, loseAnswer } = shop.backEnd();
      loseAnswer(of(orderID));
      let seen = await visitor.submit(total);
      while (seen.status !== 200 || seen.body.state !== 'placed') {
        // A refusal before anything was held is tried again, as a shopper would; an open one is taken up by the reconciler.
        expect([seen.status, seen.body.state, seen.error?.code]).toEqual(
          seen.error
            ? [expect.any(Number), undefined, 'cannot-process']
            : [200, 'checking', undefined],
        );
        await appApi.orders.settle();
        await appApi.reconciler.reconcile();
        seen = seen.error
          ? await visitor.submit(total)
          : await visitor.send('GET', '/api/checkout/status');
      }
      const confirmed = await visitor.send<Confirmation>('GET', `/api/orders/299999/${orderID}`);
      expect([confirmed.status, confirmed.body.orderID, confirmed.body.order.totals.total]).toEqual(
        [200, orderID, total],
      );
      const held = await Promise.all(
        [1, 2, 3].map((attempt) => appApi.upstream.payments.findByOrder(`${orderID}-${attempt}`)),
      );
      expect(
        held
          .flat()
          .filter(({ standing }) => standing)
          .map(({ cents }) => cents),
      ).toEqual([total]);
      expect((await Products.Get(productID, await seller())).Inventory?.QuantityAvailable).toBe(4);
    },
    180_000,
  );

  it('refuse changes while the order is being placed', async () => {
    const { visitor, productID, total } = await readyToPay();
    const line = (await visitor.cart()).shipments[0]!.lines[0]!.id;
    let reached = () => undefined as void;
    let go = () => undefined as void;
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    shop.backEnd().at(async () => {
      reached();
      await released;
    });
    const placing = browser(visitor.cookie()).submit(total);
    await arrived;
    const attempts = [
      await visitor.add(productID),
      await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity: 2 }),
      await visitor.send('DELETE', `/api/cart/lines/${line}`),
      await visitor.deliver(),
    ];
    expect(attempts.map(({ status, error }) => [status, error?.code])).toEqual(
      Array(4).fill([409, 'order-being-placed']),
    );
    shop.backEnd().at(() => undefined);
    go();
    expect((await placing).body.state).toBe('placed');
  }, 180_000);

  it('refuse a total that is not the shown one, and place the right one after', async () => {
    const { visitor, total } = await readyToPay();
    const wrong = await visitor.submit(total - 1);
    expect([wrong.status, wrong.error?.text]).toEqual([
      409,
      'Some of your selections are no longer valid. Please review your cart.',
    ]);
    expect((await visitor.cart()).totals.total).toBe(total);
    expect((await visitor.submit(total)).body.state).toBe('placed');
  });

  it('say that a price changed between review and submit, show the new one, and place the order at it', async () => {
    const { visitor, productID, total } = await readyToPay(40);
    await PriceSchedules.Patch(
      productID,
      { PriceBreaks: [{ Quantity: 1, Price: 44 }] },
      await seller(),
    );
    const late = await visitor.submit(total);
    expect([late.status, late.error?.text]).toEqual([
      409,
      'Some of your selections are no longer valid. Please review your cart.',
    ]);
    const { totals } = await visitor.cart();
    expect([totals.merchandise, totals.total > total]).toEqual([4400, true]);
    expect((await visitor.submit(total)).error?.code).toBe('selections-invalid');
    expect((await visitor.submit(totals.total)).body.state).toBe('placed');
  });

  const withTokens = async (
    visitor: ReturnType<typeof browser>,
    change: (session: Session) => Partial<Session>,
  ) => {
    const { session } = await readSessionCookie(visitor.cookie());
    return browser(
      (await sessionCookie({ session: { ...session!, ...change(session!) }, receipt: null })).split(
        ';',
      )[0]!,
    );
  };
  const refused = (token = '') => `${token.slice(0, -4)}AAAA`;

  it('renew a customer’s token that the platform no longer takes, and place, follow and show the order once', async () => {
    const { visitor, total, orderID } = await readyToPay(49.99, 500, true);
    const revoked = () =>
      withTokens(visitor, ({ accessToken }) => ({ accessToken: refused(accessToken) }));
    const late = await revoked();
    const placed = await late.submit(total);
    expect([placed.status, placed.body]).toEqual([
      200,
      { state: 'placed', userID: expect.any(String) as string, orderID },
    ]);
    expect((await shop.backEnd().appApi.upstream.payments.findByOrder(`${orderID}-1`)).length).toBe(
      1,
    );
    expect(
      (await (await revoked()).send<object>('GET', '/api/checkout/status')).body,
    ).toMatchObject({ state: 'placed', orderID });
    expect(
      (
        await (
          await revoked()
        ).send<Confirmation>('GET', `/api/orders/${placed.body.userID}/${orderID}`)
      ).body.orderID,
    ).toBe(orderID);
  });

  it('say that the session has ended where it cannot be renewed, to a visitor in words of their own, and place nothing', async () => {
    const [customer, visitor] = [await readyToPay(49.99, 500, true), await readyToPay()];
    const gone = await withTokens(customer.visitor, ({ accessToken }) => ({
      accessToken: refused(accessToken),
      refreshToken: 'no-such-token',
    }));
    const ended = await withTokens(visitor.visitor, ({ accessToken }) => ({
      accessToken: refused(accessToken),
    }));
    for (const [who, { total }, status, text] of [
      [gone, customer, 401, 'Your session has ended. Please log in again.'],
      [
        ended,
        visitor,
        404,
        'You have been away for a long time, so your cart here has ended. Nothing was ordered and nothing was charged.',
      ],
    ] as const) {
      const answer = await who.submit(total);
      expect([answer.status, answer.error?.text]).toEqual([status, text]);
    }
    expect((await ended.cart()).notices).toMatchObject([{ kind: 'cart-expired' }]);
    expect((await visitor.visitor.submit(visitor.total)).body.state).toBe('placed');
  });

  it('say that a card was declined and take another', async () => {
    const { visitor, total } = await readyToPay();
    const declined = await visitor.submit(total, {
      tenders: [{ kind: 'card', amount: total, nonce: 'fake-processor-declined-visa-nonce' }],
    });
    expect([declined.status, declined.error?.code]).toEqual([402, 'payment-declined']);
    expect((await visitor.submit(total)).body.state).toBe('placed');
  });

  it('say what sold out between cart and submit', async () => {
    const { visitor, productID, total } = await readyToPay(49.99, 1);
    await Products.Patch(productID, { Inventory: { QuantityAvailable: 0 } }, await seller());
    const { status, error } = await visitor.submit(total);
    expect(status).toBe(409);
    expect(['out-of-stock', 'selections-invalid']).toContain(error?.code);
  });
});
