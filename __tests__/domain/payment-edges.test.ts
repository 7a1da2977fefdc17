/** @jest-environment node */
import { LineItems, Me, Orders, Payments } from 'ordercloud-javascript-sdk';
import { newId } from '@/lib/core/ids';
import type { AddressCheck, Bill } from '@/lib/orders/money/bill';
import type { LilacPayment } from '@/lib/orders/tender';
import type { MoneyAnswer } from '@/services/after/money/answers';
import { cardVault, type CardVault } from '@/services/upstream/payments/card-vault';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { securityLines } from '../support/log-lines';
import { openStockedOnServer } from '../support/databases';
import { newCustomer } from '../support/new-customer';
import { localDelivery, seller, shopping } from '../support/shopping';

jest.mock('pino', () => jest.requireActual<{ inMemory: unknown }>('../support/log-lines').inMemory);

describe('at the edges of payment', () => {
  let backEnd: TestBackEnd;
  let vault: CardVault;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
    vault = cardVault(backEnd.env);
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

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
    (await vault.keep(userID, { Nonce: 'fake-valid-visa-nonce', CardholderName: 'Ada Loam' }))!
      .token;
  const isKept = (token: string) =>
    paymentGateway(backEnd.env)
      .paymentMethod.find(token)
      .then(
        () => true,
        () => false,
      );

  it.each([
    ['longer than the gateway takes', `imported_${'7'.repeat(60)}`],
    ['a word the gateway keeps to itself', 'all'],
  ])('a card of a user whose ID is %s is kept, theirs alone, and forgotten', async (_, userID) => {
    const token = await kept(userID);
    const pay = (owner: string) =>
      backEnd.appApi.upstream.payments.authorise({
        gatewayOrderID: newId(),
        cents: 4999,
        token,
        userID: owner,
      });
    expect(await pay(userID)).toMatchObject({ authorised: true });
    expect(await pay(`${userID}7`)).toMatchObject({ authorised: false });
    expect(await vault.lend(userID, token)).not.toBeNull();
    expect(await vault.lend(`${userID}7`, token)).toBeNull();
    await vault.forgetAll(userID);
    expect(await isKept(token)).toBe(false);
  });

  it.each([
    ['Paypal', 'fake-valid-visa-nonce', { Kind: 'CreditCard', PartialAccountNumber: '1881' }],
    ['Venmo', 'fake-valid-amex-nonce', { Kind: 'CreditCard', PartialAccountNumber: '0005' }],
    ['CreditCard', 'fake-paypal-one-time-nonce', { Kind: 'Paypal', Account: 'payer@example.com' }],
    ['CreditCard', 'fake-venmo-account-nonce', { Kind: 'Venmo', Account: 'venmojoe' }],
  ] as const)(
    'what is called %s is recorded as what the gateway took: %s',
    async (Type, Nonce, xp) => {
      const buyer = await shop.readyCart([{ id: await shop.product() }]);
      expect(
        (await shop.submit(buyer, { LilacPayments: [{ Type, Nonce } as LilacPayment] })).body
          .Status,
      ).toBe('Submitted');
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

  it.each<[Bill, AddressCheck]>([
    [
      { Zip: '55408', Street1: '17 Catkin Lane' },
      { PostalCode: 'M', Street: 'M', Error: null },
    ],
    [{ Zip: '20000' }, { PostalCode: 'N', Street: 'I', Error: null }],
    [
      { Zip: '20001', Street1: '200 Elm St' },
      { PostalCode: 'U', Street: 'N', Error: null },
    ],
    [{ Zip: '30000' }, { PostalCode: 'A', Street: 'A', Error: 'E' }],
    [{ Zip: '30001' }, { PostalCode: 'A', Street: 'A', Error: 'S' }],
  ])(
    'the bank compares where the bill goes, %j: %j is kept with the payment',
    async (bill, check) => {
      const buyer = await shop.readyCart([{ id: await shop.product() }]);
      const Guest = {
        FirstName: 'Ana',
        LastName: 'Ruiz',
        Email: 'a@example.com',
        Phone: '6125550142',
      };
      const LilacPayments = [
        { Type: 'CreditCard' as const, Nonce: 'fake-valid-visa-nonce', Billing: bill },
      ];
      expect((await shop.submit(buyer, { LilacPayments, Guest })).body.Status).toBe('Submitted');
      expect(await transactions(buyer.orderID)).toMatchObject([{ addressCheck: check }]);
      const { Items } = await Payments.List('Outgoing', buyer.orderID, {}, buyer);
      const name = { FirstName: 'Ana', LastName: 'Ruiz' };
      expect(Items).toMatchObject([{ xp: { Billing: { ...bill, ...name }, AddressCheck: check } }]);
      const { xp } = await Orders.Get('Incoming', buyer.orderID, await seller());
      expect(xp).toMatchObject({ Sender: { Phone: '6125550142' } });
      const shown = await shop.appApi<{ data: MoneyAnswer }>(
        await seller(),
        'GET',
        `/order/${buyer.orderID}/money`,
      );
      expect(shown.body.data).toMatchObject({
        SenderPhone: '6125550142',
        Tenders: [{ AddressCheck: check }],
      });
    },
  );

  it.each<[Bill, AddressCheck]>([
    [
      { Zip: '55408', Street1: '17 Catkin Lane' },
      { PostalCode: 'M', Street: 'M', Error: null },
    ],
    [
      { Zip: '20000', Street1: '201 Elm St' },
      { PostalCode: 'N', Street: 'U', Error: null },
    ],
    [{ Zip: '30001' }, { PostalCode: 'A', Street: 'A', Error: 'S' }],
  ])(
    'the bank compares where a saved card’s bill goes whenever it pays, %j: %j',
    async (bill, check) => {
      const owner = await newCustomer();
      const card = { Nonce: 'fake-valid-visa-nonce', CardholderName: 'Ada Loam', Billing: bill };
      const saved = await shop.appApi<{ data: { ID: string } }>(
        owner,
        'POST',
        `/creditcard/${owner.ID}`,
        card,
      );
      expect(saved.status).toBe(201);
      for (const time of [1, 2]) {
        const cart = await cartOf(owner);
        const LilacPayments = [{ Type: 'CreditCard' as const, CreditCardID: saved.body.data.ID }];
        expect((await shop.submit(cart, { LilacPayments })).body.Status).toBe('Submitted');
        const { Items } = await Payments.List('Outgoing', cart.orderID, {}, cart);
        expect([time, Items[0]?.xp?.AddressCheck]).toEqual([time, check]);
      }
    },
  );

  it('a customer’s bill has the name of the account, a saved card’s may be told anew, and a wallet has none', async () => {
    const owner = await newCustomer();
    const card = await Me.CreateCreditCard(
      {
        Token: await kept(owner.ID),
        CardType: 'Visa',
        PartialAccountNumber: '1881',
        CardholderName: 'Ada Loam',
        ExpirationDate: '2035-12-31T00:00:00Z',
      },
      owner,
    );
    const cart = await cartOf(owner);
    const half = Math.floor(cart.total * 50) / 100;
    const answer = await shop.submit(cart, {
      LilacPayments: [
        { Type: 'CreditCard', CreditCardID: card.ID!, Billing: { Zip: '20000' }, Amount: half },
        {
          Type: 'Paypal',
          Nonce: 'fake-paypal-one-time-nonce',
          Amount: Math.round((cart.total - half) * 100) / 100,
        },
      ],
    });
    expect(answer.body.Status).toBe('Submitted');
    const { Items } = await Payments.List('Outgoing', cart.orderID, { sortBy: ['ID'] }, cart);
    expect(Items[0]?.xp).toMatchObject({
      Billing: { Zip: '20000', FirstName: 'Ada', LastName: 'Loam' },
      AddressCheck: { PostalCode: 'N' },
    });
    expect(Items[1]?.xp).not.toHaveProperty('AddressCheck');
    expect(Items[1]?.xp).not.toHaveProperty('Billing');
  });

  it.each([
    [{ Billing: { Zip: 'none' } }],
    [{ Billing: { Zip: '55408', Street1: '4111 1111 1111 1111' } }],
    [{ Billing: { Zip: '55408', City: 'Minneapolis' } }],
  ])('a bill that is none is refused: %j', async (change) => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const payment = { Type: 'CreditCard' as const, Nonce: 'fake-valid-nonce', ...change };
    const answer = await shop.submit(buyer, { LilacPayments: [payment] });
    expect(answer.status).toBe(400);
    expect(await transactions(buyer.orderID)).toEqual([]);
  });

  it('a token of the vault pays for its own customer alone, and nobody else is asked for money', async () => {
    const [owner, thief] = [await newCustomer(), await newCustomer()];
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
      await cartOf(await newCustomer()),
      await cartOf(await newCustomer()),
      await cartOf(await newCustomer()),
      await cartOf(await newCustomer()),
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
    const heldWork = async () => {
      const { body } = await shop.appApi<{ data: { Work: { Kind: string; OrderID: string }[] } }>(
        await seller(),
        'GET',
        '/work',
      );
      const held = body.data.Work.filter(({ Kind }) => Kind === 'order-held');
      return [paid, stray, declined, cancelled].map(({ orderID }) =>
        held.some(({ OrderID }) => OrderID === orderID),
      );
    };
    expect(await heldWork()).toEqual([false, true, true, false]);
    const Released = new Date().toISOString();
    const OnHold = { Reason: 'NoPayment', Since: Released, Released };
    await Orders.Patch('Incoming', stray.orderID, { xp: { OnHold } }, await seller());
    expect(await heldWork()).toEqual([false, false, true, false]);
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
    const [owner, thief] = [await newCustomer(), await newCustomer()];
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
