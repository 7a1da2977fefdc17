import { now } from '@/lib/core/time/clock';
import { toCents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Database, Queryable } from '@/services/database/database';
import { isObject } from '../wire/body';
import { accountCurrency } from './account';
import type { GatewayError } from './answers';
import type { Verification } from './bank/banks';
import { takeVerification } from './bank/lookups';
import { checkAddress } from './vault/card-checks';
import { isDuplicate } from './duplicates';
import { takeNonce, type PaymentMethod } from './nonces';
import { outcomeOf, rejected } from './outcome';
import { writeTransaction } from './store';
import type { PaymentTransaction } from './transaction';
import { transactionID } from './transaction-id';
import { readCustomer, readMethod, type VaultedMethod } from './vault/vault';

/** How a sale is paid: with a nonce, a method of the vault, or a customer's default method. */
type Source = { nonce: string } | { token: string; customerID?: string } | { customerID: string };

/** A sale as the SDK sends it, checked. */
interface SaleRequest {
  cents: number;
  orderID: string;
  source: Source;
  settle: boolean;
  isUnscheduled: boolean;
  billing: { postalCode?: string; streetAddress?: string };
  deviceData?: string;
  /** Whether it may only be made of a card whose bank has confirmed it, and by which ID, where not by its nonce. */
  mustBeVerified: boolean;
  verificationID?: string;
}

type Paid = Pick<PaymentTransaction, 'method' | 'token' | 'customerID' | 'verification'>;

/** Makes a transaction of a sale: authorised, or refused by the gateway or the processor, stored either way. Validation errors store nothing. */
export async function sell(
  db: Database,
  body: unknown,
): Promise<Result<PaymentTransaction, GatewayError[]>> {
  const request = readSale(body);
  if (!request.ok) return request;
  const { cents, orderID, source, settle, isUnscheduled, billing, deviceData, mustBeVerified } =
    request.value;
  return db.tx(async (handle) => {
    const paid = await methodOf(handle, source);
    if (!paid.ok) return paid;
    const { method } = paid.value;
    const verified = await verificationOf(handle, request.value, paid.value);
    if (!verified.ok) return verified;
    const { value: verification } = verified;
    const duplicate = await isDuplicate(handle, { orderID, cents, method, now: now() });
    const unverified = mustBeVerified && !method.kind && !holds(verification, cents);
    const outcome = duplicate
      ? rejected('duplicate')
      : unverified
        ? rejected('three_d_secure')
        : outcomeOf(cents, method.behaviour);
    const at = now().toISOString();
    const history: PaymentTransaction['history'] = [{ status: outcome.status, cents, at }];
    if (outcome.status === 'authorized' && settle)
      history.push({ status: 'submitted_for_settlement', cents, at });
    const status = history.at(-1)?.status ?? outcome.status;
    const addressCheck = checkAddress(
      billing.postalCode ?? method.postalCode,
      billing.streetAddress ?? method.streetAddress,
    );
    const transaction: PaymentTransaction = {
      id: transactionID(),
      orderID,
      status,
      cents,
      currency: await accountCurrency(handle),
      ...paid.value,
      outcome,
      history,
      addressCheck,
      ...(isUnscheduled ? { isUnscheduled } : {}),
      ...(deviceData === undefined ? {} : { deviceData }),
      ...(verification === undefined ? {} : { verification }),
      createdAt: at,
      updatedAt: at,
    };
    await writeTransaction(handle, transaction);
    return ok(transaction);
  });
}

async function methodOf(handle: Queryable, source: Source): Promise<Result<Paid, GatewayError[]>> {
  if ('nonce' in source) {
    const method = await takeNonce(handle, source.nonce);
    if (method === 'consumed')
      return err([
        fault('91564', 'payment_method_nonce', 'Cannot use a paymentMethodNonce more than once.'),
      ]);
    if (method === 'unknown')
      return err([
        fault('91565', 'payment_method_nonce', 'Unknown or expired paymentMethodNonce.'),
      ]);
    const { verification, vaulted, ...plain } = method;
    return ok({ method: plain, verification, ...vaulted });
  }
  if ('token' in source) {
    const vaulted = await readMethod(handle, source.token);
    if (!vaulted)
      return err([fault('91518', 'payment_method_token', 'Payment method token is invalid.')]);
    if (source.customerID !== undefined && source.customerID !== vaulted.customerID) {
      return err([
        fault(
          '91516',
          'base',
          'Cannot provide both payment_method_token and customer_id unless the payment_method belongs to the customer.',
        ),
      ]);
    }
    return ok(paidFrom(vaulted));
  }
  const customer = await readCustomer(handle, source.customerID);
  if (!customer) return err([fault('91510', 'customer_id', 'Customer ID is invalid.')]);
  const [first] = customer.methods;
  return first
    ? ok(paidFrom(first))
    : err([fault('91511', 'customer_id', 'Customer does not have any credit cards.')]);
}

