import { Hono } from 'hono';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { isObject, readObject } from '@/platform/wire/body';
import { fingerprintHolds } from '../client-token';
import { allowedParent } from '../frame/frame-parent';
import { makeWalletNonce } from '../nonces';
import { openPayPalPayment, takePayPalPayment } from './paypal-payments';

const LIMIT = 10_000;

/** What the gateway's own page script names when nobody is sent back by address. */
const NO_RETURN = 'https://www.paypal.com/checkoutnow/error';

/** PayPal through the gateway: the page opens a payment, the payer approves it, the page turns it into a nonce. Authorise intent only, no vault. */
export function payPalRoutes({ db, origin }: { db: Database; origin: string }): Hono {
  const routes = new Hono();

  routes.post('/client_api/v1/paypal_hermes/create_payment_resource', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json({ error: { message: 'The request could not be read' } }, 400);
    const { authorizationFingerprint, amount, currencyIsoCode, intent, returnUrl, cancelUrl } =
      body.value;
    if (!fingerprintHolds(authorizationFingerprint, now()))
      return c.json({ error: { message: 'Authorization fingerprint is invalid' } }, 401);
    const addresses = [returnUrl, cancelUrl].filter(
      (address) =>
        typeof address === 'string' &&
        (address === NO_RETURN || allowedParent(address, env().SITE_ORIGIN) !== null),
    );
    const wanted =
      /^\d{1,7}(\.\d{1,2})?$/.test(String(amount)) &&
      Number(amount) > 0 &&
      currencyIsoCode === 'USD' &&
      intent === 'authorize';
    const [back, away] = addresses as string[];
    if (!wanted || !back || !away)
      return c.json({ error: { message: 'The payment is not valid' } }, 422);
    const token = await openPayPalPayment(db, {
      amount: Number(amount),
      returnUrl: back,
      cancelUrl: away,
    });
    return c.json(
      {
        paymentResource: {
          paymentToken: token,
          intent,
          redirectUrl: `${origin}/paypal/approve?token=${token}`,
        },
      },
      201,
    );
  });

  routes.post('/client_api/v1/payment_methods/paypal_accounts', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json({ error: { message: 'The request could not be read' } }, 400);
    if (!fingerprintHolds(body.value.authorizationFingerprint, now()))
      return c.json({ error: { message: 'Authorization fingerprint is invalid' } }, 401);
    const { paymentToken, payerId } = isObject(body.value.paypalAccount)
      ? body.value.paypalAccount
      : {};
    const payment =
      typeof paymentToken === 'string' && typeof payerId === 'string'
        ? await takePayPalPayment(db, paymentToken, payerId)
        : undefined;
    if (!payment) return c.json({ error: { message: 'The payment was not approved' } }, 422);
    const { payer, funding, declines } = payment;
    const account = payer ?? '';
    const nonce = await makeWalletNonce(
      db,
      {
        ...(funding === 'venmo'
          ? { kind: funding, username: account }
          : { kind: funding, payerEmail: account }),
        behaviour: declines ? 'declined' : 'ok',
      },
      now(),
    );
    const walletAccount =
      funding === 'venmo'
        ? {
            type: 'VenmoAccount',
            description: 'Venmo',
            details: { username: account, payerInfo: { payerId, username: account } },
          }
        : {
            type: 'PayPalAccount',
            description: 'PayPal',
            details: { email: account, payerInfo: { payerId, email: account, ...nameOf(account) } },
          };
    return c.json({ paypalAccounts: [{ nonce, consumed: false, ...walletAccount }] }, 202);
  });

  return routes;
}

/** The name of a trial account: read out of its e-mail ("ada.loam@…" is Ada Loam), as nobody has opened a real one. */
function nameOf(email: string): { firstName: string; lastName: string } {
  const [first = '', last = 'Payer'] = email
    .split('@', 1)
    .join('')
    .split(/[^a-z]+/i)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { firstName: first || 'Trial', lastName: last };
}
