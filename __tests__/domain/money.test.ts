/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { now, setClock } from '@/lib/core/time/clock';
import type { Move } from '@/lib/orders/money/due-moves';
import type { LilacPayment } from '@/lib/orders/tender';
import { captureMoney, cancelInBooks, lowerMoney } from '@/services/after/money/events';
import type { MoneyPoint } from '@/services/after/money/perform-move';
import { storeOf } from '@/services/database/statements';
import { cardAnswer, cardsOfOrder } from '@/services/gift-cards/order-cards';
import type { LedgerKind } from '@/services/ledgers/account';
import type { MoneyMailPayload } from '@/services/mails/order-money';
import type { GatewayCharge } from '@/services/upstream/payments/charges';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { openLedgerAccount } from '../support/ledger-accounts';
import { newCustomer } from '../support/new-customer';
import { firstDay, seller, shopping, type Shopper } from '../support/shopping';

const hourMs = 60 * 60_000;
/** How long an order that somebody took is theirs. With no time at all, two that settle at once take it from each other without end. */
const staleAfterMs = hourMs;
/** Hours after which a capture is settled at any time of day: the gateway does so at two in the night after. */
const untilSettled = 26;
/** Hours after which an e-card of today is due at any time of day: they are mailed from eight on. */
const untilMailed = 8;
const card = (Nonce = 'fake-valid-nonce'): LilacPayment => ({ Type: 'CreditCard', Nonce });
const dollars = (cents: number) => cents / 100;

