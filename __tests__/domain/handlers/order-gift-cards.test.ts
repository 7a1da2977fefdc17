/** @jest-environment node */
import { env } from '@/lib/config/env';
import type { OrderGiftCards } from '@/lib/checkout/payment/order-gift-cards';
import type { OrderDetail } from '@/lib/account/order-view';
import { usualLimits } from '@/__tests__/support/back-end';
import { firstDay } from '@/__tests__/support/shopping';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

usualLimits();

describe('the gift cards of a placed order, through the shop', () => {
  const shop = shopForSuite();
  beforeAll(makeGiftCards);

  const buy = async (visitor = browser()) => {
    const placed = (await order(visitor, 5000, 1)).body;
    if (placed.state !== 'placed') throw new Error(JSON.stringify(placed));
    const path = `/api/orders/${placed.userID}/${placed.orderID}/gift-cards`;
    return {
      visitor,
      path,
      orderID: placed.orderID,
      list: () => visitor.send<OrderGiftCards>('GET', path),
      again: (who = visitor) => who.send('POST', `${path}/1`),
    };
  };
  const order = async (visitor: ReturnType<typeof browser>, amount: number, quantity: number) => {
    await visitor.send('POST', '/api/cart/gift-cards', {
      productID: 'EGIFTCARD',
      amount,
      quantity,
      email: 'cy@example.com',
    });
    const toCy = {
      AddressType: 'Email',
      EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: 'cy@example.com' },
      DeliveryMethod: 'Email',
      RequestedDeliveryDate: firstDay('Email'),
    };
    const { body } = await visitor.send('PUT', '/api/cart/fulfillment', toCy);
    return visitor.submit(body.totals.total);
  };
  const letTimePass = (orderID: string) =>
    shop
      .backEnd()
      .db.query(
        `update services.gift_card set mailed_at = mailed_at - interval '1 hour' where order_id = $1`,
        [orderID],
      );
  const sendAll = async () => {
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
  };

  it('are a guest’s with the receipt: seen by their last digits, sent again, then not again at once', async () => {
    const { list, again, orderID } = await buy();
    expect((await list()).body).toMatchObject({
      orderID,
      cards: [
        {
          amount: 5000,
          email: 'cy@example.com',
          state: 'Waiting',
          resendable: false,
          lastFour: expect.stringMatching(/^\d{4}$/),
        },
      ],
    });
    await sendAll();
    expect((await list()).body.cards).toMatchObject([{ state: 'Sent', resendable: true }]);
    expect(await again()).toMatchObject({ status: 429, error: { code: 'gift-card-too-often' } });
    await letTimePass(orderID);
    expect(await again()).toMatchObject({
      status: 200,
      body: { state: 'Waiting', resendable: false },
    });
    await sendAll();
    expect((await list()).body.cards).toMatchObject([{ state: 'Sent', resendable: true }]);
  });

  it('are a customer’s, whose order says that it has some', async () => {
    const visitor = browser();
    await registered(visitor);
    const { list, again, orderID } = await buy(visitor);
    await sendAll();
    await letTimePass(orderID);
    expect((await again()).status).toBe(200);
    expect((await list()).body.cards).toHaveLength(1);
    expect(
      (await visitor.send<OrderDetail>('GET', `/api/account/orders/${orderID}`)).body,
    ).toMatchObject({ hasGiftCards: true, userID: expect.any(String) });
  });

  it('are not a hundred of $500 at once: nothing is asked of the gateway, and a customer buys more than a guest', async () => {
    const asked = async () =>
      (
        await shop
          .backEnd()
          .db.query<{ count: string }>('select count(*) as count from payment_transaction')
      )[0]!.count;
    const before = await asked();
    const refused = await order(browser(), 50_000, 100);
    expect(refused).toMatchObject({
      status: 409,
      error: { code: 'gift-cards-limited', text: expect.stringContaining('Nothing was charged') },
    });
    expect(await asked()).toBe(before);
    const visitor = browser();
    await registered(visitor);
    expect((await order(visitor, 50_000, 3)).body.state).toBe('placed');
  });

  it('are nobody else’s', async () => {
    const { path, again, orderID } = await buy();
    await sendAll();
    await letTimePass(orderID);
    const stranger = browser();
    await stranger.send('POST', '/api/session');
    const customer = browser();
    await registered(customer);
    for (const who of [browser(), stranger, customer])
      expect([(await again(who)).status, (await who.send('GET', path)).status]).toEqual([404, 404]);
    expect((await again()).status).toBe(200);
  });

  it('are sent again a few times only, whatever became of it', async () => {
    const { again, orderID } = await buy();
    await sendAll();
    const burst = env().LIMIT_GIFT_CARD.account?.burst ?? 0;
    const codes: (string | undefined)[] = [];
    for (let times = 0; times <= burst; times += 1) codes.push((await again()).error?.code);
    expect([
      orderID !== '',
      codes.slice(0, burst).every((code) => code === 'gift-card-too-often'),
      codes[burst],
    ]).toEqual([true, true, 'rate-limited']);
  });

  it('guessing them is slowed down for one shopper too, from however many addresses and at however many cards', async () => {
    const [visitor, other] = [browser(), browser()];
    for (const who of [visitor, other]) await who.add(await shop.product());
    const guess = (who: typeof visitor, turn: number) =>
      who.send(
        'POST',
        '/api/checkout/gift-card',
        { number: String(98_000_000_000 + turn), pin: '1234' },
        { 'x-client-address': `198.51.100.${turn}` },
      );
    const { burst = 0 } = env().LIMIT_GIFT_CARD.shopper ?? {};
    for (let turn = 0; turn < burst; turn += 1)
      expect((await guess(visitor, turn)).error?.code).toBe('gift-card-unavailable');
    expect((await guess(visitor, burst)).error?.code).toBe('rate-limited');
    expect((await guess(other, burst + 1)).error?.code).toBe('gift-card-unavailable');
  });
});
