/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { LineItems, Orders, Products } from 'ordercloud-javascript-sdk';
import type { OrderPage } from '@/lib/account/orders.server';
import type { SavedAddress } from '@/lib/address/draft';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import type { OrderDetail } from '@/lib/account/order-view';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { now, setClock } from '@/lib/core/time/clock';
import { commerceDeliveryOf } from '@/services/indexer/entities';
import { createIndexer } from '@/services/indexer/indexer';
import { firstDay, seller } from '@/__tests__/support/shopping';
import { browser, mia } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

type Visitor = ReturnType<typeof browser>;

describe('what a customer sees while the commerce platform’s lists are late', () => {
  const shop = shopForSuite();
  afterEach(() => {
    setClock(null);
    shop.backEnd().lateLists.end();
    shop.backEnd().breakDown();
  });

  const customer = async () => {
    const visitor = browser();
    await registered(visitor);
    return visitor;
  };
  const buy = async (visitor: Visitor, productID?: string) => {
    await visitor.add(productID ?? (await shop.product()));
    const RequestedDeliveryDate = addChicagoDays(firstDay('LocalDelivery'), 7);
    const { body } = await visitor.deliver({ RequestedDeliveryDate });
    const placed = (await visitor.submit(body.totals.total)).body;
    if (placed.state !== 'placed') throw new Error(JSON.stringify(placed));
    return placed.orderID;
  };
  const history = async (visitor: Visitor, query = '') => {
    const { status, body } = await visitor.send<OrderPage>('GET', `/api/account/orders${query}`);
    expect(status).toBe(200);
    return body.orders;
  };
  /** Orders that were placed long enough ago for lists to name them. */
  const longAgo = () =>
    shop.backEnd().db.query(`update services.submission set opened_at = now() - interval '1 hour'`);
  const hear = async (Route: string, RouteParams: object) => {
    const { db, env } = shop.backEnd();
    const body = { Route, RouteParams, Verb: 'PATCH', LogID: randomUUID() };
    const indexer = await createIndexer({ db, env });
    await indexer.take(commerceDeliveryOf(body)!);
  };
  const deliver = async (visitor: Visitor, orderID: string) => {
    const path = `/api/account/orders/${orderID}`;
    const [{ id: ShipmentID } = { id: '' }] = (await visitor.send<OrderDetail>('GET', path)).body
      .shipments;
    const { APP_API_URL } = shop.backEnd().env;
    const State = 'delivered';
    const answer = await fetch(`${APP_API_URL}/api/order/${orderID}/shipmentevents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${(await seller()).accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        Events: [{ Key: State, ShipmentID, State, At: now().toISOString() }],
      }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
  };

  const changes: [string, (orderID: string, visitor: Visitor) => Promise<void>][] = [
    ['delivered', (orderID, visitor) => deliver(visitor, orderID)],
    [
      'canceled',
      async (orderID) => {
        await Orders.Cancel('Incoming', orderID, await seller());
        await hear('v1/orders/{direction}/{orderID}/cancel', { direction: 'Incoming', orderID });
      },
    ],
    [
      'sent to somebody else',
      async (orderID) => {
        const bearer = await seller();
        const { Items } = await LineItems.List('Incoming', orderID, {}, bearer);
        const [{ ID: lineItemID = '', ShippingAddress }] = Items as [(typeof Items)[number]];
        const elsewhere = { ...ShippingAddress, ID: undefined, FirstName: 'Carl' };
        await LineItems.SetShippingAddress('Incoming', orderID, lineItemID, elsewhere, bearer);
        const params = { direction: 'Incoming', orderID, lineItemID };
        await hear('v1/orders/{direction}/{orderID}/lineitems/{lineItemID}/shipto', params);
      },
    ],
  ];
  it.each(
    changes.flatMap(([what, change]) => [5, 60, 299].map((late) => [what, late, change] as const)),
  )('an order %s is so in the history, %i seconds late', async (_, late, change) => {
    const visitor = await customer();
    const orderID = await buy(visitor);
    await longAgo();
    const before = await history(visitor);
    await shop.backEnd().lateLists.begin(late * 1000);
    await change(orderID, visitor);
    const seen = await history(visitor);
    shop.backEnd().lateLists.end();
    const truth = await history(visitor);
    expect(truth).not.toEqual(before);
    expect(seen).toEqual(truth);
  });

  it('a product that has been sold out is not added', async () => {
    const gone = await shop.product();
    const visitor = browser();
    await shop.backEnd().lateLists.begin(299_000);
    const Inventory = { Enabled: true, QuantityAvailable: 0 };
    await Products.Patch(gone, { Inventory }, await seller());
    const { status, error } = await visitor.add(gone);
    expect([status, error?.code]).toEqual([422, 'quantity-too-high']);
  });

  it('an address just saved and a product just wished for are there', async () => {
    const visitor = await customer();
    const code = `rose-${randomUUID().slice(0, 8)}`;
    await shop.product({ xp: { ProductCode: code } });
    await shop.backEnd().lateLists.begin(299_000);
    await visitor.send('POST', '/api/addresses', mia);
    await visitor.send('POST', '/api/account/wish-list', { productCode: code });
    const { addresses } = (
      await visitor.send<{ addresses: SavedAddress[] }>('GET', '/api/addresses')
    ).body;
    const wished = await visitor.send<ProductSummary[]>('GET', '/api/account/wish-list/products');
    expect([
      addresses.map(({ address }) => address.FirstName),
      wished.body.map(({ productCode }) => productCode),
    ]).toEqual([['Mia'], [code]]);
  });

  it('a cart begun on another device is found', async () => {
    const visitor = browser();
    const person = await registered(visitor);
    const productID = await shop.product();
    await shop.backEnd().lateLists.begin(299_000);
    await visitor.add(productID);
    const elsewhere = browser();
    await elsewhere.send('POST', '/api/session/log-in', {
      email: person.email,
      password: person.password,
    });
    expect((await elsewhere.cart()).count).toBe(1);
  });

  describe('of an order that cannot be read', () => {
    it('placed just now: what was placed, without its things', async () => {
      const visitor = await customer();
      const earlier = await buy(visitor);
      const productID = await shop.product();
      await shop.backEnd().lateLists.begin(299_000);
      const latest = await buy(visitor, productID);
      const whole = await history(visitor);
      shop.backEnd().breakDown(`/commerce/v1/orders/Outgoing/${latest}/worksheet`);
      const [known, other] = await history(visitor);
      const { number, total } = whole[0]!;
      expect(known).toMatchObject({ id: latest, number, total, count: null });
      expect(Date.parse(known!.submittedAt)).toBeGreaterThan(Date.now() - 600_000);
      expect(other).toEqual(whole[1]);
      expect(other?.id).toBe(earlier);
    });

    it('changed just now: what the list says of it', async () => {
      const visitor = await customer();
      const orderID = await buy(visitor);
      await longAgo();
      const before = await history(visitor);
      await hear('v1/orders/{direction}/{orderID}/cancel', { direction: 'Incoming', orderID });
      shop.backEnd().breakDown(`/commerce/v1/orders/Outgoing/${orderID}/worksheet`);
      expect(await history(visitor)).toEqual(before);
    });

    it('of long ago: what it says by itself', async () => {
      const visitor = await customer();
      await buy(visitor);
      await longAgo();
      const [before] = await history(visitor);
      shop.backEnd().breakDown('/commerce/v1/lineitems');
      expect(await history(visitor)).toEqual([
        { ...before, count: null, recipients: [], addressType: '' },
      ]);
    });
  });

  it('is no history at all while there is no list', async () => {
    const visitor = await customer();
    await buy(visitor);
    shop.backEnd().breakDown('/commerce/v1/me/orders');
    expect((await visitor.send('GET', '/api/account/orders')).status).toBe(503);
  });
});
