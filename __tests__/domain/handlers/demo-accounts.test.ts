/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { parseEnv, type Env } from '@/lib/config/env';
import { searchIndexes } from '@/lib/config/search-indexes';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';
import { startBackEnd, type BackEnd } from '@/scripts/back-end';
import { browser } from './browser';

describe('the shop as it is stocked', () => {
  let backEnd: BackEnd;
  let env: Env;
  beforeAll(async () => {
    env = parseEnv({ PLATFORM_PORT: String(await freePort()), NODE_ENV: 'test' });
    process.env.PLATFORM_PORT = String(env.PLATFORM_PORT);
    backEnd = await startBackEnd({ env, inMemory: true });
  }, 180_000);
  afterAll(() => backEnd.close());

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
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
