/** @jest-environment node */
import { newId } from '@/lib/core/ids';
import { checkAddress, cvvCode } from '@/platform/payments/vault/card-checks';
import { describeStandIn } from '../support/databases';
import { servePayments } from './support/serve-payments';

describeStandIn('the life of a payment', (engine) => {
  let shop: Awaited<ReturnType<typeof servePayments>>;
  beforeAll(async () => {
    shop = await servePayments(await engine.open());
  }, 180_000);
  afterAll(() => shop.close());

  const sale = (more: Record<string, unknown> = {}) =>
    shop.gateway.transaction.sale({
      amount: '50.00',
      orderId: newId(),
      paymentMethodNonce: 'fake-valid-nonce',
      ...more,
    });
  const codes = (answer: { errors?: { deepErrors(): { code: string }[] } }) =>
    answer.errors?.deepErrors().map(({ code }) => code);
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
