import type { BraintreeGateway, Transaction } from 'braintree';
import type { Env } from '@/lib/config/env';
import { PlainError } from '@/lib/core/errors/error-words';
import { toCents, type Cents } from '@/lib/core/money';
import type { AddressCheck, Billing } from '@/lib/orders/money/bill';
import { inTime } from '@/lib/core/process/in-time';
import { outbound } from '@/lib/core/process/outbound';
import { chargeState } from './charges';
import {
  gatewayAddress,
  gatewayAmount,
  isInDollars,
  orNone,
  paymentGateway,
  transactionsNamed,
  gatewayCustomerID,
  longestListMs,
  longestWorkMs,
} from './gateway';

/** A card transaction the gateway knows. */
export interface CardTransaction {
  /** What paid, as the gateway says it; `null` for what this shop does not take. */
  kind: 'CreditCard' | 'Paypal' | 'Venmo' | null;
  transactionID: string;
  cents: Cents;
  /** Whether it is one in dollars. */
  inDollars: boolean;
  /** Whether it holds money now: authorised and not voided. */
  standing: boolean;
  /** Whether it was captured, for `cents`, which may be less than was held. */
  captured: boolean;
  /** When the gateway lets it go, an ISO instant; `null` when it does not say. */
  endsAt: string | null;
  cardType: string | null;
  last4: string | null;
  /** Payer of a PayPal account, name of a Venmo one. */
  account: string | null;
  /** What the card's bank says of the address of its bill; `null` for a wallet. */
  addressCheck: AddressCheck | null;
}

/** What pays: a nonce of the browser's, or a card of the vault, which must be this user's; and what the gateway's collector said of the device. */
export type GatewayMeans = (
  | { nonce: string }
  | {
      token: string;
      userID: string;
      /** Under which the gateway keeps what the card's bank said. */
      verificationID?: string;
    }
) & {
  deviceData?: string;
};

/**
 * The gateway's answer; `foreign` says that the card of the vault is somebody else's, so nobody was asked for money, `unverified` that the card's bank has
 * to confirm it first.
 */
type Authorisation =
  | { authorised: true; transaction: CardTransaction }
  | { authorised: false; reason: string; foreign: boolean; unverified: boolean };

/** What the shop asks of the gateway. Every call throws when its outcome is not known. */
export interface CardPayments {
  clientToken(): Promise<string>;
  /** All transactions under one of the shop's own order IDs. */
  findByOrder(gatewayOrderID: string): Promise<CardTransaction[]>;
  /** What was authorised at an instant or after it, holds money still and was not captured, each under the shop's own order ID. */
  authorisedSince(from: Date): Promise<{ gatewayOrderID: string; transactionID: string }[]>;
  /**
   * Holds an amount on the card or wallet of a nonce, or on a card of the customer's own in the vault; capture is not part of this. `billing`: where the bill
   * of a card goes; without it the bank compares what the vault has. Where the settings want 3-D Secure a card's bank must have confirmed just this amount.
   */
  authorise(
    request: { gatewayOrderID: string; cents: Cents; billing?: Billing | null } & GatewayMeans,
  ): Promise<Authorisation>;
  /** First six and last four digits of a card, by which a limit knows it again; `null` for a wallet, and for what the gateway does not know. */
  cardDigits(means: GatewayMeans): Promise<string | null>;
  /** Lets the money go; a transaction that holds none any more is no error. */
  release(transactionID: string): Promise<void>;
}

/** Card payments through the official Braintree SDK. */
export function cardPayments(env: Env): CardPayments {
  const gateway = paymentGateway(env);
  return {
    clientToken: () =>
      asking('client token', async () => (await gateway.clientToken.generate({})).clientToken),
    findByOrder: (gatewayOrderID) =>
      asking('search', async () =>
        (await transactionsNamed(gateway, gatewayOrderID)).map(toTransaction),
      ),
    authorisedSince: (from) =>
      asking('search', () => authorisedSince(gateway, from), longestListMs),
    authorise: async ({ gatewayOrderID, cents, billing, ...means }) => {
      const required = env.THREE_D_SECURE === 'on' && (await isCard(gateway, means));
      const answer = await asking('authorise', () =>
        gateway.transaction.sale({
          amount: gatewayAmount(cents),
          orderId: gatewayOrderID,
          options: {
            submitForSettlement: false,
            ...(required ? { threeDSecure: { required } } : {}),
          },
          ...(billing ? { billing: gatewayAddress(billing) } : {}),
          ...(means.deviceData ? { deviceData: means.deviceData } : {}),
          ...('nonce' in means
            ? { paymentMethodNonce: means.nonce }
            : {
                paymentMethodToken: means.token,
                customerId: gatewayCustomerID(means.userID),
                ...(means.verificationID
                  ? { threeDSecureAuthenticationId: means.verificationID }
                  : {}),
              }),
        }),
      );
      if (answer.success)
        return { authorised: true, transaction: toTransaction(answer.transaction) };
      const faults: { code: string }[] = answer.errors.deepErrors();
      return {
        authorised: false,
        reason: answer.message,
        foreign: faults.some(({ code }) => code === foreignToken),
        unverified:
          isUnverified(answer.transaction) || faults.some(({ code }) => unverified.includes(code)),
      };
    },
    cardDigits: async (means) => {
      const { bin, last4 } = await asking('card digits', () =>
        'nonce' in means ? ofNonce(gateway, means.nonce) : ofToken(gateway, means.token),
      );
      return bin && last4 ? `${bin}${last4}` : null;
    },
    release: (transactionID) =>
      asking('void', async () => {
        const answer = await gateway.transaction.void(transactionID);
        if (
          !answer.success &&
          toTransaction(await gateway.transaction.find(transactionID)).standing
        )
          throw new PlainError(`void: ${answer.message}`);
      }),
  };
}

