import type { BrowserContext } from '@playwright/test';
import { platformUrl } from '../../../__tests__/http/support/request';
import { localPlatform } from '../../../lib/config/local-platform';
import { answerHost, askStandIn } from './answer';

const questions = 'https://centinelapistag.cardinalcommerce.com';
/** A bank is nobody's host but its own. */
export const bank = 'https://acs.first-bank.example';
const { merchantId, publicKey, privateKey } = localPlatform.payments;

/**
 * Cardinal's script by its documented interface, as the gateway's page script drives it (`three-d-secure/external/frameworks`): it sets up a session, hands
 * the page a frame as markup, sends a form of the page into it, and tells how the bank's question ended.
 */
const songbird = `
window.Cardinal = (() => {
  const handlers = {};
  let transaction;
  addEventListener('message', ({ data }) => {
    if (data?.bank !== 'answered') return;
    const claims = btoa(JSON.stringify({ Payload: { Payment: { ProcessorTransactionId: transaction } } }));
    handlers['payments.validated']({ ActionCode: 'SUCCESS', ErrorNumber: 0, Payment: {} }, 'e30.' + claims + '.');
  });
  return {
    configure: () => undefined,
    on: (name, handler) => { handlers[name] = handler; },
    off: (name) => { delete handlers[name]; },
    setup: () => void fetch('${questions}/V1/Order/JWT/Init', { method: 'POST', body: '{}' }).then(() => handlers['payments.setupComplete']?.({ sessionId: '0_session' })),
    trigger: () => Promise.resolve({ Status: true }),
    continue: (brand, { AcsUrl, Payload }, { OrderDetails }) => {
      transaction = OrderDetails.TransactionId;
      const open = () => {
        const form = Object.assign(document.createElement('form'), { method: 'post', target: 'Cardinal-CCA-IFrame', action: '${questions}/V2/Cruise/StepUp' });
        for (const [name, value] of Object.entries({ AcsUrl, Payload }))
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
        document.body.append(form);
        form.submit();
        form.remove();
      };
      handlers['ui.inline.setup']('<iframe name="Cardinal-CCA-IFrame" title="Your bank" width="390" height="400"></iframe>', { paymentType: 'CCA', data: { mode: 'static' } }, open, () => undefined);
    },
  };
})();
`;

/** Cardinal and a bank, under hosts of their own. */
export async function answerCardinal(context: BrowserContext, unknown: string[]): Promise<void> {
  await answerHost(
    context,
    'songbirdstag.cardinalcommerce.com',
    ({ pathname }) =>
      pathname.endsWith('/songbird.js') ? { contentType: 'text/javascript', body: songbird } : null,
    unknown,
  );
  await answerHost(
    context,
    new URL(questions).host,
    ({ pathname }, route) => {
      if (pathname === '/V1/Order/JWT/Init') return { contentType: 'application/json', body: '{}' };
      if (pathname !== '/V2/Cruise/StepUp') return null;
      const acs = new URLSearchParams(route.request().postData() ?? '').get('AcsUrl') ?? '';
      return {
        contentType: 'text/html',
        body: `<!doctype html><title>Cardinal</title><script>location.replace(${JSON.stringify(acs)})</script>`,
      };
    },
    unknown,
  );
  await answerHost(
    context,
    new URL(bank).host,
    ({ pathname }, route) =>
      askStandIn(route, `/payments${pathname}`, bank, new URL('/payments', platformUrl).href),
    unknown,
  );
}

/** Switches 3-D Secure of the stand-in's account on or off: storefronts that do not want it do not ask. */
export async function switchThreeDSecure(on: boolean): Promise<void> {
  const answer = await fetch(
    new URL(`/payments/merchants/${merchantId}/processing_options`, platformUrl),
    {
      method: 'PUT',
      headers: {
        authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ three_d_secure: on }),
    },
  );
  if (!answer.ok) throw new Error(`3-D Secure was not switched: ${answer.status}`);
}
