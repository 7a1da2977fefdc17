/** @jest-environment node */
import { createHmac, randomUUID } from 'node:crypto';
import {
  Categories,
  LineItems,
  Orders,
  PriceSchedules,
  Products,
  Webhooks,
  type Webhook,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  claimsOf,
  customer,
  seller,
  serveCommerce,
  visitorWithOrder,
  type CommerceServer,
} from './commerce-server';
import { receiveWebhooks, type WebhookReceiver } from './support/webhook-receiver';

const { clientID, catalogID, sellerClientID } = localPlatform.commerce;
const HashKey = 'a key only we two know';
const routes: [string, string][] = [
  ['v1/products', 'POST'],
  ['v1/products/{productID}', 'PATCH'],
  ['v1/products/{productID}', 'PUT'],
  ['v1/products/{productID}', 'DELETE'],
  ['v1/priceschedules/{priceScheduleID}', 'PATCH'],
  ['v1/catalogs/{catalogID}/categories/{categoryID}', 'PATCH'],
  ['v1/catalogs/productassignments', 'POST'],
  ['v1/orders/{direction}/{orderID}/submit', 'POST'],
  ['v1/orders/{direction}/{orderID}/cancel', 'POST'],
  ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}', 'PATCH'],
  ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}/shipto', 'PUT'],
];

