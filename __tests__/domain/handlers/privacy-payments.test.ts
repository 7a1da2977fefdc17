/** @jest-environment node */
import { LineItems, Orders, Payments } from 'ordercloud-javascript-sdk';
import { setClock } from '@/lib/core/time/clock';
import type { DeletionReport } from '@/services/privacy/delete-person';
import { allRows, tablesWith } from '@/__tests__/support/all-rows';
import { seller } from '@/__tests__/support/shopping';
import { browser, toBea } from './browser';
import { newcomer, registered } from './customer';
import { home } from './named-order';
import { dayMs, others, privacyRequests, words, type Export } from './privacy-requests';

describe('a person’s request', () => {
  const { shop, ask, spelledByPayPal } = privacyRequests();

  it('for deletion takes the account out of an order that was canceled too, with the payments that the platform changes no more', async () => {
    const visitor = browser();
    const { email: who } = await registered(visitor);
    await visitor.add(await shop.product());
    const { totals } = (await visitor.deliver({ ...toBea(), ShippingAddress: home })).body;
    const { body } = await visitor.submit(totals.total, {
      guest: undefined,
      tenders: [{ kind: 'venmo', nonce: 'fake-venmo-account-nonce', amount: totals.total }],
    });
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    await Orders.Cancel('Incoming', body.orderID, await seller());
    setClock(new Date(Date.now() + 40 * dayMs));
    expect((await ask<DeletionReport>('delete', who)).report).toMatchObject({
      outcome: 'deleted',
      ordersKeptWithoutPerson: [body.orderID],
    });
    const { Items } = await Payments.List('Incoming', body.orderID, {}, await seller());
    expect(Items).toEqual([]);
  });

  it('has no part in orders of others that were paid with their PayPal account, but for the account', async () => {
    const payer = 'payer@example.com';
    const paypal = { kind: 'paypal', nonce: 'fake-paypal-one-time-nonce' };
    await registered(browser(), newcomer({ email: payer }));
    const other = browser();
    await registered(other);
    const pay = async (tendersOf: (total: number) => object[]) => {
      await other.add(await shop.product());
      const { body } = await other.deliver({
        ...toBea(),
        ShippingAddress: home,
        CardMessage: { line1: 'unforgettable' },
      });
      return other.submit(body.totals.total, {
        guest: undefined,
        tenders: tendersOf(body.totals.total),
      });
    };
    const placed = await pay((amount) => [{ ...paypal, amount }]);
    expect(placed.body).toMatchObject({ state: 'placed' });
    const { orderID } = placed.body;
    const declined = await pay((total) => [
      { ...paypal, amount: 100 },
      { kind: 'card', amount: total - 100, nonce: 'fake-processor-declined-visa-nonce' },
    ]);
    expect(declined.error?.code).toBe('payment-declined');
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);

    const { report: copy } = await ask<Export>('export', payer);
    expect(tablesWith(new Map([['copy', [JSON.stringify(copy)]]]), words)).toEqual([]);
    expect([copy.orders, copy.journal]).toEqual([[], []]);
    expect(copy.paymentsByAccount).toMatchObject([
      { order_id: orderID, kind: 'Paypal', cents: expect.any(Number), account: payer },
      { kind: 'Paypal', cents: 100, account: payer },
    ]);

    await spelledByPayPal(orderID, payer, 'Payer@Example.com');
    const { report } = await ask<DeletionReport>('delete', payer);
    expect(report).toMatchObject({
      outcome: 'deleted',
      deleted: { users: 1, paymentAccounts: 2, carts: 0, refusedSubmits: 0 },
      ordersKeptWithoutPerson: [],
    });
    const [line] = (await LineItems.List('Incoming', orderID, {}, await seller())).Items;
    expect(line).toMatchObject({
      ShippingAddress: { Street1: home.Street1 },
      xp: { CardMessage: { line1: 'unforgettable' } },
    });
    expect((await Payments.List('Incoming', orderID, {}, await seller())).Items).toMatchObject([
      { Accepted: true, xp: { Kind: 'Paypal', Account: '', TransactionID: expect.any(String) } },
    ]);
    expect(await other.cart()).toMatchObject({ state: 'ready', count: 1 });
    const all = await allRows(shop.backEnd().db);
    const shops = new Map([...all].filter(([table]) => !others.test(table)));
    expect(tablesWith(shops, [payer])).toEqual([]);
    expect((await ask<DeletionReport>('delete', payer)).report.outcome).toBe('nothing-left');
  });
});
