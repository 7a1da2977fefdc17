import { formatCents } from '@/lib/core/money';
import { escapeHtml, page } from '../wire/html';
import type { PaymentTransaction } from './store';

/** The gateway's transactions as a page, for people trying the shop. */
export function transactionsPage(transactions: readonly PaymentTransaction[]): string {
  if (transactions.length === 0)
    return page(
      'Payments',
      '<p class="empty">No transactions yet. Place an order and it shows here.</p>',
    );
  const rows = transactions.map(
    (transaction) => `<tr>
<td>${escapeHtml(transaction.createdAt.slice(0, 19).replace('T', ' '))}</td>
<td>${escapeHtml(transaction.id)}</td>
<td>${escapeHtml(transaction.orderID)}</td>
<td>${escapeHtml(methodWords(transaction))}</td>
<td>${escapeHtml(statusWords(transaction))}</td>
<td class="amount">${escapeHtml(formatCents(transaction.cents))}</td>
</tr>`,
  );
  return page(
    'Payments',
    `<table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Transaction</th><th scope="col">Order</th><th scope="col">Paid with</th><th scope="col">Status</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`,
  );
}

function methodWords({ method }: PaymentTransaction): string {
  if (method.kind === 'paypal') return `PayPal ${method.payerEmail ?? ''}`;
  return method.kind === 'venmo'
    ? `Venmo ${method.username ?? ''}`
    : `${method.cardType} ending in ${method.last4}`;
}

function statusWords({ status, outcome, type }: PaymentTransaction): string {
  const words = `${type === 'credit' ? 'refund ' : ''}${status.replaceAll('_', ' ')}`;
  return outcome.code !== '' && outcome.status !== 'authorized'
    ? `${words}: ${outcome.code} ${outcome.text}`
    : words;
}
