import { LineItems, Payments, Shipments } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { setClock } from '@/lib/core/time/clock';
import type { exportPerson } from '@/services/privacy/export-person';
import { runPrivacy } from '@/scripts/privacy/run';
import { allRows, tablesWith } from '@/__tests__/support/all-rows';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { seller } from '@/__tests__/support/shopping';
import { browser } from './browser';
import { newcomer, registered } from './customer';
import { home, homeWords, namedOrder } from './named-order';
import { shopForSuite } from './shop';

export const dayMs = 24 * 60 * 60_000;
export const email = 'Zerlina.Quackenbush@example.com';
export const words = [...homeWords, 'nasturtium'];
export const friend = 'Nasturtium@example.com';
export const workshop = {
  IsWorkShopEvent: true,
  IsWorkshop: 1 as const,
  EventName: 'Wreaths',
  LocationID: 'Store-lyndale',
  EventDateTimes: { [chicagoDate(new Date(Date.now() + 9 * dayMs))]: '18:00-20:00' },
};
/** The mailboxes of the mail stand-in and the books of the payment processor are not the shop's. */
export const others = /^public\.(mail_|payment_)/;

export type Export = Awaited<ReturnType<typeof exportPerson>>;
/** The shop of a suite with a person who asks for a copy or deletion, and what the tests of that do. */
export function privacyRequests() {
  const shop = shopForSuite();
  beforeAll(makeGiftCards);
  afterEach(() => setClock(null));

  const found = async () =>
    tablesWith(
      new Map([...(await allRows(shop.backEnd().db))].filter(([table]) => !others.test(table))),
      words,
    );
  const ask = async <T>(command: string, who = email, ...more: string[]) => {
    const said: string[] = [];
    const code = await runPrivacy([command, '--email', who, ...more], env(), {
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
    });
    if (!said[0]?.startsWith('{')) throw new Error(said.join());
    return { code, report: (code === 2 ? null : JSON.parse(said.join('\n'))) as T };
  };
  const order = namedOrder(shop.product);

  /** One parcel with everything of an order, as the back office packs it; its ID. */
  const ship = async (orderID: string) => {
    const { ID = '' } = await Shipments.Create(
      { BuyerID: env().COMMERCE_BUYER_ID, xp: { Note: 'for Zerlina' } },
      await seller(),
    );
    await Shipments.SetShipToAddress(ID, home, await seller());
    for (const { ID: LineItemID, Quantity } of (
      await LineItems.List('Incoming', orderID, {}, await seller())
    ).Items) {
      await Shipments.SaveItem(
        ID,
        { OrderID: orderID, LineItemID: LineItemID!, QuantityShipped: Quantity! },
        await seller(),
      );
    }
    return ID;
  };

  /** An order’s account of a payer as PayPal may spell it, wherever it is kept. */
  const spelledByPayPal = async (orderID: string, account: string, spelled: string) => {
    const { db } = shop.backEnd();
    for (const [table, column, where] of [
      ['submission', 'tenders', 'order_id = $1'],
      ['outbox', 'payload', `payload #>> '{order,Order,ID}' = $1`],
    ])
      await db.query(
        `update services.${table} set ${column} = replace(${column}::text, $2, $3)::jsonb where ${where}`,
        [orderID, account, spelled],
      );
    const { Items } = await Payments.List('Incoming', orderID, {}, await seller());
    for (const { ID = '' } of Items)
      await Payments.Patch('Incoming', orderID, ID, { xp: { Account: spelled } }, await seller());
  };

  /** A customer in Purple Perks, in their browser. */
  const member = async () => {
    const visitor = browser();
    const person = await registered(
      visitor,
      newcomer({ firstName: 'Zerlina', lastName: 'Quackenbush' }),
    );
    expect((await visitor.send('POST', '/api/account/perks')).status).toBe(200);
    return { visitor, email: person.email };
  };
  /** One whose order was delivered. */
  const delivered = async () => {
    const { visitor, email: who } = await member();
    const { body } = await order(visitor, { guest: undefined });
    expect(body).toMatchObject({ state: 'placed' });
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    setClock(new Date(Date.now() + 40 * dayMs));
    return { email: who, orderID: body.orderID };
  };

  return { shop, found, ask, order, ship, spelledByPayPal, member, delivered };
}
