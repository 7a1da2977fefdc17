import braintree, { type BraintreeGateway } from 'braintree';
import { localPlatform } from '@/lib/config/local-platform';
import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { createPayments } from '@/platform/payments/app';
import { serveApp } from './serve';

/** The codes of what is wrong with a request. */
export function codes(answer: { errors?: { deepErrors(): { code: string }[] } }) {
  return answer.errors?.deepErrors().map(({ code }) => code);
}

/** The gateway over a database, on a port of its own, the official SDK pointed at it, and the browser's side as a page speaks it. */
export async function servePayments(db: Database) {
  const { app } = await createPayments({ db, origin: 'http://127.0.0.1:4000/payments' });
  const server = await serveApp(app);
  const port = String(server.port);
  const gateway: BraintreeGateway = new braintree.BraintreeGateway({
    environment: new braintree.Environment(
      '127.0.0.1',
      port,
      `http://127.0.0.1:${port}`,
      false,
      '127.0.0.1',
      port,
    ),
    merchantId: localPlatform.payments.merchantId,
    publicKey: localPlatform.payments.publicKey,
    privateKey: localPlatform.payments.privateKey,
  });

  const fingerprint = async () => {
    const { clientToken } = await gateway.clientToken.generate({});
    return (
      JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as {
        authorizationFingerprint: string;
      }
    ).authorizationFingerprint;
  };

  /** Posts a payment method as a page does. */
  const tokenize = async (
    kind: 'credit_cards' | 'paypal_accounts' | 'venmo_accounts',
    fields: object,
    authorizationFingerprint?: string,
  ) => {
    const response = await fetch(`${server.origin}/client_api/v1/payment_methods/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint: authorizationFingerprint ?? (await fingerprint()),
        ...fields,
      }),
    });
    const body = (await response.json()) as Record<string, { nonce: string; details?: object }[]>;
    const [made] = response.ok ? (Object.values(body)[0] ?? []) : [];
    return { status: response.status, nonce: made?.nonce ?? '', details: made?.details };
  };

  const card = {
    number: '4111 1111 1111 1111',
    expirationMonth: '12',
    expirationYear: '2035',
    cvv: '123',
  };
  const cardNonce = async (more: object = {}) =>
    (await tokenize('credit_cards', { creditCard: { ...card, ...more } })).nonce;

  /** A sale of fifty dollars with a good nonce, unless told otherwise. */
  const sale = (more: object = {}) =>
    gateway.transaction.sale({
      amount: '50.00',
      orderId: newId(),
      paymentMethodNonce: 'fake-valid-nonce',
      ...more,
    });

  return {
    db,
    gateway,
    sale,
    origin: server.origin,
    fingerprint,
    tokenize,
    cardNonce,
    close: () => server.close(),
  };
}
