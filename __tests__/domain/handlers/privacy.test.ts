/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  IntegrationEvents,
  LineItems,
  Me,
  Orders,
  Payments,
  Shipments,
} from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now, setClock } from '@/lib/core/time/clock';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import type { DeletionReport } from '@/services/privacy/delete-person';
import type { exportPerson } from '@/services/privacy/export-person';
import { saveResources } from '@/platform/commerce/engine/store';
import { makeOrderCode } from '@/services/after/order-lookup';
import { takeFreeSeats } from '@/services/app-api/limits/free-seats';
import { keyedDigests } from '@/services/app-api/limits/client';
import { storeOf } from '@/services/database/statements';
import { appendEvent } from '@/services/orders/shipment-events';
import { enqueue } from '@/services/outbox/outbox';
import { runPrivacy } from '@/scripts/privacy/run';
import { allRows, tablesWith } from '@/__tests__/support/all-rows';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { firstDay, seller } from '@/__tests__/support/shopping';
import { browser, toBea } from './browser';
import { newcomer, registered } from './customer';
import { shopForSuite } from './shop';

const dayMs = 24 * 60 * 60_000;
const email = 'Zerlina.Quackenbush@example.com';
const words = [
  'zerlina',
  'quackenbush',
  'rumpelstrasse',
  'unforgettable',
  '6125559876',
  'nasturtium',
];
const home = {
  FirstName: 'Zerlina',
  LastName: 'Quackenbush',
  Street1: '4711 Rumpelstrasse',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125559876',
};
const friend = 'Nasturtium@example.com';
const workshop = {
  IsWorkShopEvent: true,
  IsWorkshop: 1 as const,
  EventName: 'Wreaths',
  LocationID: 'Store-lyndale',
  EventDateTimes: { [chicagoDate(new Date(Date.now() + 9 * dayMs))]: '18:00-20:00' },
};
/** The mailboxes of the mail stand-in and the books of the payment processor are not the shop's. */
const others = /^public\.(mail_|payment_)/;

type Export = Awaited<ReturnType<typeof exportPerson>>;

