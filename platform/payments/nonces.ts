import { createHmac } from 'node:crypto';
import { localPlatform } from '@/lib/config/local-platform';
import { newId } from '@/lib/core/ids';
import { now as clock } from '@/lib/core/time/clock';
import type { Database, Queryable } from '@/services/database/database';
import { bankOf, type BankAnswer, type Verification } from './bank/banks';
import type { NonceBehaviour } from './outcome';

/** A payment method behind a nonce or in the vault: never its number. */
export interface PaymentMethod {
  /** A card when absent. */
  kind?: 'paypal' | 'venmo';
  cardType: string;
  last4: string;
  /** First six digits of a card. */
  bin?: string;
  behaviour: NonceBehaviour;
  /** The same for the same card, and tells nothing about its number. */
  identifier?: string;
  expirationMonth?: string;
  expirationYear?: string;
  cardholderName?: string;
  cvvCode?: string;
  postalCode?: string;
  streetAddress?: string;
  /** What the merchant passed on of the device when it was put into the vault. */
  deviceData?: string;
  /** How its bank answers; it confirms when absent. */
  bank?: BankAnswer;
  /** What its bank said, of a nonce alone. */
  verification?: Verification;
  /** The method of the vault that a nonce stands for. */
  vaulted?: { token: string; customerID: string };
  /** The payer of a PayPal account. */
  payerEmail?: string;
  /** The name of a Venmo account. */
  username?: string;
}

const expiry = { expirationMonth: '12', expirationYear: '2035' };
const visa: PaymentMethod = {
  ...expiry,
  cardType: 'Visa',
  last4: '1881',
  bin: '401288',
  behaviour: 'ok',
};
const account = { cardType: '', last4: '', behaviour: 'ok' } as const;

/** The documented test nonces this gateway knows. They can be used again and again. */
const testNonces: Record<string, PaymentMethod> = {
  'fake-valid-nonce': visa,
  'fake-valid-visa-nonce': visa,
  'fake-valid-mastercard-nonce': {
    ...expiry,
    cardType: 'MasterCard',
    last4: '4444',
    bin: '555555',
    behaviour: 'ok',
  },
  'fake-valid-amex-nonce': {
    ...expiry,
    cardType: 'American Express',
    last4: '0005',
    bin: '378282',
    behaviour: 'ok',
  },
  'fake-valid-discover-nonce': {
    ...expiry,
    cardType: 'Discover',
    last4: '1117',
    bin: '601111',
    behaviour: 'ok',
  },
  'fake-paypal-one-time-nonce': { ...account, kind: 'paypal', payerEmail: 'payer@example.com' },
  'fake-venmo-account-nonce': { ...account, kind: 'venmo', username: 'venmojoe' },
  'fake-processor-declined-visa-nonce': {
    ...visa,
    last4: '1115',
    bin: '400011',
    behaviour: 'declined',
  },
  'fake-processor-declined-mastercard-nonce': {
    ...expiry,
    cardType: 'MasterCard',
    last4: '5100',
    bin: '510510',
    behaviour: 'declined',
  },
  'fake-processor-failure-jcb-nonce': {
    ...expiry,
    cardType: 'JCB',
    last4: '0505',
    bin: '353011',
    behaviour: 'failed',
  },
  'fake-gateway-rejected-fraud-nonce': {
    ...visa,
    last4: '1511',
    bin: '400011',
    behaviour: 'fraud',
  },
};

/** The numbers documented as declining; here they decline sales, so that a shopper's journey can meet a refusal. */
const declining = new Set(['4000111111111115', '5105105105105100', '378734493671000']);

/** What is kept of a card beside its kind and last four digits. */
export type CardDetails = Pick<
  PaymentMethod,
  | 'expirationMonth'
  | 'expirationYear'
  | 'cardholderName'
  | 'cvvCode'
  | 'postalCode'
  | 'streetAddress'
>;

/** Makes a nonce for a card whose number was checked; the number goes no further than this. */
export async function makeNonce(
  db: Database,
  cardType: string,
  number: string,
  now: Date,
  details: CardDetails = {},
): Promise<{ nonce: string; method: PaymentMethod }> {
  const identifier = identify(number);
  const method: PaymentMethod = {
    cardType,
    last4: number.slice(-4),
    bin: number.slice(0, 6),
    behaviour: declining.has(number) ? 'declined' : 'ok',
    identifier,
    bank: bankOf(number),
    ...details,
  };
  return { nonce: await keepNonce(db, 'tokencc', method, now), method };
}

/** Makes a nonce for a wallet whose owner approved. */
export function makeWalletNonce(
  db: Database,
  wallet: ({ kind: 'paypal'; payerEmail: string } | { kind: 'venmo'; username: string }) & {
    behaviour?: NonceBehaviour;
  },
  now: Date,
): Promise<string> {
  return keepNonce(db, wallet.kind, { ...account, ...wallet }, now);
}

/** How long a nonce that is not used can be ("Payment Method Nonces", lifespan). */
const LIFETIME_MS = 3 * 60 * 60 * 1000;

/** Since when a nonce must have been made to be one still. */
const oldestNonce = () => new Date(clock().getTime() - LIFETIME_MS).toISOString();

/** A nonce's payment method, untouched; `undefined` for one that nobody made or that has expired. */
export async function lookAtNonce(
  handle: Queryable,
  nonce: string,
): Promise<{ method: PaymentMethod; consumed: boolean } | undefined> {
  const fixed = Object.hasOwn(testNonces, nonce) ? testNonces[nonce] : undefined;
  if (fixed) return { method: fixed, consumed: false };
  const [stored] = await handle.query<{ method: PaymentMethod; consumed: boolean }>(
    'select method, consumed from payment_nonce where nonce = $1 and created_at > $2',
    [nonce, oldestNonce()],
  );
  return stored;
}

/** Takes a nonce for a sale: its payment method, or why it cannot be used. Two sales cannot take one nonce. */
export async function takeNonce(
  handle: Queryable,
  nonce: string,
): Promise<PaymentMethod | 'consumed' | 'unknown'> {
  const fixed = Object.hasOwn(testNonces, nonce) ? testNonces[nonce] : undefined;
  if (fixed)
    return fixed.kind
      ? fixed
      : { ...fixed, identifier: identify(`${fixed.cardType} ${fixed.last4}`) };
  if (nonce === 'fake-consumed-nonce') return 'consumed';
  const [taken] = await handle.query<{ method: PaymentMethod }>(
    'update payment_nonce set consumed = true where nonce = $1 and not consumed and created_at > $2 returning method',
    [nonce, oldestNonce()],
  );
  if (taken) return taken.method;
  const consumedRows = await handle.query(
    'select 1 from payment_nonce where nonce = $1 and consumed',
    [nonce],
  );
  return consumedRows.length > 0 ? 'consumed' : 'unknown';
}

/** What tells a card number from another without being it (the gateway's unique number identifier). */
function identify(number: string): string {
  return createHmac('sha256', localPlatform.payments.privateKey).update(number).digest('base64url');
}

/** Makes a nonce for a payment method. */
export async function keepNonce(
  db: Queryable,
  prefix: string,
  method: PaymentMethod,
  now: Date,
): Promise<string> {
  const nonce = `${prefix}_${newId()}`;
  await db.query(
    'insert into payment_nonce (nonce, method, created_at) values ($1, $2::jsonb, $3)',
    [nonce, JSON.stringify(method), now.toISOString()],
  );
  return nonce;
}
