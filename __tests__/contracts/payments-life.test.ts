/** @jest-environment node */
import { newId } from '@/lib/core/ids';
import { setClock } from '@/lib/core/time/clock';
import { checkAddress, cvvCode } from '@/platform/payments/vault/card-checks';
import { describeOnServer } from '../support/databases';
import { codes, servePayments } from './support/serve-payments';

describeOnServer('the life of a payment', (engine) => {
  let shop: Awaited<ReturnType<typeof servePayments>>;
  beforeAll(async () => {
    shop = await servePayments(await engine.open());
  }, 180_000);
  afterAll(() => shop.close());

  const sale = (more?: object) => shop.sale(more);
  const settled = async () => {
    const { transaction } = await sale({ options: { submitForSettlement: true } });
    await shop.gateway.testing.settle(transaction.id);
    return transaction.id;
  };

  describe('refund', () => {
    it('gives back a part, then the rest, then nothing more', async () => {
      const id = await settled();
      expect(codes(await shop.gateway.transaction.refund(id, '50.01'))).toEqual(['91521']);
      expect(await shop.gateway.transaction.refund(id, '20.00')).toMatchObject({
        success: true,
        transaction: {
          type: 'credit',
          amount: '20.00',
          status: 'submitted_for_settlement',
          refundedTransactionId: id,
        },
      });
      expect(codes(await shop.gateway.transaction.refund(id, '30.01'))).toEqual(['91521']);
      const rest = await shop.gateway.transaction.refund(id);
      expect(rest).toMatchObject({ success: true, transaction: { amount: '30.00' } });
      expect(codes(await shop.gateway.transaction.refund(id))).toEqual(['91512']);
      expect((await shop.gateway.transaction.find(id)).refundIds).toHaveLength(2);
      expect(codes(await shop.gateway.transaction.refund(rest.transaction.id))).toEqual(['91505']);
    });

    it('twenty at once give back what was paid, once', async () => {
      const id = await settled();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => shop.gateway.transaction.refund(id)),
      );
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    });

    it('is for settled sales only; a settled sale is not voided', async () => {
      const { transaction } = await sale();
      expect(codes(await shop.gateway.transaction.refund(transaction.id))).toEqual(['91506']);
      expect(codes(await shop.gateway.transaction.void(await settled()))).toEqual(['91504']);
      await expect(shop.gateway.transaction.refund('nosuchid')).rejects.toMatchObject({
        type: 'notFoundError',
      });
    });
  });

  describe('by the clock', () => {
    const start = new Date('2026-11-02T15:00:00Z');
    const at = (days: number, hours = 0) =>
      setClock(new Date(start.getTime() + (days * 24 + hours) * 60 * 60_000));
    const status = async (id: string) => (await shop.gateway.transaction.find(id)).status;
    beforeEach(() => at(0));
    afterEach(() => setClock(null));

    it('a nonce pays for three hours, and is not known after them', async () => {
      const [early, late] = [await shop.cardNonce(), await shop.cardNonce()];
      at(0, 2.9);
      expect(await sale({ paymentMethodNonce: early })).toMatchObject({ success: true });
      at(0, 3.1);
      expect(
        codes(await shop.gateway.transaction.sale({ amount: '1.00', paymentMethodNonce: late })),
      ).toEqual(['91565']);
      await expect(shop.gateway.paymentMethodNonce.find(late)).rejects.toMatchObject({
        type: 'notFoundError',
      });
    });

    it.each<[string, number, Record<string, unknown>]>([
      ['a Visa', 8, {}],
      ['a Mastercard', 7, { paymentMethodNonce: 'fake-valid-mastercard-nonce' }],
      ['an American Express', 7, { paymentMethodNonce: 'fake-valid-amex-nonce' }],
      ['a Discover', 30, { paymentMethodNonce: 'fake-valid-discover-nonce' }],
      ['PayPal', 29, { paymentMethodNonce: 'fake-paypal-one-time-nonce' }],
      ['Venmo', 10, { paymentMethodNonce: 'fake-venmo-account-nonce' }],
      ['a Visa without its owner', 3, { transactionSource: 'unscheduled' }],
    ])('%s is held for %i days, as its answer says, and then no more', async (_, days, more) => {
      const { transaction } = await sale(more);
      const { id } = transaction;
      expect(new Date(transaction.authorizationExpiresAt!)).toEqual(
        new Date(start.getTime() + days * 86_400_000),
      );
      at(days, -1);
      expect(await status(id)).toBe('authorized');
      at(days, 0.1);
      expect(await status(id)).toBe('authorization_expired');
      expect([
        codes(await shop.gateway.transaction.submitForSettlement(id)),
        codes(await shop.gateway.transaction.void(id)),
        codes(await shop.gateway.transaction.refund(id)),
      ]).toEqual([['91507'], ['91504'], ['91506']]);
    });

    it('what was submitted settles in the night after, for less when less was captured; then it can be refunded and not captured again', async () => {
      const { id } = (await sale()).transaction;
      expect(
        (await shop.gateway.transaction.submitForSettlement(id, '30.00')).transaction.amount,
      ).toBe('30.00');
      expect([
        codes(await shop.gateway.transaction.submitForSettlement(id, '20.00')),
        codes(await shop.gateway.transaction.refund(id, '10.00')),
      ]).toEqual([['91507'], ['91506']]);
      at(0, 15.9);
      expect(await status(id)).toBe('submitted_for_settlement');
      at(0, 16);
      expect(await status(id)).toBe('settling');
      expect(codes(await shop.gateway.transaction.void(id))).toEqual(['91504']);
      at(0, 16.9);
      expect(await status(id)).toBe('settling');
      at(0, 17);
      expect(await status(id)).toBe('settled');
      expect(codes(await shop.gateway.transaction.refund(id, '30.01'))).toEqual(['91521']);
      const named = { amount: '10.00', orderId: newId() };
      const credit = await shop.gateway.transaction.refund(id, named);
      expect(credit.transaction).toMatchObject({
        amount: '10.00',
        orderId: named.orderId,
        status: 'submitted_for_settlement',
      });
      at(2);
      expect(await status(credit.transaction.id)).toBe('settled');
      expect(await status(id)).toBe('settled');
    });

    it('a settlement is declined as the vendor lets it be tried, before the night and while it settles, and never after', async () => {
      const captured = async () =>
        (await sale({ options: { submitForSettlement: true } })).transaction.id;
      const { testing } = shop.gateway as unknown as {
        testing: { settlementDecline(id: string): Promise<never> };
      };
      const [early, settling, settled] = [await captured(), await captured(), await captured()];
      await testing.settlementDecline(early);
      expect(await status(early)).toBe('settlement_declined');
      at(0, 16.5);
      await testing.settlementDecline(settling);
      at(1);
      expect(await status(settling)).toBe('settlement_declined');
      expect(codes(await shop.gateway.transaction.refund(settling))).toEqual(['91506']);
      await testing.settlementDecline(settled);
      expect(await status(settled)).toBe('settled');
    });

    it('what settles does not end, and the states are found by their names', async () => {
      const orderId = newId();
      await sale({ orderId });
      const { id } = (
        await sale({ orderId, amount: '51.00', options: { submitForSettlement: true } })
      ).transaction;
      at(20);
      const found: string[] = [];
      const stream = shop.gateway.transaction.search((query) => {
        query.orderId().is(orderId);
        query.status().in(['authorization_expired', 'settled']);
      });
      for await (const one of stream as AsyncIterable<{ status: string }>) found.push(one.status);
      expect(found.sort()).toEqual(['authorization_expired', 'settled']);
      expect(await status(id)).toBe('settled');
    });
  });

  describe('the duplicate check', () => {
    it('refuses the same order, amount and method within 30 seconds, ten at once too', async () => {
      const orderId = newId();
      const answers = await Promise.all(Array.from({ length: 10 }, () => sale({ orderId })));
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(answers.find((answer) => !answer.success)).toMatchObject({
        message: 'Gateway Rejected: duplicate',
        transaction: { status: 'gateway_rejected', gatewayRejectionReason: 'duplicate' },
      });
    });

    it.each([
      ['another amount', { amount: '51.00' }],
      ['another method', { paymentMethodNonce: 'fake-valid-mastercard-nonce' }],
      ['another order', { orderId: newId() }],
    ])('lets %s pass', async (_, more) => {
      const orderId = newId();
      await sale({ orderId });
      expect((await sale({ orderId, ...more })).success).toBe(true);
    });

    it('forgets what was declined or voided', async () => {
      const orderId = newId();
      expect(
        (await sale({ orderId, paymentMethodNonce: 'fake-processor-declined-visa-nonce' })).success,
      ).toBe(false);
      const first = await sale({ orderId });
      await shop.gateway.transaction.void(first.transaction.id);
      expect((await sale({ orderId })).success).toBe(true);
    });
  });

  describe('address and security code', () => {
    it.each([
      ['', 'I'],
      ['123', 'M'],
      ['200', 'N'],
      ['201', 'U'],
      ['301', 'S'],
    ])('security code "%s": %s', (cvv, code) => {
      expect(cvvCode(cvv)).toBe(code);
    });

    it.each<[string | undefined, string | undefined, object]>([
      ['55408', '2817 Colfax Ave S', { error: null, postalCode: 'M', street: 'M' }],
      ['20000', '200 Lake St', { error: null, postalCode: 'N', street: 'N' }],
      ['20001', '201 Lake St', { error: null, postalCode: 'U', street: 'U' }],
      [undefined, undefined, { error: null, postalCode: 'I', street: 'I' }],
      ['30000', '1 Lake St', { error: 'E', postalCode: 'A', street: 'A' }],
      ['30001', '1 Lake St', { error: 'S', postalCode: 'A', street: 'A' }],
    ])('postal code %s, street %s', (postalCode, street, expected) => {
      expect(checkAddress(postalCode, street)).toEqual(expected);
    });

    it('are answered with the sale, from the card and from its billing address', async () => {
      const paymentMethodNonce = await shop.cardNonce({
        cvv: '200',
        billingAddress: { postalCode: '20000' },
      });
      const billing = { streetAddress: '201 Lake St' };
      expect((await sale({ paymentMethodNonce, billing })).transaction).toMatchObject({
        status: 'authorized',
        cvvResponseCode: 'N',
        avsPostalCodeResponseCode: 'N',
        avsStreetAddressResponseCode: 'U',
      });
    });
  });
});
