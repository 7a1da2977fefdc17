/** @jest-environment node */
import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderName } from '@/lib/orders/order-number';
import type { SagaPoint } from '@/services/app-api/submit/saga-context';
import { storeOf } from '@/services/database/statements';
import { drawNumber } from '@/services/ledgers/gift-card-stock';
import { mostAttempts } from '@/services/outbox/outbox';
import { resendCard } from '@/services/gift-cards/resend-card';
import { recallCards, type CardAnswer } from '@/services/gift-cards/order-cards';
import type { PrintedCard } from '@/services/gift-cards/paper-cards';
import { openStockedOnServer } from '@/__tests__/support/databases';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { firstDay, seller, shopping, type Refused, type Shopper } from '../support/shopping';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

interface Mail {
  recipients: string[];
  subject: string;
  text: string;
  html: string | null;
  messageID: string;
}

describe('gift cards that were bought', () => {
  let backEnd: TestBackEnd;
  let last = 0;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
    await makeGiftCards();
  }, 180_000);
  afterEach(() => backEnd.at(() => undefined));
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  /** An e-mail of one test's own. */
  const reader = () => `reader-${(last += 1)}@example.com`;
  const mailsTo = async (to: string) =>
    fetch(`${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`).then(
      (answer) => answer.json() as Promise<Mail[]>,
    );
  const sendAll = async () => {
    while ((await backEnd.appApi.sender.sendDue()) > 0);
  };
  const cardIn = ({ text }: Pick<Mail, 'text'>) => ({
    number: (/^Number: ([\d ]+)$/m.exec(text)?.[1] ?? '').replaceAll(' ', ''),
    pin: /^PIN: ([2-9A-Z]+)$/m.exec(text)?.[1] ?? '',
  });
  const inquire = async (
    { accessToken }: Pick<Shopper, 'accessToken'>,
    cardNumber: string,
    pin?: string,
  ) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${backEnd.env.INTEGRATION_URL}/api/cecs/inquirygiftcard`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ cardNumber, ...(pin ? { pin } : {}) }),
    });
    return answer.ok
      ? ((await answer.json()) as { data: { Balance: number; PinEnabled: boolean } }).data
      : answer.status;
  };
  const cardsOf = async (buyer: Shopper) =>
    (
      await shop.appApi<{ data: { Cards: CardAnswer[] } }>(
        buyer,
        'GET',
        `/order/${buyer.orderID}/giftcards`,
      )
    ).body.data.Cards;
  const resend = (buyer: Shopper, card = '1') =>
    shop.appApi<{ data: CardAnswer } & Refused>(
      buyer,
      'POST',
      `/order/${buyer.orderID}/giftcards/${card}/resend`,
    );
  const activate = async (Number: string, token?: string) => {
    const headers = {
      authorization: `Bearer ${token ?? (await seller()).accessToken}`,
      'content-type': 'application/json',
    };
    return fetch(`${backEnd.env.APP_API_URL}/api/giftcards/activation`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ Number }),
    });
  };
  const numbersOf = async ({ orderID }: Shopper) =>
    (
      await backEnd.db.query<{ number: string }>(
        'select number from services.gift_card where order_id = $1 order by place',
        [orderID],
      )
    ).map(({ number }) => number);
  /** As if the last mail of an order's cards were old. */
  const letTimePass = ({ orderID }: Shopper) =>
    backEnd.db.query(
      `update services.gift_card set mailed_at = mailed_at - interval '1 hour' where order_id = $1`,
      [orderID],
    );
  const buyECard = async (more: object = {}) => {
    const to = reader();
    const buyer = await giftCardCart(shop, [{ email: to, ...more }]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    return { buyer, to };
  };

  it('by e-mail are mailed with number and PIN, worth what was paid, and pay an order once', async () => {
    const { buyer, to } = await buyECard({
      message: { line1: 'Happy birthday, Cy', line2: 'See you in May' },
    });
    await sendAll();
    const [mail] = await mailsTo(to);
    expect(mail).toMatchObject({
      recipients: [to],
      subject: 'Ana Ruiz sent you a Lilac & Loam gift card',
    });
    for (const body of [mail!.text, mail!.html!])
      expect(body).toEqual(
        expect.stringMatching(/Dear Cy[^]*\$50[^]*Happy birthday, Cy[^]*See you in May/),
      );
    const { number, pin } = cardIn(mail!);
    expect([number, pin]).toEqual([
      expect.stringMatching(/^60065\d{11}$/),
      expect.stringMatching(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/),
    ]);
    expect(mail!.html).toContain(pin);
    expect(await inquire(buyer, number, pin)).toEqual({
      CardNumber: number,
      Balance: 50,
      PinEnabled: true,
    });
    expect(await inquire(buyer, number, '00000000')).toBe(404);

    const pay = async (price: number) => {
      const cart = await shop.readyCart([{ id: await shop.product({ price }) }]);
      return (
        await shop.submit(cart, {
          LilacPayments: [
            { Type: 'GiftCard', Number: number, Pin: pin, Amount: 50 },
            {
              Type: 'CreditCard',
              Nonce: 'fake-valid-nonce',
              Amount: Math.round((cart.total - 50) * 100) / 100,
            },
          ],
        })
      ).body;
    };
    expect(await pay(80)).toMatchObject({ Status: 'Submitted' });
    expect(await pay(80)).toMatchObject({ Status: 'Refused', Code: 'gift-card-unavailable' });
  });

  it('leave no number and no PIN in the outbox once they are sent', async () => {
    const { to } = await buyECard();
    const kept = () =>
      backEnd.db.query<{ payload: string }>(
        `select payload::text as payload from services.outbox where kind = 'gift-card' and sent_at is not null`,
      );
    await sendAll();
    const { number, pin } = cardIn((await mailsTo(to))[0]!);
    expect((await kept()).map(({ payload }) => payload)).toEqual(expect.arrayContaining(['{}']));
    const everything = JSON.stringify(await backEnd.db.query('select * from services.outbox'));
    expect(everything).not.toContain(pin);
    expect(everything).not.toContain(number);
    expect(
      JSON.stringify(await backEnd.db.query('select * from services.submission')),
    ).not.toContain(pin);
    expect(
      JSON.stringify(await backEnd.db.query('select * from services.ledger_account')),
    ).not.toContain(pin);
  });

  it('are as many as were bought, each with its own number; the confirmation names the last digits alone', async () => {
    const [one, other] = [reader(), reader()];
    const buyer = await giftCardCart(shop, [
      { email: one, quantity: 2, amount: 2500 },
      { amount: 3000, quantity: 2 },
      { email: other, amount: 1234 },
    ]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    await sendAll();
    const numbers = await numbersOf(buyer);
    expect(new Set(numbers).size).toBe(5);
    const accounts = await Promise.all(
      numbers.map((number) => backEnd.integration.ledger.find('gift-card', number)),
    );
    expect(
      accounts.map((account) => [account!.balance, account!.active, account!.pinDigest !== null]),
    ).toEqual([
      [2500, true, true],
      [2500, true, true],
      [3000, false, true],
      [3000, false, true],
      [1234, true, true],
    ]);
    expect([
      (await mailsTo(one))
        .map(cardIn)
        .map(({ number }) => number)
        .sort(),
      (await mailsTo(other)).map(cardIn).map(({ number }) => number),
    ]).toEqual([numbers.slice(0, 2), numbers.slice(4)]);
    const name = orderName(await Orders.Get('Outgoing', buyer.orderID, buyer));
    const confirmation = (await mailsTo('ana@example.com')).find(({ text }) =>
      text.includes(name),
    )!;
    for (const [email, number] of [
      [one, numbers[0]!],
      [one, numbers[1]!],
      [other, numbers[4]!],
    ] as const) {
      expect(confirmation.text).toMatch(
        new RegExp(
          `E-gift card to ${email}, sent on \\w+, \\w+ \\d+, \\d+, ending in ${number.slice(-4)}`,
        ),
      );
      expect(confirmation.text).not.toContain(number.slice(-6));
    }
    const cards = await cardsOf(buyer);
    expect(
      cards.map(({ ID, ProductID, Amount, PartialAccountNumber, Email, State, Resendable }) => [
        ID,
        ProductID,
        Amount,
        PartialAccountNumber,
        Email,
        State,
        Resendable,
      ]),
    ).toEqual([
      ['1', 'EGIFTCARD', 25, numbers[0]!.slice(-4), one, 'Sent', true],
      ['2', 'EGIFTCARD', 25, numbers[1]!.slice(-4), one, 'Sent', true],
      ['3', 'GIFTCARD', 30, numbers[2]!.slice(-4), null, 'Inactive', false],
      ['4', 'GIFTCARD', 30, numbers[3]!.slice(-4), null, 'Inactive', false],
      ['5', 'EGIFTCARD', 12.34, numbers[4]!.slice(-4), other, 'Sent', true],
    ]);
  });

  it('by e-mail need no link to follow: their mail is all there is', async () => {
    const { buyer } = await buyECard();
    const [shipment] = (await shop.calculate(buyer)).body.CalculatorShipments;
    const Events = [
      { Key: 'sent', ShipmentID: shipment?.ID, State: 'issued', At: now().toISOString() },
    ];
    const told = await shop.appApi(
      await seller(),
      'POST',
      `/order/${buyer.orderID}/shipmentevents`,
      { Events },
    );
    expect(told.status).toBe(200);
    const links = await backEnd.db.query(
      'select role from services.order_link where order_id = $1',
      [buyer.orderID],
    );
    expect(links).toEqual([{ role: 'sender' }]);
  });

  it('wait for the day that was chosen, and cannot be sent again before', async () => {
    const day = addChicagoDays(chicagoDate(now()), 5);
    const { buyer, to } = await buyECard({ day });
    await sendAll();
    expect(await mailsTo(to)).toEqual([]);
    const [row] = await backEnd.db.query<{ due: Date | string }>(
      `select due_at as due from services.outbox where message_id like $1`,
      [`<gift-card-${buyer.orderID}-%`],
    );
    expect(
      Math.abs(new Date(row!.due).getTime() - chicagoInstant(day, '08:00').getTime()),
    ).toBeLessThan(60_000);
    expect(await cardsOf(buyer)).toMatchObject([
      { State: 'Waiting', SendDate: day, Resendable: false },
    ]);
    expect((await resend(buyer)).body.Errors[0]).toMatchObject({ ErrorCode: 'gift-card-waiting' });
  });

  it('of a refused order are none: no account, no mail, the number free again', async () => {
    const to = reader();
    const buyer = await giftCardCart(shop, [{ email: to }, {}]);
    const accounts = async () =>
      Number(
        (
          await backEnd.db.query<{ n: number }>(
            `select count(*) as n from services.ledger_account where kind = 'gift-card'`,
          )
        )[0]!.n,
      );
    const before = await accounts();
    expect(
      (
        await shop.submit(buyer, {
          LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
        })
      ).body,
    ).toMatchObject({ Status: 'Refused', Code: 'payment-declined' });
    await sendAll();
    expect([await accounts(), await numbersOf(buyer), await mailsTo(to)]).toEqual([before, [], []]);
    expect(
      await backEnd.db.query('select 1 from services.gift_card_number where order_id = $1', [
        buyer.orderID,
      ]),
    ).toEqual([]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    expect(await numbersOf(buyer)).toHaveLength(2);
  });

  it.each<SagaPoint>(['authorised', 'order-submitted', 'submitted', 'verified'])(
    'are issued once when the submit dies at "%s"',
    async (point) => {
      const to = reader();
      const buyer = await giftCardCart(shop, [{ email: to, quantity: 2 }]);
      let crashed = false;
      backEnd.at((reached) => {
        if (reached !== point || crashed) return;
        crashed = true;
        throw new Error('kill -9');
      });
      await shop.submit(buyer);
      await Promise.all([
        backEnd.appApi.reconciler.reconcile(),
        backEnd.appApi.reconciler.reconcile(),
      ]);
      expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
      await sendAll();
      expect([(await numbersOf(buyer)).length, (await mailsTo(to)).length]).toEqual([2, 2]);
    },
  );

  it('are issued once when the platform takes the order and its answer gets lost', async () => {
    const to = reader();
    const buyer = await giftCardCart(shop, [{ email: to }]);
    backEnd.loseAnswer({
      system: 'commerce',
      method: 'POST',
      route: '/v1/orders/Incoming/*/submit',
      orderID: buyer.orderID,
    });
    await shop.submit(buyer);
    await backEnd.appApi.reconciler.reconcile();
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    await sendAll();
    expect([(await numbersOf(buyer)).length, (await mailsTo(to)).length]).toEqual([1, 1]);
  });

  describe('on paper', () => {
    const buyPaper = async () => {
      const buyer = await giftCardCart(shop, [{ amount: 4000 }]);
      expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
      return { buyer, number: (await numbersOf(buyer))[0]! };
    };

    const printed = async ({ orderID }: Shopper) => {
      const answer = await shop.appApi<{ data: PrintedCard }>(
        await seller(),
        'POST',
        `/order/${orderID}/giftcards/1/print`,
      );
      return answer.body.data;
    };

    it('cannot be spent or asked after before they are printed and scanned, then can by their PIN alone', async () => {
      const { buyer, number } = await buyPaper();
      const pay = async (Pin?: string) => {
        const cart = await shop.readyCart([{ id: await shop.product({ price: 60 }) }]);
        const card = {
          Type: 'GiftCard' as const,
          Number: number,
          Amount: 40,
          ...(Pin ? { Pin } : {}),
        };
        return (
          await shop.submit(cart, {
            LilacPayments: [
              card,
              {
                Type: 'CreditCard',
                Nonce: 'fake-valid-nonce',
                Amount: Math.round((cart.total - 40) * 100) / 100,
              },
            ],
          })
        ).body;
      };
      const unavailable = expect.objectContaining({
        Status: 'Refused',
        Code: 'gift-card-unavailable',
      });
      const { Number, Pin } = await printed(buyer);
      expect([Number, Pin]).toEqual([number, expect.stringMatching(/^\d{4}$/)]);
      expect([await inquire(buyer, number, Pin), await pay(Pin)]).toEqual([404, unavailable]);
      expect(await cardsOf(buyer)).toMatchObject([{ State: 'Inactive' }]);
      for (const _ of [1, 2]) expect((await activate(number)).status).toBe(200);
      expect([await inquire(buyer, number), await pay()]).toEqual([404, unavailable]);
      expect(await inquire(buyer, number, Pin)).toMatchObject({ Balance: 40 });
      expect(await cardsOf(buyer)).toMatchObject([{ State: 'Active' }]);
      expect(await pay(Pin)).toMatchObject({ Status: 'Submitted' });
    });

    it('printed again get a new PIN and wait to be scanned again; the PIN is kept nowhere', async () => {
      const { buyer, number } = await buyPaper();
      const first = await printed(buyer);
      await activate(number);
      let second = await printed(buyer);
      if (second.Pin === first.Pin) second = await printed(buyer);
      expect(await cardsOf(buyer)).toMatchObject([{ State: 'Inactive' }]);
      await activate(number);
      expect([
        await inquire(buyer, number, first.Pin),
        await inquire(buyer, number, second.Pin),
      ]).toEqual([404, expect.objectContaining({ Balance: 40 })]);
      const kept = await backEnd.db.query(
        'select * from services.gift_card card join services.ledger_account account on account.number = card.number where card.number = $1',
        [number],
      );
      expect(Object.values(kept[0]!)).not.toContain(second.Pin);
    });

    it('are scanned by staff with the role alone, and only what was sold as paper', async () => {
      const { buyer, number } = await buyPaper();
      expect((await activate(number, buyer.accessToken)).status).toBe(403);
      expect(await inquire(buyer, number)).toBe(404);
      const { buyer: other } = await buyECard();
      expect([
        (await activate((await numbersOf(other))[0]!)).status,
        (await activate(drawNumber())).status,
        (await activate('12345678')).status,
        (await activate('x')).status,
      ]).toEqual([404, 404, 404, 400]);
    });

    it('of a cancelled order stay cancelled when they are scanned after all, packed before or not', async () => {
      const { buyer, number } = await buyPaper();
      const { buyer: packed, number: packedNumber } = await buyPaper();
      await activate(packedNumber);
      for (const { orderID } of [buyer, packed])
        await storeOf(backEnd.db).transact(() => recallCards(orderID, now()));
      expect([(await activate(number)).status, (await activate(packedNumber)).status]).toEqual([
        404, 404,
      ]);
      expect([await cardsOf(buyer), await cardsOf(packed)]).toMatchObject([
        [{ State: 'Canceled' }],
        [{ State: 'Canceled' }],
      ]);
    });
  });

  describe('sent again', () => {
    it('get a new PIN, and the old one ends', async () => {
      const { buyer, to } = await buyECard();
      await sendAll();
      const first = cardIn((await mailsTo(to))[0]!);
      await letTimePass(buyer);
      expect(await resend(buyer)).toMatchObject({
        status: 202,
        body: { data: { ID: '1', State: 'Waiting', Email: to } },
      });
      await sendAll();
      const mails = await mailsTo(to);
      const again = mails.find((mail) => cardIn(mail).pin !== first.pin)!;
      expect([
        mails.length,
        cardIn(again).number,
        again.text.includes('only the PIN below works'),
      ]).toEqual([2, first.number, true]);
      expect([
        await inquire(buyer, first.number, first.pin),
        await inquire(buyer, first.number, cardIn(again).pin),
      ]).toEqual([404, expect.objectContaining({ Balance: 50 })]);
    });

    it('not too often, however many ask at once', async () => {
      const { buyer, to } = await buyECard();
      await sendAll();
      expect(await resend(buyer)).toMatchObject({
        status: 409,
        body: { Errors: [{ ErrorCode: 'gift-card-too-often' }] },
      });
      await letTimePass(buyer);
      const answers = await Promise.all(Array.from({ length: 5 }, () => resend(buyer)));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
      await sendAll();
      expect(await mailsTo(to)).toHaveLength(2);
      await backEnd.db.query('update services.gift_card set mailings = 10 where order_id = $1', [
        buyer.orderID,
      ]);
      await letTimePass(buyer);
      expect((await resend(buyer)).body.Errors[0]).toMatchObject({
        ErrorCode: 'gift-card-too-often',
      });
    });

    it('not when something of them is spent', async () => {
      const { buyer, to } = await buyECard();
      await sendAll();
      const { number, pin } = cardIn((await mailsTo(to))[0]!);
      const cart = await shop.readyCart([{ id: await shop.product({ price: 60 }) }]);
      await shop.submit(cart, {
        LilacPayments: [
          { Type: 'GiftCard', Number: number, Pin: pin, Amount: 1 },
          {
            Type: 'CreditCard',
            Nonce: 'fake-valid-nonce',
            Amount: Math.round((cart.total - 1) * 100) / 100,
          },
        ],
      });
      await letTimePass(buyer);
      expect((await resend(buyer)).body.Errors[0]).toMatchObject({ ErrorCode: 'gift-card-spent' });
      expect(await inquire(buyer, number, pin)).toMatchObject({ Balance: 49 });
      expect(await cardsOf(buyer)).toMatchObject([{ Resendable: false }]);
    });

    it('by nobody but who bought them; a paper card and one that is not there are not found', async () => {
      const { buyer, to } = await buyECard();
      await sendAll();
      await letTimePass(buyer);
      const stranger = await shop.shopper();
      expect([
        (await resend({ ...stranger, orderID: buyer.orderID })).status,
        (await shop.appApi(stranger, 'GET', `/order/${buyer.orderID}/giftcards`)).status,
      ]).toEqual([404, 404]);
      expect([
        (await resend(buyer, '2')).status,
        (await resend(buyer, '0')).status,
        (await resend(buyer, 'x')).status,
      ]).toEqual([404, 404, 404]);
      expect(await mailsTo(to)).toHaveLength(1);
    });

    it('when their mail was given up: that is told, logged and can be mended', async () => {
      const { buyer, to } = await buyECard();
      jest.mocked(log).mockClear();
      await backEnd.db.query(
        `update services.outbox set attempts = $2, payload = jsonb_set(payload, '{to}', '"not an address"') where message_id like $1`,
        [`<gift-card-${buyer.orderID}-%`, mostAttempts - 1],
      );
      await sendAll();
      expect(log).toHaveBeenCalledWith(
        'error',
        'message given up',
        expect.objectContaining({ operation: 'gift-card', attempt: mostAttempts }),
      );
      expect(await cardsOf(buyer)).toMatchObject([{ State: 'Failed', Resendable: true }]);
      await letTimePass(buyer);
      expect((await resend(buyer)).status).toBe(202);
      await sendAll();
      expect([(await mailsTo(to)).length, await cardsOf(buyer)]).toEqual([
        1,
        [expect.objectContaining({ State: 'Sent' })],
      ]);
      expect(
        await backEnd.db.query(
          `select 1 from services.outbox where kind = 'gift-card' and dead_at is not null`,
        ),
      ).toEqual([]);
    });

    it('to the right mailbox, once staff have corrected the one that was mistyped', async () => {
      const buyer = await giftCardCart(shop, [{ email: 'no-mailbox@example.com' }]);
      await shop.submit(buyer);
      await sendAll();
      expect(await cardsOf(buyer)).toMatchObject([{ State: 'Failed', Resendable: true }]);
      const to = reader();
      await letTimePass(buyer);
      const path = `/order/${buyer.orderID}/giftcards/1/mailbox`;
      expect((await shop.appApi(await seller(), 'POST', path, { Email: to })).status).toBe(202);
      await sendAll();
      const [sent] = (await mailsTo(to)).map(cardIn);
      expect(sent?.number).toBe((await numbersOf(buyer))[0]);
      expect(await inquire(buyer, sent!.number, sent!.pin)).toMatchObject({ Balance: 50 });
      expect(await cardsOf(buyer)).toMatchObject([{ Email: to, State: 'Sent' }]);
    });

    it('to the right mailbox on its day where it waits for one, as the first mail there is; by whom it was corrected is kept', async () => {
      const { buyer, to: mistyped } = await buyECard({
        day: addChicagoDays(chicagoDate(now()), 9),
      });
      const to = reader();
      const path = `/order/${buyer.orderID}/giftcards/1/mailbox`;
      expect((await shop.appApi(await seller(), 'POST', path, { Email: to })).status).toBe(202);
      await sendAll();
      expect([await mailsTo(to), await mailsTo(mistyped)]).toEqual([[], []]);
      const waiting = await backEnd.db.query(
        `update services.outbox set due_at = clock_timestamp() where message_id like $1 returning 1`,
        [`<gift-card-${buyer.orderID}-%`],
      );
      expect(waiting).toHaveLength(1);
      await sendAll();
      const [mail, ...more] = await mailsTo(to);
      expect([more, await mailsTo(mistyped)]).toEqual([[], []]);
      expect(mail?.text).not.toContain('only the PIN below works');
      const [card] = await backEnd.db.query(
        'select corrected_by from services.gift_card where order_id = $1',
        [buyer.orderID],
      );
      expect(card).toEqual({ corrected_by: expect.stringMatching(/./) });
    });

    it('not when something of them is spent in the moment they are sent again', async () => {
      const { buyer, to } = await buyECard();
      await sendAll();
      await letTimePass(buyer);
      const [number = ''] = await numbersOf(buyer);
      const [row] = await backEnd.db.query<{ calculated: CalculatedOrder }>(
        'select calculated from services.submission where order_id = $1',
        [buyer.orderID],
      );
      const store = storeOf(backEnd.db);
      const spend = () =>
        backEnd.db.query(
          `update services.ledger_account set balance_cents = balance_cents - 100 where number = $1`,
          [number],
        );
      const resent = await resendCard(
        {
          ...store,
          transact: async (work, ...refused) => {
            await spend();
            return store.transact(work, ...refused);
          },
        },
        { order: row!.calculated, place: 1, from: 'Ana', now: now() },
      );
      expect(resent).toMatchObject({ ok: false, error: { code: 'gift-card-spent' } });
      await sendAll();
      expect(await mailsTo(to)).toHaveLength(1);
    });

    it('to another mailbox, when whoever it was for had themselves deleted before it went', async () => {
      const { buyer, to: gone } = await buyECard();
      const deletion = await fetch(`${backEnd.env.APP_API_URL}/privacy/delete`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await seller()).accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ Email: gone }),
      });
      expect(await deletion.json()).toMatchObject({ data: { outcome: 'deleted' } });
      await sendAll();
      expect(await mailsTo(gone)).toEqual([]);
      expect(await cardsOf(buyer)).toMatchObject([{ State: 'Failed', Resendable: false }]);
      expect((await resend(buyer)).status).toBe(404);
      const to = reader();
      const path = `/order/${buyer.orderID}/giftcards/1/mailbox`;
      await letTimePass(buyer);
      expect((await shop.appApi(await seller(), 'POST', path, { Email: to })).status).toBe(202);
      await sendAll();
      const [sent] = (await mailsTo(to)).map(cardIn);
      expect(await inquire(buyer, sent!.number, sent!.pin)).toMatchObject({ Balance: 50 });
      expect(await cardsOf(buyer)).toMatchObject([{ Email: to, State: 'Sent' }]);
    });
  });

  it('go to one e-mail: what is changed at checkout is changed everywhere', async () => {
    const [typo, right] = [reader(), reader()];
    const buyer = await giftCardCart(shop, [{ email: typo }]);
    const changed = await shop.fulfill(buyer, {
      AddressType: 'Email',
      EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: right },
      DeliveryMethod: 'Email',
      ShippingAddress: undefined,
      RequestedDeliveryDate: firstDay('Email'),
    });
    expect(changed.status).toBe(200);
    const {
      Items: [line],
    } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
    expect([
      line!.ShippingAddress!.xp.Email,
      line!.xp.Email,
      line!.Specs!.find(({ SpecID }) => SpecID === giftCardSpecs.email)!.Value,
      line!.UnitPrice,
    ]).toEqual([right, right, right, 50]);
    expect(JSON.stringify(changed.body)).not.toContain(typo);
    expect((await shop.submit({ ...buyer, total: changed.body.Order.Total })).body).toMatchObject({
      Status: 'Submitted',
    });
    await sendAll();
    expect([(await mailsTo(typo)).length, (await mailsTo(right)).length]).toEqual([0, 1]);
    expect((await mailsTo('ana@example.com')).some(({ text }) => text.includes(typo))).toBe(false);
  });
});
