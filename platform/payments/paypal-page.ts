import { formatCents } from '@/lib/core/money';
import { escapeHtml, page } from '../wire/html';
import type { PayPalPayment } from './paypal-payments';

/** The page on which a payer approves a payment or does not: plain forms, no script. */
export function payPalPage({ token, cents }: PayPalPayment): string {
  return page('PayPal (trial)', `<p>A trial of paying with PayPal: no money moves. The shop asks to hold <strong>${escapeHtml(formatCents(cents))}</strong>.</p>
<form method="post"><input type="hidden" name="token" value="${escapeHtml(token)}">
<p><label for="email">Your PayPal e-mail</label> <input id="email" name="email" type="email" required maxlength="254" value="payer@example.com"></p>
<p><button name="answer" value="approve">Approve</button> <button name="answer" value="cancel" formnovalidate>Cancel and return to the shop</button></p></form>`);
}

/** What someone sees whose payment is over or unknown. */
export const payPalOver = page('PayPal (trial)', '<p class="empty">This payment was answered already, or never opened. Go back to the shop and start again.</p>');