describeOnServer('the money of placed orders', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked(), { staleAfterMs });
    // As a start of the services does: cancellations from before the first comparison are none of theirs.
    await backEnd.appApi.comparison.compare();
    await makeGiftCards();
  }, 180_000);
  afterEach(() => {
    setClock(null);
    backEnd.atMoney(() => undefined);
  });
  afterAll(() => backEnd.close());

  const store = () => storeOf(backEnd.db);
  const settle = () => backEnd.appApi.settler.settle();
  const later = (hours: number) => setClock(new Date(now().getTime() + hours * hourMs));
  const owe = (orderID: string, cents: number, name: string = randomUUID()) =>
    store().transact(() => lowerMoney(orderID, { name, cents, staff: 'desk' }, now()));
  const charge = (orderID: string, name: string = randomUUID()) =>
    store().transact(() => captureMoney(orderID, { name, staff: 'desk' }, now()));
  const cancel = async (orderID: string) =>
    Orders.Cancel('Incoming', orderID, await seller()).then(() =>
      backEnd.appApi.comparison.compare(),
    );

  /** The charges of an order at the gateway, of its first tender unless said. */
  const chargesOf = (orderID: string, place = 1): Promise<GatewayCharge[]> =>
    backEnd.appApi.upstream.charges.findNamed(
      place === 1 ? `${orderID}-1` : `${orderID}-1-${place}`,
    );
  const shown = async (orderID: string, place = 1) =>
    (await chargesOf(orderID, place)).map(({ state, cents, refunds }) => [
      state,
      cents,
      ...refunds.map((refund) => refund.cents),
    ]);
  const shownStates = async (orderID: string) =>
    (await chargesOf(orderID)).map(({ state }) => state);
  const moves = async (orderID: string) =>
    (
      await backEnd.db.query<{ kind: string; step: string; cents: number }>(
        'select kind, step, cents from services.money_move where order_id = $1 order by id',
        [orderID],
      )
    ).map(({ kind, step, cents }) => `${kind} ${step} ${cents}`);
  const work = async (orderID: string) => {
    const [row] = await backEnd.db.query<{ work: { why: string; cents: number }[] }>(
      'select work from services.money_desk where order_id = $1',
      [orderID],
    );
    return row?.work.map(({ why, cents }) => `${why} ${cents}`);
  };
  /** The mails about an order's money that were put into the outbox: what each is about, and each part of it. */
  const mails = async (orderID: string) =>
    (
      await backEnd.db.query<{ news: MoneyMailPayload['news'] }>(
        `select payload -> 'news' as news from services.outbox where kind = 'order-money' and payload ->> 'orderID' = $1 order by id`,
        [orderID],
      )
    ).map(({ news }) =>
      news.about === 'payment'
        ? `payment ${news.cents}`
        : [news.about, ...news.parts.map(({ cents, way }) => `${cents} ${way}`)].join(', '),
    );
  const account = (
    kind: LedgerKind,
    cents: number,
    more: { ownerID?: string; expiresOn?: string } = {},
  ) => openLedgerAccount(store(), kind, cents, more);
  const balance = async (kind: LedgerKind, number: string) =>
    (
      await backEnd.db.query<{ balance_cents: number }>(
        'select balance_cents from services.ledger_account where kind = $1 and number = $2',
        [kind, number],
      )
    )[0]?.balance_cents;

  /** A placed order paid by card, or as said; its total in cents. */
  const placed = async (
    pay: (total: number) => LilacPayment[] = () => [card()],
  ): Promise<Shopper & { cents: number }> => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const answer = await shop.submit(cart, { LilacPayments: pay(cart.total) });
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    return { ...cart, cents: Math.round(cart.total * 100) };
  };

  /** Time passes until what anybody took may be taken over. */
  const untilStale = () =>
    backEnd.db.query(
      'update services.money_desk set taken_at = taken_at - make_interval(secs => $1::float8) where taken_at is not null',
      [staleAfterMs / 1000],
    );
  /** Kills the process at a point of a move, without a word more, and starts another one. */
  const killedAt = async (point: MoneyPoint, kind: Move['kind']) => {
    await new Promise<void>((resolve, reject) => {
      let isDead = false;
      backEnd.atMoney((reached, move) => {
        if (isDead || (reached === point && move?.kind === kind)) {
          isDead = true;
          resolve();
          return new Promise(() => undefined);
        }
      });
      settle().then(() => reject(new Error(`No ${kind} was ${point}.`)), reject);
    });
    backEnd.atMoney(() => undefined);
    await untilStale();
    await settle();
  };

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
    const [desk] = await backEnd.db.query(
      'select due_at, work from services.money_desk where order_id = $1',
      [orderID],
    );
    expect(desk).toMatchObject({ due_at: null, work: [] });
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

  it.each<[Move['kind'], MoneyPoint]>([
    ['capture', 'asked'],
    ['capture', 'answered'],
    ['capture', 'written'],
    ['void', 'asked'],
    ['void', 'answered'],
    ['void', 'written'],
    ['refund', 'asked'],
    ['refund', 'answered'],
    ['refund', 'written'],
  ])('a %s cut off when it is %s ends once', async (kind, point) => {
    const { orderID, cents } = await placed();
    if (kind === 'void') await owe(orderID, cents);
    else await charge(orderID);
    if (kind === 'refund') {
      await settle();
      later(36);
      await owe(orderID, 700);
    }
    await killedAt(point, kind);
    await settle();
    expect(await shown(orderID)).toEqual([
      { capture: ['capturing', cents], void: ['voided', cents], refund: ['settled', cents, 700] }[
        kind as 'capture' | 'void' | 'refund'
      ],
    ]);
    const lines = (await moves(orderID)).filter((line) => line.startsWith(kind));
    expect(await mails(orderID)).toEqual(
      { capture: [], void: [`refunded, ${cents} not-charged`], refund: ['refunded, 700 refunded'] }[
        kind as 'capture' | 'void' | 'refund'
      ],
    );
    expect(lines.filter((line) => line.includes(' done '))).toHaveLength(1);
    expect(lines).toHaveLength(point === 'asked' ? 4 : 2);
  });

  it.each<['capture' | 'refund', MoneyPoint, number, string[]]>([
    ['capture', 'planned', 1, ['asked', 'done']],
    // The slow one asks after all: the gateway refuses it, and it may not write that down any more.
    ['capture', 'asked', 2, ['asked', 'lost', 'asked', 'done']],
    ['capture', 'answered', 1, ['asked', 'done']],
    ['capture', 'written', 1, ['asked', 'done']],
    ['refund', 'planned', 1, ['asked', 'done']],
    ['refund', 'answered', 1, ['asked', 'done']],
    ['refund', 'written', 1, ['asked', 'done']],
  ])(
    'a %s taken over from one who is only slow when it is %s ends once',
    async (kind, point, calls, steps) => {
      const { orderID, cents } = await placed();
      await charge(orderID);
      if (kind === 'refund') {
        await settle();
        later(36);
        // What of other orders is due by now is done before this one is.
        await settle();
        await owe(orderID, 700);
      }
      const { charges } = backEnd.appApi.upstream;
      let asked = 0;
      const counted =
        <Parameters extends unknown[], Answer>(call: (...request: Parameters) => Answer) =>
        (...request: Parameters) => {
          asked += 1;
          return call(...request);
        };
      backEnd.appApi.upstream.charges = {
        ...charges,
        capture: counted(charges.capture),
        refund: counted(charges.refund),
      };
      let isTakenOver = false;
      backEnd.atMoney(async (reached) => {
        if (isTakenOver || reached !== point) return;
        isTakenOver = true;
        await untilStale();
        await settle();
      });
      await settle();
      backEnd.appApi.upstream.charges = charges;
      expect(isTakenOver).toBe(true);
      expect([await shown(orderID), asked]).toEqual([
        [kind === 'capture' ? ['capturing', cents] : ['settled', cents, 700]],
        calls,
      ]);
      const lines = (await moves(orderID)).filter((line) => line.startsWith(kind));
      const amount = kind === 'capture' ? cents : 700;
      expect(lines).toEqual(steps.map((step) => `${kind} ${step} ${amount}`));
    },
  );

  it('is given back once by one who is only slow, though the account was closed and opened again meanwhile', async () => {
    const gift = await account('gift-card', 50_000);
    const { orderID, cents } = await placed(() => [{ Type: 'GiftCard', Number: gift }]);
    const open = (isOpen: boolean) =>
      backEnd.db.query('update services.ledger_account set active = $2 where number = $1', [
        gift,
        isOpen,
      ]);
    await settle();
    await owe(orderID, 300);
    let isTakenOver = false;
    backEnd.atMoney(async (reached) => {
      if (isTakenOver || reached !== 'planned') return;
      isTakenOver = true;
      await untilStale();
      await open(false);
      await settle();
      await open(true);
      later(1);
      await charge(orderID);
      await settle();
    });
    await settle();
    expect([await balance('gift-card', gift), await moves(orderID)]).toEqual([
      50_000 - cents + 300,
      ['give-back refused 300', 'give-back done 300'],
    ]);
  });

  it('what was cut off is written down as it ended, by nobody who looked before it did', async () => {
    const { orderID, cents } = await placed();
    await charge(orderID);
    backEnd.atMoney((reached) => {
      if (reached === 'asked') throw new Error('cut off');
    });
    await settle();
    backEnd.atMoney(() => undefined);
    later(1);
    const [sale] = await chargesOf(orderID);
    const { charges } = backEnd.appApi.upstream;
    backEnd.appApi.upstream.charges = {
      ...charges,
      find: async (transactionID) => {
        const seen = await charges.find(transactionID);
        if (transactionID !== sale?.transactionID) return seen;
        backEnd.appApi.upstream.charges = charges;
        // What was asked for arrives late, and another one sees it.
        await charges.capture(transactionID, cents);
        await untilStale();
        await settle();
        return seen;
      },
    };
    await settle();
    backEnd.appApi.upstream.charges = charges;
    expect([await shown(orderID), await moves(orderID)]).toEqual([
      [['capturing', cents]],
      [`capture asked ${cents}`, `capture done ${cents}`],
    ]);
  });

  it.each(['not reached', 'answer lost'] as const)(
    'a refund whose call was %s happens once',
    async (how) => {
      const { orderID, cents } = await placed();
      await charge(orderID);
      await settle();
      later(36);
      await owe(orderID, 700);
      const { charges } = backEnd.appApi.upstream;
      backEnd.appApi.upstream.charges = {
        ...charges,
        refund: async (...request) => {
          if (how === 'answer lost') await charges.refund(...request);
          throw new Error('connection reset');
        },
      };
      await settle();
      backEnd.appApi.upstream.charges = charges;
      await settle();
      expect((await shown(orderID))[0]).toHaveLength(how === 'answer lost' ? 3 : 2);
      later(1);
      await settle();
      expect(await shown(orderID)).toEqual([['settled', cents, 700]]);
    },
  );

  it('cancelled at commerce: card, gift card, perks and charge account get all back, once, whoever is killed meanwhile', async () => {
    const { ID, accessToken } = await newCustomer();
    const [gift, perks, owed] = [
      await account('gift-card', 2000),
      await account('purple-perks', 1000, { ownerID: ID, expiresOn: '2020-01-01' }),
      await account('charge-account', 50_000, { ownerID: ID }),
    ];
    await backEnd.db.query(
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
    await backEnd.appApi.comparison.compare();
    await killedAt('answered', 'void');
    await settle();
    expect(await shown(orderID, 5)).toEqual([['voided', Math.round(total * 100) - 4350]]);
    expect([
      await balance('gift-card', gift),
      await balance('purple-perks', perks),
      await balance('charge-account', owed),
    ]).toEqual([2000, 1000, 50_000]);
    const [kept] = await backEnd.db.query<{ left: number }>(
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
    const [books] = await backEnd.db.query<{ sum: string }>(
      'select sum(cents) as sum from services.ledger_entry',
    );
    expect(Number(books!.sum)).toBe(0);
    expect(await mails(orderID)).toEqual([
      `canceled, 2000 on-account, 750 on-account, 1100 on-account, 500 not-billed, ${Math.round(total * 100) - 4350} not-charged`,
    ]);
    while ((await backEnd.appApi.sender.sendDue()) > 0);
    const sent = (await fetch(
      `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(`${ID}@example.com`)}`,
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
    const cards = await backEnd.db.query<{ number: string; cents: number }>(
      'select number, cents from services.gift_card where order_id = $1 order by place',
      [cart.orderID],
    );
    const spends = await shop.readyCart([{ id: await shop.product({ price: 10 }) }]);
    await backEnd.db.query(
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
    later(untilMailed);
    await settle();
    const spent = Math.round(spends.total * 100);
    expect(await shown(cart.orderID)).toEqual([['capturing', spent]]);
    const told = (await cardsOfOrder(store(), cart.orderID)).map((card) => cardAnswer(card).State);
    expect(told).toEqual(['Canceled', 'Canceled']);
    expect(await Promise.all(cards.map(({ number }) => balance('gift-card', number)))).toEqual([
      0, 0,
    ]);
    const waiting = await backEnd.db.query(
      `select 1 from services.outbox where kind = 'gift-card' and sent_at is null and message_id in (select message_id from services.gift_card where order_id = $1)`,
      [cart.orderID],
    );
    expect(waiting).toEqual([]);
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

  it('nobody looked for nine days: a saved card is asked once more, another is work for people', async () => {
    const { ID, accessToken } = await newCustomer();
    const saved = await shop.appApi<{ data: { ID: string } }>(
      { accessToken },
      'POST',
      `/creditcard/${ID}`,
      { Nonce: 'fake-valid-visa-nonce', CardholderName: 'Ada Loam' },
    );
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, { accessToken });
    await LineItems.Create(
      'Outgoing',
      orderID,
      { ProductID: await shop.product(), Quantity: 1 },
      { accessToken },
    );
    const { body } = await shop.fulfill({ accessToken, orderID });
    const { total } = { total: body.Order.Total };
    expect(
      (
        await shop.submit(
          { accessToken, orderID, total },
          { LilacPayments: [{ Type: 'CreditCard', CreditCardID: saved.body.data.ID }] },
        )
      ).body,
    ).toMatchObject({ Status: 'Submitted' });
    const other = await placed();
    const cents = Math.round(total * 100);
    later(24 * 9);
    await killedAt('answered', 'authorise-again');
    await settle();
    expect([await shown(orderID), await shown(other.orderID)]).toEqual([
      [['expired', cents]],
      [['expired', other.cents]],
    ]);
    const again = await backEnd.appApi.upstream.charges.findNamed(`${orderID}-1-r1`);
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

  it('a gift card that is closed is work for people, until somebody asks once more', async () => {
    const gift = await account('gift-card', 50_000);
    const { orderID, cents } = await placed(() => [{ Type: 'GiftCard', Number: gift }]);
    await backEnd.db.query('update services.ledger_account set active = false where number = $1', [
      gift,
    ]);
    await owe(orderID, 300);
    await settle();
    expect([await work(orderID), await balance('gift-card', gift)]).toEqual([
      ['account-refused 300'],
      50_000 - cents,
    ]);
    await backEnd.db.query('update services.ledger_account set active = true where number = $1', [
      gift,
    ]);
    later(1);
    await charge(orderID);
    await settle();
    expect([await work(orderID), await balance('gift-card', gift)]).toEqual([
      [],
      50_000 - cents + 300,
    ]);
  });
});
