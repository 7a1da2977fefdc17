import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import braintree, { BraintreeGateway, type Environment, type Transaction } from 'braintree';
import type { Env } from '@/lib/config/env';
import { toDollars, type Cents } from '@/lib/core/money';
import type { Billing } from '@/lib/orders/money/bill';
import type { PaymentProbes } from '@/provision/doctor/braintree';
import { createHash } from 'node:crypto';

const timeoutMs = 8000;
/** How long work at the gateway is waited for: it is a few calls, of which one after the other may be slow. In milliseconds. */
export const longestWorkMs = 3 * timeoutMs;
/** The same for the list of all that was authorised for weeks. */
export const longestListMs = 5 * 60_000;

/**
 * The Braintree gateway of an environment: the embedded platform's in development (whose host and port the SDK would take from
 * global variables), else the vendor's. Calls give up after 8 s, where the SDK would wait a minute.
 */
export function paymentGateway(env: Env): BraintreeGateway {
  const environment = environmentOf(env);
  const gateway = new BraintreeGateway({
    environment,
    merchantId: env.BRAINTREE_MERCHANT_ID,
    publicKey: env.BRAINTREE_PUBLIC_KEY,
    privateKey: env.BRAINTREE_PRIVATE_KEY,
  });
  const { config } = gateway as BraintreeGateway & {
    config: { timeout: number; customHttpAgent?: HttpAgent | HttpsAgent };
  };
  config.timeout = timeoutMs;
  config.customHttpAgent =
    env.BRAINTREE_ENVIRONMENT === 'development'
      ? new HttpAgent({ keepAlive: false })
      : new HttpsAgent({ keepAlive: true });
  return gateway;
}

/** Whether the gateway said that it has no such thing. */
export function isNotFound(error: unknown): boolean {
  return (
    (error as { type?: string; name?: string } | null)?.type === 'notFoundError' ||
    (error as { name?: string } | null)?.name === 'notFoundError'
  );
}

/** What the gateway has, or `null` where it says that it has no such thing. */
export async function orNone<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** All transactions under one of the shop's own order IDs. */
export async function transactionsNamed(
  gateway: BraintreeGateway,
  gatewayOrderID: string,
): Promise<Transaction[]> {
  const found: Transaction[] = [];
  const stream = gateway.transaction.search((query) => {
    query.orderId().is(gatewayOrderID);
  });
  for await (const transaction of stream as AsyncIterable<Transaction>) found.push(transaction);
  return found;
}

/**
 * Whether a transaction is one in dollars: a sale is made in the currency of the account's default merchant account, whatever the shop means. The same figure in
 * another currency pays for nothing.
 */
export function isInDollars({ currencyIsoCode }: Pick<Transaction, 'currencyIsoCode'>): boolean {
  return currencyIsoCode === 'USD';
}

/** An amount as the gateway takes it. */
export function gatewayAmount(cents: Cents): string {
  return toDollars(cents).toFixed(2);
}

/** Where a bill goes, in the gateway's names. */
export function gatewayAddress({ Zip, Street1, FirstName, LastName }: Billing) {
  return { postalCode: Zip, streetAddress: Street1, firstName: FirstName, lastName: LastName };
}

/** What the gateway of an environment is asked when it is examined, with the vendor's own client. */
export function paymentProbes(env: Env): PaymentProbes {
  const gateway = paymentGateway(env);
  return {
    clientToken: async () => (await gateway.clientToken.generate({})).clientToken,
    merchantAccount: (id) => gateway.merchantAccount.find(id),
  };
}

function environmentOf(env: Env): Environment {
  if (env.BRAINTREE_ENVIRONMENT === 'production') return braintree.Environment.Production;
  if (env.BRAINTREE_ENVIRONMENT === 'sandbox') return braintree.Environment.Sandbox;
  const { hostname, port } = new URL(env.PLATFORM_URL);
  return new braintree.Environment(hostname, port, env.PLATFORM_URL, false, hostname, port);
}

/** What the gateway takes as the ID of a customer: 36 characters, where the commerce platform's own may be a hundred, and no word it keeps to itself. */
const acceptedID = /^(?!(?:all|new)$)[\w-]{1,36}$/i;

/** Under which ID a commerce user is a customer of the gateway: their own, where the gateway takes it, else one made of it. */
export function gatewayCustomerID(userID: string): string {
  if (acceptedID.test(userID)) return userID;
  return `u_${createHash('sha256').update(userID).digest('hex').slice(0, 34)}`;
}
