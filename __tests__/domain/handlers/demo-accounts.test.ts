/** @jest-environment node */
import { algoliasearch } from 'algoliasearch';
import { Auth, LineItems, Orders, type ApiRole } from 'ordercloud-javascript-sdk';
import { parseEnv, type Env } from '@/lib/config/env';
import { shopperScopes } from '@/lib/config/limits';
import { searchIndexes } from '@/lib/config/search-indexes';
import { now } from '@/lib/core/time/clock';
import { earliestDay } from '@/lib/delivery/check-day';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';
import { startBackEnd, type BackEnd } from '@/scripts/back-end';
import { openOnServer } from '@/__tests__/support/databases';
import { freePort } from '@/__tests__/support/free-port';
import { localDelivery, submitRequest } from '@/__tests__/support/shopping';
import { browser } from './browser';

describe('the shop as it is stocked', () => {
  let backEnd: BackEnd;
  let env: Env;
  beforeAll(async () => {
    env = parseEnv({ PLATFORM_PORT: String(await freePort()), NODE_ENV: 'test' });
    process.env.PLATFORM_PORT = String(env.PLATFORM_PORT);
    backEnd = await startBackEnd({ env, db: await openOnServer(), inMemory: true });
  }, 180_000);
  afterAll(() => backEnd.close().finally(() => backEnd.db.close()));

  const enter = async (name: string) => {
    const visitor = browser();
    expect(
      (
        await visitor.send('POST', '/api/session/log-in', {
          email: `${name}@lilacandloam.example`,
          password: 'Lilacs-in-May-26',
        })
      ).status,
    ).toBe(200);
    return visitor;
  };

  it('finds Ada’s card in the older system by her loyalty ID, once, and shows its dollars (specification A6)', async () => {
    const ada = await enter('ada');
    const found = {
      state: 'member',
      cardNumber: '7700000912',
      balance: 1825,
      expires: expect.stringMatching(/-08-31$/),
    };
    expect((await ada.send('GET', '/api/account/perks')).body).toEqual(found);
    expect((await ada.send('GET', '/api/account/perks')).body).toEqual(found);
  });

  it('shows what of Ingrid’s order was sent, with its tracking, and asks nobody for one that was not', async () => {
    const ingrid = await enter('ingrid');
    const { orders } = (
      await ingrid.send<{ orders: OrderRow[] }>('GET', '/api/account/orders?page=1')
    ).body;
    const details = await Promise.all(
      orders.map(
        async ({ id }) => (await ingrid.send<OrderDetail>('GET', `/api/account/orders/${id}`)).body,
      ),
    );
    const [sent, ...others] = details.filter(({ parcels }) => parcels && parcels.length > 0);
    expect([sent?.parcels, others]).toEqual([
      [
        expect.objectContaining({
          carrier: 'UPS',
          tracking: '1Z999AA10123456784',
          trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
          lineIDs: sent?.shipments.flatMap(({ lines }) => lines.map(({ id }) => id)),
          deliveredAt: expect.any(String),
        }),
      ],
      [],
    ]);
  });

  it('answers for the alias dotcom_products what the products index answers (ruling 42)', async () => {
    const client = algoliasearch(env.SEARCH_APP_ID, env.SEARCH_KEY, {
      hosts: [{ url: env.SEARCH_HOST, protocol: 'http', accept: 'readWrite' }],
    });
    const ask = async (indexName: string) => {
      const { hits, nbHits } = await client.searchSingleIndex({
        indexName,
        searchParams: { query: 'rose', hitsPerPage: 20 },
      });
      return [nbHits, ...hits.map(({ objectID }) => objectID)];
    };
    const asked = await ask(searchIndexes.products);
    expect(asked.length).toBeGreaterThan(10);
    expect(await ask('dotcom_products')).toEqual(asked);
  });

  it('sells a bouquet: delivered on the first day its own settings allow', async () => {
    const settings = parseBuyerSettings(
      await fetch(`${env.FILES_URL}/buyerxp.json`).then((response) => response.json()),
    );
    expect(settings).not.toBeNull();
    const { access_token: accessToken } = await Auth.Anonymous(env.COMMERCE_CLIENT_ID, [
      ...shopperScopes,
    ] as ApiRole[]);
    const { ID } = await Orders.Create('Outgoing', {}, { accessToken });
    await LineItems.Create('Outgoing', ID, { ProductID: '100310', Quantity: 1 }, { accessToken });
    const day = earliestDay({
      method: 'LocalDelivery',
      leadDays: 2,
      settings: settings!,
      now: now(),
    });
    const request = { ...localDelivery(), RequestedDeliveryDate: day };
    const order = await call<CalculatedOrder>(
      accessToken,
      'PUT',
      `/order/${ID}/lineitems`,
      request,
    );
    expect(order.Order.ShippingCost).toBeGreaterThan(0);
    expect(order.Order.Total).toBeCloseTo(
      order.Order.Subtotal + order.Order.ShippingCost + order.Order.TaxCost,
      2,
    );
    const answer = await call<SubmitAnswer>(
      accessToken,
      'POST',
      '/submitorder',
      submitRequest({ orderID: ID, total: order.Order.Total }),
    );
    expect(answer).toMatchObject({ Status: 'Submitted', OrderID: ID });
  });

  async function call<T>(
    accessToken: string,
    method: string,
    path: string,
    body: unknown,
  ): Promise<T> {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const response = await fetch(`${env.APP_API_URL}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  }
});