describe('a person’s request', () => {
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
  const order = async (
    visitor: ReturnType<typeof browser>,
    change: object = {},
    nonce = 'fake-valid-nonce',
  ) => {
    await visitor.add(await shop.product());
    const { body } = await visitor.deliver({
      ...toBea(),
      ShippingAddress: home,
      CardMessage: { line1: 'unforgettable' },
    });
    return visitor.submit(body.totals.total, {
      tenders: [{ kind: 'card', amount: body.totals.total, nonce }],
      ...change,
    });
  };

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

  it('for a copy is answered with everything, and one for deletion leaves the orders without the person and nothing else', async () => {
    const visitor = browser();
    await registered(visitor, newcomer({ firstName: 'Zerlina', lastName: 'Quackenbush', email }));
    const made = await visitor.send('POST', '/api/addresses', {
      ...home,
      AddressType: 'Residence',
      NickName: 'Rumpelstrasse',
    });
    expect([made.status, made.error]).toEqual([201, null]);
    expect(
      (
        await visitor.send('POST', '/api/account/cards', {
          nonce: 'fake-valid-visa-nonce',
          name: 'Zerlina Quackenbush',
        })
      ).status,
    ).toBe(201);
    expect((await visitor.send('POST', '/api/account/perks')).status).toBe(200);
    const wished = await shop.product();
    await Me.Patch(
      { xp: { WishList: [{ ProductCode: wished }] } },
      { accessToken: (await readSessionCookie(visitor.cookie())).session?.accessToken ?? '' },
    );
    const event = await shop.product({ stock: 9, price: 62, xp: workshop });
    await visitor.add(event, 2);
    await visitor.send('POST', '/api/cart/gift-cards', {
      productID: 'EGIFTCARD',
      amount: 5000,
      quantity: 1,
      email: friend,
    });
    const toFriend = {
      AddressType: 'Email',
      EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: friend },
      DeliveryMethod: 'Email',
      RequestedDeliveryDate: firstDay('Email'),
    };
    const bought = await visitor.submit(
      (await visitor.send('PUT', '/api/cart/fulfillment', toFriend)).body.totals.total,
      { guest: undefined },
    );
    expect(bought.body).toMatchObject({ state: 'placed' });
    const placed = await order(visitor, { guest: undefined });
    expect(placed.body).toMatchObject({ state: 'placed' });
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const parcel = await ship(bought.body.orderID);
    const asGuest = await order(browser(), {
      guest: { firstName: 'Zerlina', lastName: 'Quackenbush', email },
    });
    expect(asGuest.body).toMatchObject({ state: 'placed' });
    const declined = await order(
      browser(),
      { guest: { firstName: 'Zerlina', lastName: 'Quackenbush', email } },
      'fake-processor-declined-visa-nonce',
    );
    expect(declined.error?.code).toBe('payment-declined');
    await visitor.add(await shop.product());
    const application = {
      kind: 'careers',
      name: 'Zerlina',
      email,
      job: 'Grower',
      message: 'Kale.',
    };
    expect((await visitor.send('POST', '/api/requests', application)).status).toBe(201);
    const waits = { productID: wished, email };
    expect((await visitor.send('POST', '/api/stock-notices', waits)).status).toBe(201);

    const copy = await ask<Export>('export', email.toUpperCase());
    expect(copy.code).toBe(0);
    expect(copy.report.users).toMatchObject([
      {
        Email: email,
        addresses: [{ Street1: home.Street1 }],
        cards: [{ PartialAccountNumber: expect.stringMatching(/^\d{4}$/) }],
      },
    ]);
    expect(copy.report.orders.map(({ order: { ID } }) => ID)).toEqual(
      expect.arrayContaining([placed.body.orderID, asGuest.body.orderID]),
    );
    expect(
      copy.report.orders.find(({ order: { ID } }) => ID === placed.body.orderID),
    ).toMatchObject({
      lines: [{ ShippingAddress: { Street1: home.Street1 } }],
      payments: [{ Accepted: true }],
    });
    expect(copy.report.users).toMatchObject([
      {
        xp: {
          WishList: [{ ProductCode: wished }],
          PurchasedEvents: [{ ProductID: event, Seats: 2, OrderIDs: [bought.body.orderID] }],
        },
      },
    ]);
    expect(copy.report.giftCardsBought).toMatchObject([
      {
        order_id: bought.body.orderID,
        cents: 5000,
        email: friend,
        last_four: expect.stringMatching(/^\d{4}$/),
      },
    ]);
    expect(copy.report).toMatchObject({
      customerNumbers: [{}],
      requests: [{ kind: 'careers' }],
      stockNotices: [{ product_id: wished }],
      balances: [{ kind: 'purple-perks' }],
      messages: expect.arrayContaining([expect.objectContaining({ kind: 'order-confirmation' })]),
    });
    expect(JSON.stringify(copy.report)).not.toMatch(/"(Token|Password|pin_digest)":"[^"]/);

    const early = await ask<DeletionReport>('delete');
    expect([early.code, early.report.outcome, early.report.waitingFor.length]).toEqual([
      1,
      'waiting',
      2,
    ]);
    expect(await found()).not.toEqual([]);

    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    setClock(new Date(Date.now() + 40 * dayMs));
    const { code, report } = await ask<DeletionReport>('delete');
    expect([code, report.outcome]).toEqual([0, 'deleted']);
    expect(report.deleted).toMatchObject({
      users: 1,
      customerNumbers: 1,
      requests: 1,
      stockNotices: 1,
    });
    expect(report.ordersKeptWithoutPerson.sort()).toEqual(
      [bought, placed, asGuest].map(({ body }) => body.orderID).sort(),
    );
    expect(await found()).toEqual([]);

    expect((await Shipments.Get(parcel, await seller())).ToAddress).toMatchObject({
      Street1: 'Deleted',
      City: 'Minneapolis',
    });
    const [card] = await shop
      .backEnd()
      .db.query(
        'select balance_cents, active from services.ledger_account where number = (select number from services.gift_card where order_id = $1)',
        [bought.body.orderID],
      );
    expect(card).toEqual({ balance_cents: 5000, active: true });
    const kept = await Orders.Get('Incoming', placed.body.orderID, await seller());
    expect(kept).toMatchObject({ IsSubmitted: true, Total: expect.any(Number) });
    expect(
      (await Payments.List('Incoming', placed.body.orderID, {}, await seller())).Items,
    ).toMatchObject([{ Amount: kept.Total, Accepted: true }]);
    expect(
      (await visitor.send('POST', '/api/session/log-in', { email, password: newcomer().password }))
        .status,
    ).not.toBe(200);

    expect((await ask<DeletionReport>('delete')).report).toMatchObject({
      outcome: 'nothing-left',
      ordersKeptWithoutPerson: [],
      accountsUnlinked: [],
    });
    expect((await ask<Export>('export')).report).toMatchObject({
      users: [],
      orders: [],
      messages: [],
      journal: [],
      balances: [],
    });
  });

  it('for a copy is answered without what opens an account, an order or a gift card', async () => {
    const who = 'keyholder@example.com';
    const queued = [
      ['password-reset', { to: who, firstName: 'Ana', url: null, code: 'opensesame' }],
      ['order-code', { to: who, number: 'LL-1', code: '314159' }],
      ['gift-card', { to: who, number: '6006500000000000', pin: '2718' }],
      ['account-notice', { to: who, firstName: 'Ana', notice: { about: 'password' } }],
    ] as const;
    for (const [kind, payload] of queued)
      await shop
        .backEnd()
        .db.query(
          `insert into services.outbox (message_id, kind, payload, dead_at) values ($1, $2, $3::jsonb, now())`,
          [`of keyholder ${kind}`, kind, JSON.stringify(payload)],
        );
    const { report } = await ask<Export>('export', who);
    expect(report.messages.map(({ kind }) => kind)).toEqual(queued.map(([kind]) => kind));
    const text = JSON.stringify(report);
    expect(
      ['opensesame', '314159', '6006500000000000', '2718'].filter((key) => text.includes(key)),
    ).toEqual([]);
    expect(report.messages.at(-1)?.payload).toEqual(queued.at(-1)?.[1]);
  });

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

  it.each([
    ['deleted', 'DELETE', member],
    ['emptied, having an open order,', 'PATCH', delivered],
  ])(
    'for deletion that broke off as the user was %s is finished by asking again',
    async (_how, method, made) => {
      const { email: who } = await made();
      const userID = (await ask<Export>('export', who)).report.users[0]?.ID ?? '';
      const ofServices = async () =>
        tablesWith(
          new Map(
            [...(await allRows(shop.backEnd().db))].filter(([table]) =>
              table.startsWith('services.'),
            ),
          ),
          [userID],
        ).filter((row) => !row.startsWith('services.submission:'));
      expect(await ofServices()).toEqual(
        expect.arrayContaining([
          `services.customer: ${userID}`,
          `services.ledger_account: ${userID}`,
        ]),
      );
      shop.backEnd().loseAnswer({ system: 'commerce', method, route: '*/users/*' });
      await expect(ask('delete', who)).rejects.toThrow('run it again');
      expect((await ask<DeletionReport>('delete', who)).report.outcome).toBe('nothing-left');
      expect(await ofServices()).toEqual([]);
    },
  );

  it('who keeps more addresses than one list holds is answered with all of them, and for deletion none is left', async () => {
    const { visitor, email: who } = await member();
    const { body } = await order(visitor, { guest: undefined });
    expect(body).toMatchObject({ state: 'placed' });
    const bearer = {
      accessToken: (await readSessionCookie(visitor.cookie())).session?.accessToken ?? '',
    };
    for (let number = 1; number <= 101; number += 1)
      await Me.CreateAddress(
        { ...home, AddressName: `Home ${number}`, Shipping: true, Billing: false },
        bearer,
      );
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    setClock(new Date(Date.now() + 40 * dayMs));
    expect((await ask<Export>('export', who)).report.users[0]?.addresses).toHaveLength(101);
    expect((await ask<DeletionReport>('delete', who)).report.outcome).toBe('deleted');
    expect(await found()).toEqual([]);
  });

  it('with many orders has them read a few at a time', async () => {
    const { email: who } = await member();
    const FromUserID = (await ask<Export>('export', who)).report.users[0]?.ID ?? '';
    const ids = Array.from({ length: 30 }, (_, number) => `of-many-${number}`);
    const doc = {
      FromUserID,
      FromCompanyID: env().COMMERCE_BUYER_ID,
      IsSubmitted: true,
      Status: 'Completed',
    };
    await saveResources(shop.backEnd().db, {
      kind: 'Order',
      parent: '',
      rows: ids.map((ID) => ({ id: ID, doc: { ID, ...doc } })),
    });
    const read = IntegrationEvents.GetWorksheet.bind(IntegrationEvents);
    const reading = { now: 0, most: 0 };
    const spy = jest
      .spyOn(IntegrationEvents, 'GetWorksheet')
      .mockImplementation(async (...asked) => {
        reading.now += 1;
        reading.most = Math.max(reading.most, reading.now);
        return read(...asked).finally(() => (reading.now -= 1)) as never;
      });
    const { report } = await ask<Export>('export', who);
    const deletion = await ask<DeletionReport>('delete', who);
    spy.mockRestore();
    expect(report.orders).toHaveLength(30);
    expect(deletion.report.outcome).toBe('deleted');
    expect(reading.most).toBe(10);
  });

  it('for deletion that broke off within an order the journal has lost is finished by asking again', async () => {
    const { email: who, orderID } = await delivered();
    await shop.backEnd().db.query('delete from services.submission where order_id = $1', [orderID]);
    shop
      .backEnd()
      .loseAnswer({ system: 'commerce', method: 'PATCH', orderID, route: '*/lineitems/*' });
    await expect(ask('delete', who)).rejects.toThrow('run it again');
    expect((await ask<DeletionReport>('delete', who)).report).toMatchObject({
      outcome: 'deleted',
      ordersKeptWithoutPerson: [orderID],
    });
    expect(await found()).toEqual([]);
  });

  it('for deletion is done again by the user of the first report where a restored backup has brought rows back', async () => {
    const { email: who, orderID } = await delivered();
    const { db } = shop.backEnd();
    const userID = (await ask<Export>('export', who)).report.users[0]?.ID ?? '';
    const kept = {
      customer: await db.query('select * from services.customer where user_id = $1', [userID]),
      submission: await db.query('select * from services.submission where order_id = $1', [
        orderID,
      ]),
    };
    const before = await found();
    const first = (await ask<DeletionReport>('delete', who)).report;
    expect([first.outcome, first.userIDs]).toEqual(['deleted', [userID]]);
    expect(await found()).toEqual([]);

    await db.query('delete from services.submission where order_id = $1', [orderID]);
    for (const [table, [row]] of Object.entries(kept))
      await db.query(
        `insert into services.${table} select * from jsonb_populate_record(null::services.${table}, $1::jsonb)`,
        [JSON.stringify(row)],
      );
    await db.query(`update services.ledger_account set owner_id = $1 where id = $2`, [
      userID,
      first.accountsUnlinked[0],
    ]);
    expect(await found()).toEqual(before.filter((row) => row.startsWith('services.submission')));

    const again = await ask<DeletionReport>('delete', who, '--user', userID);
    expect(again).toMatchObject({
      code: 0,
      report: {
        outcome: 'deleted',
        ordersKeptWithoutPerson: [orderID],
        accountsUnlinked: first.accountsUnlinked,
        deleted: { customerNumbers: 1 },
      },
    });
    expect(await found()).toEqual([]);
    expect(
      await db.query(
        'select 1 from services.customer where user_id = $1 union all select 1 from services.ledger_account where owner_id = $1',
        [userID],
      ),
    ).toEqual([]);
  });

  it('for deletion by a user deletes nothing of somebody who is not gone', async () => {
    const { email: who } = await member();
    const { email: another } = await member();
    const userID = (await ask<Export>('export', another)).report.users[0]?.ID ?? '';
    expect(await ask<DeletionReport>('delete', who, '--user', userID)).toMatchObject({
      code: 1,
      report: { outcome: 'not-theirs', deleted: { users: 0 } },
    });
    expect((await ask<Export>('export', who)).report.users).toHaveLength(1);
    expect((await ask<Export>('export', another)).report.customerNumbers).toHaveLength(1);
  });

  it.each([
    ['Venmo', 'fake-venmo-account-nonce', 'venmojoe'],
    ['PayPal', 'fake-paypal-one-time-nonce', 'payer@example.com'],
  ])('for deletion takes the %s account out of what they ordered', async (kind, nonce, name) => {
    const visitor = browser();
    const { email: who } = await registered(visitor);
    await visitor.add(await shop.product());
    const { totals } = (await visitor.deliver({ ...toBea(), ShippingAddress: home })).body;
    const { body } = await visitor.submit(totals.total, {
      guest: undefined,
      tenders: [{ kind: kind.toLowerCase(), nonce, amount: totals.total }],
    });
    expect(body).toMatchObject({ state: 'placed' });
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const naming = async () =>
      tablesWith(
        new Map([...(await allRows(shop.backEnd().db))].filter(([table]) => !others.test(table))),
        [name],
      );
    expect(await naming()).toContain(`services.submission: ${name}`);
    setClock(new Date(Date.now() + 40 * dayMs));
    expect((await ask<DeletionReport>('delete', who)).report.outcome).toBe('deleted');
    expect(await naming()).toEqual([]);
    const { Items } = await Payments.List('Incoming', body.orderID, {}, await seller());
    expect(Items).toMatchObject([{ Accepted: true, xp: { TransactionID: expect.any(String) } }]);
  });

  it('for deletion takes the account out of an order that was canceled too, with the payments that the platform changes no more', async () => {
    const visitor = browser();
    const { email: who } = await registered(visitor);
    await visitor.add(await shop.product());
    const { totals } = (await visitor.deliver({ ...toBea(), ShippingAddress: home })).body;
    const { body } = await visitor.submit(totals.total, {
      guest: undefined,
      tenders: [{ kind: 'venmo', nonce: 'fake-venmo-account-nonce', amount: totals.total }],
    });
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    await Orders.Cancel('Incoming', body.orderID, await seller());
    setClock(new Date(Date.now() + 40 * dayMs));
    expect((await ask<DeletionReport>('delete', who)).report).toMatchObject({
      outcome: 'deleted',
      ordersKeptWithoutPerson: [body.orderID],
    });
    const { Items } = await Payments.List('Incoming', body.orderID, {}, await seller());
    expect(Items).toEqual([]);
  });

  it('has no part in orders of others that were paid with their PayPal account, but for the account', async () => {
    const payer = 'payer@example.com';
    const paypal = { kind: 'paypal', nonce: 'fake-paypal-one-time-nonce' };
    await registered(browser(), newcomer({ email: payer }));
    const other = browser();
    await registered(other);
    const pay = async (tendersOf: (total: number) => object[]) => {
      await other.add(await shop.product());
      const { body } = await other.deliver({
        ...toBea(),
        ShippingAddress: home,
        CardMessage: { line1: 'unforgettable' },
      });
      return other.submit(body.totals.total, {
        guest: undefined,
        tenders: tendersOf(body.totals.total),
      });
    };
    const placed = await pay((amount) => [{ ...paypal, amount }]);
    expect(placed.body).toMatchObject({ state: 'placed' });
    const { orderID } = placed.body;
    const declined = await pay((total) => [
      { ...paypal, amount: 100 },
      { kind: 'card', amount: total - 100, nonce: 'fake-processor-declined-visa-nonce' },
    ]);
    expect(declined.error?.code).toBe('payment-declined');
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);

    const { report: copy } = await ask<Export>('export', payer);
    expect(tablesWith(new Map([['copy', [JSON.stringify(copy)]]]), words)).toEqual([]);
    expect([copy.orders, copy.journal]).toEqual([[], []]);
    expect(copy.paymentsByAccount).toMatchObject([
      { order_id: orderID, kind: 'Paypal', cents: expect.any(Number), account: payer },
      { kind: 'Paypal', cents: 100, account: payer },
    ]);

    await spelledByPayPal(orderID, payer, 'Payer@Example.com');
    const { report } = await ask<DeletionReport>('delete', payer);
    expect(report).toMatchObject({
      outcome: 'deleted',
      deleted: { users: 1, paymentAccounts: 2, carts: 0, refusedSubmits: 0 },
      ordersKeptWithoutPerson: [],
    });
    const [line] = (await LineItems.List('Incoming', orderID, {}, await seller())).Items;
    expect(line).toMatchObject({
      ShippingAddress: { Street1: home.Street1 },
      xp: { CardMessage: { line1: 'unforgettable' } },
    });
    expect((await Payments.List('Incoming', orderID, {}, await seller())).Items).toMatchObject([
      { Accepted: true, xp: { Kind: 'Paypal', Account: '', TransactionID: expect.any(String) } },
    ]);
    expect(await other.cart()).toMatchObject({ state: 'ready', count: 1 });
    const all = await allRows(shop.backEnd().db);
    const shops = new Map([...all].filter(([table]) => !others.test(table)));
    expect(tablesWith(shops, [payer])).toEqual([]);
    expect((await ask<DeletionReport>('delete', payer)).report.outcome).toBe('nothing-left');
  });

  it('for deletion takes what lies beside the orders: saved cards, counted log-ins, mails that wait, links, codes, notes, free seats, and their mailbox on cards of others', async () => {
    const { db, appApi } = shop.backEnd();
    const rows = (statement: string, ...values: unknown[]) => db.query(statement, values);
    const visitor = browser();
    const person = await registered(visitor);
    const cards = 'select token from payment_method order by token';
    const before = (await rows(cards)).map(({ token }) => token);
    const card = { nonce: 'fake-valid-visa-nonce', name: 'Ana Ruiz' };
    expect((await visitor.send('POST', '/api/account/cards', card)).status).toBe(201);
    expect(await rows(cards)).toHaveLength(before.length + 1);
    const placed = await order(visitor, { guest: undefined });
    expect(placed.body).toMatchObject({ state: 'placed' });
    const giver = browser();
    await giver.send('POST', '/api/session', {});
    await giver.send('POST', '/api/cart/gift-cards', {
      productID: 'EGIFTCARD',
      amount: 5000,
      quantity: 1,
      email: person.email,
    });
    const toPerson = await giver.send('PUT', '/api/cart/fulfillment', {
      AddressType: 'Email',
      EmailTo: { FirstName: 'Ana', LastName: 'Ruiz', Email: person.email },
      DeliveryMethod: 'Email',
      RequestedDeliveryDate: firstDay('Email'),
    });
    const given = await giver.submit(toPerson.body.totals.total);
    expect(given.body).toMatchObject({ state: 'placed' });
    while ((await appApi.sender.sendDue()) > 0);
    const wrong = { email: person.email, password: 'Not-the-password-1' };
    expect((await browser().send('POST', '/api/session/log-in', wrong)).status).toBe(401);
    const account = createHash('sha256')
      .update(`account ${person.email.toLowerCase()}`)
      .digest('base64url');
    await storeOf(db).transact(() =>
      enqueue({
        messageID: `<code-${person.email}>`,
        kind: 'order-code',
        payload: { to: person.email, code: '123456', number: 'LL-104217-5' },
      }),
    );
    const { orderID } = placed.body;
    const lookedUp = { orderID, number: 'LL-104217-5', email: person.email };
    await makeOrderCode(storeOf(db), keyedDigests('a secret'), lookedUp, now());
    await storeOf(db).transact(function* () {
      const event = { key: 'left', shipmentID: 'S', state: 'delivered' as const, round: 1 };
      yield* appendEvent(orderID, { ...event, at: now().toISOString(), note: 'with Ana’s dog' });
      const seats = [{ event: 'lecture', seats: 1, lineIDs: [] }];
      yield* takeFreeSeats(orderID, seats, [{ taker: 'a digest', most: 1 }]);
    });
    const left = async () =>
      Promise.all([
        rows('select 1 from services.failed_log_in where key = $1', account),
        rows('select 1 from services.outbox where message_id = $1', `<code-${person.email}>`),
        rows('select 1 from services.order_link where order_id = $1', orderID),
        rows('select 1 from services.order_code where order_id = $1', orderID),
        rows(
          'select 1 from services.shipment_event where order_id = $1 and note <> $2',
          orderID,
          '',
        ),
        rows('select 1 from services.free_seat where order_id = $1', orderID),
        rows('select 1 from services.gift_card where email = $1', person.email),
      ]).then((found) => found.map(({ length }) => Math.min(length, 1)));
    expect(await left()).toEqual([1, 1, 1, 1, 1, 1, 1]);

    setClock(new Date(Date.now() + 40 * dayMs));
    const { report } = await ask<DeletionReport>('delete', person.email);
    expect(report.outcome).toBe('deleted');
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await rows(cards)).map(({ token }) => token)).toEqual(before);
    expect(
      await rows(
        'select cents, email from services.gift_card where order_id = $1',
        given.body.orderID,
      ),
    ).toEqual([{ cents: 5000, email: '' }]);
  });

  it('leaves everybody else as they were, and is not taken without the role or in other words', async () => {
    const visitor = browser();
    const person = await registered(visitor);
    expect((await ask<DeletionReport>('delete', 'nobody@example.com')).report.outcome).toBe(
      'nothing-left',
    );
    expect((await visitor.send('GET', '/api/account/profile')).status).toBe(200);
    const bearer = await seller();
    for (const token of [null, 'x.y.z']) {
      const answer = await fetch(`${env().APP_API_URL}/privacy/export`, {
        method: 'POST',
        body: JSON.stringify({ Email: person.email }),
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
      expect(answer.status).toBe(401);
    }
    const wrong = await fetch(`${env().APP_API_URL}/privacy/export`, {
      method: 'POST',
      body: '{"Email":"x"}',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${bearer.accessToken}`,
      },
    });
    expect(wrong.status).toBe(400);
    for (const args of [
      [],
      ['drop', '--email', email],
      ['export'],
      ['delete', 'all', '--email', email],
      ['export', '--email', email, '--user', 'x'],
    ])
      expect(
        await runPrivacy(args, env(), { say: () => undefined, complain: () => undefined }),
      ).toBe(2);
  });
});
