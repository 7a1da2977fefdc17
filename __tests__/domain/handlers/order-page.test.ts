/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { LineItems, Shipments } from 'ordercloud-javascript-sdk';
import sharp from 'sharp';
import { typedLookup } from '@/lib/account/order-lookup-typed.server';
import type { OrderPage } from '@/lib/account/orders.server';
import type { OrderDetail } from '@/lib/account/order-view';
import type { OrderPageView } from '@/lib/account/order-page.server';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { now } from '@/lib/core/time/clock';
import { setClock } from '@/lib/core/time/clock';
import { orderLinks } from '@/services/orders/order-links';
import { firstDay, seller } from '@/__tests__/support/shopping';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

type Sender = Extract<OrderPageView, { role: 'sender' }>;

describe('the page of an order, through the shop', () => {
  const shop = shopForSuite();
  afterEach(() => {
    setClock(null);
    shop.backEnd().breakDown();
  });

  const buy = async (
    visitor = browser(),
    email = `${randomUUID()}@example.com`,
    productID?: string,
  ) => {
    await visitor.add(productID ?? (await shop.product()));
    // A week ahead: a first day may be today, of which neither a hold nor a report is the same all day.
    const RequestedDeliveryDate = addChicagoDays(firstDay('LocalDelivery'), 7);
    const CardMessage = { line1: 'Happy birthday' };
    const { body } = await visitor.deliver({ RequestedDeliveryDate, CardMessage });
    const guest = { firstName: 'Ana', lastName: 'Ruiz', email };
    const placed = (await visitor.submit(body.totals.total, { guest })).body;
    if (placed.state !== 'placed') throw new Error(JSON.stringify(placed));
    const path = `/api/orders/${placed.userID}/${placed.orderID}`;
    return { visitor, path, email, ...placed };
  };
  const confirmation = async ({ visitor, path }: Awaited<ReturnType<typeof buy>>) =>
    (await visitor.send<Confirmation>('GET', path)).body;
  /** Has the first line of an order sent whole, in one parcel. */
  const sendAll = async (orderID: string, DateShipped: string) => {
    const bearer = await seller();
    const { ID: shipmentID } = await Shipments.Create(
      {
        BuyerID: shop.backEnd().env.COMMERCE_BUYER_ID,
        Shipper: 'UPS',
        TrackingNumber: '1Z999',
        DateShipped,
      },
      bearer,
    );
    const { Items: lines } = await LineItems.List('Incoming', orderID, {}, bearer);
    const [{ ID: LineItemID = '', Quantity: QuantityShipped = 0 } = {}] = lines;
    await Shipments.SaveItem(shipmentID, { OrderID: orderID, LineItemID, QuantityShipped }, bearer);
    return { shipmentID, LineItemID };
  };
  const tell = async (orderID: string, ShipmentID: string, ...states: string[]) => {
    const answer = await fetch(
      `${shop.backEnd().env.APP_API_URL}/api/order/${orderID}/shipmentevents`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await seller()).accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          Events: states.map((State) => ({
            Key: State,
            ShipmentID,
            State,
            At: now().toISOString(),
          })),
        }),
      },
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  const photograph = async (orderID: string, key: string) => {
    const picture = sharp({
      create: { width: 60, height: 40, channels: 3, background: '#bc8fd4' },
    });
    const answer = await fetch(
      `${shop.backEnd().env.APP_API_URL}/api/order/${orderID}/shipmentevents/${key}/photo`,
      {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${(await seller()).accessToken}`,
          'content-type': 'image/jpeg',
        },
        body: Uint8Array.from(await picture.jpeg().toBuffer()),
      },
    );
    if (!answer.ok) throw new Error(await answer.text());
  };
  const codeMailedTo = async (email: string) => {
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const inbox = (await fetch(
      `${shop.backEnd().env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
    ).then((answer) => answer.json())) as { subject: string }[];
    return inbox.flatMap(({ subject }) => /^(\d{6}) is/.exec(subject)?.[1] ?? [])[0] ?? '';
  };

  it('is linked from a guest’s confirmation, which opens for days, and opens in any browser', async () => {
    const order = await buy();
    const { page, number } = await confirmation(order);
    expect(page).toMatch(/^\/order\/[0-9a-f]{32}$/);
    expect(number).toMatch(/^LL-\d{6}-\d$/);
    setClock(new Date(now().getTime() + 3 * 24 * 60 * 60_000));
    expect((await confirmation(order)).number).toBe(number);
    const { status, body } = await browser().send<Sender>('GET', `/api/follow/${page!.slice(7)}`);
    expect([status, body.role, body.order.number, body.order.payments.length]).toEqual([
      200,
      'sender',
      number,
      1,
    ]);
    expect(body.order.shipments[0]).toMatchObject({
      steps: [{ state: 'received', done: true }, { done: false }, { done: false }, { done: false }],
      fees: expect.arrayContaining([{ label: 'Delivery Fees', cents: 1499 }]),
    });
    expect(order.visitor.cookie()).not.toBeNull();
  });

  it('gives a calendar file of a shipment, which leads to the look-up and not to the order', async () => {
    const { page } = await confirmation(await buy());
    const token = page!.slice(7);
    const { body } = await browser().send<Sender>('GET', `/api/follow/${token}`);
    const { calendar } = body.order.shipments[0]!;
    const file = await browser().send<{ file: string }>('GET', calendar!.file);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.body.file).toContain('Flowers to Bea Olson');
    expect(file.body.file.replaceAll('\r\n ', '')).not.toContain(token);
    expect((await browser().send('GET', `/api/follow/${token}/calendar/none`)).status).toBe(404);
  });

  it('is one page, in the account and by the link: moves as the shop floor tells, with photo, calendar and what happens next', async () => {
    const visitor = browser();
    await registered(visitor);
    const { orderID, userID } = await buy(visitor);
    const detail = async () =>
      (await visitor.send<OrderDetail>('GET', `/api/account/orders/${orderID}`)).body;
    const link = orderLinks(shop.backEnd().env.STOREFRONT_WEBHOOK_SECRET).token({
      role: 'sender',
      orderID,
      shipmentID: null,
    });
    const byLink = async () =>
      (await browser().send<Sender>('GET', `/api/follow/${link}`)).body.order;
    /** Where its parts are reached differs, and nothing else. */
    const withoutPaths = ({ shipments, ...order }: OrderDetail) => ({
      ...order,
      shipments: shipments.map(({ calendar, photos, ...shipment }) => ({
        ...shipment,
        google: calendar?.google,
        photos: photos.map(({ path: _, ...photo }) => photo),
      })),
    });
    const same = async () => {
      const [own, linked] = [await detail(), await byLink()];
      expect(withoutPaths(linked)).toEqual(withoutPaths(own));
      return own;
    };
    const before = await same();
    const [{ id, calendar } = { id: '', calendar: null }] = before.shipments;
    expect(before.hold).toMatch(/^We hold \$[\d.]+ now and charge it when your flowers leave/);
    expect(before.next.sentences[0]).toMatch(/the driver rings the bell on \w+, \w+ \d+/);
    expect((await visitor.send<{ file: string }>('GET', calendar!.file)).body.file).toContain(
      'Flowers to Bea Olson',
    );
    await tell(orderID, id, 'designed', 'loaded');
    await photograph(orderID, 'designed');
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const { shipments, reportable, hold, next } = await same();
    expect([reportable, hold, next]).toEqual([false, null, { sentences: [], driven: false }]);
    expect(shipments).toMatchObject([
      {
        status: 'Received',
        steps: [{ done: true }, { done: true }, { state: 'loaded', done: true }, { done: false }],
        fees: [{ label: 'Delivery Fees', cents: 1499 }],
        photos: [{ state: 'designed', width: 60, height: 40 }],
      },
    ]);
    const [photo] = shipments[0]!.photos;
    expect(photo!.path).toBe(`/api/orders/${userID}/${orderID}/photo/${photo!.id}`);
    const seen = await visitor.send('GET', photo!.path);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const stranger = browser();
    await registered(stranger);
    for (const other of [browser(), stranger])
      expect((await other.send('GET', photo!.path)).status).toBe(404);
    expect((await visitor.send('GET', photo!.path.replace(photo!.id, 'none'))).status).toBe(404);
    expect(shipments[0]!.calendar).not.toBeNull();
    await tell(orderID, id, 'attempted');
    expect((await same()).shipments[0]!.calendar).toBeNull();
    await tell(orderID, id, 'delivered');
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const after = await same();
    expect(after.reportable).toBe(true);
    expect(after.shipments).toMatchObject([{ status: 'Delivered', calendar: null }]);
  });

  it('says in the account and by the link what has been sent, with state and tracking (ruling 43)', async () => {
    const visitor = browser();
    await registered(visitor);
    const { orderID } = await buy(visitor);
    const link = orderLinks(shop.backEnd().env.STOREFRONT_WEBHOOK_SECRET).token({
      role: 'sender',
      orderID,
      shipmentID: null,
    });
    const parcels = async () => [
      (await visitor.send<OrderDetail>('GET', `/api/account/orders/${orderID}`)).body.parcels,
      (await browser().send<Sender>('GET', `/api/follow/${link}`)).body.order.parcels,
    ];
    expect(await parcels()).toEqual([[], []]);
    const sentAt = now().toISOString();
    const { shipmentID, LineItemID } = await sendAll(orderID, sentAt);
    const parcel = {
      id: shipmentID,
      carrier: 'UPS',
      tracking: '1Z999',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999',
      sentAt,
      deliveredAt: null,
      lineIDs: [LineItemID],
    };
    expect(await parcels()).toEqual([[parcel], [parcel]]);
  });

  it('says what a guest’s order was sent with to who has its link, and to nobody else', async () => {
    const order = await buy();
    const { page } = await confirmation(order);
    const byLink = async () =>
      (await browser().send<Sender>('GET', `/api/follow/${page!.slice(7)}`)).body.order;
    await sendAll(order.orderID, now().toISOString());
    const { parcels, shipments } = await byLink();
    expect(parcels).toMatchObject([{ tracking: '1Z999' }]);
    const token = orderLinks(shop.backEnd().env.STOREFRONT_WEBHOOK_SECRET).token({
      role: 'recipient',
      orderID: order.orderID,
      shipmentID: shipments[0]!.id,
    });
    await tell(order.orderID, shipments[0]!.id, 'shipped');
    const stranger = browser();
    await registered(stranger);
    const others = await Promise.all([
      browser().send('GET', `/api/follow/${token}`),
      stranger.send('GET', `/api/account/orders/${order.orderID}`),
      stranger.send('GET', order.path),
      browser().send('GET', `/api/account/orders/${order.orderID}`),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 404, 404, 401]);
    for (const { body } of others) expect(JSON.stringify(body ?? null)).not.toContain('1Z999');
  });

  it('is whole in the account while nobody tells how far it is', async () => {
    const visitor = browser();
    await registered(visitor);
    const { orderID } = await buy(visitor);
    shop.backEnd().breakDown('/app-api/api/order');
    const { status, body } = await visitor.send<OrderDetail>(
      'GET',
      `/api/account/orders/${orderID}`,
    );
    expect([status, body.shipments[0]?.photos, body.payments.length]).toEqual([200, [], 1]);
    expect(body.shipments[0]?.calendar).not.toBeNull();
  });

  it.each([[''], ['?orderid=']])(
    'leads the history%s while the platform’s lists of orders are late, with its lines, and stands there once when they have caught up',
    async (query) => {
      const visitor = browser();
      await registered(visitor);
      const earlier = await buy(visitor);
      const productID = await shop.product();
      await shop.backEnd().lateLists.begin(300_000);
      const latest = await buy(visitor, undefined, productID);
      const history = async () => {
        const path = `/api/account/orders${query && query + latest.orderID}`;
        return (await visitor.send<OrderPage>('GET', path)).body.orders;
      };
      const wanted = query ? [latest.orderID] : [latest.orderID, earlier.orderID];
      try {
        const early = await history();
        expect(early.map(({ id }) => id)).toEqual(wanted);
        expect(early[0]?.count).toBe(1);
        setClock(new Date(Date.now() + 300_000));
        expect(await history()).toEqual(early);
      } finally {
        shop.backEnd().lateLists.end();
      }
    },
  );

  it('says to whoever gets it the window that was agreed, as to whoever ordered', async () => {
    const order = await buy();
    const { page } = await confirmation(order);
    const sent = async () =>
      (await browser().send<Sender>('GET', `/api/follow/${page!.slice(7)}`)).body.order.shipments;
    const [{ id, lines } = { id: '', lines: [] }] = await sent();
    const agreed = { xp: { TimeWindow: '9 AM to 12 PM' } };
    await LineItems.Patch('All', order.orderID, lines[0]!.id, agreed, await seller());
    await tell(order.orderID, id, 'loaded');
    const token = orderLinks(shop.backEnd().env.STOREFRONT_WEBHOOK_SECRET).token({
      role: 'recipient',
      orderID: order.orderID,
      shipmentID: id,
    });
    const { body } = await browser().send<OrderPageView & { window: string }>(
      'GET',
      `/api/follow/${token}`,
    );
    expect([(await sent())[0]?.window, body.window]).toEqual(['9 AM to 12 PM', '9 AM to 12 PM']);
  });

  it('shows whoever gets it no price, nobody’s contact and nothing of what it is before it is there, in any answer', async () => {
    const order = await buy();
    const { page } = await confirmation(order);
    const { body: own } = await browser().send<Sender>('GET', `/api/follow/${page!.slice(7)}`);
    const [{ id, lines } = { id: '', lines: [] }] = own.order.shipments;
    const token = orderLinks(shop.backEnd().env.STOREFRONT_WEBHOOK_SECRET).token({
      role: 'recipient',
      orderID: order.orderID,
      shipmentID: id,
    });
    const answer = (path = '') =>
      browser().send<Extract<OrderPageView, { role: 'recipient' }>>(
        'GET',
        `/api/follow/${token}${path}`,
      );
    await tell(order.orderID, id, 'designed');
    await photograph(order.orderID, 'designed');
    expect((await answer()).status).toBe(404);
    const [{ photos } = { photos: [] }] = (
      await browser().send<Sender>('GET', `/api/follow/${page!.slice(7)}`)
    ).body.order.shipments;
    const secrets = [order.email, 'Ruiz', '6125550123', '100 Lake', '14.99', '1499', '$'];
    const surprise = [lines[0]!.title, lines[0]!.id, photos[0]!.id, 'birthday'];
    for (const state of ['loaded', 'attempted', 'delivered']) {
      await tell(order.orderID, id, state);
      const { status, body } = await answer();
      const text = JSON.stringify(body);
      const hidden = [...secrets, ...(state === 'delivered' ? [lines[0]!.id] : surprise)];
      expect([state, status, body.role, hidden.filter((word) => text.includes(word))]).toEqual([
        state,
        200,
        'recipient',
        [],
      ]);
      expect(body.shipment.goods).toEqual(state === 'delivered' ? [lines[0]!.title] : null);
      const seen = [`/calendar/${id}`, '/gift-cards', `/photo/${photos[0]!.id}`].map(answer);
      expect((await Promise.all(seen)).map((one) => one.status)).toEqual([
        404,
        404,
        state === 'delivered' ? 200 : 404,
      ]);
    }
    const reported = await browser().send('POST', '/api/requests', {
      kind: 'order-problem',
      userID: order.userID,
      orderID: order.orderID,
      link: token,
      trouble: 'late',
      message: 'It has not come.',
    });
    expect(reported.status).toBe(401);
  });

  it('is found by number, e-mail and the mailed code', async () => {
    const order = await buy();
    const { page, number } = await confirmation(order);
    const elsewhere = browser();
    const asked = await elsewhere.send<{ lookup: string }>('POST', '/api/order-lookup', {
      number: number.replaceAll('-', ''),
      email: order.email.toUpperCase(),
    });
    expect(asked.status).toBe(202);
    const code = await codeMailedTo(order.email);
    const { lookup } = asked.body;
    const opened = await elsewhere.send<{ token: string }>('POST', '/api/order-lookup/code', {
      lookup,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(`/order/${opened.body.token}`).toBe(page);
  });

  it('is found without script: the forms lead on by themselves, and back with what was wrong', async () => {
    const order = await buy();
    const { page, number } = await confirmation(order);
    let typed = typedLookup(null);
    const form = async (path: string, fields: Record<string, string>) => {
      const { status, headers } = await browser().send(
        'POST',
        path,
        new URLSearchParams(fields).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      );
      expect(status).toBe(303);
      const keeps = headers.getSetCookie().find((cookie) => cookie.startsWith('lilac_lookup='));
      if (path.endsWith('/code')) expect(keeps).toBeUndefined();
      else expect(keeps).toMatch(/; Path=\/order; Max-Age=\d+; HttpOnly; SameSite=Lax/);
      typed = typedLookup(keeps?.split(';')[0] ?? null);
      return headers.get('location') ?? '';
    };
    expect(await form('/api/order-lookup', { number: 'LL-482222-5', email: order.email })).toBe(
      '/order?problem=order-number-invalid',
    );
    expect(typed).toEqual({ number: 'LL-482222-5', email: order.email });
    expect(await form('/api/order-lookup', { number, email: 'none' })).toBe(
      '/order?problem=email-invalid',
    );
    expect(await form('/api/order-lookup', { number, email: order.email, more: 'x' })).toBe(
      '/order?problem=bad-request',
    );
    const at = await form('/api/order-lookup', { number, email: order.email });
    expect(typed).toEqual({ number: '', email: '' });
    const lookup = new URL(at, 'https://shop').searchParams.get('lookup') ?? '';
    const code = await codeMailedTo(order.email);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await form('/api/order-lookup/code', { lookup, code: wrong })).toBe(
      `/order?lookup=${lookup}&problem=order-code-wrong`,
    );
    expect(await form('/api/order-lookup/code', { lookup, code })).toBe(page);
  });

  it('says in a form that the shop does not answer', async () => {
    shop.backEnd().breakDown('/app-api/api/orderlookup');
    const { status, headers } = await browser().send(
      'POST',
      '/api/order-lookup',
      'number=LL-482222-4&email=a%40example.com',
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect([status, headers.get('location')]).toEqual([303, '/order?problem=upstream-unavailable']);
  });

  it.each(['0'.repeat(32), 'none', 'x'.repeat(32)])(
    'is not found by the token %s',
    async (token) => {
      for (const part of ['', '/gift-cards', '/calendar/x'])
        expect((await browser().send('GET', `/api/follow/${token}${part}`)).status).toBe(404);
      expect((await browser().send('POST', `/api/follow/${token}/gift-cards/1`)).status).toBe(404);
    },
  );

  it('takes a problem from whoever has the link, and from nobody else', async () => {
    const order = await buy();
    const { page } = await confirmation(order);
    const report = (link: string | undefined, orderID = order.orderID) =>
      browser().send('POST', '/api/requests', {
        kind: 'order-problem',
        userID: order.userID,
        orderID,
        link,
        trouble: 'late',
        message: 'It has not come.',
      });
    expect((await report(page!.slice(7))).status).toBe(201);
    expect((await report('0'.repeat(32))).status).toBe(401);
    expect((await report(page!.slice(7), 'another')).status).toBe(401);
    expect((await report(undefined)).status).toBe(401);
  });
});
