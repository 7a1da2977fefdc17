import type { Cents } from '@/lib/core/money';
import type { Queryable } from '@/services/database/database';
import type { PaymentMethod } from './nonces';
import type { PaymentTransaction } from './transaction';

const WINDOW_MS = 30_000;

interface Sale {
  orderID: string;
  cents: Cents;
  method: PaymentMethod;
  now: Date;
}

/**
 * Whether the same sale was taken within the last 30 seconds: same order, amount and method, and not refused or voided since. Sales
 * without an order ID are not compared. The order's lock is held to the end, so that two at the same time are told apart.
 */
export async function isDuplicate(
  handle: Queryable,
  { orderID, cents, method, now }: Sale,
): Promise<boolean> {
  if (orderID === '') return false;
  await handle.query('select pg_advisory_xact_lock(hashtext($1))', [`payments ${orderID}`]);
  const rows = await handle.query<{ doc: PaymentTransaction }>(
    `select doc from payment_transaction where order_id = $1 and amount_cents = $2 and created_at > $3
       and status in ('authorized', 'submitted_for_settlement', 'settled')`,
    [orderID, cents, new Date(now.getTime() - WINDOW_MS).toISOString()],
  );
  return rows.some(({ doc }) => doc.type !== 'credit' && sameMethod(doc.method, method));
}

function sameMethod(one: PaymentMethod, other: PaymentMethod): boolean {
  const facts = ({ kind, cardType, last4, identifier, payerEmail, username }: PaymentMethod) =>
    JSON.stringify([kind, cardType, last4, identifier, payerEmail, username]);
  return facts(one) === facts(other);
}
