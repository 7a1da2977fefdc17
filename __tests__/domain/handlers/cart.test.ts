/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Cart } from '@/lib/cart/cart';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now, setClock } from '@/lib/core/time/clock';
import { Products } from 'ordercloud-javascript-sdk';
import { cartTexts } from '@/lib/cart/texts';
import { cookieName, readCookie } from '@/lib/session/cookie';
import { readSessionCookie, sessionCookie } from '@/lib/session/session-cookie.server';
import { seller } from '@/__tests__/support/shopping';
import { browser, toBea } from './browser';
import { shopForSuite } from './shop';

const linesOf = ({
  shipments,
}: {
  shipments: { lines: { id: string; productID: string; title?: string; quantity: number }[] }[];
}) => shipments.flatMap(({ lines }) => lines);

describe('the cart’s handlers', () => {
  const shop = shopForSuite();
  afterEach(() => setClock(null));

  it('ask nobody and set nothing for a visitor who only looks', async () => {
    const visitor = browser();
    const { body, headers } = await visitor.send('GET', '/api/cart');
    expect(body).toMatchObject({
      orderID: null,
      state: 'empty',
      count: 0,
      shipments: [],
      notices: [],
    });
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      null,
      'private, no-store',
    ]);
    expect((await visitor.send<object>('GET', '/api/session')).body).toEqual({
      kind: 'none',
      firstName: null,
      lastName: null,
      cartCount: 0,
    });
    expect(visitor.cookie()).toBeNull();
  });

  it('make session and order with the first add, and answer the whole cart', async () => {
    const visitor = browser();
    const productID = await shop.product({ price: 20 });
    const { status, body, headers } = await visitor.add(productID, 3);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({
      state: 'ready',
      count: 3,
      totals: { merchandise: 6000, total: 6000 },
    });
    expect(linesOf(body)).toMatchObject([{ productID, quantity: 3, unitPrice: 2000, total: 6000 }]);
    expect(readCookie(visitor.cookie(), cookieName)).not.toContain('.eyJ');
    expect((await visitor.send<object>('GET', '/api/session')).body).toMatchObject({
      kind: 'anonymous',
      cartCount: 3,
    });
    expect(await visitor.cart()).toEqual(body);
  });

  it('keep the day a product was chosen for with its line, and say so where the day cannot be kept', async () => {
    const visitor = browser();
    const productID = await shop.product({ price: 20 });
    const date = addChicagoDays(chicagoDate(now()), 400);
    const arrival = { zip: '55408', date };
    const { status, body } = await visitor.send<Cart>('POST', '/api/cart/lines', {
      productID,
      quantity: 1,
      arrival,
    });
    expect(status).toBe(200);
    expect(body.shipments).toMatchObject([
      {
        recipient: null,
        date: null,
        wish: { ...arrival, run: 'NO PREF', method: null, cost: null },
      },
    ]);
    expect(body.changes).toMatchObject([{ what: 'day', date, reason: 'too-far' }]);
    expect(body.standsFor).toBeGreaterThan(0);
    const { first } = body.changes[0] as { first: string };
    const taken = await visitor.send<Cart>('PUT', '/api/cart/fulfillment', {
      LineItemIDs: linesOf(body).map(({ id }) => id),
      Wish: { Zip: '55408', Date: first },
    });
    expect([taken.body.changes, taken.body.shipments[0]?.wish]).toMatchObject([
      [],
      { zip: '55408', date: first, method: 'LocalDelivery', cost: 1499 },
    ]);
  });

  it('keep one order through twenty first adds at once after the session was made', async () => {
    const visitor = browser();
    await visitor.send('POST', '/api/session', {});
    const products = await Promise.all(
      Array.from({ length: 20 }, () => shop.product({ price: 5 })),
    );
    const answers = await Promise.all(products.map((productID) => visitor.add(productID)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.orderID)).size).toBe(1);
    const cart = await visitor.cart();
    expect(
      linesOf(cart)
        .map(({ productID }) => productID)
        .sort(),
    ).toEqual([...products].sort());
    expect([cart.count, cart.totals.total]).toEqual([20, 10_000]);
  }, 180_000);

  it('set absolute quantities, and remove', async () => {
    const visitor = browser();
    const { body } = await visitor.add(await shop.product({ price: 10, stock: 8 }));
    const path = `/api/cart/lines/${linesOf(body)[0]!.id}`;
    const answers = await Promise.all(
      [2, 5, 3, 4].map((quantity) => visitor.send('PATCH', path, { quantity })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await visitor.send('PATCH', path, { quantity: 6 })).body).toMatchObject({
      count: 6,
      totals: { total: 6000 },
    });
    expect((await visitor.send('DELETE', path)).body).toMatchObject({ state: 'empty', count: 0 });
    expect((await visitor.send('DELETE', path)).status).toBe(200);
  });

  it('take a seat until its event begins, and then neither take nor keep one (ruling 34)', async () => {
    const visitor = browser();
    const day = addChicagoDays(chicagoDate(now()), 1);
    setClock(chicagoInstant(day, '17:57'));
    const seat = await shop.product({
      xp: {
        IsWorkShopEvent: true,
        LocationID: 'Store-lyndale',
        EventDateTimes: { [day]: '18:00-20:00' },
      },
    });
    expect((await visitor.add(seat)).body).toMatchObject({ count: 1 });
    setClock(chicagoInstant(day, '18:00'));
    expect(await visitor.add(seat)).toMatchObject({
      status: 409,
      error: { code: 'event-begun' },
    });
    expect(await visitor.cart()).toMatchObject({
      count: 0,
      notices: [{ kind: 'lines-removed' }],
    });
  });

  it.each([
    ['not-on-sale-yet', { ReleaseDate1: '2099-01-01' }],
    ['season-over', { ReleaseDate2: '2020-01-01' }],
  ])('refuse an add for its season with its own word: %s', async (code, xp) => {
    expect(await browser().add(await shop.product({ xp }))).toMatchObject({
      status: 409,
      error: { code },
    });
  });

  it.each<[string, { stock?: number; xp?: object }, number[], number, string]>([
    [
      'stock less safety stock',
      { stock: 34, xp: { SafetyStock: 2 } },
      [],
      33,
      'We have 32 of these.',
    ],
    [
      'more than the platform has',
      { stock: 34, xp: { SafetyStock: 2 } },
      [],
      35,
      'We have 32 of these.',
    ],
    [
      'what another line holds',
      { stock: 34, xp: { SafetyStock: 2 } },
      [20, 9],
      4,
      'We have 3 of these.',
    ],
    [
      'what is kept back',
      { stock: 2, xp: { SafetyStock: 2 } },
      [],
      1,
      'We do not have any more of these.',
    ],
    [
      'unlimited stock',
      { stock: 50_000, xp: { CodeB3: '9' } },
      [],
      10_001,
      'The largest quantity is 10000.',
    ],
    [
      'unlimited stock beside another line',
      { stock: 50_000, xp: { CodeB3: '9' } },
      [9990, 10],
      1,
      'Your cart has as many of these as one order can hold.',
    ],
    [
      'seats',
      {
        stock: 12,
        xp: {
          SafetyStock: 4,
          IsWorkShopEvent: true,
          EventDateTimes: { '2099-05-20': '18:00-20:00' },
        },
      },
      [],
      9,
      'We have 8 of these.',
    ],
  ])(
    'add no more than can be sold (addingProblem), in the words a change of quantity has: %s',
    async (_, made, held, quantity, text) => {
      const visitor = browser();
      const productID = await shop.product(made);
      for (const units of held) expect((await visitor.add(productID, units)).status).toBe(200);
      const before = await visitor.cart();
      expect(await visitor.add(productID, quantity)).toMatchObject({
        status: 422,
        error: { text },
      });
      expect((await visitor.cart()).shipments).toEqual(before.shipments);
    },
  );

  it('add once although the answer of the platform was lost', async () => {
    const visitor = browser();
    const { body } = await visitor.add(await shop.product({ price: 20 }));
    const productID = await shop.product({ price: 7, stock: 2 });
    shop.backEnd().loseAnswer({
      system: 'commerce',
      method: 'POST',
      route: '*/lineitems',
      orderID: body.orderID ?? '',
    });
    const added = await visitor.add(productID, 2);
    expect([added.status, added.body.count, added.body.totals.merchandise]).toEqual([200, 3, 3400]);
    expect(linesOf(added.body).filter((line) => line.productID === productID)).toHaveLength(1);
  });

  it('add once what is sent again as the same line, however much is left', async () => {
    const visitor = browser();
    const line = {
      lineID: randomUUID(),
      productID: await shop.product({ stock: 2, xp: { SafetyStock: 0 } }),
      quantity: 2,
    };
    const answers = [
      await visitor.send('POST', '/api/cart/lines', line),
      await visitor.send('POST', '/api/cart/lines', line),
    ];
    for (const { status, body } of answers) {
      expect([status, body.count]).toEqual([200, 2]);
      expect(linesOf(body)).toMatchObject([{ id: line.lineID, quantity: 2 }]);
    }
  });

  it.each(['', 'A', '../../orders', randomUUID().slice(1)])(
    'take no line ID but a UUID: "%s"',
    async (lineID) => {
      const productID = await shop.product();
      const request = { lineID, productID, quantity: 1 };
      const { status, error } = await browser().send('POST', '/api/cart/lines', request);
      expect([status, error?.code]).toEqual([400, 'bad-request']);
    },
  );

  it('make a move once whose answer was lost, and do not say that its line is unknown', async () => {
    const visitor = browser();
    await visitor.add(await shop.product({ price: 20 }), 3);
    const { body } = await visitor.add(await shop.product());
    const [many, other] = linesOf(body).map(({ id }) => id);
    const { ShippingAddress: bea } = toBea();
    await visitor.deliver({ LineItemIDs: [other] });
    await visitor.send('PUT', '/api/cart/fulfillment', {
      LineItemIDs: [many],
      AddressType: 'Residence',
      ShippingAddress: { ...bea, FirstName: 'Ana' },
    });
    await visitor.send('PUT', '/api/cart/fulfillment', {
      LineItemIDs: [many],
      Units: 1,
      WithLineItemID: other,
    });
    shop.backEnd().loseAnswer({ system: 'app-api', method: 'PUT', orderID: body.orderID ?? '' });
    const lost = await visitor.send('PUT', '/api/cart/fulfillment', {
      LineItemIDs: [many],
      WithLineItemID: other,
    });
    expect([lost.status, lost.error?.code]).toEqual([503, 'upstream-unavailable']);
    const cart = await visitor.cart();
    expect([cart.count, linesOf(cart).map(({ quantity }) => quantity)]).toEqual([4, [1, 3]]);
  });

  it('remove what can no longer be bought, say so in the specification’s words, and calculate again', async () => {
    const visitor = browser();
    const [kept, gone] = [await shop.product({ price: 7 }), await shop.product({ price: 9 })];
    await visitor.add(kept);
    await visitor.add(gone);
    const title = linesOf(await visitor.cart()).find(({ productID }) => productID === gone)?.title;
    await Products.Patch(gone, { Active: false }, await seller());
    const cart = await visitor.cart();
    expect(cart.notices).toEqual([
      { kind: 'lines-removed', text: `${cartTexts.linesRemoved} Removed: ${title}.` },
    ]);
    expect(linesOf(cart).map(({ productID }) => productID)).toEqual([kept]);
    expect(cart.totals.total).toBe(700);
    expect((await visitor.cart()).notices).toEqual([]);
  });

  it('say honestly that a cart has ended with its token', async () => {
    const visitor = browser();
    await visitor.add(await shop.product());
    const { session } = await readSessionCookie(visitor.cookie());
    const ended = browser(
      (
        await sessionCookie({ session: { ...session!, expiresAt: Date.now() }, receipt: null })
      ).split(';')[0],
    );
    expect(await ended.cart()).toMatchObject({
      state: 'empty',
      notices: [{ kind: 'cart-expired', text: cartTexts.cartExpired }],
    });
    expect(ended.cookie()).toBeNull();
  });

  it('answer an anonymous token the platform no longer takes with a new one, once', async () => {
    const visitor = browser();
    await visitor.add(await shop.product());
    const { session } = await readSessionCookie(visitor.cookie());
    const revoked = { ...session!, accessToken: `${session!.accessToken.slice(0, -4)}AAAA` };
    const stale = browser((await sessionCookie({ session: revoked, receipt: null })).split(';')[0]);
    const { status, body } = await stale.add(await shop.product({ price: 4 }));
    expect([status, body.count, body.totals.total]).toEqual([200, 1, 400]);
    expect(body.notices).toMatchObject([{ kind: 'cart-expired' }]);
    expect(body.orderID).not.toBe(session!.orderID);
  });

  it('write where, when and how', async () => {
    const visitor = browser();
    await visitor.add(await shop.product({ price: 49.99 }));
    const { status, body } = await visitor.deliver({
      CardMessage: { line1: 'With love' },
      DeliveryNote: 'Blue door',
    });
    expect(status).toBe(200);
    expect(body.shipments).toMatchObject([
      {
        method: 'LocalDelivery',
        fee: 1499,
        feeLabel: 'Delivery Fees',
        cardMessage: ['With love'],
        deliveryNote: 'Blue door',
        recipient: { firstName: 'Bea', zip: '55408' },
      },
    ]);
    expect(body.totals).toMatchObject({ merchandise: 4999, delivery: 1499, tax: 586, total: 7084 });
    expect(await visitor.cart()).toEqual(body);
  });
});
