/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  Auth,
  LineItems,
  Me,
  Orders,
  Payments,
  Users,
  type ApiRole,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import { cardVault, type CardVault } from '@/services/upstream/payments/card-vault';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { securityLines } from '../support/log-lines';
import { openOnServer } from '../support/databases';
import { localDelivery, seller, shopping } from '../support/shopping';

jest.mock('pino', () => jest.requireActual<{ inMemory: unknown }>('../support/log-lines').inMemory);

const { commerce } = localPlatform;

describe('at the edges of payment', () => {
  let backEnd: TestBackEnd;
  let vault: CardVault;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openOnServer());
    vault = cardVault(backEnd.env);
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const customer = async () => {
    const ID = `b-${randomUUID().slice(0, 18)}`;
    const Username = `${ID}@example.com`;
    await Users.Create(
      commerce.buyerID,
      {
        ID,
        Username,
        Password: 'Lilacs-in-May-26',
        FirstName: 'Ada',
        LastName: 'Loam',
        Email: Username,
        Active: true,
      },
      await seller(),
    );
    const { access_token: accessToken } = await Auth.Login(
      Username,
      'Lilacs-in-May-26',
      commerce.clientID,
      [...shopperScopes] as ApiRole[],
    );
    return { ID, accessToken };
  };
  const cartOf = async (buyer: { accessToken: string }) => {
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, buyer);
    await LineItems.Create(
      'Outgoing',
      orderID,
      { ProductID: await shop.product(), Quantity: 1 },
      buyer,
    );
    const { body } = await shop.fulfill({ ...buyer, orderID }, localDelivery());
    return { ...buyer, orderID, total: body.Order.Total };
  };
  const transactions = async (orderID: string) =>
    (
      await Promise.all(
        [1, 2].map((attempt) =>
          backEnd.appApi.upstream.payments.findByOrder(`${orderID}-${attempt}`),
        ),
      )
    ).flat();
  const kept = async (userID: string) =>
    (await vault.keep(userID, 'fake-valid-visa-nonce', 'Ada Loam'))!.token;
  const isKept = (token: string) =>
    paymentGateway(backEnd.env)
      .paymentMethod.find(token)
      .then(
        () => true,
        () => false,
      );

  it.each([
    ['Paypal', 'fake-valid-visa-nonce', { Kind: 'CreditCard', PartialAccountNumber: '1881' }],
    ['Venmo', 'fake-valid-amex-nonce', { Kind: 'CreditCard', PartialAccountNumber: '0005' }],
    ['CreditCard', 'fake-paypal-one-time-nonce', { Kind: 'Paypal', Account: 'payer@example.com' }],
    ['CreditCard', 'fake-venmo-account-nonce', { Kind: 'Venmo', Account: 'venmojoe' }],
  ] as const)(
    'what is called %s is recorded as what the gateway took: %s',
    async (Type, Nonce, xp) => {
      const buyer = await shop.readyCart([{ id: await shop.product() }]);
      expect((await shop.submit(buyer, { LilacPayments: [{ Type, Nonce }] })).body.Status).toBe(
        'Submitted',
      );
      expect((await Payments.List('Outgoing', buyer.orderID, {}, buyer)).Items).toMatchObject([
        { xp },
      ]);
      const [row] = await backEnd.db.query<{ kind: string }>(
        `select tenders -> 0 ->> 'kind' as kind from services.submission where order_id = $1`,
        [buyer.orderID],
      );
      expect(row!.kind).toBe(xp.Kind);
    },
  );

  it('a token of the vault pays for its own customer alone, and nobody else is asked for money', async () => {
    const [owner, thief] = [await customer(), await customer()];
    const token = await kept(owner.ID);
    const written = await Me.CreateCreditCard(
      {
        Token: token,
        CardType: 'Visa',
        PartialAccountNumber: '1881',
        CardholderName: 'Ada Loam',
        ExpirationDate: '2035-12-31T00:00:00Z',
      },
      thief,
    );
    const cart = await cartOf(thief);
    const refused = await shop.submit(cart, {
      LilacPayments: [{ Type: 'CreditCard', CreditCardID: written.ID! }],
    });
    expect(refused.body).toMatchObject({ Status: 'Refused', Code: 'payment-declined' });
    expect(await transactions(cart.orderID)).toEqual([]);
    const own = await Me.CreateCreditCard(
      {
        Token: token,
        CardType: 'Visa',
        PartialAccountNumber: '1881',
        CardholderName: 'Ada Loam',
        ExpirationDate: '2035-12-31T00:00:00Z',
      },
      owner,
    );
    const ownCart = await cartOf(owner);
    expect(
      (
        await shop.submit(ownCart, {
          LilacPayments: [{ Type: 'CreditCard', CreditCardID: own.ID! }],
        })
      ).body.Status,
    ).toBe('Submitted');
    expect(await transactions(ownCart.orderID)).toMatchObject([
      { standing: true, kind: 'CreditCard' },
    ]);
  });

  it('an order submitted past the journal is held, once, without a confirmation; those of the journal are left alone', async () => {
    await backEnd.appApi.comparison.compare();
    const [paid, stray, declined, cancelled] = [
      await cartOf(await customer()),
      await cartOf(await customer()),
      await cartOf(await customer()),
      await cartOf(await customer()),
    ];
    expect((await shop.submit(paid)).body.Status).toBe('Submitted');
    expect(
      (
        await shop.submit(declined, {
          LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
        })
      ).body,
    ).toMatchObject({ Code: 'payment-declined' });
    for (const cart of [stray, declined, cancelled])
      await Orders.Submit('Outgoing', cart.orderID, cart);
    await Orders.Cancel('Incoming', cancelled.orderID, await seller());
    const found = await backEnd.appApi.comparison.compare();
    expect([found.putBack, new Set(found.left.map(({ orderID }) => orderID))]).toEqual([
      [],
      new Set([stray.orderID, declined.orderID]),
    ]);
    expect(await backEnd.appApi.comparison.compare()).toEqual({ putBack: [], left: [] });
    const holds = await Promise.all(
      [paid, stray, declined, cancelled].map(
        async ({ orderID }) =>
          (await Orders.Get('Incoming', orderID, await seller())).xp?.OnHold?.Reason as
            string | undefined,
      ),
    );
    expect(holds).toEqual([undefined, 'NoPayment', 'NoPayment', undefined]);
    expect(
      securityLines()
        .filter(({ kind }) => kind === 'order-held')
        .map(({ orderID }) => orderID)
        .sort(),
    ).toEqual([stray.orderID, declined.orderID].sort());
    await backEnd.appApi.sender.sendDue();
    const inbox = await fetch(`${backEnd.env.PLATFORM_URL}/mail/messages`).then((response) =>
      response.text(),
    );
    expect(
      [paid, stray, declined].map(({ orderID }) => inbox.includes(`<order-${orderID}@`)),
    ).toEqual([true, false, false]);
  });

  it('removing a card written with a foreign token leaves the owner’s in the vault', async () => {
    const [owner, thief] = [await customer(), await customer()];
    const token = await kept(owner.ID);
    const removed = async (who: { accessToken: string }) => {
      const { ID = '' } = await Me.CreateCreditCard(
        { Token: token, CardType: 'Visa', PartialAccountNumber: '1881' },
        who,
      );
      const answer = await fetch(`${backEnd.env.APP_API_URL}/api/creditcard/${ID}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${who.accessToken}` },
      });
      return [answer.status, await isKept(token)];
    };
    expect(await removed(thief)).toEqual([204, true]);
    expect(await removed(owner)).toEqual([204, false]);
  });
});
