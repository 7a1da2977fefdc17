/** @jest-environment node */
import { LineItems } from 'ordercloud-javascript-sdk';
import type { Cart } from '@/lib/cart/cart';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { firstDay } from '@/__tests__/support/shopping';
import { browser } from './browser';
import { captchaToken, goodPassword, registered } from './customer';
import { shopForSuite } from './shop';
import { relaxTimeLimits } from '@/__tests__/support/patient';

relaxTimeLimits();

const unitsOf = ({ shipments }: Cart) =>
  shipments
    .flatMap(({ lines }) => lines.map(({ productID, quantity }) => `${productID} ${quantity}`))
    .sort();
let addresses = 0;
/** Logs in with a captcha: so many attempts at once are asked for one. */
const logIn = async (visitor: ReturnType<typeof browser>, email: string, captcha?: string) =>
  visitor.send(
    'POST',
    '/api/session/log-in',
    { email, password: goodPassword, ...(captcha ? { captcha } : {}) },
    { 'x-client-address': `198.51.100.${(addresses += 1)}` },
  );

// Ten browsers of one customer at once are more than an account is given; what becomes of the cart is the question here.
process.env.LIMIT_LOG_IN = 'address 30+30/min, account 10+10/hour';

describe('a cart under many hands', () => {
  const shop = shopForSuite();
  beforeAll(makeGiftCards);

  it('of 65 lines, at a log-in ten times at once: no line lost or doubled, one cart; a second account gets none of it', async () => {
    const first = browser();
    const person = await registered(first);
    const stranger = await registered(browser());
    const products = await Promise.all(
      Array.from({ length: 67 }, () => shop.product({ price: 5 })),
    );
    const [older, fresh] = [products.slice(0, 3), products.slice(3)];
    for (const productID of older) await first.add(productID, 2);
    await first.send('POST', '/api/cart/gift-cards', {
      productID: 'EGIFTCARD',
      quantity: 1,
      amount: 2500,
      email: 'cy@example.com',
    });
    const visitor = browser();
    const orderID = (await visitor.add(fresh[0]!)).body.orderID;
    const { accessToken } = (await readSessionCookie(visitor.cookie())).session!;
    for (const ProductID of fresh.slice(1))
      await LineItems.Create('Outgoing', orderID!, { ProductID, Quantity: 1 }, { accessToken });
    const added = await visitor.send('POST', '/api/cart/gift-cards', {
      productID: 'GIFTCARD',
      quantity: 1,
      amount: 5000,
    });
    expect(added.body.shipments.flatMap(({ lines }) => lines)).toHaveLength(65);

    const anonymous = visitor.cookie();
    const tabs = Array.from({ length: 10 }, () => browser(anonymous));
    const captchas: string[] = [];
    for (const tab of tabs) captchas.push(await captchaToken(tab));
    const answers = await Promise.all(
      tabs.map((tab, index) => logIn(tab, person.email, captchas[index])),
    );
    expect(answers.map(({ error }) => error ?? null)).toEqual(
      Array.from({ length: 10 }, () => null),
    );
    const expected = [
      ...older.map((id) => `${id} 2`),
      ...fresh.map((id) => `${id} 1`),
      'EGIFTCARD 1',
      'GIFTCARD 1',
    ].sort();
    const carts = await Promise.all(tabs.map((tab) => tab.cart()));
    for (const cart of carts) expect([cart.orderID, unitsOf(cart)]).toEqual([orderID, expected]);
    expect(carts[0]!.totals.merchandise).toBe(500 * (6 + 64) + 2500 + 5000);

    const other = browser(anonymous);
    expect((await logIn(other, stranger.email)).status).toBe(200);
    expect(await other.cart()).toMatchObject({ count: 0 });
    expect(unitsOf(await tabs[3]!.cart())).toEqual(expected);
  }, 240_000);

  it('that waited in the account comes with whom it goes to, when and with which words', async () => {
    const first = browser();
    const person = await registered(first);
    const [placed, worded, bare] = [
      await shop.product(),
      await shop.product(),
      await shop.product(),
    ];
    const lineOf = (cart: Cart, product: string) =>
      cart.shipments.find(({ lines }) => lines.some(({ productID }) => productID === product));
    await first.add(placed, 2);
    const words = { CardMessage: { line1: 'With love' }, DeliveryNote: 'Ring twice' };
    await first.deliver(words);
    const { body } = await first.add(worded);
    const [other] = lineOf(body, worded)!.lines;
    const said = await first.send('PUT', '/api/cart/fulfillment', {
      LineItemIDs: [other!.id],
      CardMessage: { line1: 'For nobody yet' },
    });
    expect(said.status).toBe(200);
    const wished = await first.send<Cart>('PUT', '/api/cart/fulfillment', {
      LineItemIDs: [other!.id],
      Wish: { Zip: '55408', Date: firstDay('LocalDelivery') },
    });
    expect(lineOf(wished.body, worded)?.wish).toMatchObject({ zip: '55408' });
    const before = await first.cart();
    expect(lineOf(before, placed)).toMatchObject({
      recipient: { firstName: 'Bea' },
      date: expect.any(String),
    });
    const visitor = browser();
    await visitor.add(bare);
    expect((await logIn(visitor, person.email)).status).toBe(200);
    const after = await visitor.cart();
    expect(unitsOf(after)).toEqual([`${bare} 1`, `${placed} 2`, `${worded} 1`].sort());
    for (const product of [placed, worded]) {
      const { recipient, method, date, wish, timePreference, cardMessage, deliveryNote } = lineOf(
        before,
        product,
      )!;
      expect(lineOf(after, product)).toMatchObject({
        recipient,
        method,
        date,
        // What goes to nobody stands together: its costs are of all of it.
        wish: wish && { zip: wish.zip, date: wish.date, run: wish.run, method: wish.method },
        timePreference,
        cardMessage,
        deliveryNote,
      });
    }
    expect(lineOf(after, bare)).toMatchObject({ recipient: null });
  });

  it.each<[string, (device: ReturnType<typeof browser>) => Promise<unknown>]>([
    ['shows its cart', (device) => device.cart()],
    ['counts it', (device) => device.send('GET', '/api/session')],
    ['adds to it', async (device) => device.add(await shop.product())],
    [
      'adds a gift card to it',
      async (device) => {
        const card = { productID: 'GIFTCARD', quantity: 1, amount: 5000 };
        expect((await device.send('POST', '/api/cart/gift-cards', card)).status).toBe(200);
      },
    ],
  ])(
    'is the same on a device whose order another one’s log-in has taken over, which %s',
    async (_does, act) => {
      const first = browser();
      const person = await registered(first);
      const [older, fresh] = [await shop.product(), await shop.product()];
      await first.add(older, 2);
      const second = browser();
      await second.add(fresh);
      expect((await logIn(second, person.email)).status).toBe(200);
      await act(first);
      const there = await second.cart();
      expect(unitsOf(there)).toEqual(expect.arrayContaining([`${older} 2`, `${fresh} 1`]));
      const here = await first.cart();
      expect([here.orderID, unitsOf(here)]).toEqual([there.orderID, unitsOf(there)]);
      expect((await first.send('GET', '/api/session')).body).toMatchObject({
        cartCount: there.count,
      });
    },
  );

  it('of two tabs with twenty adds and twenty quantity changes at once: everything is there, the total is the sum', async () => {
    const one = browser();
    const kept = await shop.product({ price: 3 });
    const lineID = (await one.add(kept)).body.shipments[0]!.lines[0]!.id;
    const two = browser(one.cookie());
    const products = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.product({ price: index + 1 })),
    );
    const adds = await Promise.all(
      products.map((productID, index) => (index % 2 ? one : two).add(productID, 2)),
    );
    const changes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? two : one).send('PATCH', `/api/cart/lines/${lineID}`, { quantity: index + 1 }),
      ),
    );
    const writes = [...adds, ...changes];
    expect(writes.map(({ error }) => error ?? null)).toEqual(
      Array.from({ length: 40 }, () => null),
    );
    const cart = await one.cart();
    expect(await two.cart()).toEqual(cart);
    const lines = cart.shipments.flatMap((shipment) => shipment.lines);
    const changed = lines.find(({ id }) => id === lineID)!.quantity;
    expect(lines.map(({ productID }) => productID).sort()).toEqual([kept, ...products].sort());
    expect(changed).toBeGreaterThanOrEqual(1);
    const sum = changed * 300 + products.reduce((all, _, index) => all + 2 * 100 * (index + 1), 0);
    expect([cart.count, cart.totals.merchandise, cart.totals.total]).toEqual([
      40 + changed,
      sum,
      sum,
    ]);
  }, 240_000);
});
