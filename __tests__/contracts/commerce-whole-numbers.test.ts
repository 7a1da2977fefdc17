/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  seller,
  serveCommerce,
  type Bearer,
  type CommerceServer,
} from './commerce-server';
import { notWhole, operationsWithNumbers } from './support/whole-numbers';

const { buyerID, catalogID } = localPlatform.commerce;
/** Operations that only refuse here: a signed-in customer's order keeps its user; integration events and promotions are not used. */
const refusing = [
  'PATCH /orders/:direction/:orderID/fromuser',
  ...['calculate', 'estimateshipping', 'shipmethods'].map(
    (step) => `POST /orders/:direction/:orderID/${step}`,
  ),
  'POST /orders/:direction/:orderID/promotions/:promoCode',
  'DELETE /orders/:direction/:orderID/promotions/:promoCode',
];
const place = {
  FirstName: 'Bea',
  LastName: 'Olson',
  Street1: '100 Lake St',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
};

describeOnServer('whole numbers', (engine) => {
  let server: CommerceServer;
  let office: Bearer;
  beforeAll(async () => {
    server = await serveCommerce(await engine.open());
    office = await seller();
  }, 180_000);
  afterAll(() => server?.close());

  it('are whole numbers in every answer where the vendor’s are, of the newest and barest resource too', async () => {
    const walked: Record<string, string[]> = {};
    const ids: Record<string, string> = { buyerID, catalogID, direction: 'All' };
    const walk = async (
      operation: string,
      body?: object,
      { bearer = office, over = {} }: { bearer?: Bearer; over?: Record<string, string> } = {},
    ): Promise<Record<string, unknown>> => {
      const [method = '', path = ''] = operation.split(' ');
      const filled = path.replace(
        /:(\w+)/g,
        (_, name: string) => ({ ...ids, ...over })[name] ?? `no-${name}`,
      );
      const answer = await fetch(`${server.url}/v1${filled}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer.accessToken}`,
          'content-type': 'application/json',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const said = answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>);
      if (!answer.ok)
        throw new Error(`${operation} ${filled}: ${answer.status} ${JSON.stringify(said)}`);
      if (operationsWithNumbers.includes(operation))
        walked[operation] = [...(walked[operation] ?? []), ...notWhole(operation, said)];
      return said;
    };
    /** A new resource with what it must have and nothing else: made, read, replaced, changed and listed. */
    const resource = async (path: string, param: string, body: object) => {
      const made = await walk(`POST ${path}`, body);
      ids[param] = String(made.ID);
      ids.id = String(made.ID);
      for (const known of [`${path}/:${param}`, `${path}/:id`])
        if (operationsWithNumbers.includes(`GET ${known}`)) await walk(`GET ${known}`);
      await walk(`PUT ${path}/:${param}`, body);
      await walk(`PATCH ${path}/:${param}`, body);
      await walk(`GET ${path}`);
    };

    await resource('/priceschedules', 'priceScheduleID', { Name: 'Bare' });
    await resource('/products', 'productID', { Name: 'Bare' });
    await resource('/specs', 'specID', { Name: 'Bare' });
    await resource('/catalogs', 'catalogID', { Name: 'Bare' });
    ids.catalogID = catalogID;
    await resource('/catalogs/:catalogID/categories', 'categoryID', { Name: 'Bare' });
    for (const operation of operationsWithNumbers) {
      if (
        operation.startsWith('GET ') &&
        !/\/(me|orders|lineitems)\b|:(shipmentID|id)\b/.test(operation)
      )
        await walk(operation);
    }

    const productID = await makeProduct({ stock: 50 });
    await walk('GET /products/:id/variants', undefined, { over: { id: productID } });
    const shopper = await customer();
    const mine = { bearer: shopper, over: { direction: 'Outgoing', id: productID, productID } };
    ids.orderID = `order-${randomUUID()}`;
    await walk('POST /orders/:direction', { ID: ids.orderID }, mine);
    const line = await walk(
      'POST /orders/:direction/:orderID/lineitems',
      { ProductID: productID },
      mine,
    );
    ids.lineItemID = String(line.ID);
    for (const method of ['PUT', 'PATCH']) {
      await walk(
        `${method} /orders/:direction/:orderID/lineitems/:lineItemID`,
        { ProductID: productID },
        mine,
      );
      await walk(`${method} /orders/:direction/:orderID/lineitems/:lineItemID/shipto`, place, mine);
      await walk(`${method} /orders/:direction/:orderID/billto`, place, mine);
      await walk(`${method} /orders/:direction/:orderID/shipto`, place, mine);
    }
    await walk('PATCH /orders/:direction/:orderID', { Comments: 'x' }, mine);
    for (const operation of operationsWithNumbers) {
      if (operation.startsWith('GET /me/') && !/shipmentID|categories\/:id/.test(operation))
        await walk(operation, undefined, mine);
      if (operation.startsWith('GET /orders/')) await walk(operation);
    }
    const [category] = (await walk('GET /me/categories', undefined, mine)).Items as {
      ID: string;
    }[];
    await walk('GET /me/categories/:id', undefined, {
      bearer: shopper,
      over: { id: category?.ID ?? '' },
    });
    await walk('POST /orders/:direction/:orderID/submit', {}, mine);
    const shipment = await walk('POST /shipments', { BuyerID: buyerID });
    ids.shipmentID = String(shipment.ID);
    await walk('POST /shipments/:shipmentID/items', {
      OrderID: ids.orderID,
      LineItemID: ids.lineItemID,
      QuantityShipped: 1,
    });
    await walk('GET /shipments/:shipmentID/items');
    await walk('GET /me/shipments/:shipmentID/items', undefined, mine);
    await walk('GET /orders/:direction/:orderID/shipments');
    await walk('GET /lineitems/:direction', undefined);
    for (const step of ['complete', 'cancel']) {
      ids.orderID = `order-${randomUUID()}`;
      await walk('POST /orders/:direction', { ID: ids.orderID }, mine);
      await walk('POST /orders/:direction/:orderID/lineitems', { ProductID: productID }, mine);
      await walk('POST /orders/:direction/:orderID/submit', {}, mine);
      await walk(`POST /orders/:direction/:orderID/${step}`, {});
    }

    expect(
      Object.fromEntries(Object.entries(walked).filter(([, missing]) => missing.length > 0)),
    ).toEqual({});
    expect(
      operationsWithNumbers.filter(
        (operation) => !(operation in walked) && !refusing.includes(operation),
      ),
    ).toEqual([]);
  }, 120_000);

  it('count what is there: options, specs, child categories and categories', async () => {
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${server.url}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${office.accessToken}`,
          'content-type': 'application/json',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown>;
    };
    const [catalog, spec, productID] = [
      await ask('POST', '/catalogs', { Name: 'Two' }),
      await ask('POST', '/specs', { Name: 'Size' }),
      await makeProduct({ stock: 1 }),
    ];
    const above = await ask('POST', `/catalogs/${String(catalog.ID)}/categories`, {
      Name: 'Above',
    });
    await ask('POST', `/catalogs/${String(catalog.ID)}/categories`, {
      Name: 'Below',
      ParentID: above.ID,
    });
    for (const Value of ['S', 'L', 'XL'])
      await ask('POST', `/specs/${String(spec.ID)}/options`, { Value });
    await ask('POST', '/specs/productassignments', { SpecID: spec.ID, ProductID: productID });
    expect((await ask('GET', `/catalogs/${String(catalog.ID)}`)).CategoryCount).toBe(2);
    expect(
      (
        await ask('PATCH', `/catalogs/${String(catalog.ID)}/categories/${String(above.ID)}`, {
          Name: 'Over',
        })
      ).ChildCount,
    ).toBe(1);
    expect((await ask('GET', `/specs/${String(spec.ID)}`)).OptionCount).toBe(3);
    expect(
      (await ask('PUT', `/products/${productID}`, { Name: 'Anew', Active: true })).SpecCount,
    ).toBe(1);
    const bearer = await customer();
    const seen = await fetch(`${server.url}/v1/me/products/${productID}`, {
      headers: { authorization: `Bearer ${bearer.accessToken}` },
    });
    expect(await seen.json()).toMatchObject({
      SpecCount: 1,
      VariantCount: 0,
      QuantityMultiplier: 1,
    });
  });
});
