/** @jest-environment node */
import { LineItems, Me, Orders } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { LilacPayment } from '@/lib/orders/tender';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { newCustomer } from '../support/new-customer';
import { localDelivery, shopping } from '../support/shopping';

const { merchantId, publicKey, privateKey } = localPlatform.payments;

describeOnServer('an order whose cards are confirmed by their bank', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  const payments = (path: string, method: string, body: object) =>
    fetch(`${backEnd.env.PLATFORM_URL}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  beforeAll(async () => {
    backEnd = await startTestBackEnd(
      await engine.openStocked(),
      {},
      { variables: { THREE_D_SECURE: 'on' } },
    );
    await payments(`/merchants/${merchantId}/processing_options`, 'PUT', { three_d_secure: true });
  });
  afterEach(() => backEnd.at(() => undefined));
  afterAll(() => backEnd.close());

  /** What the bank of a nonce's card says to an amount, as the browser asks it. */
  const ask = async (nonce: string, amount: number) => {
    const token = await backEnd.appApi.upstream.payments.clientToken();
    const { authorizationFingerprint } = JSON.parse(
      Buffer.from(token, 'base64').toString('utf8'),
    ) as { authorizationFingerprint: string };
    const answer = await payments(
      `/client_api/v1/payment_methods/${nonce}/three_d_secure/lookup`,
      'POST',
      { authorizationFingerprint, amount: amount.toFixed(2) },
    );
    const { paymentMethod } = (await answer.json()) as {
      paymentMethod: { nonce: string; threeDSecureInfo: Record<string, string> };
    };
    const { nonce: verified, threeDSecureInfo } = paymentMethod;
    return { nonce: verified, id: threeDSecureInfo.threeDSecureAuthenticationId };
  };
  const card = (Nonce: string, Amount?: number): LilacPayment => ({
    Type: 'CreditCard',
    Nonce,
    ...(Amount === undefined ? {} : { Amount }),
  });
  const refusedUnverified = { Status: 'Refused', Code: 'card-unverified' };
  const held = async (orderID: string) =>
    (
      await backEnd.db.query(
        "select status from payment_transaction where order_id like $1 and status = 'authorized'",
        [`${orderID}-%`],
      )
    ).length;

  it('is refused where the browser skipped that, and takes the card once it was asked', async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const skipped = await shop.submit(cart, { LilacPayments: [card('fake-valid-nonce')] });
    expect(skipped.body).toMatchObject(refusedUnverified);
    const wallet = { Type: 'Paypal' as const, Nonce: 'fake-valid-visa-nonce' };
    expect((await shop.submit(cart, { LilacPayments: [wallet] })).body).toMatchObject(
      refusedUnverified,
    );
    const { nonce } = await ask('fake-valid-nonce', cart.total);
    expect((await shop.submit(cart, { LilacPayments: [card(nonce)] })).body).toMatchObject({
      Status: 'Submitted',
    });
    expect(await held(cart.orderID)).toBe(1);
  });

  it('asks each card about its own part, and lets go of the first where the second was not asked', async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const rest = Math.round((cart.total - 10) * 100) / 100;
    const half = [
      card((await ask('fake-valid-nonce', 10)).nonce, 10),
      card('fake-valid-mastercard-nonce', rest),
    ];
    expect((await shop.submit(cart, { LilacPayments: half })).body).toMatchObject(
      refusedUnverified,
    );
    expect(await held(cart.orderID)).toBe(0);
    const whole = [
      card((await ask('fake-valid-nonce', 10)).nonce, 10),
      card((await ask('fake-valid-mastercard-nonce', rest)).nonce, rest),
    ];
    expect((await shop.submit(cart, { LilacPayments: whole })).body).toMatchObject({
      Status: 'Submitted',
    });
  });

  it('takes a saved card by the ID of what its bank said, and a wallet without', async () => {
    const buyer = await newCustomer();
    await shop.appApi(buyer, 'POST', `/creditcard/${buyer.ID}`, {
      Nonce: 'fake-valid-visa-nonce',
      CardholderName: 'Ada Loam',
    });
    const [known] = (await Me.ListCreditCards({}, buyer)).Items;
    const lent = await shop.appApi<{ data: { Nonce: string; Bin: string } }>(
      buyer,
      'POST',
      `/creditcard/${known!.ID}/nonce`,
    );
    expect(lent).toMatchObject({ status: 201, body: { data: { Bin: '401288' } } });
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, buyer);
    const line = { ProductID: await shop.product(), Quantity: 1 };
    await LineItems.Create('Outgoing', orderID, line, buyer);
    const { body } = await shop.fulfill({ ...buyer, orderID }, localDelivery());
    const cart = { ...buyer, orderID, total: body.Order.Total };
    const saved = { Type: 'CreditCard' as const, CreditCardID: known!.ID! };
    const rest = Math.round((cart.total - 10) * 100) / 100;
    const paypal = {
      Type: 'Paypal' as const,
      Nonce: 'fake-paypal-one-time-nonce',
      Amount: 10,
    };
    expect(
      (await shop.submit(cart, { LilacPayments: [{ ...saved, Amount: rest }, paypal] })).body,
    ).toMatchObject(refusedUnverified);
    const { id } = await ask(lent.body.data.Nonce, rest);
    expect(
      (
        await shop.submit(cart, {
          LilacPayments: [{ ...saved, Amount: rest, VerificationID: id }, paypal],
        })
      ).body,
    ).toMatchObject({ Status: 'Submitted' });
  });

  it('cut off after the gateway held the money, is placed with it; cut off before, it is refused', async () => {
    for (const [point, ends] of [
      ['card-authorised', 'Submitted'],
      ['checked', 'Refused'],
    ] as const) {
      const cart = await shop.readyCart([{ id: await shop.product() }]);
      const { nonce } = await ask('fake-valid-nonce', cart.total);
      let crashed = false;
      backEnd.at((reached) => {
        if (reached !== point || crashed) return;
        crashed = true;
        throw new Error('kill -9');
      });
      await shop.submit(cart, { LilacPayments: [card(nonce)] });
      await backEnd.appApi.reconciler.reconcile();
      const { body } = await shop.appApi<{ Status: string }>(
        cart,
        'GET',
        `/order/${cart.orderID}/status`,
      );
      expect([point, body.Status, await held(cart.orderID)]).toEqual([
        point,
        ends,
        ends === 'Submitted' ? 1 : 0,
      ]);
    }
  });
});