describeOnServer('commerce webhooks', (engine) => {
  let db: Database;
  let server: CommerceServer;
  let receiver: WebhookReceiver;

  const subscription = (change: Partial<Webhook> = {}): Webhook => ({
    ID: `hook-${randomUUID()}`,
    Name: 'Indexer',
    Url: receiver.url,
    HashKey,
    ElevatedRoles: ['OrderReader'],
    ConfigData: { index: 'products' },
    ApiClientIDs: [clientID, sellerClientID.toLowerCase()],
    WebhookRoutes: routes.map(([Route, Verb]) => ({ Route, Verb })),
    ...change,
  });
  const told = (Route: string, param: string) => (it: WebhookReceiver['all'][number]) =>
    it.body.Route === Route && Object.values(it.body.RouteParams).includes(param);

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    server.deliveries.start();
    receiver = await receiveWebhooks();
    await Webhooks.Create(subscription(), await seller());
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await receiver?.close();
  });

  it("tell of a change of a product with the vendor's payload, signed over the raw body", async () => {
    const ID = await makeProduct({ stock: 5 });
    await Products.Patch(ID, { Name: 'Renamed' }, await seller());
    const [delivery] = await receiver.next(told('v1/products/{productID}', ID));
    expect(delivery?.hash).toBe(
      createHmac('sha256', HashKey).update(delivery!.raw).digest('base64'),
    );
    expect(delivery?.body).toMatchObject({
      Route: 'v1/products/{productID}',
      RouteParams: { productID: ID },
      Verb: 'PATCH',
      ConfigData: { index: 'products' },
      Request: { Body: { Name: 'Renamed' } },
      Response: { Body: { ID, Name: 'Renamed', Inventory: { QuantityAvailable: 5 } } },
    });
    expect(claimsOf(delivery!.body.UserToken)).toMatchObject({
      cid: sellerClientID,
      role: ['FullAccess', 'OrderReader'],
    });
  });

  it('tell of price schedules, categories, assignments and deletions', async () => {
    const bearer = await seller();
    const ID = await makeProduct({ stock: 5 });
    await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 12 }] }, bearer);
    await Categories.Patch(catalogID, 'Flowers', { Description: ID }, {}, bearer);
    await Products.Delete(ID, bearer);
    const [price] = await receiver.next(told('v1/priceschedules/{priceScheduleID}', ID));
    expect(price?.body.Response.Body).toMatchObject({ PriceBreaks: [{ Quantity: 1, Price: 12 }] });
    const [assigned] = await receiver.next(
      (it) =>
        it.body.Route === 'v1/catalogs/productassignments' &&
        it.body.Request.Body?.ProductID === ID,
    );
    expect(assigned?.body.Response.Body).toBeNull();
    const [category] = await receiver.next((it) => it.body.Request.Body?.Description === ID);
    expect(category?.body).toMatchObject({
      RouteParams: { catalogID, categoryID: 'Flowers' },
      Verb: 'PATCH',
    });
    await expect(
      receiver.next((it) => told('v1/products/{productID}', ID)(it) && it.body.Verb === 'DELETE'),
    ).resolves.toHaveLength(1);
  });

  it('tell of an order submitted by a visitor and of one canceled by a customer', async () => {
    const ProductID = await makeProduct({ stock: 5 });
    const guest = await visitorWithOrder();
    await LineItems.Create('Outgoing', guest.orderID, { ProductID }, guest);
    await Orders.Submit('Outgoing', guest.orderID, guest);
    const [submitted] = await receiver.next(
      told('v1/orders/{direction}/{orderID}/submit', guest.orderID),
    );
    expect(submitted?.body).toMatchObject({
      RouteParams: { direction: 'Outgoing' },
      Response: { Body: { Status: 'Open', IsSubmitted: true } },
    });
    const lines = await LineItems.List(
      'Outgoing',
      guest.orderID,
      {},
      { accessToken: submitted!.body.UserToken },
    );
    expect(lines.Items).toMatchObject([{ ProductID }]);

    const made = await customer();
    const { ID } = await Orders.Create('Outgoing', {}, made);
    await Orders.Cancel('Outgoing', ID, made);
    await expect(
      receiver.next(told('v1/orders/{direction}/{orderID}/cancel', ID)),
    ).resolves.toMatchObject([{ body: { Response: { Body: { Status: 'Canceled' } } } }]);
  });

  it('say nothing of what was refused, of calls nobody asked for, and of other clients', async () => {
    const bearer = await seller();
    const other = await receiveWebhooks();
    await Webhooks.Create(subscription({ Url: other.url, ApiClientIDs: [clientID] }), bearer);
    const ID = await makeProduct({ stock: 5 });
    const missing = `missing-${ID}`;
    await expect(Products.Patch(missing, { Name: 'x' }, bearer)).rejects.toMatchObject({
      status: 404,
    });
    await expect(Products.Patch(ID, { Name: '' }, bearer)).rejects.toMatchObject({ status: 400 });
    await PriceSchedules.Delete(ID, bearer);
    await Products.Patch(ID, { Name: 'Told' }, bearer);
    await receiver.next(told('v1/products/{productID}', ID));
    expect(
      receiver.all.filter(
        (it) => told('v1/products/{productID}', missing)(it) || it.body.Request.Body?.Name === '',
      ),
    ).toEqual([]);
    expect(receiver.all.filter(told('v1/priceschedules/{priceScheduleID}', ID))).toEqual([]);
    expect(other.all).toEqual([]);
    await other.close();
  });

  it('tell of lines of a placed order that the back office changes, and of no other client’s', async () => {
    const other = await receiveWebhooks();
    const bearer = await seller();
    await Webhooks.Create(subscription({ Url: other.url, ApiClientIDs: [sellerClientID] }), bearer);
    const ProductID = await makeProduct({ stock: 5 });
    const guest = await visitorWithOrder();
    const { ID = '' } = await LineItems.Create('Outgoing', guest.orderID, { ProductID }, guest);
    await LineItems.Patch('Outgoing', guest.orderID, ID, { xp: { by: 'shopper' } }, guest);
    await Orders.Submit('Outgoing', guest.orderID, guest);
    await LineItems.Patch('Incoming', guest.orderID, ID, { xp: { by: 'florist' } }, bearer);
    const to = { FirstName: 'Ana', Street1: '1 Elm St', City: 'Edina', State: 'MN', Country: 'US' };
    await LineItems.SetShippingAddress('Incoming', guest.orderID, ID, to, bearer);
    const line = 'v1/orders/{direction}/{orderID}/lineitems/{lineItemID}';
    await other.next(told(`${line}/shipto`, guest.orderID));
    const [changed, ...more] = other.all.filter(told(line, guest.orderID));
    expect([changed?.body.Request.Body?.xp, more]).toEqual([{ by: 'florist' }, []]);
    await other.close();
  });

  it('come again until the receiver takes them, and wait in the database meanwhile', async () => {
    const ID = await makeProduct({ stock: 5 });
    await receiver.next((it) => it.body.Request.Body?.ProductID === ID);
    receiver.failWith(500, 503);
    await Products.Patch(ID, { Name: 'Told in the end' }, await seller());
    await expect(receiver.next(told('v1/products/{productID}', ID))).resolves.toMatchObject([
      { body: { Request: { Body: { Name: 'Told in the end' } } } },
    ]);
  });

  it('end with their subscription', async () => {
    const bearer = await seller();
    const other = await receiveWebhooks();
    const { ID } = await Webhooks.Create(subscription({ Url: other.url }), bearer);
    await Webhooks.Delete(ID, bearer);
    const product = await makeProduct({ stock: 5 });
    await receiver.next((it) => it.body.Request.Body?.ProductID === product);
    expect(other.all).toEqual([]);
    await other.close();
  });

  it.each<[string, Partial<Webhook>, string]>([
    ['without a key', { HashKey: undefined }, 'Webhook.MissingHashKey'],
    ['to plain http elsewhere', { Url: 'http://example.com/hook' }, 'Webhook.UrlSchemeHttps'],
    ['to no address', { Url: 'nowhere' }, 'Webhook.UrlSchemeHttps'],
    ['for half a route', { WebhookRoutes: [{ Route: 'v1/products' }] }, 'ValidationFailure'],
    ['before the call', { BeforeProcessRequest: true }, 'ValidationFailure'],
  ])('cannot be subscribed %s', async (_name, change, errorCode) => {
    await expect(Webhooks.Create(subscription(change), await seller())).rejects.toMatchObject({
      status: 400,
      errorCode,
    });
  });

  it('can be listed, read and changed by those with the role, and by nobody else', async () => {
    const bearer = await seller();
    const { ID } = await Webhooks.Create(subscription(), bearer);
    expect(await Webhooks.Patch(ID, { Description: 'Search' }, bearer)).toMatchObject({
      ID,
      Description: 'Search',
      WebhookRoutes: expect.arrayContaining([{ Route: 'v1/products', Verb: 'POST' }]),
    });
    expect((await Webhooks.List({ filters: { ID } }, bearer)).Items).toMatchObject([
      { ID, Name: 'Indexer' },
    ]);
    await expect(Webhooks.List({}, await customer())).rejects.toMatchObject({
      status: 403,
      errorCode: 'Auth.InsufficientRoles',
    });
    await Webhooks.Delete(ID, bearer);
  });
});
