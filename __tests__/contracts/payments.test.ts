/** @jest-environment node */
import braintree, {
  type BraintreeGateway,
  type Transaction,
  type TransactionSearchFn,
} from 'braintree';
import { localPlatform } from '@/lib/config/local-platform';
import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { createPayments } from '@/platform/payments/app';
import { describeOnServer } from '../support/databases';
import { serveApp, type Served } from './support/serve';

describeOnServer('the payment gateway', (engine) => {
  let db: Database;
  let server: Served;
  let gateway: BraintreeGateway;

  const gatewayAt = (port: number, privateKey: string = localPlatform.payments.privateKey) =>
    new braintree.BraintreeGateway({
      environment: new braintree.Environment(
        '127.0.0.1',
        String(port),
        `http://127.0.0.1:${port}`,
        false,
        '127.0.0.1',
        String(port),
      ),
      merchantId: localPlatform.payments.merchantId,
      publicKey: localPlatform.payments.publicKey,
      privateKey,
    });

  beforeAll(async () => {
    db = await engine.open();
    const { app } = await createPayments({ db, origin: 'http://127.0.0.1:4000/payments' });
    server = await serveApp(app);
    gateway = gatewayAt(server.port);
  }, 180_000);

  afterAll(async () => {
    await server.close();
  });

  const sale = (more: Record<string, unknown> = {}) =>
    gateway.transaction.sale({
      amount: '49.99',
      orderId: newId(),
      paymentMethodNonce: 'fake-valid-nonce',
      options: { submitForSettlement: false },
      ...more,
    });

  async function find(fill: TransactionSearchFn): Promise<Transaction[]> {
    const found: Transaction[] = [];
    for await (const transaction of gateway.transaction.search(fill) as AsyncIterable<Transaction>)
      found.push(transaction);
    return found;
  }

  async function token(): Promise<Record<string, string>> {
    const { clientToken } = await gateway.clientToken.generate({});
    return JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as Record<
      string,
      string
    >;
  }

  const card = {
    number: '4111 1111 1111 1111',
    expirationMonth: '12',
    expirationYear: '2035',
    cvv: '123',
  };

  async function tokenize(
    creditCard: Record<string, string> = card,
    authorizationFingerprint?: string,
  ) {
    const response = await fetch(`${server.origin}/client_api/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint:
          authorizationFingerprint ?? (await token()).authorizationFingerprint,
        creditCard,
      }),
    });
    return {
      status: response.status,
      body: (await response.json()) as {
        creditCards?: { nonce: string; details: unknown }[];
        fieldErrors?: { fieldErrors: { field: string }[] }[];
      },
    };
  }

  describe('sale', () => {
    it('authorises, finds, and voids once', async () => {
      const orderId = newId();
      const sold = await sale({ orderId });
      expect(sold).toMatchObject({
        success: true,
        transaction: {
          status: 'authorized',
          amount: '49.99',
          orderId,
          processorResponseCode: '1000',
          creditCard: { cardType: 'Visa', last4: '1881' },
        },
      });
      const found = await gateway.transaction.find(sold.transaction.id);
      expect(found).toMatchObject({
        id: sold.transaction.id,
        status: 'authorized',
        statusHistory: [{ status: 'authorized' }],
      });
      expect(await gateway.transaction.void(found.id)).toMatchObject({
        success: true,
        transaction: {
          status: 'voided',
          statusHistory: [{ status: 'authorized' }, { status: 'voided' }],
        },
      });
      const again = await gateway.transaction.void(found.id);
      expect(again.success).toBe(false);
      expect(again.errors.deepErrors()).toMatchObject([{ code: '91504', attribute: 'base' }]);
    });

    it('settles less than it authorised, never more', async () => {
      const { transaction } = await sale();
      expect(
        (
          await gateway.transaction.submitForSettlement(transaction.id, '50.00')
        ).errors.deepErrors(),
      ).toMatchObject([{ code: '91522' }]);
      expect(await gateway.transaction.submitForSettlement(transaction.id, '40.00')).toMatchObject({
        success: true,
        transaction: { status: 'submitted_for_settlement', amount: '40.00' },
      });
    });

    it.each([
      ['1999.99', 'authorized', '1000'],
      ['2000.00', 'processor_declined', '2000'],
      ['2001.50', 'processor_declined', '2001'],
      ['2999.99', 'processor_declined', '2999'],
      ['3000.00', 'failed', '3000'],
      ['3001.00', 'authorized', '1000'],
      ['5001.00', 'gateway_rejected', ''],
      ['5002.00', 'authorized', '1000'],
    ])('answers %s with %s as documented', async (amount, status, code) => {
      const answer = await sale({ amount });
      expect(answer.success).toBe(status === 'authorized');
      expect(answer.transaction).toMatchObject({ status, processorResponseCode: code, amount });
    });

    it('says why a card was declined', async () => {
      expect(
        await sale({ paymentMethodNonce: 'fake-processor-declined-visa-nonce' }),
      ).toMatchObject({
        success: false,
        message: 'Do Not Honor',
        transaction: { processorResponseType: 'soft_declined' },
      });
    });

    it.each<[Record<string, unknown>, string]>([
      [{ amount: undefined }, '81502'],
      [{ amount: 'free' }, '81503'],
      [{ amount: '1.999' }, '81503'],
      [{ amount: '0.00' }, '81531'],
      [{ amount: '-5.00' }, '81531'],
      [{ paymentMethodNonce: undefined }, '91508'],
      [{ paymentMethodNonce: 'made-up' }, '91565'],
      [{ paymentMethodNonce: 'fake-consumed-nonce' }, '91564'],
      [{ paymentMethodNonce: '__proto__' }, '91565'],
      [{ orderId: 'x'.repeat(256) }, '91501'],
    ])('refuses %j with %s', async (more, code) => {
      const orderId = newId();
      const answer = await sale({ orderId, ...more });
      expect(answer.success).toBe(false);
      expect(answer.errors.deepErrors().map((error) => error.code)).toEqual([code]);
      expect(await find((search) => search.orderId().is(orderId))).toEqual([]);
    });

    it('refuses text no database keeps', async () => {
      for (const orderId of ['a\u0000b', '\ud800'])
        await expect(sale({ orderId })).rejects.toMatchObject({
          message: expect.stringContaining('400'),
        });
      await expect(gateway.transaction.find('a%00')).rejects.toMatchObject({
        type: 'notFoundError',
      });
    });

    it('answers 404 and 401 as the SDK expects them', async () => {
      await expect(gateway.transaction.find('nosuchid')).rejects.toMatchObject({
        type: 'notFoundError',
      });
      await expect(gateway.transaction.void('nosuchid')).rejects.toMatchObject({
        type: 'notFoundError',
      });
      await expect(gatewayAt(server.port, 'wrong').clientToken.generate({})).rejects.toMatchObject({
        type: 'authenticationError',
      });
    });
  });

  describe('search', () => {
    it('finds by order ID and status, none, one and many', async () => {
      const orderId = newId();
      expect(await find((search) => search.orderId().is(orderId))).toEqual([]);
      const { transaction } = await sale({ orderId });
      expect(await find((search) => search.orderId().is(orderId))).toMatchObject([
        { id: transaction.id, orderId, status: 'authorized' },
      ]);
      await Promise.all(
        Array.from({ length: 4 }, (_, index) => sale({ orderId, amount: `${index + 1}.00` })),
      );
      await gateway.transaction.void(transaction.id);
      expect(await find((search) => search.orderId().is(orderId))).toHaveLength(5);
      const standing = await find((search) => {
        search.orderId().is(orderId);
        search.status().in(['authorized']);
      });
      expect(standing).toHaveLength(4);
      expect(
        await find((search) => search.orderId().startsWith(orderId.slice(0, 12))),
      ).toHaveLength(5);
    });

    it('pages through more than fifty', async () => {
      const orderId = newId();
      await Promise.all(
        Array.from({ length: 53 }, (_, index) => sale({ orderId, amount: `${index + 1}.00` })),
      );
      const ids = (await find((search) => search.orderId().is(orderId))).map(
        (transaction) => transaction.id,
      );
      expect(new Set(ids).size).toBe(53);
    });

    it('refuses criteria it does not know rather than ignoring them', async () => {
      await expect(
        find((search) => search.customerEmail().is('a@b.example')),
      ).rejects.toMatchObject({ message: expect.stringContaining('customer_email') });
    });
  });

  describe('client token and nonces', () => {
    it('names merchant, fingerprint and frame', async () => {
      expect(await token()).toMatchObject({
        version: 2,
        merchantId: localPlatform.payments.merchantId,
        authorizationFingerprint: expect.any(String),
        paymentFrameUrl: 'http://127.0.0.1:4000/payments/frame',
      });
    });

    it('turns a card into a nonce good for one sale, keeping only kind, first six and last four', async () => {
      const { status, body } = await tokenize();
      expect([status, body.creditCards?.[0]?.details]).toEqual([
        202,
        { bin: '411111', cardType: 'Visa', lastFour: '1111', lastTwo: '11' },
      ]);
      const nonce = body.creditCards?.[0]?.nonce ?? '';
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => sale({ paymentMethodNonce: nonce })),
      );
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(
        answers
          .filter((answer) => !answer.success)
          .map((answer) => answer.errors.deepErrors()[0]?.code),
      ).toEqual(['91564', '91564', '91564', '91564']);
      const rows = await db.query(
        `select nonce::text || method::text as text from payment_nonce union all select doc::text from payment_transaction`,
      );
      expect(JSON.stringify(rows)).not.toMatch(/4111111/);
    });

    it('declines the documented declining card', async () => {
      const { body } = await tokenize({ ...card, number: '4000111111111115' });
      expect(await sale({ paymentMethodNonce: body.creditCards?.[0]?.nonce })).toMatchObject({
        success: false,
        transaction: { status: 'processor_declined' },
      });
    });

    it.each<[Record<string, string>, string[]]>([
      [{ ...card, number: '4111111111111112' }, ['number']],
      [{ ...card, number: '9111111111111111' }, ['number']],
      [{ ...card, expirationYear: '2019' }, ['expirationDate']],
      [{ ...card, expirationMonth: '13' }, ['expirationDate']],
      [{ ...card, number: '378282246310005' }, ['cvv']],
      [{}, ['number', 'expirationDate', 'cvv']],
    ])('refuses %j', async (wrong, fields) => {
      const { status, body } = await tokenize(wrong);
      expect([status, body.fieldErrors?.[0]?.fieldErrors.map((fault) => fault.field)]).toEqual([
        422,
        fields,
      ]);
    });

    it('refuses a forged or missing fingerprint', async () => {
      const [payload = ''] = (await token()).authorizationFingerprint?.split('.') ?? [];
      for (const forged of [`${payload}.forged`, 'x', ''])
        expect((await tokenize(card, forged)).status).toBe(401);
    });
  });

  describe('frame', () => {
    it('is served for the shop and this machine only, framed by nobody else', async () => {
      const served = await fetch(
        `${server.origin}/frame?parent=${encodeURIComponent('http://localhost:3000')}`,
      );
      expect(served.status).toBe(200);
      expect(served.headers.get('content-security-policy')).toMatch(
        /frame-ancestors http:\/\/localhost:3000/,
      );
      expect(
        (await fetch(`${server.origin}/frame/commissioner.woff2`)).headers.get('content-type'),
      ).toBe('font/woff2');
      expect(served.headers.get('content-security-policy')).not.toMatch(/unsafe/);
      for (const parent of [
        'https://evil.example',
        'http://localhost.evil.example',
        'javascript:alert(1)',
        '',
      ]) {
        expect(
          (await fetch(`${server.origin}/frame?parent=${encodeURIComponent(parent)}`)).status,
        ).toBe(403);
      }
    });

    it('lists transactions for people trying the shop', async () => {
      const { transaction } = await sale({ orderId: '<b>order</b>' });
      const html = await (await fetch(`${server.origin}/`)).text();
      expect(html).toContain(transaction.id);
      expect(html).toContain('&lt;b&gt;order&lt;/b&gt;');
    });
  });
});
