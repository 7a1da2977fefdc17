/** @jest-environment node */
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '../support/databases';
import { codes, servePayments } from './support/serve-payments';

describeOnServer('wallets at the gateway', (engine) => {
  let shop: Awaited<ReturnType<typeof servePayments>>;
  beforeAll(async () => {
    shop = await servePayments(await engine.open());
  }, 180_000);
  afterAll(() => shop.close());

  const sale = (more?: object) => shop.sale(more);

  describe('wallets', () => {
    const shopAddress = 'http://localhost:3000/checkout';
    const open = async (more: object = {}) => {
      const fields = {
        amount: '50.00',
        currencyIsoCode: 'USD',
        intent: 'authorize',
        returnUrl: shopAddress,
        cancelUrl: `${shopAddress}?cancelled=1`,
        ...more,
      };
      const response = await fetch(
        `${shop.origin}/client_api/v1/paypal_hermes/create_payment_resource`,
        {
          method: 'POST',
          body: JSON.stringify({ authorizationFingerprint: await shop.fingerprint(), ...fields }),
        },
      );
      return {
        status: response.status,
        ...((await response.json()) as { paymentResource?: { paymentToken: string } })
          .paymentResource,
      };
    };
    const answer = async (token = '', fields: object = {}) => {
      const body = new URLSearchParams({
        token,
        payer: 'ana.ruiz@example.com',
        answer: 'approve',
        ...fields,
      });
      const response = await fetch(`${shop.origin}/paypal/approve`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return { status: response.status, back: response.headers.get('location') };
    };

    it('PayPal: opened, approved on its page, turned into a nonce for one authorisation', async () => {
      const { status, paymentToken = '' } = await open();
      expect(status).toBe(201);
      const page = await fetch(`${shop.origin}/paypal/approve?token=${paymentToken}`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('$50.00')]);
      expect(
        (
          await shop.tokenize('paypal_accounts', {
            paypalAccount: { paymentToken, payerId: 'guess' },
          })
        ).status,
      ).toBe(422);
      const { status: answered, back } = await answer(paymentToken);
      const payerId = new URL(back ?? '').searchParams.get('PayerID');
      expect([answered, back?.startsWith(`${shopAddress}?token=${paymentToken}`)]).toEqual([
        303,
        true,
      ]);
      const account = { paypalAccount: { paymentToken, payerId } };
      const { nonce, details } = await shop.tokenize('paypal_accounts', account);
      expect(details).toMatchObject({
        email: 'ana.ruiz@example.com',
        payerInfo: { email: 'ana.ruiz@example.com', firstName: 'Ana', lastName: 'Ruiz' },
      });
      expect((await shop.tokenize('paypal_accounts', account)).status).toBe(422);
      expect((await sale({ paymentMethodNonce: nonce })).transaction).toMatchObject({
        status: 'authorized',
        paymentInstrumentType: 'paypal_account',
        paypalAccount: { payerEmail: 'ana.ruiz@example.com' },
      });
      expect(codes(await sale({ paymentMethodNonce: nonce }))).toEqual(['91564']);
    });

    it('PayPal: cancelled goes back without a payer and stays so', async () => {
      const { paymentToken } = await open();
      const { back } = await answer(paymentToken, { answer: 'cancel' });
      expect([
        new URL(back ?? '').searchParams.get('cancelled'),
        new URL(back ?? '').searchParams.has('PayerID'),
      ]).toEqual(['1', false]);
      expect((await answer(paymentToken)).status).toBe(404);
    });

    it.each([
      { amount: '0' },
      { amount: 'x' },
      { currencyIsoCode: 'EUR' },
      { intent: 'sale' },
      { returnUrl: 'https://evil.example/' },
      { cancelUrl: 'javascript:alert(1)' },
    ])('PayPal: %j opens nothing', async (wrong) => {
      expect((await open(wrong)).status).toBe(422);
    });

    it('Venmo becomes a nonce for one authorisation', async () => {
      const { status, nonce } = await shop.tokenize('venmo_accounts', {
        venmoAccount: { username: 'ana-ruiz' },
      });
      expect(status).toBe(202);
      expect((await sale({ paymentMethodNonce: nonce })).transaction).toMatchObject({
        status: 'authorized',
        paymentInstrumentType: 'venmo_account',
        venmoAccountDetails: { username: 'ana-ruiz' },
      });
      expect(codes(await sale({ paymentMethodNonce: nonce }))).toEqual(['91564']);
    });

    it('need a fingerprint and a name', async () => {
      expect((await shop.tokenize('paypal_accounts', { paypalAccount: {} }, 'forged')).status).toBe(
        401,
      );
      expect((await shop.tokenize('venmo_accounts', { venmoAccount: {} })).status).toBe(422);
    });

    it.each([
      ['fake-paypal-one-time-nonce', 'paypal_account'],
      ['fake-venmo-account-nonce', 'venmo_account'],
    ])('%s is known', async (paymentMethodNonce, paymentInstrumentType) => {
      expect((await sale({ paymentMethodNonce })).transaction).toMatchObject({
        status: 'authorized',
        paymentInstrumentType,
      });
    });
  });

  describe('the approval page in a window of the shop', () => {
    const parent = 'http://localhost:3000';
    const page = 'https://www.paypal.com/checkoutnow/error';
    const open = async () => {
      const fields = {
        amount: 50,
        currencyIsoCode: 'USD',
        intent: 'authorize',
        returnUrl: page,
        cancelUrl: page,
      };
      const response = await fetch(
        `${shop.origin}/client_api/v1/paypal_hermes/create_payment_resource`,
        {
          method: 'POST',
          headers: { origin: parent },
          body: JSON.stringify({ authorizationFingerprint: await shop.fingerprint(), ...fields }),
        },
      );
      expect(response.headers.get('access-control-allow-origin')).toBe(parent);
      return ((await response.json()) as { paymentResource: { paymentToken: string } })
        .paymentResource.paymentToken;
    };
    const answer = async (token: string, fields: Record<string, string>) => {
      const response = await fetch(`${shop.origin}/paypal/approve`, {
        method: 'POST',
        body: new URLSearchParams({
          token,
          parent,
          fundingSource: 'paypal',
          payer: 'ana.ruiz@example.com',
          ...fields,
        }),
      });
      const text = await response.text();
      const told = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(text)?.[1];
      return {
        status: response.status,
        policy: response.headers.get('content-security-policy'),
        answer: told('answer'),
        payerId: told('payer'),
        parent: told('parent'),
      };
    };
    const take = async (paymentToken: string, payerId?: string) =>
      (await shop.tokenize('paypal_accounts', { paypalAccount: { paymentToken, payerId } })).nonce;

    it('tells the page that waits, and only that one, what the payer decided', async () => {
      const paymentToken = await open();
      const shown = await fetch(
        `${shop.origin}/paypal/approve?token=${paymentToken}&fundingSource=paypal&parent=${parent}`,
      );
      expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining(`frame-ancestors ${parent}`),
      ]);
      const told = await answer(paymentToken, { answer: 'approve' });
      expect(told).toMatchObject({ status: 200, answer: 'approve', parent });
      expect(
        (await sale({ paymentMethodNonce: await take(paymentToken, told.payerId) })).transaction,
      ).toMatchObject({ status: 'authorized', paymentInstrumentType: 'paypal_account' });
      expect(await answer(paymentToken, { answer: 'approve' })).toMatchObject({
        status: 404,
        answer: 'fail',
        payerId: '',
      });
    });

    it('with Venmo makes a Venmo authorisation', async () => {
      const paymentToken = await open();
      const { payerId } = await answer(paymentToken, {
        answer: 'approve',
        fundingSource: 'venmo',
        payer: 'ana-ruiz',
      });
      expect(
        (await sale({ paymentMethodNonce: await take(paymentToken, payerId) })).transaction,
      ).toMatchObject({
        paymentInstrumentType: 'venmo_account',
        venmoAccountDetails: { username: 'ana-ruiz' },
      });
    });

    it('declined: approved, and refused when the shop asks for the money', async () => {
      const paymentToken = await open();
      const { answer: told, payerId } = await answer(paymentToken, { answer: 'decline' });
      const sold = await sale({ paymentMethodNonce: await take(paymentToken, payerId) });
      expect([
        told,
        sold.success,
        sold.transaction.status,
        sold.transaction.processorResponseCode,
      ]).toEqual(['approve', false, 'processor_declined', '2000']);
    });

    it.each(['cancel', 'fail'])('%s: nobody approved', async (ending) => {
      const paymentToken = await open();
      expect(await answer(paymentToken, { answer: ending })).toMatchObject({
        status: 200,
        answer: ending,
        payerId: '',
      });
      expect(await take(paymentToken, 'anyone')).toBe('');
    });

    it('answers no page of elsewhere', async () => {
      const paymentToken = await open();
      const told = await fetch(`${shop.origin}/paypal/approve`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          token: paymentToken,
          parent: 'https://evil.example',
          answer: 'cancel',
        }),
      });
      expect([told.status, told.headers.get('location')]).toEqual([
        303,
        `${page}?token=${paymentToken}`,
      ]);
      const foreign = await fetch(`${shop.origin}/client_api/v1/configuration`, {
        headers: { origin: 'https://evil.example' },
      });
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  describe('the script', () => {
    const good = {
      'client-id': localPlatform.payments.payPalClientID,
      components: 'buttons',
      currency: 'USD',
      intent: 'authorize',
      vault: 'false',
      'enable-funding': 'venmo',
    };
    const get = async (query: Record<string, string>) => {
      const response = await fetch(
        `${shop.origin}/paypal/sdk/js?${new URLSearchParams(query).toString()}`,
      );
      return { status: response.status, text: await response.text() };
    };

    it('is served as the client token says', async () => {
      const { clientToken } = await shop.gateway.clientToken.generate({});
      const { payPal } = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as {
        payPal: object;
      };
      expect(payPal).toEqual({
        sdkBaseUrl: 'http://127.0.0.1:4000/payments/paypal/sdk/js',
        clientId: good['client-id'],
      });
      expect(await get(good)).toMatchObject({
        status: 200,
        text: expect.stringContaining('Buttons'),
      });
    });

    it.each<[string, Record<string, string>]>([
      ['client-id not recognized', { 'client-id': 'other' }],
      ['Invalid query value for intent', { intent: 'capture' }],
      ['Invalid query value for vault', { vault: 'true' }],
      ['Invalid query value for currency', { currency: 'EUR' }],
      ['Invalid query value for components', { components: 'card-fields' }],
      ['Unrecognized query param: constructor', { constructor: 'x' }],
    ])('%s', async (fault, wrong) => {
      expect(await get({ ...good, ...wrong })).toEqual({
        status: 400,
        text: `throw new Error("PayPal Js Sdk Invalid: ${fault}");`,
      });
    });
  });
});
