/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Auth, LineItems, Orders, type ApiRole } from 'ordercloud-javascript-sdk';
import { parseEnv, type Env } from '@/lib/config/env';
import { shopperScopes } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { earliestDay } from '@/lib/delivery/calendar';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import { startBackEnd, type BackEnd } from '@/scripts/back-end';
import { localDelivery, submitRequest } from '../support/shopping';

describe('the shop as it is stocked', () => {
  let backEnd: BackEnd;
  let env: Env;
  beforeAll(async () => {
    env = parseEnv({ PLATFORM_PORT: String(await freePort()), NODE_ENV: 'test' });
    backEnd = await startBackEnd({ env, inMemory: true });
  }, 180_000);
  afterAll(() => backEnd.close());

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

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
