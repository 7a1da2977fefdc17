import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import type { PaymentTransaction, TransactionStatus } from './transaction';

const dayMs = 24 * 60 * 60_000;
const settlingMs = 60 * 60_000;

/** Days until an authorisation ends, by what paid ("Statuses", authorization expired); one that the merchant began ends sooner on a Visa. */
const days = {
  visa: 8,
  unscheduledVisa: 3,
  mastercard: 7,
  amex: 7,
  other: 30,
  paypal: 29,
  venmo: 10,
};

/** When what was authorised ends by itself. */
export function authorisationEnd({
  createdAt,
  method,
  isUnscheduled,
}: Pick<PaymentTransaction, 'createdAt' | 'method' | 'isUnscheduled'>): Date {
  return new Date(Date.parse(createdAt) + authorisationDays(method, isUnscheduled) * dayMs);
}

function authorisationDays(
  { kind, cardType }: PaymentTransaction['method'],
  isUnscheduled = false,
): number {
  if (kind) return days[kind];
  if (cardType === 'Visa') return isUnscheduled ? days.unscheduledVisa : days.visa;
  if (cardType === 'MasterCard') return days.mastercard;
  return cardType === 'American Express' ? days.amex : days.other;
}

/**
 * What becomes of a transaction without anybody asking, and when: an authorisation ends, and what was submitted for settlement is settling in the night
 * after, and settled an hour later. `null` when nothing does.
 */
export function nextStep(
  transaction: PaymentTransaction,
): { status: TransactionStatus; at: Date } | null {
  const { status, history } = transaction;
  if (status === 'authorized')
    return { status: 'authorization_expired', at: authorisationEnd(transaction) };
  const since = new Date(history.at(-1)?.at ?? transaction.updatedAt);
  if (status === 'submitted_for_settlement')
    return {
      status: 'settling',
      at: chicagoInstant(addChicagoDays(chicagoDate(since), 1), '01:00'),
    };
  return status === 'settling'
    ? { status: 'settled', at: new Date(since.getTime() + settlingMs) }
    : null;
}
