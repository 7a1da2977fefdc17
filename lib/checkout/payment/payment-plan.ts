import type { Cents } from '@/lib/core/money';
import type { ErrorCode, Problem } from '@/lib/core/errors/error-codes';
import type { Tender } from '@/lib/orders/tender';
import { remaining } from './tenders';
import { isWallet, type Wallet } from './wallets';
import { checkoutTexts } from '../texts';

/** A tender in the payment step: what is sent, its label, and the most it can pay (cents). */
export interface PlannedTender {
  key: string;
  tender: Tender;
  label: string;
  most: Cents | null;
  /** Where its bank has to confirm the card before the order is placed. */
  bank?: CardBank;
}

/** The data a card's bank is asked with, and the amount it has confirmed. A saved card gets digits and client token only at that time. */
interface CardBank {
  email: string | null;
  bin?: string;
  clientToken?: string;
  confirmed?: Cents;
}

/** The plan with all bank confirmations removed: one counts for a single try to place the order. */
export function unconfirmed(plan: readonly PlannedTender[]): PlannedTender[] {
  return plan.map((planned) =>
    planned.bank === undefined
      ? planned
      : {
          ...planned,
          bank: { ...planned.bank, confirmed: undefined },
          tender:
            planned.tender.kind === 'savedCard'
              ? { ...planned.tender, verificationID: undefined }
              : planned.tender,
        },
  );
}

/** The part of the remaining amount that a tender can pay. */
export function share(left: Cents, most: Cents | null): Cents {
  return Math.max(0, most === null ? left : Math.min(left, most));
}

/** What remains of a total after a plan, in cents. */
export function stillToPay(total: Cents, plan: readonly PlannedTender[]): Cents {
  return remaining(
    total,
    plan.map(({ tender }) => tender),
  );
}

/**
 * Fits a plan made for the total `before` to the present one: stored value keeps its part as far as the total goes; where the plan was complete, the last
 * tender without a fixed amount takes the rest. A wallet has approved one amount only and has to be asked again.
 */
export function refit(
  total: Cents,
  plan: readonly PlannedTender[],
  before: Cents,
): PlannedTender[] {
  if (total === before) return [...plan];
  const kept = plan.filter(({ tender }) => !isWallet(tender.kind));
  const complete = stillToPay(before, plan) === 0;
  const stretched = complete
    ? kept.findLastIndex(
        ({ tender }) => tender.kind !== 'giftCard' && tender.kind !== 'purplePerks',
      )
    : -1;
  let left = total;
  return kept.flatMap((planned, index) => {
    const wanted = index === stretched ? left : Math.min(left, planned.tender.amount);
    const amount = share(wanted, planned.most);
    left -= amount;
    return amount > 0 ? [{ ...planned, tender: { ...planned.tender, amount } }] : [];
  });
}

/** What fitting a plan to another total changed: the wallet it removed, if any; `null` where the plan is unchanged. */
export function refitted(
  before: readonly PlannedTender[],
  after: readonly PlannedTender[],
): { wallet: Wallet | null } | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const paying = new Set(after.map(({ tender }) => tender.kind));
  const [wallet = null] = before.flatMap(({ tender: { kind } }) =>
    isWallet(kind) && !paying.has(kind) ? [kind] : [],
  );
  return { wallet };
}

const balanceCodes: readonly ErrorCode[] = [
  'gift-card-failed',
  'gift-card-unavailable',
  'balance-insufficient',
  'tenders-incomplete',
];
const gatewayCodes: readonly ErrorCode[] = [
  'payment-declined',
  'card-unverified',
  'payment-paused',
  'card-expired',
  'cannot-process',
];

/** Whether a refusal is about the payment, so that the payment step opens again. */
export function concernsPayment(code: ErrorCode): boolean {
  return balanceCodes.includes(code) || gatewayCodes.includes(code);
}

/** The text for a declined payment, by the tenders of the plan: which of several was declined is not known. */
export function declinedText(plan: readonly PlannedTender[]): string {
  const byGateway = plan.flatMap(({ tender: { kind } }) => {
    if (kind === 'card' || kind === 'savedCard') return [checkoutTexts.declined];
    return isWallet(kind) ? [checkoutTexts.declinedBy[kind]] : [];
  });
  const [text = checkoutTexts.declined, ...others] = new Set(byGateway);
  return others.length > 0 ? checkoutTexts.oneDeclined : text;
}

/**
 * The part of a plan that can be tried again after a refusal. A nonce pays once, and a refused balance has to be read again. A saved card that its bank had to
 * confirm would be refused again unless the bank is asked.
 */
export function afterRefusal(
  { code, spent }: Pick<Problem, 'code' | 'spent'>,
  plan: readonly PlannedTender[],
): PlannedTender[] {
  if (!concernsPayment(code) && !spent) return [...plan];
  if (balanceCodes.includes(code)) return [];
  return plan.filter(
    ({ tender, bank }) =>
      !('nonce' in tender) &&
      !(
        tender.kind === 'savedCard' &&
        (code === 'payment-declined' ||
          code === 'card-expired' ||
          (code === 'card-unverified' && bank === undefined))
      ),
  );
}
