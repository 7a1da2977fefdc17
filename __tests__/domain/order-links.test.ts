/** @jest-environment node */
import { randomBytes, randomUUID } from 'node:crypto';
import { Orders } from 'ordercloud-javascript-sdk';
import { now, setClock } from '@/lib/core/time/clock';
import { orderNumber } from '@/lib/orders/order-number';
import { storeOf } from '@/services/database/statements';
import {
  keepLink,
  openLink,
  orderLinks as orderLinksOf,
  recipientTokens,
} from '@/services/orders/order-links';
import { lookUpOrder } from '@/services/after/order-lookup';
import type { Followed } from '@/services/after/follow-order';
import type { ShipmentAnswer } from '@/services/after/record-events';
import { forgetOrder } from '@/services/privacy/forget-order';
import { middlewareToken } from '@/services/upstream/commerce/middleware-token';
import { privateFiles } from '@/services/upstream/private-files';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { seller, shopping, staffMember, type Refused, type Shopper } from '../support/shopping';

const dayMs = 24 * 60 * 60_000;
const message = { line1: 'Happy birthday, Bea', line2: 'Yours, Ana' };

interface Told {
  data: { Recorded: number; Shipments: ShipmentAnswer[] };
}

describeOnServer('following an order', (engine) => {
  const guesses = engine.name === 'pglite' ? 500 : 10_000;
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  }, 180_000);
  afterEach(() => {
    setClock(null);
    backEnd.breakDown();
  });
  afterAll(() => backEnd.close());

  const place = async (Email = `${randomUUID()}@example.com`) => {
    const buyer = await shop.readyCart([{ id: await shop.product({ price: 49.99 }) }], {
      CardMessage: message,
    } as never);
    const Guest = { FirstName: 'Ana', LastName: 'Ruiz', Email };
    const { body } = await shop.submit(buyer, { Guest });
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    const { xp } = await Orders.Get('Outgoing', buyer.orderID, buyer);
    const { OrderNumber: number } = xp as { OrderNumber: string };
    return { ...buyer, email: Email, link: body.Link ?? '', number };
  };
  const anybody = () => shop.shopper();
  const follow = async (Token: string, who?: Pick<Shopper, 'accessToken'>) =>
    shop.appApi<{ data: Followed } & Refused>(who ?? (await anybody()), 'POST', '/follow', {
      Token,
    });
  const lookUp = async (Number: string, Email: string) =>
    shop.appApi<{ data: { Lookup: string } } & Refused>(await anybody(), 'POST', '/orderlookup', {
      Number,
      Email,
    });
  const enter = async (Lookup: string, Code: string) =>
    shop.appApi<{ data: { Token: string } } & Refused>(
      await anybody(),
      'POST',
      '/orderlookup/code',
      { Lookup, Code },
    );
  const sendAll = async () => {
    while ((await backEnd.appApi.sender.sendDue()) > 0);
  };
  /** The mail about an arrival waits for its photo. */
  const sendWaiting = async () => {
    await storeOf(backEnd.db).query(
      'update services.outbox set due_at = clock_timestamp() where sent_at is null',
    );
    await sendAll();
  };
  const mailsTo = async (to: string) =>
    (await fetch(`${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`).then(
      (answer) => answer.json(),
    )) as { subject: string; text: string }[];
  const codeFor = async (email: string) => {
    await sendAll();
    const codes = (await mailsTo(email)).flatMap(
      ({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? [],
    );
    return codes.at(-1) ?? '';
  };
  const shipmentOf = async (buyer: Shopper) =>
    (await shop.calculate(buyer)).body.CalculatorShipments[0]!.ID;
  const tell = async (
    orderID: string,
    Events: { Key: string; ShipmentID: string; State: string; At?: string; Note?: string }[],
    who?: Pick<Shopper, 'accessToken'>,
  ) =>
    shop.appApi<Told & Refused>(
      who ?? (await seller()),
      'POST',
      `/order/${orderID}/shipmentevents`,
      {
        Events: Events.map((event) => ({ At: now().toISOString(), ...event })),
      },
    );
  const recipientToken = (orderID: string, shipmentID: string) => {
    const [present] = [backEnd.env.STOREFRONT_WEBHOOK_SECRET];
    return orderLinksOf(present).token({ role: 'recipient', orderID, shipmentID });
  };

  describe('by its link', () => {
    it('shows whoever ordered the whole order, whoever asks, and is kept nowhere in the clear', async () => {
      const placed = await place();
      expect(placed.link).toMatch(/^[0-9a-f]{32}$/);
      expect((await follow(placed.link)).body.data).toMatchObject({
        Role: 'Sender',
        Order: { ID: placed.orderID, FromUser: { Email: placed.email } },
        LineItems: [{ Quantity: 1 }],
        Payments: [{ Accepted: true }],
        Sent: [],
        Calculated: { Order: { ID: placed.orderID } },
        Shipments: [],
      });
      const { rows } = await everythingKept();
      expect(rows).not.toContain(placed.link);
    });

    it('is in the mail, and the same however often the order is sent or asked after', async () => {
      const placed = await place();
      const again = await shop.appApi<{ Link: string }>(
        placed,
        'GET',
        `/order/${placed.orderID}/submission`,
      );
      expect(again.body.Link).toBe(placed.link);
      await sendAll();
      const [mail] = await mailsTo(placed.email);
      const addresses = mail?.text.split(/\s+/);
      expect(addresses).toContain(`${backEnd.env.SITE_ORIGIN}/order/${placed.link}`);
      expect(mail?.subject).toContain(placed.number);
    });

    it('is ended by who answers the phone, and the next one opens as long', async () => {
      const placed = await place();
      const { orderID, link, number } = placed;
      const omar = await staffMember('omar');
      const end = async (who: Pick<Shopper, 'accessToken'>, order = orderID) =>
        (await shop.appApi(who, 'POST', `/order/${order}/link/end`)).status;
      const present = async () =>
        (await shop.appApi<{ Link: string }>(placed, 'GET', `/order/${orderID}/submission`)).body
          .Link;
      expect([
        await end(await anybody()),
        await end(await staffMember('dan')),
        (await follow(link)).status,
      ]).toEqual([403, 403, 200]);
      expect([await end(omar, number), (await follow(link)).status]).toEqual([200, 404]);
      const next = await present();
      expect([next === link, (await follow(next)).status]).toEqual([false, 200]);
      expect([await end(omar), (await follow(next)).status]).toEqual([200, 404]);
      expect(await end(omar, 'no-such-order')).toBe(404);
      const last = await present();
      setClock(new Date(now().getTime() + 179 * dayMs));
      expect([
        (await follow(link)).status,
        (await follow(next)).status,
        (await follow(last)).status,
      ]).toEqual([404, 404, 200]);
    });

    it('opens half a year from the day of delivery, then nothing', async () => {
      const { link } = await place();
      setClock(new Date(now().getTime() + 179 * dayMs));
      expect((await follow(link)).status).toBe(200);
      setClock(new Date(now().getTime() + 30 * dayMs));
      expect((await follow(link)).status).toBe(404);
    });

    it('opens half a year from when all has arrived, where that was later', async () => {
      const { link, ...buyer } = await place();
      const ShipmentID = await shipmentOf(buyer);
      setClock(new Date(now().getTime() + 30 * dayMs));
      await tell(buyer.orderID, [{ Key: 'late', ShipmentID, State: 'delivered' }]);
      setClock(new Date(now().getTime() + 179 * dayMs));
      expect((await follow(link)).status).toBe(200);
    });

    it('keeps the later of two ends: what arrives early shortens none', async () => {
      const links = orderLinksOf('a secret');
      const target = { role: 'sender', orderID: randomUUID(), shipmentID: null } as const;
      const inDays = (days: number) => new Date(now().getTime() + days * dayMs);
      const token = await storeOf(backEnd.db).transact(function* () {
        yield* keepLink(links, target, inDays(20));
        return yield* keepLink(links, target, inDays(10));
      });
      const opened = await storeOf(backEnd.db).transact(() => openLink(token, inDays(15)));
      expect(opened).toEqual(target);
    });

    it('is made again for a secret that changed: the mail of before opens, and so does the one of after', async () => {
      const { orderID, link } = await place();
      const other = orderLinksOf('another secret of the services, long enough');
      const target = { role: 'sender', orderID, shipmentID: null } as const;
      await storeOf(backEnd.db).transact(() =>
        keepLink(other, target, new Date(now().getTime() + dayMs)),
      );
      for (const token of [link, other.token(target)])
        expect((await follow(token)).body.data).toMatchObject({ Role: 'Sender' });
    });

    it('opens nothing for thousands of tokens that nobody was given', async () => {
      const { link } = await place();
      const store = storeOf(backEnd.db);
      const tokens = Array.from({ length: guesses }, (_, index) =>
        index % 2 ? randomBytes(16).toString('hex') : oneDigitOff(link, index),
      );
      let hits = 0;
      await store.transact(function* () {
        for (const token of tokens) if (yield* openLink(token, now())) hits += 1;
      });
      expect(hits).toBe(0);
    }, 120_000);

    it.each([
      ['none', 'no token'],
      ['of another shape', 'x'.repeat(32)],
      ['too long', '0'.repeat(33)],
    ])('is not found with a token %s', async (_, token) => {
      expect((await follow(token)).status).toBe(404);
    });

    it('ends with the person of the order', async () => {
      const { orderID, link } = await place();
      const tokens = {
        orders: backEnd.appApi.upstream.token,
        shipments: middlewareToken(backEnd.env, 'shipments'),
        photos: privateFiles(backEnd.env),
      };
      await forgetOrder(storeOf(backEnd.db), tokens, orderID);
      expect((await follow(link)).status).toBe(404);
    });

    it('proves the order theirs for its gift cards, and no other', async () => {
      const [one, other] = [await place(), await place()];
      const headers = async (link: string) => ({
        authorization: `Bearer ${(await anybody()).accessToken}`,
        'x-order-link': link,
      });
      const cards = async (orderID: string, link: string) =>
        (
          await fetch(`${backEnd.env.APP_API_URL}/api/order/${orderID}/giftcards`, {
            headers: await headers(link),
          })
        ).status;
      expect([
        await cards(one.orderID, one.link),
        await cards(other.orderID, one.link),
        await cards(one.orderID, '0'.repeat(32)),
      ]).toEqual([200, 404, 404]);
    });

    it('says that commerce is down rather than that there is no order', async () => {
      const { link } = await place();
      const who = await anybody();
      backEnd.breakDown('/commerce/v1/orders');
      expect((await follow(link, who)).status).toBe(503);
    });
  });

  describe('looked up', () => {
    it('is opened by the code that is mailed, once, and the code is kept nowhere', async () => {
      const placed = await place('Mixed.Case@Example.com');
      const { status, body } = await lookUp(
        ` ${placed.number.toLowerCase().replaceAll('-', ' ')}`,
        'mixed.case@example.COM ',
      );
      expect(status).toBe(202);
      const code = await codeFor(placed.email);
      expect(code).toMatch(/^\d{6}$/);
      const opened = await enter(body.data.Lookup, code);
      expect(opened.body.data).toEqual({ Token: placed.link });
      expect((await enter(body.data.Lookup, code)).status).toBe(422);
      const { rows } = await everythingKept();
      expect(rows).not.toContain(`"${code}"`);
    });

    it('is called by its ID where it has no number', async () => {
      const placed = await place();
      const { body } = await lookUp(placed.orderID, placed.email);
      expect((await enter(body.data.Lookup, await codeFor(placed.email))).status).toBe(200);
    });

    it.each([
      ['an unknown number', () => [orderNumber(999_000), 'ana@example.com']],
      ['an unknown ID', () => ['LL-12345', 'ana@example.com']],
      ['the wrong e-mail', (placed: { number: string }) => [placed.number, 'eve@example.com']],
      ['an ID that is none', () => ['../me', 'ana@example.com']],
    ] as [string, (placed: { number: string; email: string }) => [string, string]][])(
      'answers %s as it answers the right one and no sooner, and mails nobody',
      async (_, wanted) => {
        const placed = await place();
        await sendAll();
        const [number, email] = wanted(placed);
        const started = performance.now();
        const { status, body } = await lookUp(number, email);
        expect(performance.now() - started).toBeGreaterThanOrEqual(590);
        expect([status, Object.keys(body), Object.keys(body.data)]).toEqual([
          202,
          ['data'],
          ['Lookup'],
        ]);
        expect(body.data.Lookup).toMatch(/^[\w-]{22}$/);
        expect(await backEnd.appApi.sender.sendDue()).toBe(0);
        for (const code of ['000000', '123456']) {
          const refused = await enter(body.data.Lookup, code);
          expect([refused.status, refused.body.Errors[0]!.ErrorCode]).toEqual([
            422,
            'order-code-wrong',
          ]);
        }
      },
    );

    it('takes five tries, then the right code opens nothing either', async () => {
      const placed = await place();
      const { Lookup } = (await lookUp(placed.number, placed.email)).body.data;
      const code = await codeFor(placed.email);
      const wrong = code === '111111' ? '222222' : '111111';
      for (let tries = 0; tries < 5; tries += 1)
        expect((await enter(Lookup, wrong)).status).toBe(422);
      expect((await enter(Lookup, code)).status).toBe(422);
    });

    it('of five tries at once none is had twice', async () => {
      const placed = await place();
      const { Lookup } = (await lookUp(placed.number, placed.email)).body.data;
      const code = await codeFor(placed.email);
      const answers = await Promise.all(Array.from({ length: 5 }, () => enter(Lookup, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('takes a code for ten minutes', async () => {
      const placed = await place();
      const { Lookup } = (await lookUp(placed.number, placed.email)).body.data;
      const code = await codeFor(placed.email);
      setClock(new Date(now().getTime() + 10 * 60_000 + 1000));
      expect((await enter(Lookup, code)).status).toBe(422);
    });

    it('keeps the code where what it opens could not be written', async () => {
      const placed = await place();
      const { body } = await lookUp(placed.number, placed.email);
      const code = await codeFor(placed.email);
      await backEnd.db.query('alter table services.order_link rename to order_link_away');
      try {
        expect((await enter(body.data.Lookup, code)).status).toBe(500);
      } finally {
        await backEnd.db.query('alter table services.order_link_away rename to order_link');
      }
      expect((await enter(body.data.Lookup, code)).status).toBe(200);
    });

    it('finds nothing for thousands of pairs of numbers and e-mails', async () => {
      const placed = [await place(), await place()];
      const store = storeOf(backEnd.db);
      const { token } = backEnd.appApi.upstream;
      let hits = 0;
      for (let guess = 0; guess < guesses; guess += 1) {
        const Number = guess % 500 ? orderNumber(1000 + guess * 31) : placed[0]!.number;
        const Email = guess % 2 ? placed[1]!.email : `${guess}@example.com`;
        if (await lookUpOrder(store, token, { Number, Email })) hits += 1;
      }
      expect(hits).toBe(0);
    }, 180_000);
  });

  describe('told by the shop floor', () => {
    it('moves the order, each event once, and the commerce platform keeps the words of the specification', async () => {
      const placed = await place();
      const ShipmentID = await shipmentOf(placed);
      const events = [
        { Key: 'tablet-1', ShipmentID, State: 'designed' },
        { Key: 'tablet-2', ShipmentID, State: 'loaded' },
      ];
      expect((await tell(placed.orderID, events)).body.data).toMatchObject({
        Recorded: 2,
        Shipments: [{ ID: ShipmentID, State: 'loaded', Round: 1 }],
      });
      const again = await tell(placed.orderID, [...events, events[0]!]);
      expect(again.body.data).toMatchObject({ Recorded: 0, Shipments: [{ State: 'loaded' }] });
      await sendAll();
      const kept = async () =>
        (await Orders.Get('Outgoing', placed.orderID, placed)).xp as {
          OrderNumber: string;
          Shipments: { Status: string; Cost: number; LineItemIDs: string[] }[];
        };
      expect(await kept()).toMatchObject({
        OrderNumber: placed.number,
        Shipments: [{ Status: 'DISPATCHED', Cost: 14.99, LineItemIDs: [expect.any(String)] }],
      });
      const done = { Key: 'phone-9', ShipmentID, State: 'delivered', Note: 'Front desk' };
      await tell(placed.orderID, [done]);
      await sendAll();
      expect((await kept()).Shipments).toMatchObject([{ Status: 'DELIVERED' }]);
      expect((await follow(placed.link)).body.data).toMatchObject({
        Shipments: [
          { State: 'delivered', Note: 'Front desk', Times: { loaded: expect.any(String) } },
        ],
      });
      const own = await shop.appApi<Told>(placed, 'GET', `/order/${placed.orderID}/shipmentevents`);
      expect(own.body.data.Shipments).toMatchObject([{ ID: ShipmentID, State: 'delivered' }]);
    });

    it('mails who ordered how far it is: once for each state of a round, and nothing that was overtaken', async () => {
      const { orderID, email, number, link, ...placed } = await place();
      const ShipmentID = await shipmentOf({ ...placed, orderID });
      const happens = (State: string, Note?: string) =>
        tell(orderID, [{ Key: randomUUID(), ShipmentID, State, Note }]);
      const news = async () => {
        await sendAll();
        return (await mailsTo(email)).filter(({ subject }) =>
          subject.endsWith(`, order ${number}`),
        );
      };
      await happens('designed');
      expect(await news()).toEqual([]);
      await happens('loaded');
      await happens('loaded');
      await happens('attempted', 'Nobody came to the door');
      await happens('loaded');
      await happens('received');
      await happens('loaded');
      await happens('delivered', 'Front desk');
      await sendAll();
      await sendWaiting();
      const mails = await news();
      expect(mails.map(({ subject }) => subject.split(' to ')[0]).sort()).toEqual([
        'Delivered',
        'On the van',
        'On the van',
        'We could not hand it',
      ]);
      const [delivered] = mails.filter(({ subject }) => subject.startsWith('Delivered'));
      expect(delivered?.text).toContain('Front desk');
      expect(delivered?.text).toContain(`/order/${link}`);
    });

    it('mails nobody of an order whose payment is not settled yet', async () => {
      const { orderID, email, ...placed } = await place();
      const ShipmentID = await shipmentOf({ ...placed, orderID });
      await sendAll();
      const mailed = await mailsTo(email);
      await backEnd.db.query(
        `update services.submission set state = 'verifying' where order_id = $1`,
        [orderID],
      );
      await tell(orderID, [{ Key: 'a', ShipmentID, State: 'loaded' }]);
      await sendWaiting();
      expect(await mailsTo(email)).toHaveLength(mailed.length);
      await backEnd.db.query(
        `update services.submission set state = 'placed' where order_id = $1`,
        [orderID],
      );
    });

    it('goes another round when nobody was there', async () => {
      const placed = await place();
      const ShipmentID = await shipmentOf(placed);
      const states = ['loaded', 'attempted', 'received', 'loaded'];
      for (const [index, State] of states.entries())
        await tell(placed.orderID, [{ Key: `e${index}`, ShipmentID, State }]);
      const { body } = await tell(placed.orderID, [{ Key: 'late', ShipmentID, State: 'designed' }]);
      expect(body.data.Shipments).toMatchObject([{ State: 'loaded', Round: 2 }]);
    });

    it('gives the link of who gets it to whoever ordered, from when it opens to when it ends, and to nobody else', async () => {
      const placed = await place();
      const ShipmentID = await shipmentOf(placed);
      const byLink = async () => {
        const { data } = (await follow(placed.link)).body;
        return data.Role === 'Sender' && data.RecipientLinks;
      };
      const bySession = async (who: Pick<Shopper, 'accessToken'>) =>
        (
          await shop.appApi<{ data: { RecipientLinks: object } }>(
            who,
            'GET',
            `/order/${placed.orderID}/shipmentevents`,
          )
        ).body.data.RecipientLinks;
      await tell(placed.orderID, [{ Key: 'a', ShipmentID, State: 'designed' }]);
      expect([await byLink(), await bySession(placed)]).toEqual([{}, {}]);
      await tell(placed.orderID, [{ Key: 'b', ShipmentID, State: 'loaded' }]);
      const links = { [ShipmentID]: recipientToken(placed.orderID, ShipmentID) };
      expect([await byLink(), await bySession(placed)]).toEqual([links, links]);
      expect(await bySession(await seller())).toEqual({});
      const theirs = await follow(links[ShipmentID] ?? '');
      expect(JSON.stringify(theirs.body)).not.toContain('RecipientLinks');
      setClock(new Date(now().getTime() + 32 * 24 * 60 * 60_000));
      expect(await byLink()).toEqual({});
    });

    it('opens a link to whoever gets it once it has left: no price, nobody’s contact, no surprise before it is there', async () => {
      const placed = await place();
      const ShipmentID = await shipmentOf(placed);
      const token = recipientToken(placed.orderID, ShipmentID);
      await tell(placed.orderID, [{ Key: 'a', ShipmentID, State: 'designed' }]);
      expect((await follow(token)).status).toBe(404);
      const line = (await Orders.Get('Outgoing', placed.orderID, placed)).ID!;
      const secrets = [
        placed.email,
        'Ruiz',
        '6125550123',
        '100 Lake',
        '49.99',
        '14.99',
        '$',
        'rice',
        'otal',
        line,
      ];
      for (const [Key, State] of [
        ['b', 'loaded'],
        ['c', 'attempted'],
        ['d', 'delivered'],
      ] as const) {
        await tell(placed.orderID, [{ Key, ShipmentID, State }]);
        const { status, body } = await follow(token);
        const text = JSON.stringify(body);
        expect([State, status, body.data.Role]).toEqual([State, 200, 'Recipient']);
        for (const secret of secrets)
          expect([State, secret, text.includes(secret)]).toEqual([State, secret, false]);
        expect(text.includes('birthday')).toBe(State === 'delivered');
      }
      setClock(new Date(now().getTime() + 32 * dayMs));
      expect([(await follow(token)).status, (await follow(placed.link)).status]).toEqual([
        404, 200,
      ]);
    });

    it('is refused from anybody but the shop floor, of another order, and of the future', async () => {
      const [placed, other] = [await place(), await place()];
      const [ShipmentID, foreign] = [await shipmentOf(placed), 'of-another-order'];
      const event = { Key: 'k', ShipmentID, State: 'delivered' };
      expect((await tell(placed.orderID, [event], placed)).status).toBe(403);
      expect((await tell(placed.orderID, [event], await anybody())).status).toBe(403);
      expect((await tell('none', [event])).status).toBe(404);
      const wrong = await tell(placed.orderID, [event, { ...event, ShipmentID: foreign }]);
      expect([wrong.status, wrong.body.Errors[0]!.Data]).toEqual([
        400,
        { field: 'Events.1.ShipmentID' },
      ]);
      const future = new Date(now().getTime() + 3_600_000).toISOString();
      expect((await tell(placed.orderID, [{ ...event, At: future }])).status).toBe(400);
      expect((await tell(placed.orderID, [{ ...event, State: 'lost' }])).status).toBe(400);
      expect((await follow(placed.link)).body.data).toMatchObject({ Shipments: [] });
      const byFastClock = new Date(now().getTime() + 4 * 60_000).toISOString();
      expect(
        (
          await tell(other.orderID, [
            { ...event, ShipmentID: await shipmentOf(other), At: byFastClock },
          ])
        ).status,
      ).toBe(200);
      expect(
        (await shop.appApi(other, 'GET', `/order/${placed.orderID}/shipmentevents`)).status,
      ).toBe(404);
    });

    it('ends in the later state at the commerce platform, however its messages are sent', async () => {
      const placed = await place();
      const ShipmentID = await shipmentOf(placed);
      for (const [index, State] of ['designing', 'designed', 'loaded', 'delivered'].entries())
        await tell(placed.orderID, [{ Key: `k${index}`, ShipmentID, State }]);
      await Promise.all([sendAll(), sendAll()]);
      const { xp } = await Orders.Get('Outgoing', placed.orderID, placed);
      expect((xp as { Shipments: unknown }).Shipments).toMatchObject([{ Status: 'DELIVERED' }]);
    });
  });

  /** All that the services keep, as one text. */
  async function everythingKept(): Promise<{ rows: string }> {
    const tables = await backEnd.db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'services'`,
    );
    const rows = [];
    for (const { name } of tables)
      rows.push(JSON.stringify(await backEnd.db.query(`select * from services."${name}"`)));
    return { rows: rows.join('\n') };
  }

  it('open the shipment that has an ID now, though another had it when its own link was made', async () => {
    const store = storeOf(backEnd.db);
    const links = orderLinksOf(randomBytes(32).toString('hex'));
    const orderID = randomUUID();
    const until = new Date(now().getTime() + dayMs);
    const keep = (shipmentID: string) =>
      store.transact(() => keepLink(links, { role: 'recipient', orderID, shipmentID }, until));
    const opened = async (token: string) =>
      (await store.transact(() => openLink(token, now())))?.shipmentID;
    const first = await keep('Monday');
    await store.query(
      `update services.order_link set shipment_id = 'Tuesday' where order_id = $1`,
      [orderID],
    );
    const second = await keep('Monday');
    expect([await opened(first), await opened(second), await keep('Monday')]).toEqual([
      'Tuesday',
      'Monday',
      second,
    ]);
    expect(await store.transact(() => recipientTokens(links, orderID, now()))).toEqual({
      Monday: second,
    });
  });
});

function oneDigitOff(token: string, seed: number): string {
  const at = seed % token.length;
  const digit = ((parseInt(token[at]!, 16) + 1 + (seed % 14)) % 16).toString(16);
  return `${token.slice(0, at)}${digit === token[at] ? 'g' : digit}${token.slice(at + 1)}`;
}
