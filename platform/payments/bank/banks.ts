import type { Cents } from '@/lib/core/money';

/** How the bank of a card answers when it is asked whether its owner pays ("Testing", 3D Secure). */
export type BankAnswer =
  | 'confirms'
  | 'attempt'
  | 'fails'
  | 'unable'
  | 'rejects'
  | 'unavailable'
  | 'error'
  | 'challenges'
  | 'challenge-fails';

/** The last digits of the documented numbers of each scenario, Visa and Mastercard; every other card's bank confirms without asking its owner. */
const scenarios: Record<string, BankAnswer> = {
  '4000000000001018': 'fails',
  '5200000000001013': 'fails',
  '4000000000001026': 'attempt',
  '5200000000001021': 'attempt',
  '4000000000001034': 'unable',
  '5200000000001039': 'unable',
  '4000000000001042': 'rejects',
  '5200000000001047': 'rejects',
  '4000000000001059': 'unavailable',
  '5200000000001054': 'unavailable',
  '4000000000001067': 'error',
  '5200000000001062': 'error',
  '4000000000001091': 'challenges',
  '5200000000001096': 'challenges',
  '4000000000001109': 'challenge-fails',
  '5200000000001104': 'challenge-fails',
};

/** The bank's answer for a card number. */
export function bankOf(number: string): BankAnswer {
  return scenarios[number] ?? 'confirms';
}

/** What is known of a card's owner: the vendor's word for it, whether the bank answers for a fraud now, and whether it could. */
export interface Standing {
  status: string;
  shifted: boolean;
  possible: boolean;
}

/** What a bank was asked about a card and an amount, as a nonce carries it. */
export interface Verification extends Standing {
  id: string;
  cents: Cents;
  /** What its owner answered to the bank's challenge. */
  saidYes?: boolean;
}

/** What a lookup says, by the bank's answer. */
export const standings: Record<BankAnswer, Standing> = {
  confirms: { status: 'authenticate_successful', shifted: true, possible: true },
  attempt: { status: 'authenticate_attempt_successful', shifted: true, possible: true },
  fails: { status: 'authenticate_frictionless_failed', shifted: false, possible: true },
  unable: { status: 'authenticate_unable_to_authenticate', shifted: false, possible: true },
  rejects: { status: 'authenticate_rejected', shifted: false, possible: true },
  unavailable: { status: 'authentication_unavailable', shifted: false, possible: false },
  error: { status: 'lookup_error', shifted: false, possible: false },
  challenges: { status: 'challenge_required', shifted: false, possible: true },
  'challenge-fails': { status: 'challenge_required', shifted: false, possible: true },
};

/** What is known after a challenge: its owner may have been confirmed, refused, or gone. */
export function challenged(answer: BankAnswer, saidYes: boolean): Standing {
  return saidYes && answer === 'challenges'
    ? standings.confirms
    : { status: 'authenticate_failed', shifted: false, possible: true };
}
