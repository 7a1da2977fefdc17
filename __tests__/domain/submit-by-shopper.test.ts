/** @jest-environment node */
import { Orders, Payments, Products } from 'ordercloud-javascript-sdk';
import { setClock } from '@/lib/core/time/clock';
import type { SagaPoint } from '@/services/app-api/submit/saga-context';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { relaxTimeLimits } from '../support/patient';
import { seller, shopping } from '../support/shopping';
import { until } from '../support/until';

relaxTimeLimits();

describeOnServer('an order submitted with its shopper’s token', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(
      await engine.openStocked(),
      {},
      { controls: true, variables: { COMMERCE_SUBMIT: 'shopper' } },
    );
    backEnd.account.sellersSubmit = false;
  });
  afterEach(async () => {
    backEnd.at(() => undefined);
    setClock(null);
    await control('DELETE', '/faults');
  });
  afterAll(() => backEnd.close());

  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${backEnd.env.PLATFORM_URL}/__control${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
  };
  const standing = async (orderID: string) =>
    (await backEnd.appApi.upstream.payments.findByOrder(`${orderID}-1`)).filter(
      (one) => one.standing,
    ).length;
  const status = async (buyer: { accessToken: string; orderID: string }) =>
    (
      await shop.appApi<{ Status: string; Code?: string }>(
        buyer,
        'GET',
        `/order/${buyer.orderID}/status`,
      )
    ).body;
  const ended = async ({ orderID }: { orderID: string }) =>
    (
      await backEnd.db.query<{ state: string }>(
        'select state from services.submission where order_id = $1',
        [orderID],
      )
    )[0]?.state;
  const cart = async (stock = 10) => {
    const rose = await shop.product({ stock });
    const buyer = await shop.readyCart([{ id: rose }]);
    const books = async () => ({
      held: await standing(buyer.orderID),
      order: (await Orders.Get('Outgoing', buyer.orderID, buyer)).Status,
      payments: (await Payments.List('Outgoing', buyer.orderID, {}, await seller())).Items.length,
      stock: (await Products.Get(rose, await seller())).Inventory.QuantityAvailable,
    });
    return { buyer, books };
  };
  const untouched = { held: 0, order: 'Unsubmitted', payments: 0, stock: 10 };
  const placed = { held: 1, order: 'Open', payments: 1, stock: 9 };

  it('is placed where the account lets no seller submit', async () => {
    const { buyer, books } = await cart();
    expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
    expect(await books()).toEqual(placed);
  });

  it.each<[SagaPoint, 'Submitted' | 'Refused']>([
    ['checked', 'Refused'],
    ['card-authorised', 'Refused'],
    ['authorised', 'Refused'],
    ['payment-written', 'Refused'],
    ['order-submitted', 'Submitted'],
    ['submitted', 'Submitted'],
    ['verified', 'Submitted'],
  ])('cut off at "%s" ends %s, nothing doubled, nothing left held', async (point, end) => {
    const { buyer, books } = await cart();
    let crashed = false;
    backEnd.at((reached) => {
      if (reached !== point || crashed) return;
      crashed = true;
      throw new Error('kill -9');
    });
    expect((await shop.submit(buyer)).body.Status).toBe('Pending');
    await Promise.all([
      backEnd.appApi.reconciler.reconcile(),
      backEnd.appApi.reconciler.reconcile(),
    ]);
    expect((await status(buyer)).Status).toBe(end);
    expect(await books()).toEqual(end === 'Submitted' ? placed : untouched);
    if (end === 'Refused') expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
  });

  it.each<SagaPoint>(['authorised', 'payment-written'])(
    'is refused when its shopper deletes the cart at "%s", and the money is free',
    async (point) => {
      const { buyer } = await cart();
      backEnd.at(async (reached) => {
        if (reached === point) await Orders.Delete('Outgoing', buyer.orderID, buyer);
      });
      await shop.submit(buyer);
      backEnd.at(() => undefined);
      await backEnd.appApi.reconciler.reconcile();
      expect(await ended(buyer)).toBe('refused');
      expect(await standing(buyer.orderID)).toBe(0);
    },
  );

  it('is refused when its cart was deleted after the submit was cut off, and the money is free', async () => {
    const { buyer } = await cart();
    backEnd.at((reached) => {
      if (reached === 'payment-written') throw new Error('kill -9');
    });
    await shop.submit(buyer);
    await backEnd.db.query(
      `update services.submission set state = 'submitting' where order_id = $1`,
      [buyer.orderID],
    );
    await Orders.Delete('Outgoing', buyer.orderID, buyer);
    await backEnd.appApi.reconciler.reconcile();
    expect(await ended(buyer)).toBe('refused');
    expect(await standing(buyer.orderID)).toBe(0);
  });

  it('is cancelled when who gave it up could not look whether its call came through', async () => {
    const { buyer, books } = await cart();
    backEnd.at((reached) => {
      if (reached === 'order-submitted') throw new Error('kill -9');
    });
    await shop.submit(buyer);
    await backEnd.db.query(
      `update services.submission set state = 'releasing', refusal = '{"code":"cannot-process"}' where order_id = $1`,
      [buyer.orderID],
    );
    await backEnd.appApi.reconciler.reconcile();
    expect(await status(buyer)).toMatchObject({ Status: 'Refused', Code: 'cannot-process' });
    expect(await books()).toEqual({ ...untouched, order: 'Canceled' });
  });

  it('is placed although the answer of the submit was lost', async () => {
    const { buyer, books } = await cart();
    backEnd.loseAnswer({ system: 'commerce', method: 'POST', route: '*/submit' });
    expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
    expect(await books()).toEqual(placed);
  });

  it('is submitted once more when the first call did nothing', async () => {
    const { buyer, books } = await cart();
    await control('POST', '/faults', {
      fault: 'error',
      count: 1,
      match: { system: 'commerce', route: '*/submit' },
    });
    expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
    expect(await books()).toEqual(placed);
  });

  it('is given up when no call comes through, and the money is free', async () => {
    const { buyer, books } = await cart();
    await control('POST', '/faults', {
      fault: 'error',
      match: { system: 'commerce', route: '*/submit' },
    });
    expect((await shop.submit(buyer)).body.Status).toBe('Pending');
    await backEnd.appApi.reconciler.reconcile();
    expect(await status(buyer)).toMatchObject({ Status: 'Refused', Code: 'cannot-process' });
    expect(await books()).toEqual(untouched);
  });

  it('is cancelled when its call comes through after it was given up', async () => {
    const { buyer, books } = await cart();
    await control('PUT', '/barriers/slow', {
      at: 'before',
      match: { system: 'commerce', method: 'POST', route: '*/submit', orderID: buyer.orderID },
    });
    const slow = shop.submit(buyer);
    await control('GET', '/barriers/slow?least=1');
    await backEnd.appApi.reconciler.reconcile();
    expect(await status(buyer)).toMatchObject({ Status: 'Refused', Code: 'cannot-process' });
    await control('DELETE', '/barriers/slow');
    await slow;
    expect(await books()).toEqual({ ...untouched, order: 'Canceled' });
  });

  it('is placed when its call comes through while it is being given up', async () => {
    const { buyer, books } = await cart();
    await control('PUT', '/barriers/slow', {
      at: 'before',
      match: { system: 'commerce', method: 'POST', route: '*/submit', orderID: buyer.orderID },
    });
    const slow = shop.submit(buyer);
    await control('GET', '/barriers/slow?least=1');
    // The reconciler's first look is done when its second one, after the row is written, stands at the next barrier.
    await control('PUT', '/barriers/look', {
      at: 'before',
      match: {
        system: 'commerce',
        method: 'GET',
        route: `/v1/orders/Incoming/${buyer.orderID}`,
        orderID: buyer.orderID,
      },
    });
    const given = backEnd.appApi.reconciler.reconcile();
    await control('GET', '/barriers/look?least=1');
    await control('POST', '/barriers/look/release', { count: 1 });
    await control('GET', '/barriers/look?least=1');
    await control('DELETE', '/barriers/slow');
    await until(
      () => Orders.Get('Outgoing', buyer.orderID, buyer),
      ({ IsSubmitted }) => IsSubmitted === true,
    );
    await control('DELETE', '/barriers/look');
    await Promise.all([slow, given]);
    expect((await status(buyer)).Status).toBe('Submitted');
    expect(await books()).toEqual(placed);
  });

  it('is refused when the token is over before it is used, and the money is free', async () => {
    const { buyer, books } = await cart();
    await control('POST', '/faults', {
      fault: 'unauthorized',
      match: { system: 'commerce', route: '*/submit' },
    });
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Refused',
      Code: 'session-expired',
    });
    expect(await books()).toEqual(untouched);
  });

  it('is not begun with a token that ends in the next two minutes', async () => {
    const { buyer, books } = await cart();
    const { exp } = JSON.parse(
      Buffer.from(buyer.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number };
    const nearItsEnd = () => setClock(new Date((exp - 100) * 1000));
    nearItsEnd();
    expect((await shop.submit(buyer)).status).toBe(401);
    setClock(null);
    expect(await books()).toEqual(untouched);
    // One that was refused begins anew; one that was placed is told of.
    expect((await shop.submit(buyer, { ApprovedTotal: 0.01 })).body.Status).toBe('Refused');
    nearItsEnd();
    expect((await shop.submit(buyer)).status).toBe(401);
    setClock(null);
    expect(await books()).toEqual(untouched);
    expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
    nearItsEnd();
    expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
  });

  it('stock of 5 wanted by 20: as many orders as stock, nothing held for the others', async () => {
    const rose = await shop.product({ stock: 5 });
    const carts = await Promise.all(
      Array.from({ length: 20 }, () => shop.readyCart([{ id: rose }])),
    );
    const ends = await shop.submitAll(carts);
    expect(ends.filter((end) => end === 'Submitted')).toHaveLength(5);
    expect(ends.filter((end) => end === 'out-of-stock')).toHaveLength(15);
    const held = await Promise.all(carts.map(({ orderID }) => standing(orderID)));
    expect(held.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  it('submitted 20 times at once: one order, one authorisation', async () => {
    const { buyer, books } = await cart();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.submit(buyer)));
    expect(new Set(answers.map(({ body }) => body.Status))).toEqual(new Set(['Submitted']));
    expect(await books()).toEqual(placed);
  });
});
