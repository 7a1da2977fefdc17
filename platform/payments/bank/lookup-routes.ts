import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import { toCents } from '@/lib/core/money';
import type { Database } from '@/services/database/database';
import { isObject, readObject, readText } from '@/platform/wire/body';
import { hasThreeDSecure } from '../account';
import { fingerprintHolds } from '../client-token';
import { challengeAnswer, lookupAnswer } from './lookup-json';
import { answerBank, endChallenge, lookUp } from './lookups';
import { page } from '@/platform/wire/html';

const LIMIT = 20_000;
const nonce = ':nonce{[A-Za-z0-9_-]+}';
const errorBody = (message: string) => ({ error: { message } });

/** The page by which a bank asks the owner of a card, in a frame of the shop's page. */
const bankPage = page(
  'Your bank (trial)',
  `<p>A trial of a bank: no money moves. Do you pay this?</p>
<form method="post"><button name="answer" value="yes">Yes, it is me</button> <button name="answer" value="no">No, it is not me</button></form>`,
);

/** Said to the page around once the owner has answered. */
const bankAnswered = page(
  'Your bank (trial)',
  `<p>Thank you.</p><script>parent.postMessage({ bank: 'answered' }, '*');</script>`,
);

/** 3-D Secure as a browser speaks it: the question to the bank, the bank's page, and what the bank knows after it. */
export function lookupRoutes({ db, origin }: { db: Database; origin: string }): Hono {
  const routes = new Hono();

  routes.post(`/client_api/v1/payment_methods/${nonce}/three_d_secure/:step`, async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json(errorBody('The request could not be read'), 400);
    if (!fingerprintHolds(body.value.authorizationFingerprint, now()))
      return c.json(errorBody('Authorization fingerprint is invalid'), 401);
    if (!(await hasThreeDSecure(db)))
      return c.json(errorBody('3D Secure is not enabled for this merchant'), 403);
    const of = c.req.param('nonce');
    if (c.req.param('step') === 'lookup') {
      const amount = String(body.value.amount ?? '');
      if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount))
        return c.json(errorBody('Amount is invalid'), 422);
      const fault = payerFault(body.value.additionalInfo);
      if (fault) return c.json(errorBody(fault), 422);
      const found = await lookUp(db, { nonce: of, cents: toCents(Number(amount)), now: now() });
      if (!found) return c.json(errorBody('Unknown payment method nonce'), 404);
      return c.json(lookupAnswer(found, `${origin}/bank/${found.method.verification.id}`), 201);
    }
    if (c.req.param('step') !== 'authenticate_from_jwt') return c.json(errorBody('Not Found'), 404);
    const ended = await endChallenge(db, {
      nonce: of,
      id: transactionIn(body.value.jwt),
      now: now(),
    });
    return ended
      ? c.json(challengeAnswer(ended), 201)
      : c.json(errorBody('The challenge is not known'), 422);
  });

  routes.get('/bank/:id', (c) => c.html(bankPage));
  routes.post('/bank/:id', async (c) => {
    const sent = await readText(c.req.raw, LIMIT);
    const answer = new URLSearchParams(sent.ok ? sent.value : '').get('answer');
    const wasAsked = await answerBank(db, c.req.param('id'), answer === 'yes');
    return wasAsked ? c.html(bankAnswered) : c.html(bankPage, 404);
  });
  return routes;
}

const payerFields: [field: string, rule: RegExp, name: string][] = [
  ['billingGivenName', /^[ -~]{0,50}$/, 'Billing given name'],
  ['billingSurname', /^[ -~]{0,50}$/, 'Billing surname'],
  ['billingLine1', /^.{0,50}$/su, 'Billing line1'],
];

/** The sentence for what is wrong with the payer's data, as documented field by field: names are of printable ASCII, nothing is longer than 50. */
function payerFault(additionalInfo: unknown): string | null {
  const payer = isObject(additionalInfo) ? additionalInfo : {};
  const wrong = payerFields.find(([field, rule]) => !rule.test(String(payer[field] ?? '')));
  return wrong ? `${wrong[2]} format is invalid.` : null;
}

/** The transaction that a token of Cardinal's is about; empty where it says none. What the bank knows is kept here, so nothing else of it is believed. */
function transactionIn(jwt: unknown): string {
  try {
    const [, claims = ''] = String(jwt).split('.');
    const content: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
    const payload = isObject(content) && isObject(content.Payload) ? content.Payload : {};
    const payment = isObject(payload.Payment) ? payload.Payment : {};
    return String(payment.ProcessorTransactionId ?? '');
  } catch {
    return '';
  }
}
