/** @jest-environment node */
import { createHash } from 'node:crypto';
import { Me, Orders, Payments, Shipments } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { now, setClock } from '@/lib/core/time/clock';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import type { DeletionReport } from '@/services/privacy/delete-person';
import { makeOrderCode } from '@/services/after/order-lookup';
import { takeFreeSeats } from '@/services/app-api/limits/free-seats';
import { keyedDigests } from '@/services/app-api/limits/client';
import { storeOf } from '@/services/database/statements';
import { appendEvent } from '@/services/orders/shipment-events';
import { enqueue } from '@/services/outbox/outbox';
import { runPrivacy } from '@/scripts/privacy/run';
import { firstDay, seller } from '@/__tests__/support/shopping';
import { browser } from './browser';
import { newcomer, registered } from './customer';
import { home } from './named-order';
import { dayMs, email, friend, privacyRequests, workshop, type Export } from './privacy-requests';

describe('a person’s request', () => {
  const { shop, found, ask, order, ship } = privacyRequests();

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
    // What a mail server says of a mailbox it refuses names it.
    await shop.backEnd().db.query(
      `insert into services.outbox (message_id, kind, payload, dead_at, last_error)
         select 'back-' || id, 'stock-notice', jsonb_build_object('noticeID', id::text), now(), '550 5.1.1 <' || email || '> not here'
         from services.stock_notice where lower(email) = lower($1)`,
      [email],
    );

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
      messages: expect.arrayContaining(
        ['order-confirmation', 'public-request', 'stock-notice'].map((kind): unknown =>
          expect.objectContaining({ kind }),
        ),
      ),
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
