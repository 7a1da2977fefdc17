import { loadavg } from 'node:os';
import { parseEnv } from '@/lib/config/env';
import { startBackEnd, type BackEnd } from '../back-end';
import { wholeShop } from '../back-end/systems';
import { recipient } from './buyer';
import type { ProofInput } from './proof';
import { buyable } from './scale/calculations';
import { measure, type Measured } from './scale/measure';
import { ask, newVisitor } from './scale/visitor';
import { firstVanDay } from './first-van-day';

export const needsShop = false;

const recipients = ['Ana', 'Bea', 'Cleo', 'Dora', 'Eve'];
const linesEach = 2;

/** `npm run prove:cart`: reading a cart and recalculating one of five shipments, with the full stock, over the embedded database on disk. */
export async function prove({ env }: ProofInput): Promise<boolean> {
  const backEnd = await startBackEnd({ env: parseEnv(env) });
  try {
    // Work in the background would count among the statements of what is measured.
    const { commerce, appApi, integration, indexer, content, files, payments } = wholeShop(
      backEnd.systems,
    );
    await Promise.all(
      [
        commerce.deliveries,
        appApi,
        integration,
        indexer,
        content.webhooks.deliveries,
        files.notices,
        payments.notices,
      ].map((loop) => loop.stop()),
    );
    const [products] = await backEnd.db.query<{ n: number }>(
      `select count(*)::int as n from commerce.resource where kind = 'Product'`,
    );
    console.log(
      `${products?.n} products; load of the machine ${loadavg()
        .map((value) => value.toFixed(2))
        .join(', ')}`,
    );
    const results: boolean[] = [];
    for (const one of await cartWork(backEnd))
      results.push(await measure(one, () => backEnd.db.statementCount()));
    return results.every(Boolean);
  } finally {
    await backEnd.close();
  }
}

async function cartWork(backEnd: BackEnd): Promise<Measured[]> {
  const { accessToken, orderID } = await newVisitor(backEnd);
  const send = (method: string, value: unknown) => ({
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const read = { headers: { authorization: `Bearer ${accessToken}` } };
  const order = `/v1/orders/Outgoing/${orderID}`;
  await ask(backEnd, 'commerce', '/v1/orders/Outgoing', send('POST', { ID: orderID }));
  const lineIDs: string[] = [];
  for (const ProductID of await buyable(backEnd, recipients.length * linesEach)) {
    lineIDs.push(
      (
        await ask<{ ID: string }>(
          backEnd,
          'commerce',
          `${order}/lineitems`,
          send('POST', { ProductID, Quantity: 1 }),
        )
      ).ID,
    );
  }
  const day = await firstVanDay(backEnd.url, 14);
  for (const [index, FirstName] of recipients.entries()) {
    await ask(
      backEnd,
      'appApi',
      `/api/order/${orderID}/lineitems`,
      send('PUT', {
        ...day,
        LineItemIDs: lineIDs.slice(index * linesEach, (index + 1) * linesEach),
        AddressType: 'Residence',
        ShippingAddress: { ...recipient, FirstName },
      }),
    );
  }
  const calculate = () =>
    ask<{ CalculatorShipments: unknown[] }>(
      backEnd,
      'appApi',
      '/api/calculateorder',
      send('POST', { OrderID: orderID, OrderDirection: 'Outgoing' }),
    );
  const { CalculatorShipments: shipments } = await calculate();
  if (shipments.length !== recipients.length)
    throw new Error(`The order has ${shipments.length} shipments, not ${recipients.length}.`);
  const line = `${order}/lineitems/${lineIDs[0]}`;
  return [
    {
      name: `cart of ${lineIDs.length} lines read`,
      limitMs: 15,
      statements: 4,
      run: async () => {
        await ask(backEnd, 'commerce', `${order}/worksheet`, read);
      },
    },
    {
      name: 'five shipments calculated, nothing changed',
      limitMs: 80,
      statements: 8,
      run: async () => {
        await calculate();
      },
    },
    {
      name: 'five shipments recalculated after a change of quantity',
      limitMs: 80,
      statements: 8,
      prepare: async (round) => {
        await ask(backEnd, 'commerce', line, send('PATCH', { Quantity: 1 + (round % 2) }));
      },
      run: async () => {
        await calculate();
      },
    },
  ];
}
