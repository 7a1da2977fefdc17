/** @jest-environment node */
import { Payments } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '@/__tests__/support/databases';
import { card, moneyDesk } from './money-desk';

const { merchantId, publicKey, privateKey } = localPlatform.payments;

describeOnServer(
  'the money of orders while the gateway’s account is one in another currency',
  (engine) => {
    const money = moneyDesk(engine);
    const { shop, settle, later, moves, work, placed, paidWithSavedCard, charge } = money;
    const holdIn = (currency: string) =>
      fetch(`${money.backEnd.env.PLATFORM_URL}/merchants/${merchantId}/processing_options`, {
        method: 'PUT',
        headers: {
          authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ currency }),
      });
    afterEach(() => holdIn('USD'));
    /** What the gateway has under an order's name and those made of it, in its own words. */
    const statuses = async (orderID: string) =>
      (
        await money.backEnd.db.query<{ status: string }>(
          'select status from payment_transaction where order_id like $1 order by created_at, id',
          [`${orderID}-%`],
        )
      ).map(({ status }) => status);

    it('the same figure of it pays for no order: it is let go, and the order can be paid in dollars', async () => {
      const cart = await shop.readyCart([{ id: await shop.product() }]);
      await holdIn('CAD');
      const refused = await shop.submit(cart, { LilacPayments: [card()] });
      expect(refused.body).toMatchObject({ Status: 'Refused', Code: 'cannot-process' });
      expect(await statuses(cart.orderID)).toEqual(['voided']);
      expect((await Payments.List('Outgoing', cart.orderID, {}, cart)).Items).toEqual([]);
      await holdIn('USD');
      const paid = await shop.submit(cart, { LilacPayments: [card()] });
      expect(paid.body).toMatchObject({ Status: 'Submitted' });
    });

    it('a saved card that is asked once more is let go, and is work for people', async () => {
      const { orderID, cents } = await paidWithSavedCard();
      later(24 * 9);
      await holdIn('CAD');
      await settle();
      expect(await statuses(orderID)).toEqual(['authorization_expired', 'voided']);
      expect(await moves(orderID)).toEqual([
        `authorise-again asked ${cents}`,
        `authorise-again refused ${cents}`,
      ]);
      expect(await work(orderID)).toEqual([`declined ${cents}`]);
    });

    /** Makes the money of an order one in another currency, as one that nobody looked at when it was placed. */
    const inCanadian = (orderID: string, status?: string) =>
      money.backEnd.db.query(
        `update payment_transaction set doc = doc || '{"currency": "CAD"}'::jsonb || $2::jsonb, status = coalesce($3, status) where order_id = $1`,
        [`${orderID}-1`, JSON.stringify(status ? { status } : {}), status ?? null],
      );

    it('a saved card whose money is not let go at once: it is at the next look', async () => {
      const { orderID, cents } = await paidWithSavedCard();
      later(24 * 9);
      await holdIn('CAD');
      money.backEnd.atMoney((point, move) => {
        if (point === 'asked' && move?.kind === 'authorise-again')
          money.backEnd.breakDown(`/merchants/${merchantId}/transactions/`);
      });
      await settle();
      expect(await statuses(orderID)).toEqual(['authorization_expired', 'authorized']);
      money.backEnd.breakDown();
      later(1);
      await settle();
      expect(await statuses(orderID)).toEqual(['authorization_expired', 'voided']);
      expect(await moves(orderID)).toEqual([
        `authorise-again asked ${cents}`,
        `authorise-again refused ${cents}`,
        `void asked ${cents}`,
        `void done ${cents}`,
      ]);
      expect(await work(orderID)).toEqual([`declined ${cents}`]);
    });

    it('a placed order held in it: it is let go, and is work for people', async () => {
      const { orderID, cents } = await placed();
      await inCanadian(orderID);
      await charge(orderID);
      await settle();
      expect(await statuses(orderID)).toEqual(['voided']);
      expect(await work(orderID)).toEqual([`declined ${cents}`]);
    });

    it('a placed order charged in it: a saved card is not asked as well, and a cancelled one is paid back', async () => {
      const { orderID, cents } = await paidWithSavedCard();
      await inCanadian(orderID, 'settled');
      await charge(orderID);
      await settle();
      expect(await moves(orderID)).toEqual([]);
      expect(await work(orderID)).toEqual([`other-currency ${cents}`]);
      await money.cancel(orderID);
      await settle();
      expect(await moves(orderID)).toEqual([`refund asked ${cents}`, `refund done ${cents}`]);
      expect(await work(orderID)).toEqual([]);
    });

    it('what is held in dollars is captured all the same', async () => {
      const { orderID } = await placed();
      await holdIn('CAD');
      await charge(orderID);
      await settle();
      expect(await statuses(orderID)).toEqual(['submitted_for_settlement']);
    });
  },
);
