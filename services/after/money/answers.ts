import type { AddressCheck } from '@/lib/orders/money/bill';
import { owedCents } from './order-money';
import type { MoneyEvent, MoneyMove } from './books';
import type { OrderDesk } from './settle-order';
import type { MoneyPlan } from '@/lib/orders/money/due-moves';

/** What staff are told of an order's money. Amounts in cents, instants in ISO 8601. */
export interface MoneyAnswer {
  OrderID: string;
  /** The phone that a guest left; a customer's is in the account. */
  SenderPhone: string | null;
  /** What it cost when it was placed, and what it owes now. */
  TotalCents: number;
  OwedCents: number;
  /** From when on its cards are charged; `null` while nobody knows. */
  ChargeFrom: string | null;
  Tenders: TenderAnswer[];
  /** What is due now and was not done yet, and what only people can do. */
  Due: { Kind: string; Place: number; AmountCents: number }[];
  Work: { Place: number; Why: string; AmountCents: number }[];
  Events: { Kind: string; AmountCents: number; Staff: string | null; At: string }[];
  Moves: {
    Kind: string;
    Step: string;
    Place: number;
    AmountCents: number;
    TransactionID: string | null;
    Reason: string | null;
    At: string;
  }[];
}

interface TenderAnswer {
  Place: number;
  Kind: string;
  AmountCents: number;
  GivenBackCents: number;
  /** What the bank says of the address of the card's bill, in the gateway's codes. */
  AddressCheck: AddressCheck | null;
  /** Its transactions at the gateway; none of other tenders. */
  Charges: {
    TransactionID: string;
    State: string;
    AmountCents: number;
    RefundedCents: number;
    EndsAt: string;
  }[];
}

/** An order's money as it is told: never the number of an account. */
export function moneyAnswer(
  { submission, money, moves, events }: OrderDesk,
  plan: MoneyPlan,
): MoneyAnswer {
  return {
    OrderID: submission.orderID,
    SenderPhone: submission.guest?.Phone ?? null,
    TotalCents: submission.amountCents,
    OwedCents: owedCents(submission.amountCents, events),
    ChargeFrom: money.chargeFrom?.toISOString() ?? null,
    Tenders: money.tenders.map((tender) => ({
      Place: tender.place,
      ...paidBy(submission, tender.place),
      AmountCents: tender.cents,
      GivenBackCents: tender.held === 'gateway' ? 0 : tender.givenBack,
      Charges:
        tender.held === 'gateway'
          ? tender.charges.map(({ transactionID, state, cents, refunded, endsAt }) => ({
              TransactionID: transactionID,
              State: state,
              AmountCents: cents,
              RefundedCents: refunded,
              EndsAt: endsAt.toISOString(),
            }))
          : [],
    })),
    Due: plan.moves.map(({ kind, place, cents }) => ({
      Kind: kind,
      Place: place,
      AmountCents: cents,
    })),
    Work: plan.work.map(({ place, why, cents }) => ({
      Place: place,
      Why: why,
      AmountCents: cents,
    })),
    Events: events.map(eventAnswer),
    Moves: moves.map(moveAnswer),
  };
}

function paidBy(
  { tenders }: OrderDesk['submission'],
  at: number,
): Pick<TenderAnswer, 'Kind' | 'AddressCheck'> {
  const row = tenders.find(({ place }) => place === at);
  return { Kind: row?.kind ?? '', AddressCheck: row?.addressCheck ?? null };
}

function eventAnswer({ kind, cents, staff, at }: MoneyEvent): MoneyAnswer['Events'][number] {
  return { Kind: kind, AmountCents: cents, Staff: staff, At: at.toISOString() };
}

function moveAnswer(move: MoneyMove): MoneyAnswer['Moves'][number] {
  return {
    Kind: move.kind,
    Step: move.step,
    Place: move.place,
    AmountCents: move.cents,
    TransactionID: move.transactionID,
    Reason: move.reason,
    At: move.at.toISOString(),
  };
}
