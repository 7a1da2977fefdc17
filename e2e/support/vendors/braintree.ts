import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { paymentSetup, type PaymentSetup } from '../../../lib/checkout/payment/payment';
import { platformUrl } from '../../../__tests__/http/support/request';
import { answerHost, askStandIn } from './answer';
import { bank } from './cardinal';

const api = 'https://api.sandbox.braintreegateway.com';
const clientApi = `${api}/merchants/lilac-sandbox/client_api`;
const assets = 'https://assets.braintreegateway.com';
const standIn = new URL('/payments', platformUrl).href;

/**
 * One field's document as the gateway's own host serves it: it speaks the messages of the gateway's page script (`hosted-fields/shared/constants`), reads
 * the other fields, which are of its own host, and turns the card into a nonce at the gateway's client API.
 */
const fieldScript = `
import Framebus from 'framebus';
const field = window.name.replace('braintree-hosted-field-', '');
const label = { number: 'Card number', expirationDate: 'Expires (MM/YY)', cvv: 'Security code' }[field];
const input = Object.assign(document.createElement('input'), { inputMode: 'numeric' });
input.setAttribute('aria-label', label);
document.body.append(input);
const bus = new Framebus({ channel: location.hash.slice(1), origin: '*' });
bus.emit('hosted-fields:FRAME_READY', { field }, () => undefined);
if (field === 'number') bus.on('hosted-fields:TOKENIZATION_REQUEST', (options, reply) => {
  bus.emit('hosted-fields:READY_FOR_CLIENT', (client) => void tokenize(client).then(reply));
});
async function tokenize(client) {
  const value = (name) => parent.frames['braintree-hosted-field-' + name].document.querySelector('input').value;
  const [expirationMonth, expirationYear] = value('expirationDate').split('/');
  const { authorizationFingerprint, gatewayConfiguration } = client;
  const answer = await fetch(gatewayConfiguration.clientApiUrl + '/v1/payment_methods/credit_cards', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ authorizationFingerprint, creditCard: { number: value('number'), expirationMonth, expirationYear, cvv: value('cvv') } }),
  });
  const { creditCards: [card] } = await answer.json();
  return [null, { nonce: card.nonce, type: card.type, description: card.description, details: card.details }];
}
`;

const fieldDocument = `<!doctype html><title>Card field</title><style>input { border: 0; width: 100%; font-size: 16px; }</style>
<body><script src="/web/hosted-field.js"></script></body>`;

const frameScript = () =>
  buildSync({
    stdin: { contents: fieldScript, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
  }).outputFiles[0]?.text ?? '';

/** A sandbox account at the gateway: its client tokens, its client API and its card fields, all under the gateway's own hosts. */
export async function answerBraintree(context: BrowserContext, unknown: string[]): Promise<void> {
  const script = frameScript();
  await answerHost(
    context,
    new URL(api).host,
    async ({ pathname, search }, route) => {
      const path = pathname.slice(new URL(clientApi).pathname.length);
      if (!pathname.startsWith(new URL(clientApi).pathname)) return null;
      const answer = await askStandIn(
        route,
        `/payments/client_api${path}${search}`,
        clientApi.replace(/\/client_api$/, ''),
        standIn,
      );
      if (path.endsWith('/configuration')) return { ...answer, body: ofSandbox(answer.body) };
      const gateway = `${clientApi.replace(/\/client_api$/, '')}/bank/`;
      return { ...answer, body: answer.body.replaceAll(gateway, `${bank}/bank/`) };
    },
    unknown,
  );
  await answerHost(
    context,
    new URL(assets).host,
    ({ pathname }) =>
      pathname.includes('/html/hosted-fields-frame')
        ? { contentType: 'text/html', body: fieldDocument }
        : pathname.includes('/html/dispatch-frame')
          ? { contentType: 'text/html', body: '<!doctype html><title>Braintree</title>' }
          : pathname === '/web/hosted-field.js'
            ? { contentType: 'text/javascript', body: script }
            : null,
    unknown,
  );
}

/** The gateway's configuration of an account in the sandbox. */
function ofSandbox(configuration: string): string {
  const { paypal, ...rest } = JSON.parse(configuration) as { paypal: object };
  return JSON.stringify({
    ...rest,
    paypal: { ...paypal, assetsUrl: assets },
    environment: 'sandbox',
    clientApiUrl: clientApi,
    assetsUrl: assets,
  });
}

/** Gives the page a sandbox account's client token, as the gateway makes it, in the place of the stand-in's. */
export async function withSandboxToken(page: Page): Promise<void> {
  await page.route('**/api/checkout/payment', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const { clientToken } = (await answer.json()) as PaymentSetup;
    const { authorizationFingerprint } = JSON.parse(
      Buffer.from(clientToken, 'base64').toString(),
    ) as { authorizationFingerprint: string };
    const token = {
      version: 2,
      authorizationFingerprint,
      configUrl: `${clientApi}/v1/configuration`,
      clientApiUrl: clientApi,
      assetsUrl: assets,
      environment: 'sandbox',
      challenges: ['cvv'],
      paypalEnabled: true,
      venmo: 'off',
      threeDSecureEnabled: true,
    };
    const json = paymentSetup(Buffer.from(JSON.stringify(token)).toString('base64'), {
      payPal: { sdkBaseUrl: 'https://www.paypal.com/sdk/js', clientID: null },
      threeDSecure: true,
      email: null,
    });
    return route.fulfill({ response: answer, json });
  });
}
