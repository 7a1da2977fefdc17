import type { BraintreeGateway, Transaction } from 'braintree';
import type { Env } from '@/lib/config/env';
import { toCents, toDollars, type Cents } from '@/lib/core/money';
import { paymentGateway } from './gateway';

/** A card transaction the gateway knows. */
export interface CardTransaction {
  transactionID: string;
  cents: Cents;
  /** Whether it holds money now: authorised and not voided. */
  standing: boolean;
  cardType: string | null;
  last4: string | null;
  /** Payer of a PayPal account, name of a Venmo one. */
  account: string | null;
}

export type Authorisation = { authorised: true; transaction: CardTransaction } | { authorised: false; reason: string };

/** What the shop asks of the gateway. Every call throws when its outcome is not known. */
export interface CardPayments {
  clientToken(): Promise<string>;
  /** All transactions under one of the shop's own order IDs. */
  findByOrder(gatewayOrderID: string): Promise<CardTransaction[]>;
  /** Holds an amount on the card or wallet of a nonce, or on a card of the vault; capture is not part of this. */
  authorise(request: { gatewayOrderID: string; cents: Cents } & ({ nonce: string } | { token: string })): Promise<Authorisation>;
  /** Lets the money go; a transaction that holds none any more is no error. */
  release(transactionID: string): Promise<void>;
}

/** Card payments through the official Braintree SDK. */
export function cardPayments(env: Env): CardPayments {
  const gateway = paymentGateway(env);
  return {
    clientToken: async () => (await gateway.clientToken.generate({})).clientToken,
    findByOrder: (gatewayOrderID) => search(gateway, gatewayOrderID),
    authorise: async ({ gatewayOrderID, cents, ...means }) => {
      const answer = await gateway.transaction.sale({
        amount: toDollars(cents).toFixed(2), orderId: gatewayOrderID, options: { submitForSettlement: false },
        ...('nonce' in means ? { paymentMethodNonce: means.nonce } : { paymentMethodToken: means.token }),
      });
      if (answer.success) return { authorised: true, transaction: toTransaction(answer.transaction) };
      return { authorised: false, reason: answer.message };
    },
    release: async (transactionID) => {
      const answer = await gateway.transaction.void(transactionID);
      if (!answer.success && toTransaction(await gateway.transaction.find(transactionID)).standing) throw new Error(`void: ${answer.message}`);
    },
  };
}

async function search(gateway: BraintreeGateway, gatewayOrderID: string): Promise<CardTransaction[]> {
  const found: CardTransaction[] = [];
  const stream = gateway.transaction.search((query) => {
    query.orderId().is(gatewayOrderID);
  });
  for await (const transaction of stream as AsyncIterable<Transaction>) found.push(toTransaction(transaction));
  return found;
}

const holding: readonly string[] = ['authorized', 'authorizing', 'submitted_for_settlement', 'settling', 'settled', 'settlement_pending'];

function toTransaction(transaction: Transaction): CardTransaction {
  return {
    transactionID: transaction.id,
    cents: toCents(Number(transaction.amount)),
    standing: holding.includes(transaction.status),
    cardType: transaction.creditCard?.cardType ?? null,
    last4: transaction.creditCard?.last4 ?? null,
    account: walletOf(transaction),
  };
}

function walletOf(transaction: Transaction): string | null {
  const { paypalAccount, venmoAccount } = transaction as Transaction & { paypalAccount?: { payerEmail?: string }; venmoAccount?: { username?: string } };
  return paypalAccount?.payerEmail ?? venmoAccount?.username ?? null;
}
