/** @jest-environment node */
import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { orderName } from '@/lib/orders/order-number';
import type { SagaPoint } from '@/services/app-api/submit/saga-context';
import { giftCardCart } from '@/__tests__/support/gift-cards';
import { firstDay, seller } from '@/__tests__/support/shopping';
import { boughtCards } from '@/__tests__/support/bought-cards';

describe('gift cards that were bought', () => {
  const {
    backEnd,
    shop,
    reader,
    mailsTo,
    sendAll,
    cardIn,
    inquire,
    cardsOf,
    resend,
    numbersOf,
    buyECard,
  } = boughtCards();

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
      backEnd().db.query<{ payload: string }>(
        `select payload::text as payload from services.outbox where kind = 'gift-card' and sent_at is not null`,
      );
    await sendAll();
    const { number, pin } = cardIn((await mailsTo(to))[0]!);
    expect((await kept()).map(({ payload }) => payload)).toEqual(expect.arrayContaining(['{}']));
    const everything = JSON.stringify(await backEnd().db.query('select * from services.outbox'));
    expect(everything).not.toContain(pin);
    expect(everything).not.toContain(number);
    expect(
      JSON.stringify(await backEnd().db.query('select * from services.submission')),
    ).not.toContain(pin);
    expect(
      JSON.stringify(await backEnd().db.query('select * from services.ledger_account')),
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
      numbers.map((number) => backEnd().integration.ledger.find('gift-card', number)),
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
    const links = await backEnd().db.query(
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
    const [row] = await backEnd().db.query<{ due: Date | string }>(
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
          await backEnd().db.query<{ n: number }>(
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
      await backEnd().db.query('select 1 from services.gift_card_number where order_id = $1', [
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
      backEnd().at((reached) => {
        if (reached !== point || crashed) return;
        crashed = true;
        throw new Error('kill -9');
      });
      await shop.submit(buyer);
      await Promise.all([
        backEnd().appApi.reconciler.reconcile(),
        backEnd().appApi.reconciler.reconcile(),
      ]);
      expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
      await sendAll();
      expect([(await numbersOf(buyer)).length, (await mailsTo(to)).length]).toEqual([2, 2]);
    },
  );

  it('are issued once when the platform takes the order and its answer gets lost', async () => {
    const to = reader();
    const buyer = await giftCardCart(shop, [{ email: to }]);
    backEnd().loseAnswer({
      system: 'commerce',
      method: 'POST',
      route: '/v1/orders/Incoming/*/submit',
      orderID: buyer.orderID,
    });
    await shop.submit(buyer);
    await backEnd().appApi.reconciler.reconcile();
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    await sendAll();
    expect([(await numbersOf(buyer)).length, (await mailsTo(to)).length]).toEqual([1, 1]);
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
