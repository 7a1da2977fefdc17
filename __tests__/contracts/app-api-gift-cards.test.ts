/** @jest-environment node */
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { runOrders } from '@/scripts/orders/run';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { seller, shopping, staffMember, type Shopper } from '../support/shopping';
import { documented, type Documented } from './support/documented';

const own = /^\/api\/(giftcards\/(activation|unlocked)|order\/\{id\}\/giftcards\/)/;

describeOnServer('gift cards that were sold, at the App API', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let desk: string;
  let buyer: Shopper;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    await makeGiftCards();
    desk = (await seller()).accessToken;
    const cart = await giftCardCart(shop, [{ email: 'cy@example.com' }, { amount: 2500 }]);
    buyer = cart;
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    api = await documented(backEnd.env.APP_API_URL, () => buyer.accessToken);
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  const list = (token: string) =>
    api.call('GET', '/api/order/{id}/giftcards', { in: { id: buyer.orderID }, token });
  const resend = (card: string, token = buyer.accessToken) =>
    api.call('POST', '/api/order/{id}/giftcards/{card}/resend', {
      in: { id: buyer.orderID, card },
      token,
    });
  const activate = (Number: unknown, token = desk) =>
    api.call('PUT', '/api/giftcards/activation', { token, body: { Number } });
  const unlock = (Number: unknown, token = desk) =>
    api.call('PUT', '/api/giftcards/unlocked', { token, body: { Number } });
  const print = (card: string, token = desk) =>
    api.call('POST', '/api/order/{id}/giftcards/{card}/print', {
      in: { id: buyer.orderID, card },
      token,
    });

  it('are listed for who bought them and for staff, nobody else', async () => {
    const { body } = await list(buyer.accessToken);
    expect(body.data).toMatchObject({
      Cards: [
        { ProductID: 'EGIFTCARD', Amount: 50, Email: 'cy@example.com', State: 'Waiting' },
        { ProductID: 'GIFTCARD', Amount: 25, State: 'Inactive' },
      ],
    });
    expect((await list(desk)).body).toEqual(body);
    expect((await list((await shop.shopper()).accessToken)).status).toBe(404);
  });

  it('are sent again when they have gone out, and not at once after', async () => {
    expect((await resend('1')).body.Errors?.[0]).toMatchObject({ ErrorCode: 'gift-card-waiting' });
    await backEnd.appApi.sender.sendDue();
    expect((await resend('1')).body.Errors?.[0]).toMatchObject({
      ErrorCode: 'gift-card-too-often',
    });
    await backEnd.db.query(
      `update services.gift_card set mailed_at = mailed_at - interval '1 hour'`,
    );
    expect((await resend('1', (await shop.shopper()).accessToken)).status).toBe(404);
    expect((await resend('2')).status).toBe(404);
    expect(await resend('1')).toMatchObject({
      status: 202,
      body: { data: { ID: '1', State: 'Waiting' } },
    });
    backEnd.breakDown('/commerce');
    expect((await resend('1')).status).toBe(503);
  });

  describe('that go to a wrong mailbox', () => {
    const correct = (card: string, Email: unknown, token = desk, id = buyer.orderID) =>
      api.call('POST', '/api/order/{id}/giftcards/{card}/mailbox', {
        in: { id, card },
        token,
        body: { Email },
      });
    const boughtFor = async (email: string, more: object = {}) => {
      const cart = await giftCardCart(shop, [{ email, ...more }]);
      expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
      return cart.orderID;
    };
    const mailsTo = async (to: string) => {
      await backEnd.appApi.sender.sendDue();
      const address = `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`;
      return (await (await fetch(address)).json()) as { text: string }[];
    };
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const streams = {
        say: (line: string) => lines.push(line),
        complain: (line: string) => lines.push(line),
      };
      return { code: await runOrders(args, backEnd.env, streams), lines };
    };
    const letTimePass = () =>
      backEnd.db.query(`update services.gift_card set mailed_at = mailed_at - interval '1 hour'`);

    it('are sent to the right one by staff, with a new PIN, and by whom is kept', async () => {
      const orderID = await boughtFor('no-mailbox@example.com');
      await backEnd.appApi.sender.sendDue();
      await letTimePass();
      const { accessToken: omar } = await staffMember('omar');
      expect(await correct('1', ' bea@example.com ', omar, orderID)).toMatchObject({
        status: 202,
        body: { data: { ID: '1', Email: 'bea@example.com', State: 'Waiting' } },
      });
      expect((await mailsTo('bea@example.com')).map(({ text }) => /^PIN: /m.test(text))).toEqual([
        true,
      ]);
      expect((await correct('1', 'bea@example.com', omar, orderID)).body.Errors?.[0]).toMatchObject(
        { ErrorCode: 'gift-card-too-often' },
      );
      expect(
        await backEnd.db.query('select corrected_by from services.gift_card where order_id = $1', [
          orderID,
        ]),
      ).toEqual([{ corrected_by: 'omar' }]);
    });

    it('are corrected before their day, and wait for it', async () => {
      const day = addChicagoDays(chicagoDate(now()), 5);
      const orderID = await boughtFor('tpyo@example.com', { day });
      expect((await correct('1', 'dee@example.com', desk, orderID)).body.data).toMatchObject({
        Email: 'dee@example.com',
        SendDate: day,
        State: 'Waiting',
      });
      await backEnd.db.query(
        `update services.outbox set due_at = clock_timestamp() where message_id like $1`,
        [`<gift-card-${orderID}-%`],
      );
      expect([
        (await mailsTo('tpyo@example.com')).length,
        (await mailsTo('dee@example.com')).map(({ text }) => text.includes('earlier one')),
      ]).toEqual([0, [false]]);
    });

    it('are corrected by the office up to what it may give back of one order, those of before included', async () => {
      const cart = await giftCardCart(
        shop,
        ['ada', 'bo', 'cy', 'di'].map((name) => ({ email: `${name}@example.com`, amount: 2500 })),
      );
      expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
      await backEnd.appApi.sender.sendDue();
      await letTimePass();
      const { accessToken: omar } = await staffMember('omar');
      const status = async (card: string, token = omar) =>
        (await correct(card, 'right@example.com', token, cart.orderID)).status;
      const atOnce = await Promise.all(['1', '2', '3'].map((card) => status(card)));
      expect(atOnce.sort()).toEqual([202, 202, 403]);
      await letTimePass();
      const [first] = await backEnd.db.query<{ place: number }>(
        'select place from services.gift_card where order_id = $1 and corrected_at is not null',
        [cart.orderID],
      );
      expect([
        await status(String(first?.place)),
        await status('4'),
        await status('4', (await staffMember('lena')).accessToken),
      ]).toEqual([202, 403, 202]);
    });

    it('are corrected by nobody but staff, by the office up to what it may give back', async () => {
      const orderID = await boughtFor('large@example.com', { amount: 5001 });
      const { accessToken: omar } = await staffMember('omar');
      const { accessToken: dan } = await staffMember('dan');
      const { accessToken: lena } = await staffMember('lena');
      const statuses = [];
      for (const token of [buyer.accessToken, dan, omar, lena])
        statuses.push((await correct('1', 'fay@example.com', token, orderID)).status);
      expect(statuses).toEqual([403, 403, 403, 202]);
    });

    it('refuse what cannot be: another card, another order, no e-mail, a moment ago', async () => {
      expect([
        (await correct('2', 'cy@example.com')).status,
        (await correct('3', 'cy@example.com')).status,
        (await correct('1', 'cy@example.com', desk, 'no-such-order')).status,
        (await correct('1', 'cy')).status,
      ]).toEqual([404, 404, 404, 400]);
      backEnd.breakDown('/commerce');
      expect((await correct('1', 'cy@example.com')).status).toBe(503);
    });

    it('npm run orders -- gift-card sends it, or says in words why not', async () => {
      const orderID = await boughtFor('gus@example.con');
      await backEnd.appApi.sender.sendDue();
      await letTimePass();
      const [{ number } = { number: '' }] = await backEnd.db.query<{ number: string }>(
        'select number from services.order_number where order_id = $1',
        [orderID],
      );
      expect(await run('gift-card', ...number.split('-'), '1', 'gus@example.com')).toEqual({
        code: 0,
        lines: [
          expect.stringMatching(
            /^Gift card 1, \$50\.00, ending in \d{4}, goes to gus@example\.com on \d{4}-\d\d-\d\d,/,
          ),
        ],
      });
      expect(await mailsTo('gus@example.com')).toHaveLength(1);
      const refusal = async (...args: string[]) => {
        const { code, lines } = await run('gift-card', ...args);
        return [code, lines.join('\n')];
      };
      expect(await refusal(orderID, '1', 'gus@example.com')).toEqual([
        1,
        expect.stringContaining('two minutes'),
      ]);
      expect(await refusal(orderID, '2', 'gus@example.com')).toEqual([
        1,
        expect.stringContaining('no gift card by e-mail of this number'),
      ]);
      expect(await refusal(orderID, '1', 'gus')).toEqual([1, 'This is not an e-mail address.']);
      expect(await refusal('no-such-order', '1', 'gus@example.com')).toEqual([
        1,
        expect.stringContaining('No order'),
      ]);
      await backEnd.db.query(
        `update services.ledger_account set balance_cents = 4900 where number in (select number from services.gift_card where order_id = $1)`,
        [orderID],
      );
      expect(await refusal(orderID, '1', 'gus@example.com')).toEqual([
        1,
        expect.stringContaining('Something of this card is spent'),
      ]);
    });
  });

  it('are activated by staff', async () => {
    const [paper] = await backEnd.db.query<{ number: string }>(
      `select number from services.gift_card where product_id = 'GIFTCARD'`,
    );
    expect((await activate(paper!.number, buyer.accessToken)).status).toBe(403);
    expect((await activate('12345678')).status).toBe(404);
    expect(await activate(paper!.number)).toMatchObject({
      status: 200,
      body: { data: { OrderID: buyer.orderID, PartialAccountNumber: paper!.number.slice(-4) } },
    });
  });

  it('are printed by staff with a new PIN, until something of them is spent', async () => {
    const printed = await print('2');
    expect(printed.body.data).toEqual({
      Number: expect.stringMatching(/^60065\d{11}$/),
      Pin: expect.stringMatching(/^\d{4}$/),
      Amount: 25,
    });
    expect([
      (await print('2', buyer.accessToken)).status,
      (await print('1')).status,
      (await print('3')).status,
      (await print('x')).status,
    ]).toEqual([403, 404, 404, 404]);
    // Whether who prints is still there cannot be known.
    backEnd.breakDown('/commerce/v1/me');
    expect((await print('2')).status).toBe(503);
    backEnd.breakDown();
    await backEnd.db.query(
      `update services.ledger_account set balance_cents = 2400 where number = $1`,
      [printed.body.data!.Number],
    );
    expect((await print('2')).body.Errors?.[0]).toMatchObject({ ErrorCode: 'gift-card-spent' });
  });

  it('are unlocked by staff', async () => {
    const [card] = await backEnd.db.query<{ number: string }>(
      `update services.ledger_account set wrong_pins = 12 where kind = 'gift-card' and pin_digest is not null returning number`,
    );
    expect((await unlock(card!.number)).body.data).toEqual({
      PartialAccountNumber: card!.number.slice(-4),
      WrongPins: 12,
    });
    expect((await unlock(card!.number)).body.data).toMatchObject({ WrongPins: 0 });
    expect([
      (await unlock(card!.number, buyer.accessToken)).status,
      (await unlock('12345678')).status,
      (await unlock('x')).status,
    ]).toEqual([403, 404, 400]);
  });

  it('refuse what every call refuses', async () => {
    const card = { id: buyer.orderID, card: '1' };
    await api.refusesAlike(/^\/api\/order\/\{id\}\/giftcards\/\{card\}\/(resend|print)/, card);
    for (const [method, path] of [
      ['PUT', '/api/giftcards/activation'],
      ['PUT', '/api/giftcards/unlocked'],
      ['POST', '/api/order/{id}/giftcards/{card}/mailbox'],
    ] as const) {
      const status = async (more: object) =>
        (await api.call(method, path, { in: card, token: desk, ...more })).status;
      expect([
        await status({ body: { Number: 'x' } }),
        await status({ token: null, body: {} }),
      ]).toEqual([400, 401]);
      const raw = (type: string, text: string) => status({ raw: { type, text } });
      expect([
        await raw('text/plain', '{}'),
        await raw('application/json', `"${'x'.repeat(70_000)}"`),
      ]).toEqual([415, 413]);
    }
  });

  it('have shown every answer they describe', () => expect(api.unseen(own)).toEqual([]));
});
