/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { LineItems, Me, Orders, Payments, Users } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { FulfillmentRequest } from '@/lib/orders/calculated-order';
import type { LilacPayment } from '@/lib/orders/tender';
import { storeOf } from '@/services/database/statements';
import type { LedgerKind } from '@/services/ledgers/account';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { makeGiftCards } from '../support/gift-cards';
import { openLedgerAccount } from '../support/ledger-accounts';
import { newCustomer } from '../support/new-customer';
import { firstDay, localDelivery, seller, shopping } from '../support/shopping';

const { commerce } = localPlatform;
const digits = () => `9${randomInt(1_000_000_000, 9_999_999_999)}`;
const card = (Nonce = 'fake-valid-nonce') => ({ Type: 'CreditCard' as const, Nonce });

/** A PIN that no random number can hold by chance. */
const claimCode = 'KMNPQRST';

describeOnServer('an order paid with several tenders', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterEach(() => backEnd.at(() => undefined));
  afterAll(() => backEnd.close());

  const open = (
    kind: LedgerKind,
    cents: number,
    more: { ownerID?: string; pin?: string; active?: boolean } = {},
  ) => openLedgerAccount(storeOf(backEnd.db), kind, cents, more);
  const balance = async (kind: LedgerKind, number: string) =>
    (await backEnd.integration.ledger.find(kind, number))?.balance;
  const standing = async (orderID: string, attempt = 1) => {
    const names = [1, 2, 3].map((place) =>
      place === 1 ? `${orderID}-${attempt}` : `${orderID}-${attempt}-${place}`,
    );
    return (
      await Promise.all(names.map((name) => backEnd.appApi.upstream.payments.findByOrder(name)))
    )
      .flat()
      .filter((one) => one.standing)
      .map(({ cents }) => cents);
  };
  const rest = (total: number, ...others: number[]) =>
    Math.round(total * 100 - others.reduce((sum, one) => sum + one * 100, 0)) / 100;
  const customerCart = async (
    buyer: { accessToken: string },
    productID: string,
    change: Partial<FulfillmentRequest> = {},
  ) => {
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, buyer);
    await LineItems.Create('Outgoing', orderID, { ProductID: productID, Quantity: 1 }, buyer);
    const { body } = await shop.fulfill({ ...buyer, orderID }, { ...localDelivery(), ...change });
    return { ...buyer, orderID, total: body.Order.Total };
  };
  const pay = (buyer: Awaited<ReturnType<typeof customerCart>>, LilacPayments: LilacPayment[]) =>
    shop.submit(buyer, { LilacPayments });

  it('card, gift card, Purple Perks, charge account and purchase order: each takes its part, each is a payment', async () => {
    const buyer = await newCustomer();
    const [gift, perks, charge] = [
      await open('gift-card', 2000, { pin: claimCode }),
      await open('purple-perks', 1000, { ownerID: buyer.ID }),
      await open('charge-account', 50_000, { ownerID: buyer.ID }),
    ];
    const cart = await customerCart(buyer, await shop.product({ price: 99.99 }));
    const parts = [20, 7.5, 11, 5];
    const answer = await pay(cart, [
      { Type: 'GiftCard', Number: gift, Pin: claimCode, Amount: 20 },
      { Type: 'PurplePerks', Amount: 7.5 },
      { Type: 'SpendingAccount', Amount: 11 },
      { Type: 'PurchaseOrder', Number: 'PO 12-7', Amount: 5 },
      { ...card(), Amount: rest(cart.total, ...parts) },
    ]);
    expect(answer.body).toMatchObject({ Status: 'Submitted', Total: cart.total });
    expect([
      await balance('gift-card', gift),
      await balance('purple-perks', perks),
      await balance('charge-account', charge),
    ]).toEqual([0, 250, 48_900]);
    const { Items } = await Payments.List('Outgoing', cart.orderID, { sortBy: ['ID'] }, buyer);
    expect(
      Items.map(({ Type, Amount, Accepted, xp }) => [Type, xp.Kind, Amount, Accepted]).sort(),
    ).toEqual([
      ['CreditCard', 'CreditCard', rest(cart.total, ...parts), true],
      ['PurchaseOrder', 'GiftCard', 20, true],
      ['PurchaseOrder', 'PurchaseOrder', 5, true],
      ['PurchaseOrder', 'PurplePerks', 7.5, true],
      ['PurchaseOrder', 'StoreCharge', 11, true],
    ]);
    expect(JSON.stringify(Items)).not.toContain(gift);
    const [row] = await backEnd.db.query(
      'select tenders::text as tenders from services.submission where order_id = $1',
      [cart.orderID],
    );
    expect(String(row!.tenders)).not.toMatch(new RegExp(`${claimCode}|fake-valid-nonce`));
  });

  it('two gift cards alone: no gateway is asked', async () => {
    const cart = await shop.readyCart([{ id: await shop.product({ price: 20 }) }]);
    const [one, other] = [await open('gift-card', 1000), await open('gift-card', 50_000)];
    const gateway = backEnd.appApi.upstream.payments;
    backEnd.appApi.upstream.payments = {
      ...gateway,
      authorise: () => Promise.reject(new Error('asked')),
      findByOrder: () => Promise.reject(new Error('asked')),
    };
    const answer = await pay(cart, [
      { Type: 'GiftCard', Number: one, Amount: 10 },
      { Type: 'GiftCard', Number: other, Amount: rest(cart.total, 10) },
    ]);
    backEnd.appApi.upstream.payments = gateway;
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    expect([await balance('gift-card', one), await balance('gift-card', other)]).toEqual([
      0,
      50_000 - Math.round(rest(cart.total, 10) * 100),
    ]);
  });

  it('two cards and a PayPal account', async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const parts = [
      { ...card(), Amount: 10 },
      { ...card('fake-valid-visa-nonce'), Amount: 12 },
      {
        Type: 'Paypal' as const,
        Nonce: 'fake-paypal-one-time-nonce',
        Amount: rest(cart.total, 22),
      },
    ];
    expect((await pay(cart, parts)).body).toMatchObject({ Status: 'Submitted' });
    expect((await standing(cart.orderID)).sort()).toEqual(
      [1000, 1200, Math.round(rest(cart.total, 22) * 100)].sort(),
    );
    const { Items } = await Payments.List('Outgoing', cart.orderID, {}, cart);
    expect(Items.map(({ xp }) => xp.Kind).sort()).toEqual(['CreditCard', 'CreditCard', 'Paypal']);
  });

  it('what is said of the device reaches the gateway with a card, a saved card and each wallet, and stands nowhere else', async () => {
    const buyer = await newCustomer();
    const device = (who: string) => JSON.stringify({ correlation_id: `${who}-${buyer.ID}` });
    await shop.appApi(buyer, 'POST', `/creditcard/${buyer.ID}`, {
      Nonce: 'fake-valid-mastercard-nonce',
      CardholderName: 'Ada Loam',
      DeviceData: device('keep'),
    });
    const [known] = (await Me.ListCreditCards({}, buyer)).Items;
    const cart = await customerCart(buyer, await shop.product());
    const parts: LilacPayment[] = [
      { ...card(), DeviceData: device('card'), Amount: 10 },
      {
        Type: 'CreditCard',
        CreditCardID: known!.ID!,
        DeviceData: device('saved'),
        Amount: 11,
      },
      {
        Type: 'Paypal',
        Nonce: 'fake-paypal-one-time-nonce',
        DeviceData: device('paypal'),
        Amount: 12,
      },
      {
        Type: 'Venmo',
        Nonce: 'fake-venmo-account-nonce',
        DeviceData: device('venmo'),
        Amount: rest(cart.total, 33),
      },
    ];
    expect((await pay(cart, parts)).body).toMatchObject({ Status: 'Submitted' });
    const sales = await backEnd.db.query(
      "select doc->>'deviceData' as said from payment_transaction where order_id like $1 order by doc->>'orderID'",
      [`${cart.orderID}-1%`],
    );
    expect(sales.map(({ said }) => said)).toEqual(['card', 'saved', 'paypal', 'venmo'].map(device));
    expect(
      await backEnd.db.query(
        "select method->>'deviceData' as said from payment_method where customer_id = $1",
        [buyer.ID],
      ),
    ).toEqual([{ said: device('keep') }]);
    const [row] = await backEnd.db.query(
      'select row_to_json(one)::text as text from services.submission one where order_id = $1',
      [cart.orderID],
    );
    expect(row!.text).not.toContain('correlation_id');
  });

  it('a saved card, by its ID', async () => {
    const buyer = await newCustomer();
    const saved = await shop.appApi<{ data: { ID: string } }>(
      buyer,
      'POST',
      `/creditcard/${buyer.ID}`,
      { Nonce: 'fake-valid-visa-nonce', CardholderName: 'Ada Loam' },
    );
    const [known] = (await Me.ListCreditCards({}, buyer)).Items;
    expect(saved.status).toBeLessThan(300);
    const cart = await customerCart(buyer, await shop.product());
    expect(
      (await pay(cart, [{ Type: 'CreditCard', CreditCardID: known!.ID! }])).body,
    ).toMatchObject({ Status: 'Submitted' });
    expect(await standing(cart.orderID)).toEqual([Math.round(cart.total * 100)]);
    const stranger = await newCustomer();
    const theirs = await customerCart(stranger, await shop.product());
    expect(
      (await pay(theirs, [{ Type: 'CreditCard', CreditCardID: known!.ID! }])).body,
    ).toMatchObject({ Status: 'Refused', Code: 'payment-declined' });
  });

  it('a customer orders in their own name, whatever guest the request speaks of', async () => {
    const buyer = await newCustomer();
    const cart = await customerCart(buyer, await shop.product());
    const own = { FirstName: 'Ada', LastName: 'Loam', Email: `${buyer.ID}@example.com` };
    const somebody = await shop.submit(cart, {
      Guest: { FirstName: 'Eve', LastName: 'Else', Email: `${buyer.ID}@else.example` },
    });
    expect(somebody.body).toMatchObject({ Status: 'Submitted', UserID: buyer.ID });
    expect(await shop.submit(cart, { Guest: undefined })).toEqual(somebody);
    expect((await Orders.Get('Outgoing', cart.orderID, buyer)).FromUser).toMatchObject(own);
    const [mail] = await backEnd.db.query(
      'select payload from services.outbox where message_id like $1',
      [`<order-${cart.orderID}@%`],
    );
    expect(mail?.payload).toMatchObject({ to: own.Email, firstName: own.FirstName });
  });

  it('a visitor has to say who orders', async () => {
    const visitor = await shop.readyCart([{ id: await shop.product() }]);
    const { status, body } = await shop.submit(visitor, { Guest: undefined });
    expect([status, body.Errors?.[0]]).toMatchObject([
      400,
      { ErrorCode: 'bad-request', Data: { field: 'Guest' } },
    ]);
    expect((await shop.submit(visitor)).body).toMatchObject({ Status: 'Submitted' });
  });

  it('seats of a workshop are kept on the customer, once, also of an order that was settled later (ruling 31)', async () => {
    const buyer = await newCustomer();
    const seat = await shop.product({
      xp: {
        IsWorkShopEvent: true,
        LocationID: 'Store-lyndale',
        EventDateTimes: { '2030-11-26': '18:00-20:00' },
      },
    });
    const booked = async (who: { accessToken: string; orderID: string }) => ({
      ...who,
      total: (await shop.calculate(who)).body.Order.Total,
    });
    for (const state of ['Submitted', 'Pending']) {
      const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, buyer);
      await LineItems.Create('Outgoing', orderID, { ProductID: seat, Quantity: 1 }, buyer);
      backEnd.at((point) => {
        if (state === 'Pending' && point === 'order-submitted') throw new Error('kill -9');
      });
      expect(
        (await pay({ ...buyer, ...(await booked({ ...buyer, orderID })) }, [card()])).body,
      ).toMatchObject({ Status: state });
      backEnd.at(() => undefined);
      for (let times = 0; times < 2; times += 1) {
        await backEnd.appApi.reconciler.reconcile();
        while ((await backEnd.appApi.sender.sendDue()) > 0);
      }
    }
    const { xp } = await Users.Get(commerce.buyerID, buyer.ID, await seller());
    expect(xp).toMatchObject({
      PurchasedEvents: [{ ProductID: seat, ProductCode: seat, Seats: 2 }],
    });
    const visitor = await booked(await shop.cart([{ id: seat }]));
    expect((await shop.submit(visitor)).body).toMatchObject({ Status: 'Submitted' });
    while ((await backEnd.appApi.sender.sendDue()) > 0);
    expect(
      (await Users.Get(commerce.buyerID, '299999', await seller())).xp ?? {},
    ).not.toHaveProperty('PurchasedEvents');
  });

  it('paper gift cards are sold as long as there are blank ones', async () => {
    await makeGiftCards();
    await backEnd.db.query('update services.blank_gift_card set remaining = 3');
    const buy = async (Quantity: number) => {
      const visitor = await shop.cart([]);
      await shop.appApi(visitor, 'POST', `/order/${visitor.orderID}/giftcards`, {
        ProductID: 'GIFTCARD',
        AmountCents: 2500,
        Quantity,
      });
      const { body } = await shop.fulfill(visitor, {
        DeliveryMethod: 'USPS',
        RequestedDeliveryDate: firstDay('USPS'),
      });
      return { ...visitor, total: body.Order.Total };
    };
    const declined = await pay(await buy(2), [card('fake-processor-declined-visa-nonce')]);
    expect(declined.body).toMatchObject({ Code: 'payment-declined' });
    expect((await pay(await buy(4), [card()])).body).toMatchObject({
      Status: 'Refused',
      Code: 'gift-card-inventory',
      IDs: [expect.any(String)],
    });
    expect((await pay(await buy(3), [card()])).body).toMatchObject({ Status: 'Submitted' });
    expect((await pay(await buy(1), [card()])).body).toMatchObject({
      Status: 'Refused',
      Code: 'gift-card-inventory',
    });
  });

  describe('refused, everything is given back', () => {
    it.each<[string, string, () => Promise<LilacPayment[]>, string]>([
      [
        'a declined card after a held gift card',
        '',
        async () => [card('fake-processor-declined-visa-nonce')],
        'payment-declined',
      ],
      [
        'an unknown gift card',
        '',
        async () => [{ Type: 'GiftCard', Number: digits() }],
        'gift-card-unavailable',
      ],
      [
        'a gift card with a wrong PIN',
        '',
        async () => [
          {
            Type: 'GiftCard',
            Number: await open('gift-card', 99_000, { pin: '1234' }),
            Pin: '4321',
          },
        ],
        'gift-card-unavailable',
      ],
      [
        'a gift card without its PIN',
        '',
        async () => [
          { Type: 'GiftCard', Number: await open('gift-card', 99_000, { pin: '1234' }) },
        ],
        'gift-card-unavailable',
      ],
      [
        'a blocked gift card',
        '',
        async () => [
          { Type: 'GiftCard', Number: await open('gift-card', 99_000, { active: false }) },
        ],
        'gift-card-unavailable',
      ],
      [
        'an empty gift card',
        '',
        async () => [
          { Type: 'GiftCard', Number: await open('gift-card', 0, { pin: '1234' }), Pin: '1234' },
        ],
        'gift-card-unavailable',
      ],
      [
        'a gift card with too little on it',
        '',
        async () => [{ Type: 'GiftCard', Number: await open('gift-card', 100) }],
        'gift-card-failed',
      ],
      [
        'Purple Perks of a visitor',
        '',
        async () => [{ Type: 'PurplePerks' }],
        'balance-insufficient',
      ],
      [
        'a charge account of a visitor',
        '',
        async () => [{ Type: 'SpendingAccount' }],
        'balance-insufficient',
      ],
      [
        'a purchase order of a visitor',
        '',
        async () => [{ Type: 'PurchaseOrder', Number: 'PO 1' }],
        'balance-insufficient',
      ],
    ])('%s', async (_, __, others, Code) => {
      const cart = await shop.readyCart([{ id: await shop.product() }]);
      const gift = await open('gift-card', 1500);
      const [other] = await others();
      const answer = await pay(cart, [
        { Type: 'GiftCard', Number: gift, Amount: 15 },
        { ...other!, Amount: rest(cart.total, 15) },
      ]);
      expect(answer.body).toMatchObject({ Status: 'Refused', Code });
      expect([await balance('gift-card', gift), await standing(cart.orderID)]).toEqual([1500, []]);
      expect((await Payments.List('Outgoing', cart.orderID, {}, cart)).Items).toEqual([]);
    });

    it('a second card declined after a first was held', async () => {
      const cart = await shop.readyCart([{ id: await shop.product() }]);
      const answer = await pay(cart, [
        { ...card(), Amount: 10 },
        { ...card('fake-processor-declined-visa-nonce'), Amount: rest(cart.total, 10) },
      ]);
      expect(answer.body).toMatchObject({ Status: 'Refused', Code: 'payment-declined' });
      expect(await standing(cart.orderID)).toEqual([]);
      expect((await pay(cart, [card()])).body).toMatchObject({ Status: 'Submitted' });
    });

    it('sold out while the money was held', async () => {
      const rose = await shop.product({ stock: 1 });
      const [loser, winner] = [
        await shop.readyCart([{ id: rose }]),
        await shop.readyCart([{ id: rose }]),
      ];
      const gift = await open('gift-card', 1500);
      backEnd.at(async (point) => {
        if (point !== 'payment-written') return;
        backEnd.at(() => undefined);
        await shop.submit(winner);
      });
      const answer = await pay(loser, [
        { Type: 'GiftCard', Number: gift, Amount: 15 },
        { ...card(), Amount: rest(loser.total, 15) },
      ]);
      expect(answer.body).toMatchObject({ Status: 'Refused', Code: 'out-of-stock' });
      expect([await balance('gift-card', gift), await standing(loser.orderID)]).toEqual([1500, []]);
      expect((await Payments.List('Outgoing', loser.orderID, {}, loser)).Items).toEqual([]);
    });
  });

  it('one gift card, ten orders at once: only as many as it covers', async () => {
    const rose = await shop.product({ price: 20 });
    const carts = await Promise.all(
      Array.from({ length: 10 }, () => shop.readyCart([{ id: rose }])),
    );
    const cents = Math.round(carts[0]!.total * 100);
    const gift = await open('gift-card', cents * 3 + 1);
    const answers = await Promise.all(
      carts.map((cart) => pay(cart, [{ Type: 'GiftCard', Number: gift }])),
    );
    expect(
      answers
        .map(({ body }) =>
          body.Status === 'Submitted' ? '' : body.Status === 'Refused' && body.Code,
        )
        .filter(Boolean),
    ).toEqual(Array(7).fill('gift-card-failed'));
    expect(await balance('gift-card', gift)).toBe(1);
  });
});
