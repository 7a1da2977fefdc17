/** @jest-environment node */
import { Orders, Payments, Products } from 'ordercloud-javascript-sdk';
import type { SagaPoint } from '@/services/app-api/submit/saga-context';
import type { CardPayments } from '@/services/upstream/payments/card-payments';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { seller, shopping } from '../support/shopping';

describeOnServer('a submit cut off', (engine) => {
  let backEnd: TestBackEnd;
  let gateway: CardPayments;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    gateway = backEnd.appApi.upstream.payments;
  });
  afterEach(() => {
    backEnd.at(() => undefined);
    backEnd.appApi.upstream.payments = gateway;
  });
  afterAll(() => backEnd.close());

  const standing = async (orderID: string) =>
    (await gateway.findByOrder(`${orderID}-1`)).filter((one) => one.standing).length;
  const status = (buyer: { accessToken: string; orderID: string }) =>
    shop.appApi<{ Status: string }>(buyer, 'GET', `/order/${buyer.orderID}/status`);

  it.each<[SagaPoint, 'Submitted' | 'Refused']>([
    ['opened', 'Refused'],
    ['checked', 'Refused'],
    ['card-authorised', 'Submitted'],
    ['authorised', 'Submitted'],
    ['payment-written', 'Submitted'],
    ['order-submitted', 'Submitted'],
    ['submitted', 'Submitted'],
    ['verified', 'Submitted'],
  ])('at "%s" ends %s, nothing doubled, nothing left held', async (point, expected) => {
    const rose = await shop.product({ stock: 10 });
    const buyer = await shop.readyCart([{ id: rose }]);
    let crashed = false;
    backEnd.at((reached) => {
      if (reached !== point || crashed) return;
      crashed = true;
      throw new Error('kill -9');
    });
    expect(await shop.submit(buyer)).toMatchObject({ status: 202, body: { Status: 'Pending' } });
    expect((await status(buyer)).body.Status).toBe('Pending');

    await Promise.all([
      backEnd.appApi.reconciler.reconcile(),
      backEnd.appApi.reconciler.reconcile(),
    ]);
    expect((await status(buyer)).body.Status).toBe(expected);
    const placed = expected === 'Submitted';
    expect({
      held: await standing(buyer.orderID),
      submitted: (await Orders.Get('Outgoing', buyer.orderID, buyer)).IsSubmitted,
      payments: (await Payments.List('Outgoing', buyer.orderID, {}, buyer)).Items.length,
      stock: (await Products.Get(rose, await seller())).Inventory.QuantityAvailable,
    }).toEqual(
      placed
        ? { held: 1, submitted: true, payments: 1, stock: 9 }
        : { held: 0, submitted: false, payments: 0, stock: 10 },
    );
  });

  it('and refused can be tried again', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    backEnd.at((point) => {
      if (point === 'checked') throw new Error('kill -9');
    });
    await shop.submit(buyer);
    backEnd.at(() => undefined);
    await backEnd.appApi.reconciler.reconcile();
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
  });

  it('at the gateway after it has held the money: found again, not held twice', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    backEnd.appApi.upstream.payments = {
      ...gateway,
      authorise: async (request) => {
        await gateway.authorise(request);
        throw new Error('connection reset');
      },
    };
    expect((await shop.submit(buyer)).body.Status).toBe('Pending');
    await backEnd.appApi.reconciler.reconcile();
    expect([(await status(buyer)).body.Status, await standing(buyer.orderID)]).toEqual([
      'Submitted',
      1,
    ]);
  });

  it('no, only stood so long at the gateway that it was taken over and refused: what it holds then is let go', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    backEnd.appApi.upstream.payments = {
      ...gateway,
      authorise: async (request) => {
        await backEnd.appApi.reconciler.reconcile();
        return gateway.authorise(request);
      },
    };
    await shop.submit(buyer);
    expect([
      (await status(buyer)).body.Status,
      (await gateway.findByOrder(`${buyer.orderID}-1`)).length,
      await standing(buyer.orderID),
    ]).toEqual(['Refused', 1, 0]);
    backEnd.appApi.upstream.payments = gateway;
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    expect(
      (await gateway.findByOrder(`${buyer.orderID}-2`)).filter((one) => one.standing).length,
    ).toBe(1);
  });

  it('no, only stood so long at the gateway that another took it over and went on with what it holds: that stands', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    backEnd.appApi.upstream.payments = {
      ...gateway,
      authorise: async (request) => {
        const answer = await gateway.authorise(request);
        await backEnd.appApi.reconciler.reconcile();
        return answer;
      },
    };
    await shop.submit(buyer);
    expect([(await status(buyer)).body.Status, await standing(buyer.orderID)]).toEqual([
      'Submitted',
      1,
    ]);
  });

  it('at the gateway before it could be asked: a plain refusal', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    backEnd.appApi.upstream.payments = {
      ...gateway,
      findByOrder: () => Promise.reject(new Error('connection refused')),
    };
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Refused',
      Code: 'cannot-process',
    });
    expect(await standing(buyer.orderID)).toBe(0);
  });

  it('and sold out before it was taken up again: the money is let go', async () => {
    const rose = await shop.product({ stock: 1 });
    const [cut, quick] = [
      await shop.readyCart([{ id: rose }]),
      await shop.readyCart([{ id: rose }]),
    ];
    backEnd.at((point) => {
      if (point === 'payment-written') throw new Error('kill -9');
    });
    await shop.submit(cut);
    backEnd.at(() => undefined);
    await shop.submit(quick);
    await backEnd.appApi.reconciler.reconcile();
    expect((await status(cut)).body).toMatchObject({ Status: 'Refused', Code: 'out-of-stock' });
    expect([await standing(cut.orderID), await standing(quick.orderID)]).toEqual([0, 1]);
    expect((await Payments.List('Outgoing', cut.orderID, {}, cut)).Items).toEqual([]);
  });

  it('while letting go: it is tried again until the money is free', async () => {
    const rose = await shop.product({ stock: 1 });
    const [loser, winner] = [
      await shop.readyCart([{ id: rose }]),
      await shop.readyCart([{ id: rose }]),
    ];
    backEnd.at(async (point) => {
      if (point !== 'payment-written') return;
      backEnd.at(() => undefined);
      await shop.submit(winner);
    });
    backEnd.appApi.upstream.payments = {
      ...gateway,
      release: () => Promise.reject(new Error('connection reset')),
    };
    expect((await shop.submit(loser)).body.Status).toBe('Pending');
    await backEnd.appApi.reconciler.reconcile();
    expect([(await status(loser)).body.Status, await standing(loser.orderID)]).toEqual([
      'Pending',
      1,
    ]);
    backEnd.appApi.upstream.payments = gateway;
    await backEnd.appApi.reconciler.reconcile();
    expect([(await status(loser)).body.Status, await standing(loser.orderID)]).toEqual([
      'Refused',
      0,
    ]);
  });
});
