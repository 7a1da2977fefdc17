/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Orders } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { now } from '@/lib/core/time/clock';
import { callDesk } from '@/services/after/money/desk';
import type { LilacPayment } from '@/lib/orders/tender';
import { describeOnServer } from '@/__tests__/support/databases';
import { firstDay, seller } from '@/__tests__/support/shopping';
import { card, moneyDesk, untilSettled } from './money-desk';

describeOnServer('the money of placed orders, held and captured', (engine) => {
  const money = moneyDesk(engine);
  const {
    shop,
    settle,
    later,
    owe,
    charge,
    shown,
    shownStates,
    moves,
    work,
    mails,
    placed,
    paidWithSavedCard,
    killedAt,
  } = money;

  it('is held until the flowers leave, and captured once then, however often it is looked at', async () => {
    const { orderID, cents } = await placed();
    await settle();
    expect([await shown(orderID), await moves(orderID)]).toEqual([[['held', cents]], []]);
    later(24 * 6);
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await shown(orderID)).toEqual([['capturing', cents]]);
    expect((await moves(orderID)).at(-1)).toBe(`capture done ${cents}`);
    later(untilSettled);
    await settle();
    expect(await shown(orderID)).toEqual([['settled', cents]]);
    const [desk] = await money.backEnd.db.query(
      'select due_at, ends_at, work from services.money_desk where order_id = $1',
      [orderID],
    );
    expect(desk).toMatchObject({ due_at: null, ends_at: null, work: [] });
    expect(await mails(orderID)).toEqual([]);
  });

  it.each(['designed', 'loaded', 'ready', 'shipped'] as const)(
    'is captured before its day only when goods left or stand ready: %s',
    async (state) => {
      const buyer = await placed();
      const { orderID, cents } = buyer;
      await settle();
      const ShipmentID = (await shop.calculate(buyer)).body.CalculatorShipments[0]!.ID;
      const event = { Key: randomUUID(), ShipmentID, State: state, At: now().toISOString() };
      await shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, {
        Events: [event],
      });
      await settle();
      expect(await shown(orderID)).toEqual([[state === 'designed' ? 'held' : 'capturing', cents]]);
    },
  );

  it('is captured for less when less is owed, and refunded when it has settled', async () => {
    const { orderID, cents } = await placed();
    await owe(orderID, 1000, 'once');
    await settle();
    await owe(orderID, 1000, 'once');
    await charge(orderID);
    await settle();
    expect(await shown(orderID)).toEqual([['capturing', cents - 1000]]);
    await owe(orderID, 500);
    await settle();
    expect(await shown(orderID)).toEqual([['capturing', cents - 1000]]);
    later(36);
    await settle();
    await settle();
    expect(await shown(orderID)).toEqual([['settled', cents - 1000, 500]]);
    expect(await moves(orderID)).toEqual([
      `capture asked ${cents - 1000}`,
      `capture done ${cents - 1000}`,
      'refund asked 500',
      'refund done 500',
    ]);
    expect(await mails(orderID)).toEqual(['changed, 1000 not-charged', 'refunded, 500 refunded']);
  });

  it('of orders weeks ahead is captured before its hold ends: after eight days none has expired', async () => {
    const means = ['fake-valid-nonce', 'fake-valid-mastercard-nonce', 'fake-paypal-one-time-nonce'];
    const orders = [];
    for (const [index, nonce] of means.entries()) {
      const RequestedDeliveryDate = addChicagoDays(firstDay('LocalDelivery'), 21 + index * 7);
      const cart = await shop.readyCart([{ id: await shop.product() }], { RequestedDeliveryDate });
      const pay = { ...card(nonce), Type: nonce.includes('paypal') ? 'Paypal' : 'CreditCard' };
      const LilacPayments = [pay as LilacPayment];
      expect((await shop.submit(cart, { LilacPayments })).body).toMatchObject({
        Status: 'Submitted',
      });
      orders.push(cart.orderID);
    }
    for (let day = 0; day < 8; day += 1) {
      later(24);
      await settle();
    }
    later(untilSettled - 24);
    const states = await Promise.all(orders.map(shownStates));
    expect(states.flat()).not.toContain('expired');
    expect(states.slice(0, 2)).toEqual([['settled'], ['settled']]);
    expect(await Promise.all(orders.map(work))).toEqual([[], [], []]);
  });

  it('that the gateway does not capture is asked for once, is work for people, and is tried when they say so', async () => {
    const { orderID, cents } = await placed();
    const { upstream } = money.backEnd.appApi;
    const { charges } = upstream;
    const capture = jest.fn(() => Promise.resolve({ done: false as const, reason: 'refused' }));
    upstream.charges = { ...charges, capture };
    await charge(orderID);
    await settle();
    later(1);
    await money.store().transact(() => callDesk(orderID, now()));
    await settle();
    upstream.charges = charges;
    expect(capture).toHaveBeenCalledTimes(1);
    expect([await work(orderID), await moves(orderID)]).toEqual([
      [`capture-refused ${cents}`],
      [`capture asked ${cents}`, `capture refused ${cents}`],
    ]);
    later(1);
    await charge(orderID);
    await settle();
    expect([await shown(orderID), await work(orderID)]).toEqual([[['capturing', cents]], []]);
  });

  it('cancelled while nobody told or looked for nine days: its saved card is not asked once more', async () => {
    const { orderID, cents } = await paidWithSavedCard();
    later(24 * 9);
    await Orders.Cancel('Incoming', orderID, await seller());
    await settle();
    expect(await shown(orderID)).toEqual([['expired', cents]]);
    expect(await money.backEnd.appApi.upstream.charges.findNamed(`${orderID}-1-r1`)).toEqual([]);
  });

  it('nobody looked for nine days: a saved card is asked once more, another is work for people', async () => {
    const { orderID, cents } = await paidWithSavedCard();
    const other = await placed();
    later(24 * 9);
    await killedAt('answered', 'authorise-again');
    await settle();
    expect([await shown(orderID), await shown(other.orderID)]).toEqual([
      [['expired', cents]],
      [['expired', other.cents]],
    ]);
    const again = await money.backEnd.appApi.upstream.charges.findNamed(`${orderID}-1-r1`);
    expect(again.map(({ state, cents: held }) => [state, held])).toEqual([['capturing', cents]]);
    expect([await work(orderID), await work(other.orderID)]).toEqual([
      [],
      [`expired ${other.cents}`],
    ]);
    await charge(other.orderID);
    await settle();
    expect([await mails(orderID), await mails(other.orderID)]).toEqual([
      [],
      [`payment ${other.cents}`],
    ]);
    await owe(other.orderID, other.cents);
    await settle();
    expect(await work(other.orderID)).toEqual([]);
  });
});
