import { Hono } from 'hono';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/clock';
import type { Database } from '@/lib/database/database';
import { isObject, readObject } from '../wire/body';
import { fingerprintHolds } from './client-token';
import { allowedParent } from './frame-parent';
import { makeWalletNonce } from './nonces';
import { payPalOver, payPalPage } from './paypal-page';
import { answerPayPalPayment, openPayPalPayment, readPayPalPayment, takePayPalPayment } from './paypal-payments';

const LIMIT = 10_000;

/** PayPal through the gateway: the page opens a payment, the payer approves it, the page turns it into a nonce. Authorise intent only, no vault. */
export function payPalRoutes({ db, origin }: { db: Database; origin: string }): Hono {
  const routes = new Hono();

  routes.post('/client_api/v1/paypal_hermes/create_payment_resource', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json({ error: { message: 'The request could not be read' } }, 400);
    const { authorizationFingerprint, amount, currencyIsoCode, intent, returnUrl, cancelUrl } = body.value;
    if (!fingerprintHolds(authorizationFingerprint, now())) return c.json({ error: { message: 'Authorization fingerprint is invalid' } }, 403);
    const addresses = [returnUrl, cancelUrl].filter((address) => typeof address === 'string' && allowedParent(address, env().SITE_ORIGIN) !== null);
    const wanted = /^\d{1,7}(\.\d{1,2})?$/.test(String(amount)) && Number(amount) > 0 && currencyIsoCode === 'USD' && intent === 'authorize';
    const [back, away] = addresses as string[];
    if (!wanted || !back || !away) return c.json({ error: { message: 'The payment is not valid' } }, 422);
    const token = await openPayPalPayment(db, { amount: Number(amount), returnUrl: back, cancelUrl: away });
    return c.json({ paymentResource: { paymentToken: token, intent, redirectUrl: `${origin}/paypal/approve?token=${token}` } }, 201);
  });

  routes.get('/paypal/approve', async (c) => {
    const payment = await readPayPalPayment(db, c.req.query('token')?.replaceAll('\0', '') ?? '');
    if (payment?.status !== 'created') return c.html(payPalOver, 404);
    const back = [payment.returnUrl, payment.cancelUrl].map((address) => new URL(address).origin).join(' ');
    c.header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${back}; frame-ancestors 'none'`);
    c.header('cache-control', 'no-store');
    return c.html(payPalPage(payment));
  });

  routes.post('/paypal/approve', async (c) => {
    const form = new URLSearchParams((await c.req.text()).slice(0, LIMIT));
    const email = (form.get('email') ?? '').replaceAll('\0', '').trim().slice(0, 254);
    const approves = form.get('answer') === 'approve';
    if (approves && !/^[^\s@]+@[^\s@]+$/.test(email)) return c.text('Enter the e-mail of the PayPal account.', 422);
    const payment = await answerPayPalPayment(db, (form.get('token') ?? '').replaceAll('\0', ''), approves ? email : null);
    if (!payment) return c.html(payPalOver, 404);
    const back = new URL(approves ? payment.returnUrl : payment.cancelUrl);
    back.searchParams.set('token', payment.token);
    if (payment.payerID) back.searchParams.set('PayerID', payment.payerID);
    return c.redirect(back.toString(), 303);
  });

  routes.post('/client_api/v1/payment_methods/paypal_accounts', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json({ error: { message: 'The request could not be read' } }, 400);
    if (!fingerprintHolds(body.value.authorizationFingerprint, now())) return c.json({ error: { message: 'Authorization fingerprint is invalid' } }, 403);
    const { paymentToken, payerId } = isObject(body.value.paypalAccount) ? body.value.paypalAccount : {};
    const payment = typeof paymentToken === 'string' && typeof payerId === 'string' ? await takePayPalPayment(db, paymentToken, payerId) : undefined;
    if (!payment) return c.json({ error: { message: 'The payment was not approved' } }, 422);
    const email = payment.payerEmail ?? '';
    const nonce = await makeWalletNonce(db, { kind: 'paypal', payerEmail: email }, now());
    return c.json({ paypalAccounts: [{ type: 'PayPalAccount', nonce, consumed: false, description: 'PayPal', details: { email, payerInfo: { payerId, email } } }] }, 202);
  });

  return routes;
}
