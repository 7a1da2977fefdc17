import type { Payment } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';
import type { LedgerKind } from '../../ledgers/account';
import type { PaymentProofs } from '../submit/payment-proof';
import { tenderName, type TenderRow } from '../submit/tender-row';

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
 * Which attempt of these services placed an order, told by its payments alone, for a journal that does not know it (decision 147). `null` when they prove
 * nothing: a payment that is not signed by the services, payments of several attempts, or an amount other than the order's total.
 */
export function paidAttempt(
  orderID: string,
  totalCents: Cents,
  payments: readonly Payment[],
  proofs: Pick<PaymentProofs, 'isRight'>,
): PaidAttempt | null {
  const told = payments.map((payment) => toldTender(orderID, payment, proofs));
  const attempt = told[0]?.attempt;
  if (attempt === undefined || !told.every((one) => one?.attempt === attempt)) return null;
  const tenders = told
    .flatMap((one) => (one ? [one.tender] : []))
    .sort((one, other) => one.place - other.place);
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

function toldTender(
  orderID: string,
  { ID = '', Amount, xp }: Payment,
  proofs: Pick<PaymentProofs, 'isRight'>,
): { attempt: number; tender: TenderRow } | null {
  const told = (xp ?? {}) as PaymentXp;
  const [, attemptText, placeText = '1'] = ID.startsWith(orderID)
    ? (/^-(\d{1,6})(?:-(\d{1,3}))?$/.exec(ID.slice(orderID.length)) ?? [])
    : [];
  const kind = Object.keys(books).find((name): name is TenderRow['kind'] => name === told.Kind);
  if (!attemptText || !kind) return null;
  const [attempt, place] = [Number(attemptText), Number(placeText)];
  const [cents, reference] = [toCents(Amount ?? 0), told.LedgerAccount];
  const isOurs =
    tenderName({ orderID, attempt }, { place }) === ID &&
    proofs.isRight({ id: ID, cents, kind, reference }, told.Proof);
  if (!isOurs) return null;
  const held = books[kind];
  const base = { kind, cents, place, held };
  if (held === 'gateway')
    return {
      attempt,
      tender: {
        ...base,
        transactionID: told.TransactionID,
        cardType: told.CardType,
        last4: told.PartialAccountNumber,
        account: told.Account,
        ...(told.SavedCardID ? { creditCardID: told.SavedCardID } : {}),
      },
    };
  return {
    attempt,
    tender: held === 'nobody' ? { ...base, number: told.Number } : { ...base, reference },
  };
}
