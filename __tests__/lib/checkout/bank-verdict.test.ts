import { isOfBank, verdictOf, verdictOfError } from '@/lib/checkout/payment/bank-verdict';

/** How the component passes on why the gateway refused its question. */
const refusedLookup = (code: string) => ({
  code: 'THREEDS_LOOKUP_ERROR',
  details: { originalError: { code } },
});

describe('the verdict of a card’s bank', () => {
  it.each([
    ['authenticate_successful', true, false, 'confirmed'],
    ['authenticate_attempt_successful', true, false, 'confirmed'],
    ['authenticate_successful', true, true, 'confirmed'],
    ['authenticate_failed', false, false, 'denied'],
    ['authenticate_failed_acs_error', false, false, 'denied'],
    ['authenticate_frictionless_failed', false, false, 'denied'],
    ['authenticate_rejected', false, false, 'denied'],
    ['authenticate_failed', false, true, 'closed'],
    ['authenticate_unable_to_authenticate', false, false, 'unreached'],
    ['authentication_unavailable', false, false, 'unreached'],
    ['lookup_error', false, false, 'unreached'],
    ['unsupported_card', false, false, 'unreached'],
    ['a word of tomorrow', false, false, 'unreached'],
  ] as const)('%s, shifted %s, closed %s: %s', (status, liabilityShifted, closed, verdict) => {
    expect(verdictOf({ liabilityShifted, threeDSecureInfo: { status } }, closed)).toBe(verdict);
  });

  it.each([
    [{}, 'unreached'],
    [{ liabilityShifted: undefined, threeDSecureInfo: null }, 'unreached'],
  ] as const)('an answer without words, %j: %s', (payload, verdict) => {
    expect(verdictOf(payload, false)).toBe(verdict);
  });

  it.each([
    [{ code: 'THREEDS_CARDINAL_SDK_CANCELED' }, 'closed'],
    [{ code: 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' }, 'closed'],
    [{ code: 'THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR' }, 'gone'],
    [{ code: 'CLIENT_AUTHORIZATION_INVALID' }, 'gone'],
    [refusedLookup('CLIENT_AUTHORIZATION_INVALID'), 'gone'],
    [refusedLookup('CLIENT_RATE_LIMITED'), 'unreached'],
    [{ code: 'THREEDS_LOOKUP_ERROR', details: null }, 'unreached'],
    [{ code: 'THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT' }, 'unreached'],
    [{ code: 'THREEDS_NOT_ENABLED' }, 'unreached'],
    [{ code: 7 }, 'unreached'],
    [new Error('blocked'), 'unreached'],
    [undefined, 'unreached'],
  ] as const)('a failure %j: %s', (error, verdict) => {
    expect(verdictOfError(error)).toBe(verdict);
  });

  it.each([
    [{ code: 'THREEDS_NOT_ENABLED' }, true],
    [{ code: 7 }, false],
    [new TypeError('x is not a function'), false],
    [undefined, false],
  ] as const)('%j is a failure of the bank’s: %s', (error, is) => {
    expect(isOfBank(error)).toBe(is);
  });
});
