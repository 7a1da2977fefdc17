/** @jest-environment node */
import { newId } from '@/lib/core/ids';
import { parseEnv } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { cardPayments } from '@/services/upstream/payments/card-payments';
import { cardVault } from '@/services/upstream/payments/card-vault';
import { gatewayCharges } from '@/services/upstream/payments/charges';
import { describeOnServer } from '../support/databases';
import { servePayments } from './support/serve-payments';

interface Lookup {
  paymentMethod?: {
    nonce: string;
    threeDSecureInfo: Record<string, unknown>;
    details: { bin: string };
  };
  threeDSecureInfo?: { liabilityShifted: boolean; liabilityShiftPossible: boolean };
  lookup?: { acsUrl: string | null; transactionId: string; pareq: string | null };
}

const { merchantId, publicKey, privateKey } = localPlatform.payments;
/** Numbers the vendor documents, by what their bank says. */
const numbers = {
  confirms: '4000000000001000',
  fails: '4000000000001018',
  unavailable: '4000000000001059',
  challenges: '4000000000001091',
  'challenge-fails': '4000000000001109',
};

describeOnServer('3-D Secure', (engine) => {
  let shop: Awaited<ReturnType<typeof servePayments>>;
  beforeAll(async () => {
    shop = await servePayments(await engine.open());
    await account(true);
  }, 180_000);
  afterAll(() => shop.close());

  const account = (on: boolean) =>
    fetch(`${shop.origin}/merchants/${merchantId}/processing_options`, {
      method: 'PUT',
      headers: {
        authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ three_d_secure: on }),
    });
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${shop.origin}/client_api/v1/payment_methods/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authorizationFingerprint: await shop.fingerprint(), ...body }),
    });
    return { status: response.status, body: (await response.json()) as Lookup };
  };
  /** As the vendor's page script asks (`_performLookup`, `_performJWTValidation`). */
  const lookup = (nonce: string, amount = '49.99') =>
    ask(`${nonce}/three_d_secure/lookup`, { amount, bin: '400000', additionalInfo: {} });
  const ended = (nonce: string, id: string) => {
    const claims = { Payload: { Payment: { ProcessorTransactionId: id } } };
    const jwt = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    return ask(`${nonce}/three_d_secure/authenticate_from_jwt`, { jwt, paymentMethodNonce: nonce });
  };
  const answer = (acsUrl: string, yes: boolean) =>
    fetch(`${shop.origin}/bank/${new URL(acsUrl).pathname.split('/').at(-1)}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: yes ? 'yes' : 'no' }),
    });
  const cardOf = (kind: keyof typeof numbers) => shop.cardNonce({ number: numbers[kind] });
  const sale = (paymentMethodNonce: string, more: object = {}) =>
    shop.gateway.transaction.sale({
      amount: '49.99',
      paymentMethodNonce,
      options: { threeDSecure: { required: true } },
      ...more,
    });
  const rejected = {
    success: false,
    message: 'Gateway Rejected: three_d_secure',
    transaction: { status: 'gateway_rejected', gatewayRejectionReason: 'three_d_secure' },
  };

  it('is said of the account in client token and configuration, while it is switched on', async () => {
    const says = async () => {
      const { clientToken } = await shop.gateway.clientToken.generate({});
      const configuration = await fetch(`${shop.origin}/client_api/v1/configuration`);
      const { threeDSecureEnabled, threeDSecure } = (await configuration.json()) as Record<
        string,
        unknown
      >;
      const token = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as Lookup & {
        threeDSecureEnabled: boolean;
      };
      return [token.threeDSecureEnabled, threeDSecureEnabled, threeDSecure];
    };
    expect(await says()).toEqual([
      true,
      true,
      expect.objectContaining({ cardinalAuthenticationJWT: expect.any(String) }),
    ]);
    await account(false);
    expect(await says()).toEqual([false, false, undefined]);
    expect((await lookup(await cardOf('confirms'))).status).toBe(403);
    await account(true);
  });

  it('refuses a sale without it, where it is required', async () => {
    expect(await sale(await cardOf('confirms'))).toMatchObject(rejected);
    expect(await sale(await cardOf('confirms'), { options: {} })).toMatchObject({ success: true });
    expect(await sale('fake-paypal-one-time-nonce')).toMatchObject({ success: true });
  });

  it.each([
    ['billingGivenName', 'José', 'Billing given name format is invalid.'],
    ['billingSurname', 'x'.repeat(51), 'Billing surname format is invalid.'],
    ['billingLine1', 'x'.repeat(51), 'Billing line1 format is invalid.'],
  ])(
    'refuses a payer whose %s it does not take, and leaves the nonce',
    async (field, text, message) => {
      const nonce = await cardOf('confirms');
      const asked = (additionalInfo: object) =>
        ask(`${nonce}/three_d_secure/lookup`, { amount: '49.99', bin: '400000', additionalInfo });
      expect(await asked({ [field]: text })).toEqual({ status: 422, body: { error: { message } } });
      expect((await asked({ [field]: 'Jose' })).status).toBe(201);
    },
  );

  it.each([
    ['confirms', 'authenticate_successful', true, true],
    ['fails', 'authenticate_frictionless_failed', false, true],
    ['unavailable', 'authentication_unavailable', false, false],
  ] as const)('%s: %s', async (kind, status, shifted, possible) => {
    const { body } = await lookup(await cardOf(kind));
    expect(body).toMatchObject({
      paymentMethod: {
        details: { bin: '400000' },
        threeDSecureInfo: { status, liabilityShifted: shifted },
      },
      threeDSecureInfo: { liabilityShifted: shifted, liabilityShiftPossible: possible },
      lookup: { acsUrl: null },
    });
    expect(await sale(body.paymentMethod!.nonce)).toMatchObject(
      shifted
        ? { success: true, transaction: { threeDSecureInfo: { status, liabilityShifted: true } } }
        : rejected,
    );
  });

  it('spends the nonce it was asked about, and holds for its amount alone', async () => {
    const nonce = await cardOf('confirms');
    const { paymentMethod } = (await lookup(nonce, '20.00')).body;
    expect((await lookup(nonce)).status).toBe(404);
    expect(await sale(nonce)).toMatchObject({ success: false });
    expect(await sale(paymentMethod!.nonce)).toMatchObject(rejected);
  });

  it.each([
    ['challenges', true, true],
    ['challenges', false, false],
    ['challenges', null, false],
    ['challenge-fails', true, false],
  ] as const)('%s, answered %s: %s', async (kind, said, shifted) => {
    const { paymentMethod, lookup: asked } = (await lookup(await cardOf(kind))).body;
    expect(asked).toMatchObject({ acsUrl: expect.stringContaining('/bank/') });
    expect((await fetch(`${shop.origin}/bank/${asked!.transactionId}`)).status).toBe(200);
    if (said !== null) expect((await answer(asked!.acsUrl!, said)).status).toBe(200);
    const { body } = await ended(paymentMethod!.nonce, asked!.transactionId);
    expect(body.threeDSecureInfo).toEqual({
      liabilityShifted: shifted,
      liabilityShiftPossible: true,
    });
    expect(await sale(body.paymentMethod!.nonce)).toMatchObject(
      shifted ? { success: true } : rejected,
    );
  });

  it('believes no end of a challenge that is another’s', async () => {
    const [mine, other] = [
      await lookup(await cardOf('challenges')),
      await lookup(await cardOf('confirms')),
    ];
    const nonce = mine.body.paymentMethod!.nonce;
    expect((await ended(nonce, other.body.lookup!.transactionId)).status).toBe(422);
  });

  describe('as the services ask for it', () => {
    const env = () => ({
      ...parseEnv({ NODE_ENV: 'test', THREE_D_SECURE: 'on' }),
      PLATFORM_URL: shop.origin,
    });
    const authorise = (
      means: Parameters<ReturnType<typeof cardPayments>['authorise']>[0] | object,
    ) => cardPayments(env()).authorise({ gatewayOrderID: newId(), cents: 4999, ...means } as never);

    it('a card pays once its bank has confirmed it, whatever it is called; an account needs no bank', async () => {
      expect(await authorise({ nonce: await cardOf('confirms') })).toMatchObject({
        authorised: false,
        unverified: true,
        foreign: false,
      });
      const { paymentMethod } = (await lookup(await cardOf('confirms'))).body;
      expect(await authorise({ nonce: paymentMethod!.nonce })).toMatchObject({ authorised: true });
      for (const nonce of ['fake-paypal-one-time-nonce', 'fake-venmo-account-nonce'])
        expect(await authorise({ nonce })).toMatchObject({ authorised: true });
    });

    it('a saved card pays by the ID of what its bank said, once and its own alone; a charge by staff asks no bank', async () => {
      const vault = cardVault(env());
      const [userID, other] = [newId(), newId()];
      const kept = await vault.keep(userID, {
        Nonce: await cardOf('confirms'),
        CardholderName: 'Ada Loam',
      });
      const lent = await vault.lend(userID, kept!.token);
      expect(lent).toEqual({ nonce: expect.any(String), bin: '400000' });
      expect(await vault.lend(other, kept!.token)).toBeNull();
      expect(await vault.lend(userID, 'gone')).toBeNull();
      const means = { token: kept!.token, userID };
      expect(await authorise(means)).toMatchObject({ authorised: false, unverified: true });
      const { threeDSecureInfo } = (await lookup(lent!.nonce)).body.paymentMethod!;
      const verificationID = String(threeDSecureInfo.threeDSecureAuthenticationId);
      expect(await authorise({ ...means, verificationID })).toMatchObject({ authorised: true });
      expect(await authorise({ ...means, verificationID })).toMatchObject({ unverified: true });
      const another = await lookup(await shop.cardNonce({ number: '5200000000001005' }));
      expect(
        await authorise({
          ...means,
          verificationID: String(
            another.body.paymentMethod!.threeDSecureInfo.threeDSecureAuthenticationId,
          ),
        }),
      ).toMatchObject({ unverified: true });
      expect(
        await gatewayCharges(env()).authoriseAgain({
          gatewayOrderID: newId(),
          cents: 4999,
          card: { token: kept!.token, customerID: userID },
        }),
      ).toMatchObject({ done: true });
    });
  });
});
