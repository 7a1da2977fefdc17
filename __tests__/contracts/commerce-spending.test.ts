/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  CreditCards,
  LineItems,
  Me,
  Orders,
  Payments,
  SpendingAccounts,
  type Order,
  type Payment,
  type SpendingAccount,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  seller,
  serveCommerce,
  type Bearer,
  type CommerceServer,
} from './commerce-server';

const { buyerID } = localPlatform.commerce;

describeOnServer('payments by spending account and card', (engine) => {
  let server: CommerceServer;
  let bearer: Bearer;
  beforeAll(async () => {
    server = await serveCommerce(await engine.open());
    bearer = await seller();
  }, 180_000);
  afterAll(() => server?.close());

  type Buyer = Awaited<ReturnType<typeof customer>>;

  /** An order of one customer over 4 × $10. */
  async function orderOf(made: Buyer, quantity = 4): Promise<string> {
    const { ID } = await Orders.Create<Order>('Outgoing', {}, made);
    await LineItems.Create(
      'Outgoing',
      ID!,
      { ProductID: await makeProduct({ stock: 50 }), Quantity: quantity },
      made,
    );
    return ID!;
  }

  async function account(
    made: Buyer,
    balance: number,
    more: Partial<SpendingAccount> & { AllowExceed?: boolean } = {},
  ): Promise<string> {
    const { AllowExceed = false, ...fields } = more;
    const { ID } = await SpendingAccounts.Create(
      buyerID,
      {
        ID: randomUUID(),
        Name: 'Store charge',
        Balance: balance,
        AllowAsPaymentMethod: true,
        ...fields,
      },
      bearer,
    );
    await SpendingAccounts.SaveAssignment(
      buyerID,
      { SpendingAccountID: ID, UserID: made.ID, AllowExceed },
      bearer,
    );
    return ID!;
  }

  const pay = (made: Bearer, order: string, payment: Partial<Payment>) =>
    Payments.Create<Payment>('Outgoing', order, { Type: 'SpendingAccount', ...payment }, made);
  const balance = async (ID: string) => (await SpendingAccounts.Get(buyerID, ID, bearer)).Balance;

  it('takes the amount at submit, the rest of the total where none is named, and gives it back when the order is canceled', async () => {
    const made = await customer();
    const [order, one, rest] = [
      await orderOf(made),
      await account(made, 30),
      await account(made, 30),
    ];
    expect(await pay(made, order, { SpendingAccountID: one, Amount: 15 })).toMatchObject({
      Accepted: true,
    });
    await pay(made, order, { SpendingAccountID: rest });
    expect([await balance(one), await balance(rest)]).toEqual([30, 30]);
    await Orders.Submit('Outgoing', order, made);
    expect([await balance(one), await balance(rest)]).toEqual([15, 5]);
    await expect(SpendingAccounts.Delete(buyerID, one, bearer)).rejects.toMatchObject({
      status: 400,
      errorCode: 'Payment.CannotDeleteSpendingAccount',
    });
    await Orders.Cancel('All', order, bearer);
    expect([await balance(one), await balance(rest)]).toEqual([30, 30]);
  });

  it('lets two orders at once spend a balance once', async () => {
    const made = await customer();
    const shared = await account(made, 40);
    const orders = [await orderOf(made), await orderOf(made), await orderOf(made)];
    for (const order of orders) await pay(made, order, { SpendingAccountID: shared, Amount: 40 });
    const answers = await Promise.allSettled(
      orders.map((order) => Orders.Submit('Outgoing', order, made)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 400, errorCode: 'Payment.ExceedsBalance' },
    });
    expect(await balance(shared)).toBe(0);
  });

  it('may exceed a balance where the assignment says so', async () => {
    const made = await customer();
    const [order, open] = [await orderOf(made), await account(made, 10, { AllowExceed: true })];
    await pay(made, order, { SpendingAccountID: open, Amount: 40 });
    await Orders.Submit('Outgoing', order, made);
    expect(await balance(open)).toBe(-30);
  });

  it.each<[string, (made: Buyer) => Promise<Partial<Payment>>]>([
    [
      'Payment.ExceedsBalance',
      async (made) => ({ SpendingAccountID: await account(made, 9.99), Amount: 10 }),
    ],
    ['Payment.SpendingAccountIdMissing', async () => ({ Amount: 10 })],
    ['Payment.InvalidSpendingAccountID', async () => ({ SpendingAccountID: 'nobody', Amount: 10 })],
    [
      'Payment.InvalidSpendingAccountID',
      async () => ({ SpendingAccountID: await account(await customer(), 50), Amount: 10 }),
    ],
    [
      'Payment.InvalidSpendingAccountID',
      async (made) => ({
        SpendingAccountID: await account(made, 50, { AllowAsPaymentMethod: false }),
        Amount: 10,
      }),
    ],
    [
      'Payment.CannotUseExpiredSpendingAccount',
      async (made) => ({
        SpendingAccountID: await account(made, 50, { EndDate: '2020-01-01T00:00:00Z' }),
        Amount: 10,
      }),
    ],
    [
      'Payment.CannotUseExpiredSpendingAccount',
      async (made) => ({
        SpendingAccountID: await account(made, 50, { StartDate: '2090-01-01T00:00:00Z' }),
        Amount: 10,
      }),
    ],
    [
      'Payment.CannotSetSpendingAccount',
      async (made) => ({ Type: 'PurchaseOrder', SpendingAccountID: await account(made, 50) }),
    ],
    ['Payment.CannotSetCreditCard', async () => ({ Type: 'PurchaseOrder', CreditCardID: 'any' })],
    [
      'Payment.AmountGreaterThanZero',
      async (made) => ({ SpendingAccountID: await account(made, 50), Amount: 0 }),
    ],
  ])('is refused with %s', async (errorCode, payment) => {
    const made = await customer();
    const order = await orderOf(made);
    await expect(pay(made, order, await payment(made))).rejects.toMatchObject({
      status: 400,
      errorCode,
    });
  });

  it('fails at submit when the account was spent, ended or taken away in between', async () => {
    const made = await customer();
    for (const [change, errorCode] of [
      [
        (ID: string) => SpendingAccounts.Patch(buyerID, ID, { Balance: 1 }, bearer),
        'Payment.ExceedsBalance',
      ],
      [
        (ID: string) =>
          SpendingAccounts.Patch(buyerID, ID, { EndDate: '2020-01-01T00:00:00Z' }, bearer),
        'Payment.CannotUseExpiredSpendingAccount',
      ],
      [
        (ID: string) => SpendingAccounts.DeleteAssignment(buyerID, ID, { userID: made.ID }, bearer),
        'Payment.InvalidSpendingAccountID',
      ],
    ] as const) {
      const [order, spent] = [await orderOf(made), await account(made, 50)];
      await pay(made, order, { SpendingAccountID: spent, Amount: 40 });
      await change(spent);
      await expect(Orders.Submit('Outgoing', order, made)).rejects.toMatchObject({
        status: 400,
        errorCode,
      });
    }
  });

  it("names a card of the customer's own book, or one assigned to them, and nobody else's", async () => {
    const [made, other] = [await customer(), await customer()];
    const order = await orderOf(made);
    const [own, foreign] = [
      await Me.CreateCreditCard({ Token: 'a' }, made),
      await Me.CreateCreditCard({ Token: 'b' }, other),
    ];
    const shared = await CreditCards.Create(buyerID, { Token: 'c' }, bearer);
    await CreditCards.SaveAssignment(buyerID, { CreditCardID: shared.ID, UserID: made.ID }, bearer);
    for (const CreditCardID of [own.ID, shared.ID])
      expect(await pay(made, order, { Type: 'CreditCard', CreditCardID, Amount: 1 })).toMatchObject(
        { CreditCardID, Accepted: false },
      );
    await expect(
      pay(made, order, { Type: 'CreditCard', CreditCardID: foreign.ID, Amount: 1 }),
    ).rejects.toMatchObject({ status: 404, message: `CreditCard ${foreign.ID} not found` });
  });
});
