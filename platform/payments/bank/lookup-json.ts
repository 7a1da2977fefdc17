import type { PaymentMethod } from '../nonces';
import type { Verification } from './banks';
import type { VerifiedNonce } from './lookups';

const version = '2.2.0';

/** What the bank said, as the gateway writes it for browsers and servers alike. */
export function verificationInfo({ id, status, shifted, possible }: Verification) {
  return {
    liabilityShiftPossible: possible,
    liabilityShifted: shifted,
    status,
    enrolled: possible ? 'Y' : 'U',
    cavv: shifted ? 'AAABAWFlmQAAAABjRWWZEEFgFz8=' : null,
    xid: null,
    eciFlag: shifted ? '05' : '07',
    dsTransactionId: id,
    threeDSecureVersion: version,
    threeDSecureAuthenticationId: id,
  };
}

/** A card's nonce as the client API writes it. */
function paymentMethod({ nonce, method }: VerifiedNonce) {
  return {
    type: 'CreditCard',
    nonce,
    description: `ending in ${method.last4.slice(-2)}`,
    consumed: false,
    details: detailsOf(method),
    threeDSecureInfo: verificationInfo(method.verification),
  };
}

/** What a browser may know of a card. */
export function detailsOf({ cardType, last4, bin }: PaymentMethod) {
  return { cardType, lastFour: last4, lastTwo: last4.slice(-2), bin: bin ?? null };
}

/** The answer to a lookup: where `acsUrl` is set, the bank wants to ask the owner there. */
export function lookupAnswer(found: VerifiedNonce, acsUrl: string) {
  const { id, status, shifted, possible } = found.method.verification;
  const asks = status === 'challenge_required';
  return {
    paymentMethod: paymentMethod(found),
    threeDSecureInfo: { liabilityShiftPossible: possible, liabilityShifted: shifted },
    lookup: {
      threeDSecureVersion: version,
      transactionId: id,
      acsUrl: asks ? acsUrl : null,
      pareq: asks ? Buffer.from(JSON.stringify({ id })).toString('base64url') : null,
      md: '',
      termUrl: '',
    },
  };
}

/** The answer after a challenge. */
export function challengeAnswer(ended: VerifiedNonce) {
  const { shifted, possible } = ended.method.verification;
  return {
    paymentMethod: paymentMethod(ended),
    threeDSecureInfo: { liabilityShiftPossible: possible, liabilityShifted: shifted },
    success: shifted,
  };
}
