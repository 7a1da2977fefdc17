import type { BraintreeGateway, Transaction, TransactionRequest } from 'braintree';
import type { Env } from '@/lib/config/env';
import { PlainError } from '@/lib/core/errors/error-words';
import { toCents, type Cents } from '@/lib/core/money';
import { inTime } from '@/lib/core/process/in-time';
import { outbound } from '@/lib/core/process/outbound';
import type { ChargeState } from '@/lib/orders/money/order-money';
import {
  gatewayAmount,
  isInDollars,
  longestWorkMs,
  orNone,
  paymentGateway,
  transactionsNamed,
} from './gateway';

declare module 'braintree' {
  interface TransactionGateway {
    /** The gateway's documentation has it, its types leave it out. */
    refund(
      transactionId: string,
      options: { amount: string; orderId: string },
    ): Promise<ValidatedResponse<Transaction>>;
  }
}

/** A sale at the gateway as it stands now. */
export interface GatewayCharge {
  transactionID: string;
  state: ChargeState;
  /** The code of its currency where that is not the dollar: it pays for nothing. */
  otherCurrency?: string;
  /** What is held or, once captured, what was captured. */
  cents: Cents;
  authorisedAt: Date;
  /** When the gateway lets go of what is not captured; `null` when it does not say. */
  endsAt: Date | null;
  /** The credits that gave some of it back, without those that failed; oldest first. */
  refunds: GatewayRefund[];
  /** Whether one of them has not settled yet. */
  refundSettling?: boolean;
  /** The credits that failed or were not settled, by their transactions. */
  failedRefunds?: readonly string[];
  /** The card of the vault it was taken from, and whose. */
  vault: VaultCard | null;
}

/** A credit that gives back some of a sale. */
interface GatewayRefund {
  transactionID: string;
  cents: Cents;
  /** The order ID it was asked for under: the shop's own name of the refund, unless it was made by hand. */
  gatewayOrderID: string | null;
  /** It has not settled yet. */
  isSettling?: boolean;
}

export interface VaultCard {
  token: string;
  customerID: string | null;
}

/** What the gateway says to a request: done, with the transaction that came of it, or refused in its words. */
export type GatewayAnswer = { done: true; transactionID: string } | { done: false; reason: string };

/** What becomes of authorised money. Every call throws when its outcome is not known. */
export interface Charges {
  /** A sale by its transaction; `null` when the gateway has none. */
  find(transactionID: string): Promise<GatewayCharge | null>;
  /** The sales under one of the shop's own order IDs, oldest first. */
  findNamed(gatewayOrderID: string): Promise<GatewayCharge[]>;
  /** Takes held money, all of it or less; what is not taken is let go. */
  capture(transactionID: string, cents: Cents): Promise<GatewayAnswer>;
  /** Lets held money go. */
  release(transactionID: string): Promise<GatewayAnswer>;
  /** Gives back a part of what was captured and has settled, under an order ID of its own. */
  refund(transactionID: string, cents: Cents, gatewayOrderID: string): Promise<GatewayAnswer>;
  /** Holds money on a card of the vault without its owner being there; what is held in another currency is let go and refused. */
  authoriseAgain(request: {
    gatewayOrderID: string;
    cents: Cents;
    card: VaultCard;
  }): Promise<GatewayAnswer>;
}

