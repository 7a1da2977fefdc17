import { Hono } from 'hono';
import { env } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
import { readText } from '@/platform/wire/body';
import { localPlatform } from '@/lib/config/local-platform';
import { allowedParent } from '../frame/frame-parent';
import { payPalAnswerPage, payPalOver, payPalPage, tellSource } from './paypal-page';
import { answerPayPalPayment, readPayPalPayment, type Funding } from './paypal-payments';
import { payPalSdkScript } from './paypal-sdk-script';

const LIMIT = 10_000;

/** What PayPal itself serves: its script, and the page where a payer approves a payment in a window, a dialog or in place of the shop's page. */
export function payPalPayerRoutes({ db }: { db: Database }): Hono {
  const routes = new Hono();

  routes.get('/paypal/sdk/js', (c) => {
    const answer = payPalSdk(new URL(c.req.url).searchParams);
    c.header('content-type', 'application/javascript; charset=utf-8');
    c.header('cross-origin-resource-policy', 'cross-origin');
    c.header('x-content-type-options', 'nosniff');
    return answer.ok
      ? c.body(answer.script)
      : c.body(
          `throw new Error(${JSON.stringify(`PayPal Js Sdk Invalid: ${answer.fault}`)});`,
          400,
        );
  });

  routes.get('/paypal/approve', async (c) => {
    const visit = visitOf((name) => c.req.query(name));
    const payment = await readPayPalPayment(db, visit.token);
    if (payment?.status === 'created') {
      const back =
        visit.parent === ''
          ? [payment.returnUrl, payment.cancelUrl]
              .map((address) => new URL(address).origin)
              .join(' ')
          : '';
      return c.html(
        payPalPage(payment, visit),
        200,
        pageHeaders({ parent: visit.parent, form: `'self' ${back}` }),
      );
    }
    if (visit.parent === '') return c.html(payPalOver, 404);
    return c.html(
      payPalAnswerPage({ ...visit, answer: 'fail', payerID: null }),
      404,
      pageHeaders({ parent: visit.parent }),
    );
  });

  routes.post('/paypal/approve', async (c) => {
    const sent = await readText(c.req.raw, LIMIT);
    const form = new URLSearchParams(sent.ok ? sent.value : '');
    const { token, funding, parent } = visitOf((name) => form.get(name) ?? undefined);
    const payer = (form.get('payer') ?? '').replaceAll('\0', '').trim().slice(0, 254);
    const answer = form.get('answer');
    const approves = answer === 'approve' || answer === 'decline';
    if (approves && !(funding === 'paypal' ? /^[^\s@]+@[^\s@]+$/ : /^[\w-]+$/).test(payer))
      return c.text('Enter the name of the account.', 422);
    const payment = await answerPayPalPayment(
      db,
      token,
      approves ? { payer, funding, declines: answer === 'decline' } : null,
    );
    const verdict = approves ? 'approve' : answer === 'fail' ? 'fail' : 'cancel';
    if (parent !== '') {
      return c.html(
        payPalAnswerPage({
          token,
          answer: payment ? verdict : 'fail',
          payerID: payment?.payerID ?? null,
          parent,
        }),
        payment ? 200 : 404,
        pageHeaders({ parent }),
      );
    }
    if (!payment) return c.html(payPalOver, 404);
    const back = new URL(approves ? payment.returnUrl : payment.cancelUrl);
    back.searchParams.set('token', payment.token);
    if (payment.payerID) back.searchParams.set('PayerID', payment.payerID);
    return c.redirect(back.toString(), 303);
  });

  return routes;
}

/** What the page's address or form says; a parent that is no page of the shop counts as none. */
function visitOf(read: (name: string) => string | undefined): {
  token: string;
  funding: Funding;
  parent: string;
} {
  return {
    token: (read('token') ?? '').replaceAll('\0', ''),
    funding: read('fundingSource') === 'venmo' ? 'venmo' : 'paypal',
    parent: allowedParent(read('parent'), env().SITE_ORIGIN) ?? '',
  };
}

function pageHeaders({
  parent,
  form = "'none'",
}: {
  parent: string;
  form?: string;
}): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; script-src ${tellSource}; style-src 'unsafe-inline'; base-uri 'none'; form-action ${form.trim()}; frame-ancestors ${parent || "'none'"}`,
    'cache-control': 'no-store',
  };
}

/** Parameters of the script's address that the vendor knows, with what this stand-in can do of each. */
const possible: Record<string, RegExp> = {
  'client-id': /./,
  components: /^buttons$/,
  currency: /^USD$/,
  intent: /^authorize$/,
  vault: /^false$/,
  commit: /^(true|false)$/,
  debug: /^(true|false)$/,
  locale: /^[a-z]{2}_[A-Z]{2}$/,
  'buyer-country': /^US$/,
  'integration-date': /^\d{4}-\d{2}-\d{2}$/,
  'merchant-id': /./,
  'enable-funding': /^[a-z,]+$/,
  'disable-funding': /^[a-z,]+$/,
};

/**
 * `GET /sdk/js` of PayPal: the script for these parameters, or the sentence that says which is wrong. The vendor's own defaults hold:
 * without `intent` it would capture, which the shop never asks for, so `intent=authorize` must be there.
 */
function payPalSdk(
  query: URLSearchParams,
): { ok: true; script: string } | { ok: false; fault: string } {
  for (const [name, value] of query) {
    const rule = Object.hasOwn(possible, name) ? possible[name] : undefined;
    if (!rule) return { ok: false, fault: `Unrecognized query param: ${name}` };
    if (!rule.test(value)) return { ok: false, fault: `Invalid query value for ${name}` };
  }
  if (query.get('client-id') !== localPlatform.payments.payPalClientID)
    return { ok: false, fault: 'client-id not recognized' };
  if (query.get('intent') !== 'authorize')
    return { ok: false, fault: 'Invalid query value for intent' };
  return { ok: true, script: payPalSdkScript };
}
