/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { toCents } from '@/lib/core/money';
import { Products } from 'ordercloud-javascript-sdk';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { makeGiftCards } from '../support/gift-cards';
import { localDelivery, seller, shopping, submitRequest, type Shopper } from '../support/shopping';
import { documented, type Documented } from './support/documented';

const own =
  /^\/api\/(calculateorder|submitorder|braintree|order\/(?!.*\/(resend|mailbox|print|money|cancel|shipmentevents|photos|link))|orders|promise|deliveryfacts|tenders)/;
const giftCard = { ProductID: 'GIFTCARD', AmountCents: 2500, Quantity: 1 };

describeOnServer('orders at the App API', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let stranger: Shopper;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked(), { answerWithinMs: 500 });
    await makeGiftCards();
    stranger = await shop.shopper();
    api = await documented(backEnd.env.APP_API_URL, () => stranger.accessToken);
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  const calls = (buyer: Shopper & { total?: number }) => {
    const by = { token: buyer.accessToken, in: { id: buyer.orderID } };
    return {
      calculate: (token = buyer.accessToken) =>
        api.call('POST', '/api/calculateorder', {
          token,
          body: { OrderID: buyer.orderID, OrderDirection: 'Outgoing' },
        }),
      fulfill: (more = {}, token = buyer.accessToken) =>
        api.call('PUT', '/api/order/{id}/lineitems', {
          ...by,
          token,
          body: { ...localDelivery(), ...more },
        }),
      addCard: (more = {}, token = buyer.accessToken) =>
        api.call('POST', '/api/order/{id}/giftcards', {
          ...by,
          token,
          body: { ...giftCard, ...more },
        }),
      cards: (token = buyer.accessToken) =>
        api.call('GET', '/api/order/{id}/giftcards', { ...by, token }),
      submission: (token = buyer.accessToken) =>
        api.call('GET', '/api/order/{id}/submission', { ...by, token }),
      withdraw: (attempt: string = randomUUID(), token = buyer.accessToken) =>
        api.call('DELETE', '/api/order/{id}/submission/{attempt}', {
          token,
          in: { id: buyer.orderID, attempt },
        }),
      quote: (Zip = '55408', token = buyer.accessToken) =>
        api.call('POST', '/api/order/{id}/quote', { ...by, token, body: { Zip } }),
      promise: (more = {}) =>
        api.call('POST', '/api/promise', {
          token: buyer.accessToken,
          body: { Quantity: 1, Zip: '55408', ...more },
        }),
      list: (query = {}) => api.call('GET', '/api/orders', { token: buyer.accessToken, query }),
      facts: () => api.call('GET', '/api/deliveryfacts', { token: buyer.accessToken }),
      funds: () => api.call('GET', '/api/tenders', { token: buyer.accessToken }),
      submit: (more = {}, token = buyer.accessToken) =>
        api.call('POST', '/api/submitorder', {
          token,
          body: submitRequest({ orderID: buyer.orderID, total: buyer.total ?? 0 }, more),
        }),
    };
  };
  /** A cart whose submit was begun by somebody who has not ended it. */
  const beingPlaced = async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await backEnd.db.query(
      `insert into services.submission (order_id, state, runner, amount_cents, request_hash) values ($1, 'authorising', 'another', 1, 'another body')`,
      [buyer.orderID],
    );
    return calls(buyer);
  };

  it('are listed with their lines for their shopper alone, placed ones only', async () => {
    const productID = await shop.product();
    const buyer = await shop.readyCart([{ id: productID }]);
    const listed = async (token: string, query = {}) =>
      (await api.call('GET', '/api/orders', { token, query })).body as {
        Items: { ID: string; LineItems: { ProductID: string; OrderID: string }[] }[];
      };
    expect((await listed(buyer.accessToken)).Items).toEqual([]);
    const { submit, submission } = calls(buyer);
    for (let answer = await submit(); answer.status === 202;) answer = await submission();
    expect((await listed(buyer.accessToken)).Items).toMatchObject([
      { ID: buyer.orderID, LineItems: [{ ProductID: productID, OrderID: buyer.orderID }] },
    ]);
    expect((await listed(stranger.accessToken)).Items).toEqual([]);
  });

  it('are calculated, filled, placed and found again by their shopper', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const { calculate, fulfill, submit, submission } = calls(buyer);
    expect((await calculate()).body.Order).toMatchObject({ ID: buyer.orderID, Total: buyer.total });
    expect((await fulfill()).status).toBe(200);
    expect((await submission()).status).toBe(404);
    let placed = await submit();
    while (placed.status === 202) placed = await submission();
    expect(placed.body).toMatchObject({
      Status: 'Submitted',
      OrderID: buyer.orderID,
      Total: buyer.total,
    });
    // However long the first took: said again, a submit is answered with the order it placed.
    expect(await submit()).toMatchObject({ status: 200, body: placed.body });
    expect((await submission()).body).toMatchObject({
      Status: 'Submitted',
      OrderID: buyer.orderID,
    });
    expect((await fulfill()).status).toBe(409);
  });

  it('are nobody else’s', async () => {
    const all = calls(await shop.readyCart([{ id: await shop.product() }]));
    const { accessToken } = stranger;
    const answers = [
      await all.calculate(accessToken),
      await all.fulfill({}, accessToken),
      await all.addCard({}, accessToken),
      await all.cards(accessToken),
      await all.submission(accessToken),
      await all.withdraw(randomUUID(), accessToken),
      await all.submit({}, accessToken),
      await all.quote('55408', accessToken),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  it('say what they would cost at a ZIP, and what a product would', async () => {
    const ProductID = await shop.product();
    const { quote, promise } = calls(await shop.cart([{ id: ProductID }]));
    const [whole, one] = [await quote(), await promise({ ProductID })];
    expect([whole.status, one.status]).toEqual([200, 200]);
    const { Total } = whole.body.data as { Total: number };
    expect(one.body.data).toMatchObject({ answer: 'yes', price: { total: toCents(Total) } });
    expect((await quote('60601')).status).toBe(422);
    expect((await promise({ ProductID, Zip: '60601' })).body.data).toMatchObject({
      answer: 'no',
      reason: 'zip-out-of-reach',
    });
    expect((await promise({ ProductID, Zip: null })).body.data).toMatchObject({ answer: 'from' });
    expect((await promise({ ProductID: 'nobody-sells-this' })).status).toBe(404);
    const Specs = [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Perhaps' }];
    expect((await promise({ ProductID, Specs })).status).toBe(422);
  });

  it('know what days are promised by and what there is to pay from', async () => {
    const { facts, funds, list } = calls(await shop.shopper());
    expect([
      (await facts()).status,
      (await funds()).status,
      (await list({ page: '0' })).status,
    ]).toEqual([200, 200, 400]);
    const [one, other] = [(await facts()).body.data, (await facts()).body.data] as {
      version: string;
    }[];
    expect(one?.version).toBe(other?.version);
  });

  it('take gift cards of the shop’s own price', async () => {
    const { addCard, cards, calculate } = calls(await shop.cart([]));
    expect((await addCard()).body.Order).toMatchObject({ Subtotal: 25 });
    expect((await cards()).body.data).toEqual({ Cards: [] });
    for (const more of [
      { AmountCents: 999 },
      { AmountCents: 50_001 },
      { ProductID: 'EGIFTCARD' },
      { Email: 'ana@example.com' },
    ])
      expect((await addCard(more)).status).toBe(400);
    expect((await calculate()).body.Order).toMatchObject({ Subtotal: 25 });
  });

  it('refuse what cannot be promised', async () => {
    const { fulfill } = calls(await shop.cart([{ id: await shop.product() }]));
    expect((await fulfill({ RequestedDeliveryDate: '2020-01-01' })).status).toBe(422);
  });

  it('refuse a gift card that is not sold', async () => {
    const { addCard } = calls(await shop.cart([]));
    await Products.Patch('EGIFTCARD', { Active: false }, await seller());
    const { status, body } = await addCard({ ProductID: 'EGIFTCARD', Email: 'ana@example.com' });
    expect([status, body.Errors?.[0]?.ErrorCode]).toEqual([422, 'product-unavailable']);
  });

  it('that are being placed wait for their end', async () => {
    const { fulfill, addCard, submission, submit, withdraw } = await beingPlaced();
    expect([
      (await fulfill()).status,
      (await addCard()).status,
      (await submission()).status,
      (await withdraw()).status,
    ]).toEqual([409, 409, 202, 202]);
    expect((await submit()).body).toMatchObject({ Code: 'submit-mismatch' });
  });

  it('are not placed by an attempt that was withdrawn', async () => {
    const { submit, withdraw } = calls(await shop.readyCart([{ id: await shop.product() }]));
    const AttemptID = randomUUID();
    expect((await withdraw(AttemptID)).body).toMatchObject({
      Status: 'Refused',
      Code: 'cannot-process',
    });
    expect((await submit({ AttemptID })).body).toMatchObject({ Code: 'cannot-process' });
    expect((await withdraw('none')).status).toBe(400);
  });

  it('that take long are answered before they are placed', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    backEnd.at(() => held);
    const { submit, submission } = calls(buyer);
    expect((await submit()).body).toMatchObject({ Status: 'Pending', Code: 'order-being-placed' });
    backEnd.at(() => undefined);
    go();
    await backEnd.appApi.orders.settle();
    expect((await submission()).body.Status).toBe('Submitted');
  });

  it('wait while the commerce platform is down', async () => {
    const ProductID = await shop.product();
    const all = calls(await shop.readyCart([{ id: ProductID }]));
    backEnd.breakDown('/commerce');
    const answers = [
      await all.calculate(),
      await all.fulfill(),
      await all.addCard(),
      await all.cards(),
      await all.submission(),
      await all.withdraw(),
      await all.submit(),
      await all.quote(),
      await all.promise({ ProductID }),
      await all.list(),
      await all.funds(),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  });

  it('are paid with a client token, which the gateway gives or does not', async () => {
    const { body } = await api.call('GET', '/api/braintree');
    expect(JSON.parse(Buffer.from(String(body.clientToken), 'base64').toString())).toMatchObject({
      merchantId: backEnd.env.BRAINTREE_MERCHANT_ID,
    });
    backEnd.breakDown('/merchants');
    expect((await api.call('GET', '/api/braintree')).status).toBe(503);
  });

  it('refuse what every call refuses', () =>
    api.refusesAlike(own, { id: 'none', attempt: randomUUID() }));

  it('have shown every answer they describe', () => expect(api.unseen(own)).toEqual([]));
});
