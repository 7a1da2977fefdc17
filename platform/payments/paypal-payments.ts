import { newId } from '@/lib/core/ids';
import { toCents, type Cents } from '@/lib/core/money';
import type { Database } from '@/lib/database/database';

/** A PayPal payment that waits for its payer, or was answered by them. */
export interface PayPalPayment extends Record<string, unknown> {
  token: string;
  status: 'created' | 'approved' | 'cancelled' | 'used';
  cents: Cents;
  returnUrl: string;
  cancelUrl: string;
  payerEmail: string | null;
  payerID: string | null;
}

const columns = 'token, status, cents::int as cents, return_url as "returnUrl", cancel_url as "cancelUrl", payer_email as "payerEmail", payer_id as "payerID"';

/** Opens a payment for an amount in dollars; the payer comes back to one of the two addresses. */
export async function openPayPalPayment(db: Database, payment: { amount: number; returnUrl: string; cancelUrl: string }): Promise<string> {
  const token = `EC-${newId()}`;
  await db.query('insert into payment_paypal (token, status, cents, return_url, cancel_url) values ($1, $2, $3, $4, $5)', [token, 'created', toCents(payment.amount), payment.returnUrl, payment.cancelUrl]);
  return token;
}

/** The payment of that token, or `undefined`. */
export async function readPayPalPayment(db: Database, token: string): Promise<PayPalPayment | undefined> {
  const [payment] = await db.query<PayPalPayment>(`select ${columns} from payment_paypal where token = $1`, [token]);
  return payment;
}

/** What the payer decided, once; `undefined` when the payment was answered before or never opened. */
export async function answerPayPalPayment(db: Database, token: string, payerEmail: string | null): Promise<PayPalPayment | undefined> {
  const [payment] = await db.query<PayPalPayment>(
    `update payment_paypal set status = $2, payer_email = $3, payer_id = $4 where token = $1 and status = 'created' returning ${columns}`,
    [token, payerEmail === null ? 'cancelled' : 'approved', payerEmail, payerEmail === null ? null : newId()],
  );
  return payment;
}

/** Takes an approved payment, once, for the payer who approved it. */
export async function takePayPalPayment(db: Database, token: string, payerID: string): Promise<PayPalPayment | undefined> {
  const [payment] = await db.query<PayPalPayment>(
    `update payment_paypal set status = 'used' where token = $1 and payer_id = $2 and status = 'approved' returning ${columns}`, [token, payerID],
  );
  return payment;
}
