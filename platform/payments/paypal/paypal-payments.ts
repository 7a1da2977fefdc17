import { newId } from '@/lib/core/ids';
import { toCents, type Cents } from '@/lib/core/money';
import type { Database } from '@/services/database/database';

/** The wallets a payment can be approved with. */
export type Funding = 'paypal' | 'venmo';

/** A PayPal payment that waits for its payer, or was answered by them. */
export interface PayPalPayment extends Record<string, unknown> {
  token: string;
  status: 'created' | 'approved' | 'cancelled' | 'used';
  cents: Cents;
  returnUrl: string;
  cancelUrl: string;
  /** The e-mail of a PayPal account or the user name of a Venmo account. */
  payer: string | null;
  payerID: string | null;
  funding: Funding;
  /** Whether the payer's bank refuses what was approved. */
  declines: boolean;
}

const columns =
  'token, status, cents::int as cents, return_url as "returnUrl", cancel_url as "cancelUrl", payer_email as payer, payer_id as "payerID", funding, declines';

/** Opens a payment for an amount in dollars; the payer comes back to one of the two addresses. */
export async function openPayPalPayment(
  db: Database,
  payment: { amount: number; returnUrl: string; cancelUrl: string },
): Promise<string> {
  const token = `EC-${newId()}`;
  await db.query(
    'insert into payment_paypal (token, status, cents, return_url, cancel_url) values ($1, $2, $3, $4, $5)',
    [token, 'created', toCents(payment.amount), payment.returnUrl, payment.cancelUrl],
  );
  return token;
}

/** The payment of that token, or `undefined`. */
export async function readPayPalPayment(
  db: Database,
  token: string,
): Promise<PayPalPayment | undefined> {
  const [payment] = await db.query<PayPalPayment>(
    `select ${columns} from payment_paypal where token = $1`,
    [token],
  );
  return payment;
}

/** What the payer decided, once: who approved with which wallet, or `null` for cancelled. `undefined` when the payment was answered before or never opened. */
export async function answerPayPalPayment(
  db: Database,
  token: string,
  approval: Pick<PayPalPayment, 'payer' | 'funding' | 'declines'> | null,
): Promise<PayPalPayment | undefined> {
  const [payment] = await db.query<PayPalPayment>(
    `update payment_paypal set status = $2, payer_email = $3, payer_id = $4, funding = $5, declines = $6 where token = $1 and status = 'created' returning ${columns}`,
    [
      token,
      approval ? 'approved' : 'cancelled',
      approval?.payer ?? null,
      approval ? newId() : null,
      approval?.funding ?? 'paypal',
      approval?.declines ?? false,
    ],
  );
  return payment;
}

/** Takes an approved payment, once, for the payer who approved it. */
export async function takePayPalPayment(
  db: Database,
  token: string,
  payerID: string,
): Promise<PayPalPayment | undefined> {
  const [payment] = await db.query<PayPalPayment>(
    `update payment_paypal set status = 'used' where token = $1 and payer_id = $2 and status = 'approved' returning ${columns}`,
    [token, payerID],
  );
  return payment;
}
