import { createHash } from 'node:crypto';
import { formatCents } from '@/lib/core/money';
import { escapeHtml, page } from '@/platform/wire/html';
import type { Funding, PayPalPayment } from './paypal-payments';

const wallets: Record<Funding, { name: string; field: string; type: string; payer: string }> = {
  paypal: {
    name: 'PayPal',
    field: 'Your PayPal e-mail',
    type: 'email',
    payer: 'robin.payer@example.com',
  },
  venmo: { name: 'Venmo', field: 'Your Venmo user name', type: 'text', payer: 'venmojoe' },
};

/** Who opened the page and how: the wallet, and the origin of the page that waits for the answer (empty: the payer is sent back by address). */
export interface PayPalVisit {
  funding: Funding;
  parent: string;
}

/** The page on which a payer approves a payment or does not: plain forms, no script. */
export function payPalPage(
  { token, cents }: PayPalPayment,
  { funding, parent }: PayPalVisit,
): string {
  const { name, field, type, payer } = wallets[funding];
  const hidden = Object.entries({ token, fundingSource: funding, parent })
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('');
  return page(
    `${name} (trial)`,
    `<p>A trial of paying with ${name}: no money moves. The shop asks to hold <strong>${escapeHtml(formatCents(cents))}</strong>.</p>
<form method="post" action="approve">${hidden}
<p><label for="payer">${field}</label> <input id="payer" name="payer" type="${type}" required maxlength="254" value="${payer}"></p>
<p><button name="answer" value="approve">Approve</button> <button name="answer" value="cancel" formnovalidate>Cancel and return to the shop</button></p>
<p>Other endings: <button name="answer" value="decline">Approve, then the bank declines</button> <button name="answer" value="fail" formnovalidate>${name} fails</button></p></form>`,
  );
}

const tellScript = `
const { token, answer, payer, parent: origin } = document.getElementById('answer').dataset;
(opener || parent).postMessage({ type: 'paypal:answer', token, answer, payerID: payer || null }, origin);
`;

/** The source that lets the answer's page tell the shop, for its policy. */
export const tellSource = `'sha256-${createHash('sha256').update(tellScript).digest('base64')}'`;

/** The answer's page: tells the waiting page of that origin, which closes this one. */
export function payPalAnswerPage({
  token,
  answer,
  payerID,
  parent,
}: {
  token: string;
  answer: 'approve' | 'cancel' | 'fail';
  payerID: string | null;
  parent: string;
}): string {
  const data = Object.entries({ token, answer, payer: payerID ?? '', parent })
    .map(([key, value]) => `data-${key}="${escapeHtml(value)}"`)
    .join(' ');
  return page(
    'PayPal (trial)',
    `<p id="answer" class="empty" ${data}>Back to the shop. You can close this window.</p><script>${tellScript}</script>`,
  );
}

/** What someone sees whose payment is over or unknown. */
export const payPalOver = page(
  'PayPal (trial)',
  '<p class="empty">This payment was answered already, or never opened. Go back to the shop and start again.</p>',
);
