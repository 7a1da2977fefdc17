import { isSessionExpired, type ErrorCode, type Problem } from '@/lib/core/errors/error-codes';
import { errorText } from '@/lib/core/errors/error-texts';
import { isKeyRefused, isUpstreamError } from '@/lib/upstream/upstream-error';

const statuses: Record<ErrorCode, number> = {
  'bad-request': 400,
  'unsupported-media-type': 415,
  'payload-too-large': 413,
  'forbidden-origin': 403,
  'not-found': 404,
  'rate-limited': 429,
  'session-expired': 401,
  'visit-ended': 404,
  'login-required': 401,
  'login-failed': 401,
  'account-locked': 401,
  'account-inactive': 401,
  'captcha-required': 422,
  'password-insecure': 422,
  'password-wrong': 422,
  'password-used-before': 422,
  'password-changed-lately': 422,
  'sessions-not-ended': 503,
  'session-not-renewed': 401,
  'session-too-large': 422,
  'email-taken': 409,
  'email-unknown': 404,
  'register-failed': 422,
  'registered-only': 503,
  'reset-code-invalid': 422,
  'order-number-invalid': 422,
  'order-code-wrong': 422,
  'product-unavailable': 409,
  'not-on-sale-yet': 409,
  'season-over': 409,
  'event-begun': 409,
  'out-of-stock': 409,
  'quantity-too-low': 422,
  'quantity-too-high': 422,
  'quantity-over-limit': 422,
  'quantity-not-allowed': 422,
  'selections-invalid': 409,
  'delivery-unavailable': 422,
  'address-invalid': 422,
  'card-message-invalid': 422,
  'gift-card-amount-invalid': 422,
  'email-invalid': 422,
  'payment-declined': 402,
  'card-unverified': 402,
  'payment-paused': 429,
  'orders-paused': 429,
  'free-seats-limited': 409,
  'gift-cards-limited': 409,
  'card-expired': 422,
  'card-known': 409,
  'tenders-incomplete': 422,
  'balance-insufficient': 409,
  'gift-card-unavailable': 422,
  'gift-card-failed': 409,
  'gift-card-inventory': 409,
  'gift-card-spent': 409,
  'gift-card-waiting': 409,
  'gift-card-too-often': 429,
  'order-being-placed': 409,
  'order-already-placed': 409,
  'order-changed': 409,
  'submit-mismatch': 409,
  'cannot-process': 503,
  'upstream-unavailable': 503,
};

/** The HTTP status of a refusal. */
export function problemStatus(code: ErrorCode): number {
  return statuses[code];
}

/** The body of every refusal the shop's handlers answer. */
export function problemBody(problem: Problem, requestId: string) {
  const { code, field, ids, limit, captcha, retryAfter, changes, spent } = problem;
  return {
    error: {
      code,
      text: errorText(problem),
      field,
      ids,
      limit,
      captcha,
      retryAfter,
      changes,
      spent,
      requestId,
    },
  };
}

/** What a thrown error means to the caller; `null` for one that nobody foresaw. */
export function problemOfError(error: unknown): Problem | null {
  if (isSessionExpired(error)) return { code: 'session-expired' };
  if (!isUpstreamError(error)) return null;
  if (error.kind !== 'refused' || isKeyRefused(error)) return { code: 'upstream-unavailable' };
  if (error.status === 401) return { code: 'session-expired' };
  if (error.status === 403 || error.status === 404) return { code: 'not-found' };
  return { code: 'bad-request' };
}
