/** @jest-environment node */
import { LineItems, Orders, Users } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { now } from '@/lib/core/time/clock';
import { cancelInBooks } from '@/services/after/money/events';
import { cardAnswer, cardsOfOrder } from '@/services/gift-cards/order-cards';
import { ledger } from '@/services/ledgers/ledger';
import { describeOnServer } from '@/__tests__/support/databases';
import { giftCardCart } from '@/__tests__/support/gift-cards';
import { newCustomer } from '@/__tests__/support/new-customer';
import { seller } from '@/__tests__/support/shopping';
import { card, moneyDesk } from './money-desk';

const dollars = (cents: number) => cents / 100;

describeOnServer('the money of cancelled orders', (engine) => {
  const money = moneyDesk(engine);
  const {
    shop,
    store,
    settle,
    later,
    owe,
    charge,
    cancel,
    shown,
    moves,
    work,
    mails,
    account,
    balance,
    placed,
    killedAt,
  } = money;

  it('cancelled at commerce: card, gift card, perks and charge account get all back, once, whoever is killed meanwhile', async () => {
    const { ID, accessToken } = await newCustomer();
    const [gift, perks, owed] = [
      await account('gift-card', 2000),
      await account('purple-perks', 1000, { ownerID: ID, expiresOn: '2020-01-01' }),
      await account('charge-account', 50_000, { ownerID: ID }),
    ];
    await money.backEnd.db.query(
      `update services.ledger_account set expires_on = current_date + 2 where number = $1`,
      [perks],
    );
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, { accessToken });
    await LineItems.Create(
      'Outgoing',
      orderID,
      { ProductID: await shop.product({ price: 99.99 }), Quantity: 1 },
      { accessToken },
    );
    const { total } = await shop
      .fulfill({ accessToken, orderID })
      .then(({ body }) => ({ total: body.Order.Total }));
    const answer = await shop.submit(
      { accessToken, orderID, total },
      {
        LilacPayments: [
          { Type: 'GiftCard', Number: gift, Amount: 20 },
          { Type: 'PurplePerks', Amount: 7.5 },
          { Type: 'SpendingAccount', Amount: 11 },
          { Type: 'PurchaseOrder', Number: 'PO 12-7', Amount: 5 },
          { ...card(), Amount: dollars(Math.round(total * 100) - 4350) },
        ],
      },
    );
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    await settle();
    await cancel(orderID);
    await money.backEnd.appApi.comparison.compare();
    await killedAt('answered', 'void');
    await settle();
    expect(await shown(orderID, 5)).toEqual([['voided', Math.round(total * 100) - 4350]]);
    expect([
      await balance('gift-card', gift),
      await balance('purple-perks', perks),
      await balance('charge-account', owed),
    ]).toEqual([2000, 1000, 50_000]);
    const [kept] = await money.backEnd.db.query<{ left: number }>(
      'select expires_on - current_date as left from services.ledger_account where number = $1',
      [perks],
    );
    expect(Number(kept!.left)).toBeGreaterThanOrEqual(29);
    expect((await moves(orderID)).filter((line) => line.includes(' done ')).sort()).toEqual(
      [
        'bill-less done 500',
        'give-back done 1100',
        'give-back done 2000',
        'give-back done 750',
        `void done ${Math.round(total * 100) - 4350}`,
      ].sort(),
    );
    const [books] = await money.backEnd.db.query<{ sum: string }>(
      'select sum(cents) as sum from services.ledger_entry',
    );
    expect(Number(books!.sum)).toBe(0);
    expect(await mails(orderID)).toEqual([
      `canceled, 2000 on-account, 750 on-account, 1100 on-account, 500 not-billed, ${Math.round(total * 100) - 4350} not-charged`,
    ]);
    while ((await money.backEnd.appApi.sender.sendDue()) > 0);
    const sent = (await fetch(
      `${money.backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(`${ID}@example.com`)}`,
    ).then((response) => response.json())) as { subject: string; text: string }[];
    const told = sent.filter(({ subject }) => subject.endsWith(' is canceled'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Dear Ada,');
    expect(told[0]?.text).toContain(`/account/orders?orderid=${orderID}`);
  });

  it('cancelled while nobody told: the platform is asked before money is taken', async () => {
    const { orderID, cents } = await placed();
    await settle();
    await Orders.Cancel('Incoming', orderID, await seller());
    await charge(orderID);
    await settle();
    expect(await shown(orderID)).toEqual([['voided', cents]]);
  });

  it('money that the gateway does not let go yet is let go later, and is nobody’s work', async () => {
    const { orderID, cents } = await placed();
    await settle();
    jest
      .spyOn(money.backEnd.appApi.upstream.charges, 'release')
      .mockResolvedValueOnce({ done: false, reason: 'Not now.' });
    await cancel(orderID);
    await settle();
    expect([await shown(orderID), await work(orderID)]).toEqual([[['held', cents]], []]);
    later(1);
    await settle();
    expect(await shown(orderID)).toEqual([['voided', cents]]);
    expect((await moves(orderID)).filter((line) => line.startsWith('void refused'))).toEqual([]);
  });

  it('told to be cancelled before the journal says placed: given back once it is', async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    await store().transact(() => cancelInBooks(cart.orderID, now()));
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    await settle();
    expect(await shown(cart.orderID)).toEqual([['voided', Math.round(cart.total * 100)]]);
  });

  it('gift cards of a cancelled order are taken back; what was spent of them stays owed', async () => {
    const cart = await giftCardCart(shop, [
      { email: 'cy@example.com' },
      { email: 'di@example.com' },
    ]);
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    const cards = await money.backEnd.db.query<{ number: string; cents: number }>(
      'select number, cents from services.gift_card where order_id = $1 order by place',
      [cart.orderID],
    );
    const spends = await shop.readyCart([{ id: await shop.product({ price: 10 }) }]);
    await money.backEnd.db.query(
      'update services.ledger_account set pin_digest = null where number = $1',
      [cards[0]!.number],
    );
    expect(
      (
        await shop.submit(spends, {
          LilacPayments: [{ Type: 'GiftCard', Number: cards[0]!.number }],
        })
      ).body,
    ).toMatchObject({ Status: 'Submitted' });
    await cancel(cart.orderID);
    await settle();
    const spent = Math.round(spends.total * 100);
    expect(await shown(cart.orderID)).toEqual([['capturing', spent]]);
    const told = (await cardsOfOrder(store(), cart.orderID)).map((card) => cardAnswer(card).State);
    expect(told).toEqual(['Canceled', 'Canceled']);
    expect(await Promise.all(cards.map(({ number }) => balance('gift-card', number)))).toEqual([
      0, 0,
    ]);
    const waiting = await money.backEnd.db.query(
      `select 1 from services.outbox where kind = 'gift-card' and sent_at is null and message_id in (select message_id from services.gift_card where order_id = $1)`,
      [cart.orderID],
    );
    expect(waiting).toEqual([]);
  });

  it.each(['release', 'commit'] as const)(
    'a gift card of a cancelled order that another order holds just then waits for its end: %s',
    async (end) => {
      const cart = await giftCardCart(shop, [{ email: 'cy@example.com' }]);
      expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
      const [bought] = await cardsOfOrder(store(), cart.orderID);
      const { number = '', cents = 0 } = bought ?? {};
      const books = ledger(store());
      const request = { key: cart.orderID, kind: 'gift-card', number, now: now() } as const;
      const expiresAt = new Date(now().getTime() + 60 * 60_000);
      expect((await books.hold({ ...request, cents: 1200, expiresAt })).ok).toBe(true);
      await cancel(cart.orderID);
      await settle();
      const more = await books.hold({ ...request, key: 'another', cents: 100, expiresAt });
      const [desk] = await money.backEnd.db.query(
        'select failures, last_error from services.money_desk where order_id = $1',
        [cart.orderID],
      );
      expect([more.ok, await shown(cart.orderID), desk]).toEqual([
        false,
        [['held', cents]],
        { failures: 0, last_error: null },
      ]);
      expect((await books[end](cart.orderID, now())).ok).toBe(true);
      later(1);
      await settle();
      expect([await balance('gift-card', number), await shown(cart.orderID)]).toEqual([
        0,
        [end === 'release' ? ['voided', cents] : ['capturing', 1200]],
      ]);
    },
  );

  it('seats of a workshop are the customer’s no more, of the orders that were cancelled alone', async () => {
    const { ID: userID, accessToken } = await newCustomer();
    const seat = await shop.product({
      xp: {
        IsWorkShopEvent: true,
        LocationID: 'Store-lyndale',
        EventDateTimes: { '2030-11-26': '18:00-20:00' },
      },
    });
    const book = async (Quantity: number) => {
      const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, { accessToken });
      await LineItems.Create('Outgoing', orderID, { ProductID: seat, Quantity }, { accessToken });
      const buyer = { accessToken, orderID };
      const { total } = await shop
        .calculate(buyer)
        .then(({ body }) => ({ total: body.Order.Total }));
      const LilacPayments = [card()];
      expect((await shop.submit({ ...buyer, total }, { LilacPayments })).body).toMatchObject({
        Status: 'Submitted',
      });
      return orderID;
    };
    const sendAll = async () => {
      while ((await money.backEnd.appApi.sender.sendDue()) > 0);
    };
    const seats = async () => {
      const { buyerID } = localPlatform.commerce;
      const { xp } = await Users.Get(buyerID, userID, await seller());
      const { PurchasedEvents = [] } = xp as { PurchasedEvents?: { Seats: number }[] };
      return PurchasedEvents.map(({ Seats }) => Seats);
    };
    const first = await book(1);
    const second = await book(2);
    await sendAll();
    expect(await seats()).toEqual([3]);
    await cancel(first);
    await sendAll();
    expect(await seats()).toEqual([2]);
    await cancel(second);
    // Cancelled before the customer's record was written.
    await cancel(await book(4));
    await sendAll();
    expect(await seats()).toEqual([]);
  });

  it('a gift card that is closed is work for people, until somebody asks once more', async () => {
    const gift = await account('gift-card', 50_000);
    const { orderID, cents } = await placed(() => [{ Type: 'GiftCard', Number: gift }]);
    await money.backEnd.db.query(
      'update services.ledger_account set active = false where number = $1',
      [gift],
    );
    await owe(orderID, 300);
    await settle();
    expect([await work(orderID), await balance('gift-card', gift)]).toEqual([
      ['account-refused 300'],
      50_000 - cents,
    ]);
    await money.backEnd.db.query(
      'update services.ledger_account set active = true where number = $1',
      [gift],
    );
    later(1);
    await charge(orderID);
    await settle();
    expect([await work(orderID), await balance('gift-card', gift)]).toEqual([
      [],
      50_000 - cents + 300,
    ]);
  });
});
