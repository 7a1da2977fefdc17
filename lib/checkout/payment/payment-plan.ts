import type { Cents } from '@/lib/core/money';
import type { ErrorCode, Problem } from '@/lib/core/error-codes';
import type { Tender } from '@/lib/orders/tender';
import { remaining } from './tenders';
import { isWallet, type Wallet } from './wallets';
import { checkoutTexts } from '../texts';

/** A tender as the payment step holds it: what is sent, what it is called, and the most it can pay (cents). */
export interface PlannedTender {
  key: string;
  tender: Tender;
  label: string;
  most: Cents | null;
  /** Where its bank has to confirm the card before the order is placed. */
  bank?: CardBank;
}

/** What a card's bank is asked with, and the amount it has confirmed. A saved card has digits and client token only when it is asked. */
interface CardBank {
  email: string | null;
  bin?: string;
  clientToken?: string;
  confirmed?: Cents;
}

/** A plan none of whose cards is confirmed: what a bank said counts for one try to place the order. */
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

/** What a tender can pay of what remains. */
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
 * A plan that was made for `before`, fitted to a total that has changed: stored value keeps its part as far as the total goes; where the
 * plan was complete, the last tender that is not bound to an amount takes what remains. A wallet approved one amount, so it has to be
 * asked again.
 */
export function refit(
  total: Cents,
  plan: readonly PlannedTender[],
  before: Cents,
): PlannedTender[] {
  if (total === before) return [...plan];
  const kept = plan.filter(({ tender }) => tender.kind !== 'paypal' && tender.kind !== 'venmo');
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

/** What fitting a plan to another total did to it: the wallet it was left without, if any; `null` for nothing. */
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
export function concernsPayment(code: string): boolean {
  return [...balanceCodes, ...gatewayCodes].some((paymentCode) => paymentCode === code);
}

/** What to tell of a declined payment: by what paid, as nobody says which of several it was. */
export function declinedText(plan: readonly PlannedTender[]): string {
  const kinds = new Set(
    plan.flatMap(({ tender: { kind } }) =>
      kind === 'savedCard'
        ? ['card']
        : kind in checkoutTexts.declinedBy || kind === 'card'
          ? [kind]
          : [],
    ),
  );
  if (kinds.size > 1) return checkoutTexts.oneDeclined;
  const [kind] = kinds;
  return kind === 'paypal' || kind === 'venmo'
    ? checkoutTexts.declinedBy[kind]
    : checkoutTexts.declined;
}

/**
 * What of a plan can be tried again after a refusal: a nonce pays once, and a balance that was refused is asked for anew. A saved card that its bank had to
 * confirm and that nobody asks about would be refused again.
 */
export function afterRefusal(
  { code, spent }: Pick<Problem, 'code' | 'spent'>,
  plan: readonly PlannedTender[],
): PlannedTender[] {
  if (!concernsPayment(code) && !spent) return [...plan];
  if (balanceCodes.some((balanceCode) => balanceCode === code)) return [];
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
