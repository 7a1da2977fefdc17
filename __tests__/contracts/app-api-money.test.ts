/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Orders } from 'ordercloud-javascript-sdk';
import { staff } from '@/platform/stock/accounts/staff';
import { runOrders } from '@/scripts/orders/run';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { seller, shopping, staffMember, type Shopper } from '../support/shopping';
import { documented, type Documented } from './support/documented';

const own = /^\/api\/(order\/\{id\}\/(money|cancel)|work)/;

describeOnServer('the money of orders, at the App API', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let desk: string;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    desk = (await seller()).accessToken;
    await makeGiftCards();
    api = await documented(backEnd.env.APP_API_URL, () => desk);
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  const placed = async (): Promise<Shopper & { cents: number }> => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    await backEnd.appApi.settler.settle();
    return { ...cart, cents: Math.round(cart.total * 100) };
  };
  const call = (path: string, id: string, body?: object, token = desk) =>
    api.call(path === '/money' ? 'GET' : 'POST', `/api/order/{id}${path}`, {
      in: { id },
      body,
      token,
    });
  const key = () => ({ Key: randomUUID() });
  const silent = { say: () => undefined, complain: () => undefined };
  const numberOf = async (orderID: string) => {
    const [row] = await backEnd.db.query<{ number: string }>(
      'select number from services.order_number where order_id = $1',
      [orderID],
    );
    return row?.number ?? '';
  };

  it('is shown to staff: what is held, since when, and nothing due', async () => {
    const { orderID, cents } = await placed();
    expect((await call('/money', orderID)).body.data).toMatchObject({
      OrderID: orderID,
      TotalCents: cents,
      OwedCents: cents,
      ChargeFrom: expect.stringMatching(/^20\d\d-/),
      Tenders: [
        {
          Place: 1,
          Kind: 'CreditCard',
          AmountCents: cents,
          GivenBackCents: 0,
          Charges: [{ State: 'held', AmountCents: cents, RefundedCents: 0 }],
        },
      ],
      Due: [],
      Work: [],
      Events: [],
      Moves: [],
    });
  });

  it('is captured once, whoever asks how often', async () => {
    const { orderID, cents } = await placed();
    const body = key();
    await Promise.all([
      call('/money/capture', orderID, body),
      call('/money/capture', orderID, body),
    ]);
    await backEnd.appApi.settler.settle();
    expect(await call('/money/capture', orderID, key())).toMatchObject({ status: 202 });
    await backEnd.appApi.settler.settle();
    const { data } = (await call('/money', orderID)).body;
    expect(data).toMatchObject({
      Tenders: [{ Charges: [{ State: 'capturing', AmountCents: cents }] }],
    });
    expect((data!.Events as object[]).length).toBe(2);
    expect((data!.Moves as { Step: string }[]).map(({ Step }) => Step)).toEqual(['asked', 'done']);
  });

  it('is given back in part, once by its name, and never more than is owed', async () => {
    const { orderID, cents } = await placed();
    const part = { ...key(), AmountCents: 1000 };
    expect((await call('/money/refund', orderID, part)).body.data).toMatchObject({
      OwedCents: cents - 1000,
    });
    expect((await call('/money/refund', orderID, part)).body.data).toMatchObject({
      OwedCents: cents - 1000,
    });
    expect(
      (await call('/money/refund', orderID, { ...key(), AmountCents: cents })).body.Errors?.[0],
    ).toMatchObject({
      ErrorCode: 'bad-request',
      Data: { field: 'AmountCents' },
    });
    const rest = key();
    expect((await call('/money/refund', orderID, rest)).body.data).toMatchObject({ OwedCents: 0 });
    expect((await call('/money/refund', orderID, rest)).status).toBe(202);
    expect((await call('/money/refund', orderID, key())).status).toBe(400);
    await backEnd.appApi.settler.settle();
    expect((await call('/money', orderID)).body.data).toMatchObject({
      Tenders: [{ Charges: [{ State: 'voided' }] }],
    });
  });

  describe('of an order that sold gift cards', () => {
    const sold = async () => {
      const cart = await giftCardCart(shop, [
        { email: 'cy@example.com' },
        { email: 'di@example.com' },
      ]);
      expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
      const cards = await backEnd.db.query<{ number: string }>(
        'select number from services.gift_card where order_id = $1 order by place',
        [cart.orderID],
      );
      await backEnd.db.query(
        'update services.ledger_account set pin_digest = null where number = any($1)',
        [cards.map(({ number }) => number)],
      );
      return { ...cart, cents: Math.round(cart.total * 100), first: cards[0]?.number ?? '' };
    };
    const spend = async (Number: string) => {
      const cart = await shop.readyCart([{ id: await shop.product({ price: 10 }) }]);
      const { body } = await shop.submit(cart, { LilacPayments: [{ Type: 'GiftCard', Number }] });
      return { status: body.Status, cents: Math.round(cart.total * 100) };
    };

    it('is given back whole but for what was spent of them, and they are taken back', async () => {
      const { orderID, first } = await sold();
      const spent = await spend(first);
      const whole = key();
      for (let times = 0; times < 2; times += 1)
        expect((await call('/money/refund', orderID, whole)).body.data).toMatchObject({
          OwedCents: spent.cents,
        });
      const states = await api.call('GET', '/api/order/{id}/giftcards', { in: { id: orderID } });
      expect(states.body.data).toMatchObject({
        Cards: [{ State: 'Canceled' }, { State: 'Canceled' }],
      });
      expect((await spend(first)).status).not.toBe('Submitted');
      expect((await call('/money/refund', orderID, key())).body.Errors?.[0]).toMatchObject({
        ErrorCode: 'GiftCardsSpent',
      });
      expect((await call('/cancel', orderID)).body.data).toMatchObject({ OwedCents: spent.cents });
    });

    it('is not given back while another order holds money of one', async () => {
      const { orderID, first } = await sold();
      await backEnd.db.query(
        `insert into services.ledger_hold (key, account_id, cents, state, expires_at, created_at)
         select $1, id, 100, 'held', now() + interval '1 hour', now() from services.ledger_account where number = $2`,
        [randomUUID(), first],
      );
      expect((await call('/money/refund', orderID, key())).body.Errors?.[0]).toMatchObject({
        ErrorCode: 'GiftCardHeld',
      });
      await backEnd.db.query(`update services.ledger_hold set state = 'released'`);
      expect((await spend(first)).status).toBe('Submitted');
    });

    it('is lowered by nothing of what they cost, unless that money is missing', async () => {
      const { orderID, cents } = await sold();
      const part = (AmountCents: number) => ({ ...key(), AmountCents });
      expect((await call('/money/refund', orderID, part(cents))).body.Errors?.[0]).toMatchObject({
        ErrorCode: 'GiftCardsSold',
      });
      expect(await runOrders(['refund', orderID, '--cents', '1000'], backEnd.env, silent)).toBe(1);
      const other = cents - 10_000;
      if (other > 0) expect((await call('/money/refund', orderID, part(other))).status).toBe(202);
      await backEnd.db.query(
        `update services.submission set tenders = jsonb_set(tenders, '{0,transactionID}', '"nosuch"') where order_id = $1`,
        [orderID],
      );
      expect((await call('/money/refund', orderID, part(cents - other))).status).toBe(202);
    });
  });

  it('goes back with the order that is cancelled, at the commerce platform too, however often it is asked for', async () => {
    const { orderID } = await placed();
    for (let times = 0; times < 2; times += 1)
      expect((await call('/cancel', orderID)).body.data).toMatchObject({ OwedCents: 0 });
    expect((await Orders.Get('Incoming', orderID, await seller())).Status).toBe('Canceled');
    await backEnd.appApi.settler.settle();
    expect((await call('/money', orderID)).body.data).toMatchObject({
      Tenders: [{ Charges: [{ State: 'voided' }] }],
    });
  });

  it('an order that is completed is cancelled no more', async () => {
    const { orderID } = await placed();
    await Orders.Complete('Incoming', orderID, await seller());
    expect((await call('/cancel', orderID)).body.Errors?.[0]).toMatchObject({
      ErrorCode: 'OrderNotCancelable',
    });
  });

  it('is for staff with the role for it, of placed orders, and says when it is not known', async () => {
    const buyer = await placed();
    const { orderID } = buyer;
    const open = await shop.readyCart([{ id: await shop.product() }]);
    for (const [path, body] of [
      ['/money', undefined],
      ['/money/capture', key()],
      ['/money/refund', key()],
      ['/cancel', undefined],
    ] as const) {
      backEnd.breakDown();
      expect([
        path,
        (await call(path, orderID, body, buyer.accessToken)).status,
        (await call(path, open.orderID, body)).status,
        (await call(path, 'no-such-order', body)).status,
      ]).toEqual([path, 403, 404, 404]);
      backEnd.breakDown('/merchants');
      expect([path, (await call(path, orderID, body)).status]).toEqual([path, 503]);
    }
  });

  it('is found by the number people say, however it is typed', async () => {
    const { orderID } = await placed();
    const number = await numberOf(orderID);
    for (const name of [number, number.toLowerCase(), number.replaceAll('-', '')])
      expect([name, (await call('/money', name)).body.data?.OrderID]).toEqual([name, orderID]);
    expect((await call('/money/refund', number, { ...key(), AmountCents: 100 })).status).toBe(202);
    expect((await call('/cancel', number)).body.data).toMatchObject({
      OrderID: orderID,
      OwedCents: 0,
    });
    const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
    expect((await call('/money', wrong)).status).toBe(404);
  });

  it('what only people can do is one list, until somebody has done it', async () => {
    const [small, large] = [await placed(), await placed()];
    for (const { orderID, cents } of [
      { ...small, cents: 4000 },
      { ...large, cents: 5001 },
    ])
      await backEnd.db.query(
        'update services.money_desk set work = $2::jsonb where order_id = $1',
        [orderID, JSON.stringify([{ place: 1, why: 'refund-refused', cents }])],
      );
    const { data } = (await api.call('GET', '/api/work')).body;
    const lineOf = (orderID: string) =>
      (data!.Work as { Key: string; OrderID: string }[]).find((line) => line.OrderID === orderID);
    expect(lineOf(small.orderID)).toMatchObject({
      Kind: 'refund-refused',
      OrderNumber: await numberOf(small.orderID),
      AmountCents: 4000,
    });
    const done = (orderID: string, token = desk) =>
      api.call('POST', '/api/work/done', { body: { Key: lineOf(orderID)?.Key }, token });
    const office = (await staffMember('omar')).accessToken;
    expect([
      (await done(small.orderID, office)).status,
      (await done(large.orderID, office)).status,
      (await done(small.orderID)).status,
    ]).toEqual([200, 403, 404]);
    expect(
      await backEnd.db.query('select staff from services.work_done where key = $1', [
        lineOf(small.orderID)?.Key,
      ]),
    ).toEqual([{ staff: 'omar' }]);
    expect((await done(large.orderID)).body.data?.Work).not.toContainEqual(
      expect.objectContaining({ OrderID: large.orderID }),
    );
    for (const token of [small.accessToken, (await staffMember('dora')).accessToken]) {
      expect((await api.call('GET', '/api/work', { token })).status).toBe(403);
      expect((await done(large.orderID, token)).status).toBe(403);
    }
    expect((await api.call('GET', '/api/work')).body.data).toMatchObject({ More: [], Unread: [] });
    const worksOn = Array.from({ length: 203 }, (_, place) => ({
      place,
      why: 'account-refused',
      cents: 100,
    }));
    await backEnd.db.query('update services.money_desk set work = $2::jsonb where order_id = $1', [
      small.orderID,
      JSON.stringify(worksOn),
    ]);
    backEnd.breakDown('/commerce/v1/orders');
    const read = (await api.call('GET', '/api/work')).body.data as {
      Work: { Key: string; Kind: string }[];
    };
    expect(read).toMatchObject({
      More: [{ Kind: 'account-refused', Count: 3 }],
      Unread: ['order-held'],
    });
    const listed = read.Work.filter(({ Kind }) => Kind === 'account-refused');
    expect(listed).toHaveLength(200);
    const say = (Key: string) => api.call('POST', '/api/work/done', { body: { Key } });
    expect((await say('order-held/another')).status).toBe(503);
    expect((await say('short/another')).status).toBe(404);
    expect((await say(listed[0]?.Key ?? '')).body.data).toMatchObject({
      More: [{ Kind: 'account-refused', Count: 2 }],
    });
    await backEnd.db.query(
      `update services.money_desk set work = '[]'::jsonb where order_id = $1`,
      [small.orderID],
    );
  });

  it('refuses what every call refuses', async () => {
    const { orderID } = await placed();
    await api.refusesAlike(own, { id: orderID });
    expect((await call('/money/refund', orderID, { ...key(), AmountCents: 0 })).status).toBe(400);
  });

  it('every described answer is real', () => {
    expect(api.unseen(own)).toEqual([]);
  });

  describe('npm run orders', () => {
    const run = async (...args: string[]) => {
      const said: string[] = [];
      const streams = {
        say: (line: string) => said.push(line),
        complain: (line: string) => said.push(line),
      };
      return { code: await runOrders(args, backEnd.env, streams), said: said.join('\n') };
    };

    it('does what the role of a seller user may, by name and password', async () => {
      const { orderID } = await placed();
      const said: string[] = [];
      const as = (username: string, password: string, ...args: string[]) =>
        runOrders([...args, '--as', username], backEnd.env, {
          say: (line) => said.push(line),
          complain: (line) => said.push(line),
          password: () => Promise.resolve(password),
        });
      const [{ password } = { password: '' }] = staff;
      expect(await as('omar', password, 'refund', orderID, '--cents', '500')).toBe(0);
      expect(said.join('\n')).toContain('lowered $5.00 by omar');
      expect(await as('omar', password, 'cancel', orderID)).toBe(1);
      expect(said.at(-1)).toBe('That is more than this role may do.');
      expect(await as('omar', 'wrong', 'show', orderID)).toBe(1);
      expect(said.at(-1)).toContain('does not let omar in');
      expect(await as('lena', password, 'cancel', orderID)).toBe(0);
    });

    it('shows, gives back a part, captures and cancels', async () => {
      const { orderID, cents } = await placed();
      expect(await run('show', orderID)).toMatchObject({
        code: 0,
        said: expect.stringContaining('held'),
      });
      expect(await run('refund', orderID, '--cents', '250')).toMatchObject({
        code: 0,
        said: expect.stringContaining('lowered $2.50'),
      });
      expect(await run('capture', orderID)).toMatchObject({
        code: 0,
        said: expect.stringContaining('Due: capture'),
      });
      await backEnd.appApi.settler.settle();
      expect((await run('show', orderID)).said).toContain(
        `capturing $${((cents - 250) / 100).toFixed(2)}`,
      );
      expect(await run('cancel', orderID)).toMatchObject({
        code: 0,
        said: expect.stringContaining('owes $0.00'),
      });
    });

    it('lists all work with what to do, and lists no more what is done', async () => {
      const { orderID } = await placed();
      await backEnd.db.query(
        'update services.money_desk set work = $2::jsonb where order_id = $1',
        [orderID, JSON.stringify([{ place: 1, why: 'account-refused', cents: 1250 }])],
      );
      const number = await numberOf(orderID);
      const work = await run('work');
      expect(work).toMatchObject({
        code: 1,
        said: expect.stringContaining(
          `Order ${number}, $12.50, tender 1: the card or account cannot take it: give the amount back another way.`,
        ),
      });
      const [, done = ''] = new RegExp(`${orderID}; done (\\S+)`).exec(work.said) ?? [];
      expect((await run('done', done)).said).not.toContain(number);
      expect(await run('done', done)).toEqual({
        code: 1,
        said: 'There is no such line of work, or it is done: see `work`.',
      });
      expect((await run('show', ...number.toLowerCase().split('-'))).said).toContain(orderID);
    });

    it('says how it is called where there is no such command', async () => {
      expect(await run('pay', 'x')).toMatchObject({
        code: 2,
        said: expect.stringContaining('npm run orders'),
      });
    });

    it('says what cannot be done', async () => {
      expect(await run('show', 'no-such-order')).toEqual({
        code: 1,
        said: 'No order of this ID or number was placed with this shop.',
      });
      const { orderID } = await placed();
      expect(await run('refund', orderID, '--cents', '99999999')).toEqual({
        code: 1,
        said: 'The order does not owe so much: see `show`.',
      });
      const noRole = { ...backEnd.env, MARKETING_CLIENT_SECRET: 'wrong' };
      const said: string[] = [];
      expect(
        await runOrders(['show', orderID], noRole, {
          say: () => undefined,
          complain: (line) => said.push(line),
        }),
      ).toBe(1);
      expect(said[0]).toContain('OrderAdmin');
    });
  });
});
