import type { Cents } from '@/lib/core/money';
import type { Charge, OrderMoney, TenderMoney } from '@/lib/orders/money/order-money';
import type { Submission } from '../../orders/submission';
import type { TenderRow } from '../../orders/tender-row';
import type { GatewayCharge } from '../../upstream/payments/charges';
import { sumOf, tellOfCancel, type MoneyEvent, type MoneyMove } from './books';

const dayMs = 24 * 60 * 60_000;

/** What the books and the gateway say of an order. */
export interface MoneyFacts {
  submission: Pick<Submission, 'amountCents' | 'tenders'>;
  moves: readonly MoneyMove[];
  events: readonly MoneyEvent[];
  /** The gateway's sales by the tender's place, oldest first. */
  charges: ReadonlyMap<number, readonly GatewayCharge[]>;
  /** When the first shipment leaves. */
  leftAt: Date | null;
  /** Days an authorisation stands when the gateway does not say. */
  authorisationDays: number;
}

/** What the order owes now: its price, less what it was lowered by; of a cancelled order what was spent of the gift cards it sold. */
export function owedCents(amountCents: Cents, events: readonly MoneyEvent[]): Cents {
  const owed = Math.max(0, amountCents - sumOf(events, 'lowered'));
  return tellOfCancel(events) ? Math.min(owed, sumOf(events, 'recalled')) : owed;
}

/** An order's money as the policy looks at it (`dueMoves`). */
export function orderMoney(facts: MoneyFacts): OrderMoney {
  const { submission, events, leftAt } = facts;
  const capture = events.filter(({ kind }) => kind === 'capture').map(({ at }) => at);
  const starts = [...capture, ...(leftAt ? [leftAt] : [])].map((at) => at.getTime());
  return {
    tenders: submission.tenders.map((tender) => tenderMoney(tender, facts)),
    owedCents: owedCents(submission.amountCents, events),
    chargeFrom: starts.length > 0 ? new Date(Math.min(...starts)) : null,
  };
}

function tenderMoney(tender: TenderRow, facts: MoneyFacts): TenderMoney {
  const { place, cents, held } = tender;
  const moves = facts.moves.filter((move) => move.place === place);
  const isStanding = sinceLastTry(facts.events);
  const refusals = moves.filter((move) => move.step === 'refused' && isStanding(move));
  const refunds = moves.filter(
    (move) => move.kind === 'refund' && move.step === 'done' && isStanding(move),
  );
  const lost = moves.filter(({ kind, step }) => kind === 'refund' && step === 'lost');
  if (held === 'gateway') {
    const sales = facts.charges.get(place) ?? [];
    const charges = sales.map((sale) =>
      chargeOf(sale, { refusals, refunds, lost }, facts.authorisationDays),
    );
    const isTried = moves.some(
      ({ kind, step }) => kind === 'authorise-again' && (step === 'done' || step === 'refused'),
    );
    const canAuthoriseAgain = !isTried && sales.some(({ vault }) => vault !== null);
    return { held, place, cents, charges, canAuthoriseAgain };
  }
  const givenBack = moves
    .filter(({ step, kind }) => step === 'done' && (kind === 'give-back' || kind === 'bill-less'))
    .reduce((sum, move) => sum + move.cents, 0);
  if (held === 'nobody') return { held, place, cents, givenBack };
  const refused = refusals.some(({ kind }) => kind === 'give-back');
  return { held: 'ledger', place, cents, givenBack, ...(refused ? { refused } : {}) };
}

/** Whether nobody of the shop has asked for another try since a move. */
function sinceLastTry(events: readonly MoneyEvent[]): (move: MoneyMove) => boolean {
  const tries = events.filter(({ staff }) => staff !== null).map(({ at }) => at.getTime());
  const lastTry = Math.max(-Infinity, ...tries);
  return ({ at }) => at.getTime() > lastTry;
}

function chargeOf(
  sale: GatewayCharge,
  {
    refusals,
    refunds: refundMoves,
    lost,
  }: Record<'refusals' | 'refunds' | 'lost', readonly MoneyMove[]>,
  authorisationDays: number,
): Charge {
  const { transactionID, state, cents, refunds, failedRefunds = [], endsAt, authorisedAt } = sale;
  const { otherCurrency } = sale;
  const cameBack = refundMoves.some(({ transactionID: id }) => id && failedRefunds.includes(id));
  const isRefused = (kind: MoneyMove['kind'], id = transactionID) =>
    refusals.some((move) => move.kind === kind && move.transactionID === id);
  const lateRefunds = refunds.filter(
    (refund) =>
      refund.isSettling &&
      lost.some(({ key }) => key === refund.gatewayOrderID) &&
      !isRefused('void', refund.transactionID),
  );
  return {
    transactionID,
    state,
    cents,
    ...(otherCurrency === undefined ? {} : { otherCurrency }),
    refunded: refunds.reduce((sum, refund) => sum + refund.cents, 0),
    endsAt: endsAt ?? new Date(authorisedAt.getTime() + authorisationDays * dayMs),
    ...(isRefused('capture') ? { captureRefused: true } : {}),
    ...(isRefused('refund') || cameBack ? { refundRefused: true } : {}),
    ...(sale.refundSettling ? { refundSettling: true } : {}),
    ...(lateRefunds.length > 0 ? { lateRefunds } : {}),
  };
}