/** What the bank said of the card that pays: with its nonce, or under an ID, which must be of the same card. */
async function verificationOf(
  handle: Queryable,
  { verificationID }: SaleRequest,
  { method, verification }: Paid,
): Promise<Result<Verification | undefined, GatewayError[]>> {
  if (verificationID === undefined) return ok(verification);
  const takenVerification = await takeVerification(handle, verificationID);
  const refused = (code: string, message: string) =>
    err([fault(code, 'three_d_secure_authentication_id', message)]);
  if (!takenVerification) return refused('915196', 'ThreeDSecureAuthenticationId is invalid.');
  return takenVerification.identifier === method.identifier
    ? ok(takenVerification.verification)
    : refused('915197', 'The payment method is not the one that was authenticated.');
}

function holds(verification: Verification | undefined, cents: number): boolean {
  return verification?.shifted === true && verification.cents === cents;
}

function isRequired(threeDSecure: unknown): boolean {
  return (
    isObject(threeDSecure) && (threeDSecure.required === true || threeDSecure.required === 'true')
  );
}

function paidFrom({ method, token, customerID }: VaultedMethod): Paid & { method: PaymentMethod } {
  return { method, token, customerID };
}

function readSale(body: unknown): Result<SaleRequest, GatewayError[]> {
  const sale = isObject(body) ? body : {};
  const errors: GatewayError[] = [];
  const amount = sale.amount === undefined || sale.amount === null ? '' : String(sale.amount);
  const cents = toCents(Number(amount));
  if (amount === '') errors.push(fault('81502', 'amount', 'Amount is required.'));
  else if (!/^-?\d{1,10}(\.\d{1,2})?$/.test(amount))
    errors.push(fault('81503', 'amount', 'Amount is an invalid format.'));
  else if (cents <= 0) errors.push(fault('81531', 'amount', 'Amount must be greater than zero.'));
  if (sale.type !== 'sale') errors.push(fault('91523', 'type', 'Transaction type is invalid.'));
  const orderID =
    sale.order_id === undefined || sale.order_id === null ? '' : String(sale.order_id);
  if (orderID.length > 255) errors.push(fault('91501', 'order_id', 'Order ID is too long.'));
  const source = sourceOf(sale);
  if (!source) errors.push(fault('91508', 'base', 'Cannot determine payment method.'));
  if (errors.length > 0 || !source) return err(errors);
  const options = isObject(sale.options) ? sale.options : {};
  const billing = isObject(sale.billing) ? sale.billing : {};
  const text = (name: string) =>
    billing[name] === undefined || billing[name] === null
      ? undefined
      : String(billing[name]).slice(0, 255);
  return ok({
    cents,
    orderID,
    source,
    settle: options.submit_for_settlement === true || options.submit_for_settlement === 'true',
    isUnscheduled: sale.transaction_source === 'unscheduled',
    billing: { postalCode: text('postal_code'), streetAddress: text('street_address') },
    deviceData: typeof sale.device_data === 'string' ? sale.device_data : undefined,
    mustBeVerified: isRequired(options.three_d_secure),
    verificationID:
      typeof sale.three_d_secure_authentication_id === 'string'
        ? sale.three_d_secure_authentication_id
        : undefined,
  });
}

function sourceOf({
  payment_method_nonce: nonce,
  payment_method_token: token,
  customer_id: customerID,
}: Record<string, unknown>): Source | null {
  if (typeof nonce === 'string' && nonce !== '') return { nonce };
  const customer = typeof customerID === 'string' && customerID !== '' ? { customerID } : null;
  return typeof token === 'string' && token !== '' ? { token, ...customer } : customer;
}

function fault(code: string, attribute: string, message: string): GatewayError {
  return { code, attribute, message };
}
