/** @jest-environment node */
import type { CreditCard, Customer } from 'braintree';
import { newId } from '@/lib/core/ids';
import { describeOnServer } from '../support/databases';
import { codes, servePayments } from './support/serve-payments';

describeOnServer('the vault', (engine) => {
  let shop: Awaited<ReturnType<typeof servePayments>>;
  beforeAll(async () => {
    shop = await servePayments(await engine.open());
  }, 180_000);
  afterAll(() => shop.close());

  const customer = async (more: object = {}): Promise<Customer> =>
    (
      await shop.gateway.customer.create({
        firstName: 'Zoë',
        lastName: 'O’Neil',
        email: 'zoe@example.com',
        ...more,
      })
    ).customer;
  const keep = async (customerId: string, more: object = {}) =>
    shop.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: await shop.cardNonce(),
      ...more,
    });

  describe('customers', () => {
    it('are made, found, changed and deleted', async () => {
      const { id } = await customer();
      expect(await shop.gateway.customer.find(id)).toMatchObject({
        firstName: 'Zoë',
        lastName: 'O’Neil',
        email: 'zoe@example.com',
        paymentMethods: [],
      });
      expect(await shop.gateway.customer.update(id, { email: 'new@example.com' })).toMatchObject({
        success: true,
        customer: { firstName: 'Zoë', email: 'new@example.com' },
      });
      await shop.gateway.customer.delete(id);
      await expect(shop.gateway.customer.find(id)).rejects.toMatchObject({ type: 'notFoundError' });
      await expect(shop.gateway.customer.update(id, {})).rejects.toMatchObject({
        type: 'notFoundError',
      });
      await expect(shop.gateway.customer.delete(id)).rejects.toMatchObject({
        type: 'notFoundError',
      });
    });

    it("have an ID of the shop's own once", async () => {
      const id = newId();
      expect((await customer({ id })).id).toBe(id);
      expect(codes(await shop.gateway.customer.create({ id }))).toEqual(['91609']);
      for (const [refusedID, code] of [
        ['not an id', '91610'],
        ['New', '91611'],
        ['x'.repeat(37), '91612'],
      ])
        expect(codes(await shop.gateway.customer.create({ id: refusedID }))).toEqual([code]);
    });

    it('come with a first method, or not at all', async () => {
      const id = newId();
      expect(
        codes(
          await shop.gateway.customer.create({ id, paymentMethodNonce: 'fake-consumed-nonce' }),
        ),
      ).toEqual(['93107']);
      await expect(shop.gateway.customer.find(id)).rejects.toMatchObject({ type: 'notFoundError' });
      expect(
        (await customer({ id, paymentMethodNonce: await shop.cardNonce() })).creditCards,
      ).toMatchObject([{ last4: '1111', cardType: 'Visa', default: true }]);
    });
  });

  describe('payment methods', () => {
    it('are kept from a nonce, found, changed and deleted', async () => {
      const { id } = await customer();
      const { paymentMethod } = await keep(id, {
        paymentMethodNonce: await shop.cardNonce({ cardholderName: 'Zoë O’Neil' }),
      });
      const { token } = paymentMethod;
      expect(await shop.gateway.paymentMethod.find(token)).toMatchObject({
        customerId: id,
        last4: '1111',
        maskedNumber: expect.stringMatching(/1111$/),
        cardholderName: 'Zoë O’Neil',
        expirationDate: '12/2035',
        default: true,
      });
      const changed = await shop.gateway.paymentMethod.update(token, {
        cardholderName: 'Z. O’Neil',
        expirationMonth: '01',
        expirationYear: '2036',
      });
      expect(changed).toMatchObject({
        success: true,
        paymentMethod: { cardholderName: 'Z. O’Neil', expirationDate: '01/2036', last4: '1111' },
      });
      await shop.gateway.paymentMethod.delete(token);
      await expect(shop.gateway.paymentMethod.find(token)).rejects.toMatchObject({
        type: 'notFoundError',
      });
      await expect(shop.gateway.paymentMethod.delete(token)).rejects.toMatchObject({
        type: 'notFoundError',
      });
    });

    it('have one default: the first, then who asks, then the next', async () => {
      const { id } = await customer();
      const [first, second] = [(await keep(id)).paymentMethod, (await keep(id)).paymentMethod];
      const defaults = async () =>
        (((await shop.gateway.customer.find(id)).creditCards as CreditCard[] | undefined) ?? [])
          .filter((card) => card.default)
          .map(({ token }) => token);
      expect(await defaults()).toEqual([first.token]);
      await shop.gateway.paymentMethod.update(second.token, { options: { makeDefault: true } });
      expect(await defaults()).toEqual([second.token]);
      await shop.gateway.paymentMethod.delete(second.token);
      expect(await defaults()).toEqual([first.token]);
    });

    it('pay by token and by customer, again and again', async () => {
      const { id } = await customer({ paymentMethodNonce: await shop.cardNonce() });
      const [{ token = '' } = {}] = (await shop.gateway.customer.find(id))
        .creditCards as CreditCard[];
      for (const source of [
        { paymentMethodToken: token },
        { paymentMethodToken: token },
        { customerId: id },
      ]) {
        const answer = await shop.gateway.transaction.sale({
          amount: '10.00',
          orderId: newId(),
          ...source,
        });
        expect(answer).toMatchObject({
          success: true,
          transaction: {
            status: 'authorized',
            creditCard: { token, last4: '1111' },
            customer: { id },
          },
        });
      }
    });

    it.each<[object, string]>([
      [{ customerId: undefined }, '93104'],
      [{ customerId: 'nobody' }, '93105'],
      [{ paymentMethodNonce: undefined }, '93103'],
      [{ paymentMethodNonce: 'made-up' }, '93108'],
      [{ paymentMethodNonce: 'fake-consumed-nonce' }, '93107'],
      [{ paymentMethodNonce: 'fake-processor-declined-visa-nonce' }, '81724'],
    ])('%j is refused with %s', async (wrong, code) => {
      const { id } = await customer();
      const given = { customerId: id, paymentMethodNonce: 'fake-valid-nonce', ...wrong };
      expect(codes(await shop.gateway.paymentMethod.create(given))).toEqual([code]);
      expect((await shop.gateway.customer.find(id)).paymentMethods).toEqual([]);
    });

    it.each<[object, string]>([
      [{ paymentMethodToken: 'nothing' }, '91518'],
      [{ customerId: 'nobody' }, '91510'],
    ])('a sale with %j is refused with %s', async (source, code) => {
      expect(codes(await shop.gateway.transaction.sale({ amount: '10.00', ...source }))).toEqual([
        code,
      ]);
    });

    it('keep no number', async () => {
      await keep((await customer()).id);
      const rows = await shop.db.query(
        'select method::text as text from payment_method union all select method::text from payment_nonce',
      );
      expect(JSON.stringify(rows)).not.toMatch(/4111111|"cvv"/);
    });
  });
});
