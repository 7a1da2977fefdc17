import type { Payment } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';
import type { LedgerKind } from '../../ledgers/account';
import type { PaymentProofs } from '../submit/payment-proof';
import { tenderName, type TenderRow } from '../../orders/tender-row';

/** The attempt that placed an order, with what paid it; tenders of the ledgers have the reference of their account, and no number yet. */
export interface PaidAttempt {
  attempt: number;
  tenders: TenderRow[];
}

const books: Record<TenderRow['kind'], 'gateway' | LedgerKind | 'nobody'> = {
  CreditCard: 'gateway',
  Paypal: 'gateway',
  Venmo: 'gateway',
  GiftCard: 'gift-card',
  PurplePerks: 'purple-perks',
  StoreCharge: 'charge-account',
  PurchaseOrder: 'nobody',
};

/**
 * The attempt of these services that placed an order, found by its payments alone, for a journal that does not have it (decision 147). `null` when they prove
 * nothing: a payment not signed by the services, payments of several attempts, or an amount other than the order's total.
 */
export function paidAttempt(
  orderID: string,
  totalCents: Cents,
  payments: readonly Payment[],
  proofs: Pick<PaymentProofs, 'isRight'>,
): PaidAttempt | null {
  const ourTenders = payments.map((payment) => tenderOfPayment(orderID, payment, proofs));
  const attempt = ourTenders[0]?.attempt;
  if (attempt === undefined || !ourTenders.every((ourTender) => ourTender?.attempt === attempt))
    return null;
  const tenders = ourTenders
    .flatMap((ourTender) => (ourTender ? [ourTender.tender] : []))
    .sort((a, b) => a.place - b.place);
  return tenders.reduce((sum, { cents }) => sum + cents, 0) === totalCents
    ? { attempt, tenders }
    : null;
}

interface PaymentXp {
  Kind?: string;
  Proof?: unknown;
  TransactionID?: string;
  CardType?: string | null;
  PartialAccountNumber?: string | null;
  Account?: string | null;
  LedgerAccount?: string;
  Number?: string;
  SavedCardID?: string;
}

function tenderOfPayment(
  orderID: string,
  { ID = '', Amount, xp }: Payment,
  proofs: Pick<PaymentProofs, 'isRight'>,
): { attempt: number; tender: TenderRow } | null {
  const facts = (xp ?? {}) as PaymentXp;
  const [, attemptText, placeText = '1'] = ID.startsWith(orderID)
    ? (/^-(\d{1,6})(?:-(\d{1,3}))?$/.exec(ID.slice(orderID.length)) ?? [])
    : [];
  const kind = Object.keys(books).find((name): name is TenderRow['kind'] => name === facts.Kind);
  if (!attemptText || !kind) return null;
  const [attempt, place] = [Number(attemptText), Number(placeText)];
  const [cents, reference] = [toCents(Amount ?? 0), facts.LedgerAccount];
  const isOurs =
    tenderName({ orderID, attempt }, { place }) === ID &&
    proofs.isRight({ id: ID, cents, kind, reference }, facts.Proof);
  if (!isOurs) return null;
  const holder = books[kind];
  const base = { kind, cents, place, held: holder };
  if (holder === 'gateway')
    return {
      attempt,
      tender: {
        ...base,
        transactionID: facts.TransactionID,
        cardType: facts.CardType,
        last4: facts.PartialAccountNumber,
        account: facts.Account,
        ...(facts.SavedCardID ? { creditCardID: facts.SavedCardID } : {}),
      },
    };
  return {
    attempt,
    tender: holder === 'nobody' ? { ...base, number: facts.Number } : { ...base, reference },
  };
}
