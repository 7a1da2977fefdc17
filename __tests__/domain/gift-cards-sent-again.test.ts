/** @jest-environment node */
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { storeOf } from '@/services/database/statements';
import { mostAttempts } from '@/services/outbox/outbox';
import { resendCard } from '@/services/gift-cards/resend-card';
import { giftCardCart } from '@/__tests__/support/gift-cards';
import { seller } from '@/__tests__/support/shopping';
import { boughtCards } from '@/__tests__/support/bought-cards';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

describe('gift cards that were bought sent again', () => {
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
    letTimePass,
    buyECard,
  } = boughtCards();

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
    await backEnd().db.query('update services.gift_card set mailings = 10 where order_id = $1', [
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
    await backEnd().db.query(
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
      await backEnd().db.query(
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
    const waiting = await backEnd().db.query(
      `update services.outbox set due_at = clock_timestamp() where message_id like $1 returning 1`,
      [`<gift-card-${buyer.orderID}-%`],
    );
    expect(waiting).toHaveLength(1);
    await sendAll();
    const [mail, ...more] = await mailsTo(to);
    expect([more, await mailsTo(mistyped)]).toEqual([[], []]);
    expect(mail?.text).not.toContain('only the PIN below works');
    const [card] = await backEnd().db.query(
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
    const [row] = await backEnd().db.query<{ calculated: CalculatedOrder }>(
      'select calculated from services.submission where order_id = $1',
      [buyer.orderID],
    );
    const store = storeOf(backEnd().db);
    const spend = () =>
      backEnd().db.query(
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
    const deletion = await fetch(`${backEnd().env.APP_API_URL}/privacy/delete`, {
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
