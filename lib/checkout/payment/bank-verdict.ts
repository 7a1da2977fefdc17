import type { PlannedTender } from './payment-plan';

/**
 * How asking a card's bank ended (3-D Secure): it confirmed the payment, it said no, the shopper closed its question, the card has to be given anew, or the
 * bank could not be asked.
 */
export type BankVerdict = 'confirmed' | 'denied' | 'closed' | 'gone' | 'unreached';

/** What Braintree's `verifyCard` answers, as far as it is read here. */
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

/** The verdict of what `verifyCard` throws, by its documented `code`; an unknown failure is nobody's no. */
export function verdictOfError(error: unknown): BankVerdict {
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' && verdicts[code]) || 'unreached';
}

/** Whether `verifyCard` says an error of its own, by a documented `code`; any other is a fault of the page, which somebody has to learn of. */
export function isOfBank(error: unknown): boolean {
  return typeof ((error ?? {}) as { code?: unknown }).code === 'string';
}

/** A tender with what its bank said: the nonce that pays now, or the ID a saved card pays with. */
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
