import { owedCents } from './order-money';
import type { MoneyEvent, MoneyMove } from './books';
import type { OrderDesk } from './settle-order';
import type { MoneyPlan } from '@/lib/orders/money/due-moves';

/** What staff are told of an order's money: never the number of an account. Amounts in cents, instants in ISO 8601. */
export function moneyAnswer({ submission, money, moves, events }: OrderDesk, plan: MoneyPlan) {
  return {
    OrderID: submission.orderID,
    /** The phone that a guest left; a customer's is in the account. */
    SenderPhone: submission.guest?.Phone ?? null,
    /** What it cost when it was placed, and what it owes now. */
    TotalCents: submission.amountCents,
    OwedCents: owedCents(submission.amountCents, events),
    /** From when on its cards are charged; `null` while nobody knows. */
    ChargeFrom: money.chargeFrom?.toISOString() ?? null,
    Tenders: money.tenders.map((tender) => ({
      Place: tender.place,
      ...paidBy(submission, tender.place),
      AmountCents: tender.cents,
      GivenBackCents: tender.held === 'gateway' ? 0 : tender.givenBack,
      /** Its transactions at the gateway; none of other tenders. */
      Charges:
        tender.held === 'gateway'
          ? tender.charges.map(
              ({ transactionID, state, cents, otherCurrency, refunded, endsAt }) => ({
                TransactionID: transactionID,
                State: state,
                /** Hundredths of its currency. */
                AmountCents: cents,
                Currency: otherCurrency ?? 'USD',
                RefundedCents: refunded,
                EndsAt: endsAt.toISOString(),
              }),
            )
          : [],
    })),
    /** What is due now and was not done yet, and what only people can do. */
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

export type MoneyAnswer = ReturnType<typeof moneyAnswer>;

/** How a part was paid, with what the bank says of the address of a card's bill, in the gateway's codes. */
function paidBy({ tenders }: OrderDesk['submission'], at: number) {
  const row = tenders.find(({ place }) => place === at);
  return { Kind: row?.kind ?? '', AddressCheck: row?.addressCheck ?? null };
}

function eventAnswer({ kind, cents, staff, at }: MoneyEvent) {
  return { Kind: kind, AmountCents: cents, Staff: staff, At: at.toISOString() };
}

function moveAnswer(move: MoneyMove) {
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
