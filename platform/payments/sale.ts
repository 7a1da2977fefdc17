import { randomInt } from 'node:crypto';
import { now } from '@/lib/core/clock';
import { toCents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Database } from '@/lib/database/database';
import { isObject } from '../wire/body';
import type { GatewayError } from './answers';
import { takeNonce } from './nonces';
import { outcomeOf } from './outcome';
import { writeTransaction, type PaymentTransaction } from './store';

/** A sale as the SDK sends it, checked. */
interface SaleRequest {
  cents: number;
  orderID: string;
  nonce: string;
  settle: boolean;
}

/** Makes a transaction of a sale: authorised or refused by the processor, stored either way. Validation errors store nothing. */
export async function sell(db: Database, body: unknown): Promise<Result<PaymentTransaction, GatewayError[]>> {
  const request = readSale(body);
  if (!request.ok) return request;
  const { cents, orderID, nonce, settle } = request.value;
  return db.tx(async (handle) => {
    const method = await takeNonce(handle, nonce);
    if (method === 'consumed') return err([fault('91564', 'payment_method_nonce', 'Cannot use a paymentMethodNonce more than once.')]);
    if (method === 'unknown') return err([fault('91565', 'payment_method_nonce', 'Unknown or expired paymentMethodNonce.')]);
    const outcome = outcomeOf(cents, method.behaviour);
    const at = now().toISOString();
    const history: PaymentTransaction['history'] = [{ status: outcome.status, cents, at }];
    if (outcome.status === 'authorized' && settle) history.push({ status: 'submitted_for_settlement', cents, at });
    const status = history.at(-1)?.status ?? outcome.status;
    const transaction: PaymentTransaction = { id: transactionID(), orderID, status, cents, method, outcome, history, createdAt: at, updatedAt: at };
    await writeTransaction(handle, transaction);
    return ok(transaction);
  });
}

function readSale(body: unknown): Result<SaleRequest, GatewayError[]> {
  const sale = isObject(body) ? body : {};
  const errors: GatewayError[] = [];
  const amount = sale.amount === undefined || sale.amount === null ? '' : String(sale.amount);
  const cents = toCents(Number(amount));
  if (amount === '') errors.push(fault('81502', 'amount', 'Amount is required.'));
  else if (!/^-?\d{1,10}(\.\d{1,2})?$/.test(amount)) errors.push(fault('81503', 'amount', 'Amount is an invalid format.'));
  else if (cents <= 0) errors.push(fault('81531', 'amount', 'Amount must be greater than zero.'));
  if (sale.type !== 'sale') errors.push(fault('91523', 'type', 'Transaction type is invalid.'));
  const orderID = sale.order_id === undefined || sale.order_id === null ? '' : String(sale.order_id);
  if (orderID.length > 255) errors.push(fault('91501', 'order_id', 'Order ID is too long.'));
  const nonce = sale.payment_method_nonce;
  if (typeof nonce !== 'string' || nonce === '') errors.push(fault('91508', 'base', 'Cannot determine payment method.'));
  if (errors.length > 0 || typeof nonce !== 'string') return err(errors);
  const options = isObject(sale.options) ? sale.options : {};
  return ok({ cents, orderID, nonce, settle: options.submit_for_settlement === true || options.submit_for_settlement === 'true' });
}

function fault(code: string, attribute: string, message: string): GatewayError {
  return { code, attribute, message };
}

const alphabet = 'abcdefghijkmnpqrstuvwxyz0123456789';

function transactionID(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
