import { isTokenOver } from './gateway-error';
import type { PlannedTender } from './payment-plan';

/**
 * The outcome of asking a card's bank (3-D Secure): it confirmed the payment, it denied it, the shopper closed its dialog, the card has to be entered again, or
 * the bank could not be asked.
 */
export type BankVerdict = 'confirmed' | 'denied' | 'closed' | 'gone' | 'unreached';

/** The result of Braintree's `verifyCard`, as far as it is read here. */
export interface BankPayload {
  liabilityShifted?: boolean;
  threeDSecureInfo?: { status?: string } | null;
}

const denials: readonly string[] = [
  'authenticate_failed',
  'authenticate_failed_acs_error',
  'authenticate_frictionless_failed',
  'authenticate_rejected',
];

/** The verdict of an answer: confirmed only where the bank answers for the payment (`liabilityShifted`), which is what the gateway asks of the sale. */
export function verdictOf(
  { liabilityShifted, threeDSecureInfo }: BankPayload,
  wasClosed: boolean,
): BankVerdict {
  if (liabilityShifted === true) return 'confirmed';
  if (wasClosed) return 'closed';
  return denials.includes(threeDSecureInfo?.status ?? '') ? 'denied' : 'unreached';
}

const verdicts: Record<string, BankVerdict> = {
  THREEDS_CARDINAL_SDK_CANCELED: 'closed',
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: 'closed',
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: 'gone',
};

/** The verdict for an error of `verifyCard`, by its documented `code`; an unknown error does not count as a denial. */
export function verdictOfError(error: unknown): BankVerdict {
  // A client token serves for a day, the nonce that came with it for three hours.
  if (isTokenOver(error)) return 'gone';
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' && verdicts[code]) || 'unreached';
}

/** Whether an error is one of `verifyCard`'s own, by a documented `code`; any other is a fault of the page and has to be reported. */
export function isOfBank(error: unknown): boolean {
  return typeof ((error ?? {}) as { code?: unknown }).code === 'string';
}

/** A tender with its bank's answer: the nonce to pay with now, or the ID a saved card pays with. */
export function withAnswer(
  planned: PlannedTender,
  {
    verdict,
    nonce,
    verificationID,
  }: { verdict: BankVerdict; nonce: string; verificationID?: string },
): PlannedTender {
  const { tender, bank = { email: null } } = planned;
  const confirmed = verdict === 'confirmed' ? tender.amount : undefined;
  if (tender.kind === 'card')
    return {
      ...planned,
      tender: { ...tender, nonce: nonce || tender.nonce },
      bank: { ...bank, confirmed },
    };
  return tender.kind === 'savedCard'
    ? { ...planned, tender: { ...tender, verificationID }, bank: { ...bank, confirmed } }
    : planned;
}