/** A call of the gateway, seen in the trace and the metrics. */
function asking<T>(
  operation: string,
  call: () => Promise<T>,
  longestMs = longestWorkMs,
): Promise<T> {
  return outbound('payments', operation, () => inTime(longestMs, call));
}

/** Whether means are a card, whatever the browser called them: only a PayPal or Venmo account is none. */
async function isCard(gateway: BraintreeGateway, means: GatewayMeans): Promise<boolean> {
  if (!('nonce' in means)) return true;
  const found = await asking('card kind', () =>
    orNone(gateway.paymentMethodNonce.find(means.nonce)),
  );
  return !accounts.includes(found?.type ?? '');
}

/** Types of nonces whose owner has confirmed the payment where the account is kept. */
const accounts: readonly string[] = ['PayPalAccount', 'VenmoAccount'];

/** Whether the gateway, or the bank itself ("2099: Cardholder Authentication Required"), wants to know first that its owner pays. */
function isUnverified(sale: Transaction | undefined): boolean {
  return (
    (sale?.gatewayRejectionReason as string | undefined) === 'three_d_secure' ||
    sale?.processorResponseCode === '2099'
  );
}

/**
 * The gateway's codes for a confirmation that is not this payment's: of another amount, not successful, of an ID it does not know or that was used, of
 * another card.
 */
const unverified: readonly string[] = ['91570', '81571', '915196', '915197'];

interface Digits {
  bin?: string | null;
  last4?: string | null;
}

async function ofNonce(gateway: BraintreeGateway, nonce: string): Promise<Digits> {
  const found = await orNone(gateway.paymentMethodNonce.find(nonce));
  const details = found?.details as { bin?: string; lastFour?: string } | undefined;
  return { bin: details?.bin, last4: details?.lastFour };
}

async function ofToken(gateway: BraintreeGateway, token: string): Promise<Digits> {
  return ((await orNone(gateway.paymentMethod.find(token))) as Digits | null) ?? {};
}

async function authorisedSince(
  gateway: BraintreeGateway,
  from: Date,
): ReturnType<CardPayments['authorisedSince']> {
  const found: Awaited<ReturnType<CardPayments['authorisedSince']>> = [];
  const stream = gateway.transaction.search((query) => {
    query.createdAt().min(from);
    query.status().in(['authorized']);
  });
  for await (const { orderId, id } of stream as AsyncIterable<Transaction>)
    if (orderId) found.push({ gatewayOrderID: orderId, transactionID: id });
  return found;
}

/** The gateway's code for a card of the vault that is not the named customer's. */
const foreignToken = '91516';
const kinds: Record<string, CardTransaction['kind']> = {
  credit_card: 'CreditCard',
  paypal_account: 'Paypal',
  venmo_account: 'Venmo',
};
const holding: readonly string[] = [
  'authorized',
  'authorizing',
  'submitted_for_settlement',
  'settling',
  'settled',
  'settlement_pending',
];

function toTransaction(transaction: Transaction): CardTransaction {
  return {
    kind: kinds[transaction.paymentInstrumentType] ?? null,
    transactionID: transaction.id,
    cents: toCents(Number(transaction.amount)),
    inDollars: isInDollars(transaction),
    standing: holding.includes(transaction.status),
    captured: ['capturing', 'settled'].includes(chargeState(transaction.status)),
    endsAt: transaction.authorizationExpiresAt
      ? new Date(transaction.authorizationExpiresAt).toISOString()
      : null,
    cardType: transaction.creditCard?.cardType ?? null,
    last4: transaction.creditCard?.last4 ?? null,
    account: walletOf(transaction),
    addressCheck: addressCheckOf(transaction),
  };
}

function addressCheckOf(transaction: Transaction): AddressCheck | null {
  const { avsPostalCodeResponseCode, avsStreetAddressResponseCode, avsErrorResponseCode } =
    transaction;
  return avsPostalCodeResponseCode
    ? {
        PostalCode: avsPostalCodeResponseCode,
        Street: avsStreetAddressResponseCode,
        Error: avsErrorResponseCode || null,
      }
    : null;
}

function walletOf(transaction: Transaction): string | null {
  const { paypalAccount, venmoAccount } = transaction as Transaction & {
    paypalAccount?: { payerEmail?: string };
    venmoAccount?: { username?: string };
  };
  return paypalAccount?.payerEmail ?? venmoAccount?.username ?? null;
}
