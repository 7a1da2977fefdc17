import type { BackEnd } from '../../back-end';
import type { Measured } from './measure';
import { ask, newVisitor } from './visitor';

const lines = 20;

/** A cart of 20 lines: read as the shop reads it, and calculated by the App API, with all it asks the platform over HTTP. */
export async function calculations(backEnd: BackEnd): Promise<Measured[]> {
  const { accessToken, orderID } = await newVisitor(backEnd);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const order = `/v1/orders/Outgoing/${orderID}`;
  const body = (value: unknown) => ({ method: 'POST', headers, body: JSON.stringify(value) });
  await ask(backEnd, 'commerce', '/v1/orders/Outgoing', body({ ID: orderID }));
  for (const ProductID of await buyable(backEnd, lines))
    await ask(backEnd, 'commerce', `${order}/lineitems`, body({ ProductID, Quantity: 1 }));
  const calculate = () =>
    ask<{ Order: { LineItemCount: number } }>(
      backEnd,
      'appApi',
      '/api/calculateorder',
      body({ OrderID: orderID, OrderDirection: 'Outgoing' }),
    );
  const { Order } = await calculate();
  if (Order.LineItemCount !== lines)
    throw new Error(`The order has ${Order.LineItemCount} lines, not ${lines}.`);
  return [
    {
      name: `cart of ${lines} lines read`,
      limitMs: 120,
      statements: 4,
      run: async () => {
        await ask(backEnd, 'commerce', `${order}/lineitems?pageSize=100`, { headers });
      },
    },
    {
      name: `calculation of ${lines} lines`,
      limitMs: 120,
      statements: 8,
      run: async () => {
        await calculate();
      },
    },
  ];
}

/** Products that can be added one at a time, without choices that must be made, and that a van delivers. */
export async function buyable({ db }: BackEnd, count: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select p.id from commerce.resource p
     join commerce.resource s on s.kind = 'PriceSchedule' and s.parent = '' and s.id = p.doc ->> 'DefaultPriceScheduleID'
     where p.kind = 'Product' and p.doc -> 'Active' = 'true' and coalesce((s.doc ->> 'MinQuantity')::int, 1) <= 1
       and (p.doc #> '{Inventory,Enabled}' is distinct from 'true' or (p.doc #>> '{Inventory,QuantityAvailable}')::int > 50)
       and p.doc #> '{xp,IsWorkShopEvent}' is distinct from 'true' and p.id not like '%GIFTCARD%'
       and coalesce(p.doc #>> '{xp,DeliveryMethods,LocalDelivery,Enabled}', 'true') = 'true'
       and not exists (select 1 from commerce.resource a where a.kind = 'SpecProductAssignment' and a.doc ->> 'ProductID' = p.id)
     order by md5(p.id) limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}