/** The gateway's charges through the official Braintree SDK. */
export function gatewayCharges(env: Env): Charges {
  const gateway = paymentGateway(env);
  return {
    find: (transactionID) =>
      asking('find', async () => {
        const sale = await orNone(gateway.transaction.find(transactionID));
        return sale && chargeOf(gateway, sale);
      }),
    findNamed: (gatewayOrderID) =>
      asking('search', async () => {
        const found = await transactionsNamed(gateway, gatewayOrderID);
        const sales = found.filter(({ type }) => type === 'sale').sort(oldestFirst);
        return Promise.all(sales.map((sale) => chargeOf(gateway, sale)));
      }),
    capture: (transactionID, cents) =>
      asking('capture', async () =>
        answerOf(
          await gateway.transaction.submitForSettlement(transactionID, gatewayAmount(cents)),
        ),
      ),
    release: (transactionID) =>
      asking('void', async () => answerOf(await gateway.transaction.void(transactionID))),
    refund: (transactionID, cents, orderId) =>
      asking('refund', async () => {
        const options = { amount: gatewayAmount(cents), orderId };
        return answerOf(await gateway.transaction.refund(transactionID, options));
      }),
    authoriseAgain: ({ gatewayOrderID, cents, card: { token, customerID } }) =>
      asking('authorise', async () => {
        const answer = await gateway.transaction.sale({
          amount: gatewayAmount(cents),
          orderId: gatewayOrderID,
          paymentMethodToken: token,
          ...(customerID ? { customerId: customerID } : {}),
          transactionSource: 'unscheduled',
          options: { submitForSettlement: false },
        } as TransactionRequest);
        if (!answer.success || isInDollars(answer.transaction)) return answerOf(answer);
        const { id, currencyIsoCode } = answer.transaction;
        const released = await gateway.transaction.void(id);
        if (!released.success) throw new PlainError(`void: ${released.message}`);
        return { done: false, reason: heldIn(currencyIsoCode) };
      }),
  };
}

/** Why an authorisation is refused that the gateway made in another currency. */
export function heldIn(currency: string): string {
  return `held in ${currency}`;
}

/** Work at the gateway, seen in the trace and the metrics. */
function asking<T>(operation: string, work: () => Promise<T>): Promise<T> {
  return outbound('payments', operation, () => inTime(longestWorkMs, work));
}

const states: Record<string, ChargeState> = {
  authorized: 'held',
  authorizing: 'held',
  submitted_for_settlement: 'capturing',
  settlement_pending: 'capturing',
  // Its bank may still decline it.
  settling: 'capturing',
  settled: 'settled',
  settlement_confirmed: 'settled',
  settlement_declined: 'settlement-declined',
  voided: 'voided',
  authorization_expired: 'expired',
};

/** How a sale of one of the gateway's statuses stands. */
export function chargeState(status: string): ChargeState {
  return states[status] ?? 'declined';
}

function oldestFirst(a: Transaction, b: Transaction): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt);
}

async function chargeOf(gateway: BraintreeGateway, sale: Transaction): Promise<GatewayCharge> {
  const credits = await Promise.all(
    (sale.refundIds ?? []).map((id) => gateway.transaction.find(id)),
  );
  const stands = (state: ChargeState) =>
    credits.filter(({ status }) => chargeState(status) === state);
  const token = sale.creditCard?.token;
  return {
    transactionID: sale.id,
    state: chargeState(sale.status),
    ...(isInDollars(sale) ? {} : { otherCurrency: sale.currencyIsoCode }),
    cents: toCents(Number(sale.amount)),
    authorisedAt: new Date(sale.createdAt),
    endsAt: sale.authorizationExpiresAt ? new Date(sale.authorizationExpiresAt) : null,
    refunds: [...stands('capturing'), ...stands('settled')].sort(oldestFirst).map((credit) => ({
      transactionID: credit.id,
      cents: toCents(Number(credit.amount)),
      gatewayOrderID: credit.orderId || null,
      isSettling: chargeState(credit.status) === 'capturing',
    })),
    refundSettling: stands('capturing').length > 0,
    failedRefunds: [...stands('declined'), ...stands('settlement-declined')].map(({ id }) => id),
    vault: token ? { token, customerID: sale.customer.id ?? null } : null,
  };
}

function answerOf(answer: {
  success: boolean;
  message?: string;
  transaction?: { id: string };
}): GatewayAnswer {
  return answer.success && answer.transaction
    ? { done: true, transactionID: answer.transaction.id }
    : { done: false, reason: answer.message ?? 'refused' };
}
