import type { OrderChange } from '../order-change';

/**
 * The closed list of refusals and failures the shop knows. A code travels from a domain function through the handler to the
 * browser; `lib/http/problem.ts` gives its HTTP status and `errorText` (in `lib/core/errors/error-texts.ts`) the specification's words.
 */
export const errorCodes = [
  'bad-request',
  'unsupported-media-type',
  'payload-too-large',
  'forbidden-origin',
  'not-found',
  'rate-limited',
  'session-expired',
  'visit-ended',
  'login-required',
  'login-failed',
  'account-locked',
  'account-inactive',
  'captcha-required',
  'password-insecure',
  'password-wrong',
  'password-used-before',
  'password-changed-lately',
  'sessions-not-ended',
  'session-not-renewed',
  'session-too-large',
  'email-taken',
  'email-unknown',
  'register-failed',
  'registered-only',
  'reset-code-invalid',
  'order-number-invalid',
  'order-code-wrong',
  'product-unavailable',
  'not-on-sale-yet',
  'season-over',
  'event-begun',
  'out-of-stock',
  'quantity-too-low',
  'quantity-too-high',
  'quantity-over-limit',
  'quantity-not-allowed',
  'selections-invalid',
  'delivery-unavailable',
  'address-invalid',
  'card-message-invalid',
  'gift-card-amount-invalid',
  'email-invalid',
  'payment-declined',
  'card-unverified',
  'payment-paused',
  'orders-paused',
  'free-seats-limited',
  'gift-cards-limited',
  'card-expired',
  'card-known',
  'tenders-incomplete',
  'balance-insufficient',
  'gift-card-unavailable',
  'gift-card-failed',
  'gift-card-inventory',
  'gift-card-spent',
  'gift-card-waiting',
  'gift-card-too-often',
  'order-being-placed',
  'order-already-placed',
  'order-changed',
  'submit-mismatch',
  'cannot-process',
  'upstream-unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** A refusal as a value: its code, and what a screen or a log may need to say more. */
export interface Problem {
  code: ErrorCode;
  /** The form field concerned, as the request named it. */
  field?: string;
  /** IDs of the lines or products concerned. */
  ids?: string[];
  /** A limit that was crossed (units, cents). */
  limit?: number;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  /** The next attempt needs a captcha (specification B4). */
  captcha?: true;
  /** What of an order does not hold any more, where the refusal is about that. */
  changes?: OrderChange[];
  /** What paid was taken and given back: a nonce pays once. */
  spent?: true;
}

/** Builds a `Problem`. */
export function problem(code: ErrorCode, more: Omit<Problem, 'code'> = {}): Problem {
  return { code, ...more };
}

/** Whether an error is a `SessionExpired` of `lib/session`, by name: the bundler may hold several copies of the class. */
export function isSessionExpired(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SessionExpired';
}
