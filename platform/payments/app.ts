import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { formatCents } from '@/lib/core/money';
import { answerStatus } from './answers';
import { clientRoutes } from './client-routes';
import { lookupRoutes } from './bank/lookup-routes';
import { allowedParent } from './frame/frame-parent';
import { frameHeaders, framePage } from './frame/frame-page';
import { gatewayRoutes } from './gateway-routes';
import { payPalPayerRoutes } from './paypal/paypal-payer-routes';
import { payPalRoutes } from './paypal/paypal-routes';
import type { Queue } from '../wire/queue';
import { openNotices } from './notices';
import { passTime, type Changed } from './pass-time';
import { latestTransactions, migratePayments } from './store';
import type { PaymentTransaction } from './transaction';
import { tellSettlements } from './tell-settlements';
import { escapeHtml, page } from '../wire/html';

/** The typeface of the card fields. */
const faceFile = join(
  process.cwd(),
  'node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
);

/** The gateway: its HTTP app, and the notices that go out. */
export interface Payments {
  app: Hono;
  notices: Queue;
}

interface PaymentsOptions {
  db: Database;
  origin: string;
  /** Where the account's webhook leads; nobody is told when absent. */
  noticeUrl?: string;
  /** Tells of each settlement and decline, as the vendor does of debits of bank accounts; of cards it tells nobody. */
  tellsOfEach?: boolean;
}

/**
 * The card gateway's stand-in: what the official Braintree server SDK calls, the card fields' frame, and a list for the curious.
 * `origin` is the address this app is mounted at (`http://127.0.0.1:4000/payments`).
 */
export async function createPayments({
  db,
  origin,
  noticeUrl,
  tellsOfEach = false,
}: PaymentsOptions): Promise<Payments> {
  await migratePayments(db);
  const notices = openNotices(db, noticeUrl);
  const changed: Changed = async (handle, transactions) => {
    if (noticeUrl) await tellSettlements(handle, transactions, { each: tellsOfEach, at: now() });
  };
  const app = new Hono();
  app.onError((_, c) => answerStatus(c, 500));
  app.get('/', async (c) => {
    await passTime(db, now(), changed);
    return c.html(transactionsPage(await latestTransactions(db)));
  });
  app.get('/frame', (c) => {
    const parent = allowedParent(c.req.query('parent'), env().SITE_ORIGIN);
    if (parent === null) return c.text('This page cannot take part in the payment frame.', 403);
    return c.body(framePage, 200, frameHeaders(parent));
  });
  app.get('/frame/commissioner.woff2', async (c) =>
    c.body(await readFile(faceFile), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
    }),
  );
  app.use(
    '/client_api/*',
    cors({
      origin: (from) => allowedParent(from, env().SITE_ORIGIN),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['content-type'],
      maxAge: 600,
    }),
  );
  app.route('/', clientRoutes({ db, origin }));
  app.route('/', lookupRoutes({ db, origin }));
  app.route('/', payPalRoutes({ db, origin }));
  app.route('/', payPalPayerRoutes({ db }));
  app.route('/', gatewayRoutes({ db, origin, changed }));
  app.all('*', (c) => answerStatus(c, 404));
  return { app, notices };
}

/** The gateway's transactions as a page, for people trying the shop. */
function transactionsPage(transactions: readonly PaymentTransaction[]): string {
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
