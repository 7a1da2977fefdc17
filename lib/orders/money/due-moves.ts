import type { Cents } from '@/lib/core/money';
import { capturedCents, isForeign } from './charge-money';
import type { Charge, OrderMoney, TenderMoney } from './order-money';
import { sharesOf } from './shares';

/** A move of the gateway that is about one of its transactions. */
interface ChargeMove<Kind> {
  kind: Kind;
  place: number;
  transactionID: string;
  cents: Cents;
}

/** A move that is about a tender: posted back to a ledger's account, taken off a purchase order, held once more on the saved card. */
interface TenderMove<Kind> {
  kind: Kind;
  place: number;
  cents: Cents;
}

/** Something to be done with an order's money; cents are of this move alone. */
export type Move =
  | ChargeMove<'capture'>
  | ChargeMove<'void'>
  | ChargeMove<'refund'>
  | TenderMove<'give-back'>
  | TenderMove<'bill-less'>
  | TenderMove<'authorise-again'>;

/** Why people must act. `cents` is what is missing or, for the last two, what the customer has not got back. */
export interface Work {
  place: number;
  why:
    | 'expired'
    | 'declined'
    | 'settlement-declined'
    | 'voided'
    | 'unknown'
    | 'capture-refused'
    | 'short'
    | 'other-currency'
    | 'refund-refused'
    | 'account-refused';
  cents: Cents;
}

/** What is due at an instant, when to look again (`null`: not before something happens), and what only people can do. */
export interface MoneyPlan {
  moves: Move[];
  nextAt: Date | null;
  work: Work[];
}

const dayMs = 24 * 60 * 60_000;
/** How soon the gateway is asked again whether a settlement is through: of cards it tells nobody, so a decline is seen by looking (decision 181). */
const settlementMs = 60 * 60_000;

/**
 * When a hold is captured at the latest: a day before the gateway lets it go. A hold that lives no longer than a day is captured at once.
 */
export function lastCapture(endsAt: Date): Date {
  return new Date(endsAt.getTime() - dayMs);
}

/**
 * The capture policy (decision 155): what is due now so that what is taken equals what is owed. A hold is captured once, for what its tender bears
 * then, as soon as the flowers leave or a day before it ends; a hold nobody needs is voided; what was captured too much is refunded once it has
 * settled, and a refund that came twice is voided while it can be; ledgers are given back at once; a hold that is gone is asked for once more on a saved card, else it is work for people.
 * Money in another currency pays for nothing: its hold is voided; captured, it keeps the card from being asked again, and is refunded once its tender is paid in dollars or bears nothing.
 */
export function dueMoves({ tenders, owedCents, chargeFrom }: OrderMoney, now: Date): MoneyPlan {
  const shares = sharesOf(tenders, owedCents);
  const plans = tenders.map((tender) => {
    const share = shares.get(tender.place) ?? 0;
    return tender.held === 'gateway'
      ? gatewayPlan(tender, share, chargeFrom, now)
      : giveBackPlan(tender, share);
  });
  const times = plans.flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : []));
  return {
    moves: plans.flatMap(({ moves }) => moves),
    nextAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    work: plans.flatMap(({ work }) => work),
  };
}

type Gateway = Extract<TenderMoney, { held: 'gateway' }>;

function gatewayPlan(
  { place, charges, canAuthoriseAgain }: Gateway,
  share: Cents,
  chargeFrom: Date | null,
  now: Date,
): MoneyPlan {
  const plan: MoneyPlan = { moves: [], nextAt: null, work: [] };
  const foreign = charges.filter(isForeign);
  const paying = charges.filter((charge) => !isForeign(charge));
  const missing = share - sum(paying.map(capturedCents));
  if (charges.some(({ state, refundSettling }) => state === 'capturing' || refundSettling))
    plan.nextAt = new Date(now.getTime() + settlementMs);
  const authorised = paying.filter(isHeld);
  for (const { transactionID, cents } of foreign.filter(isHeld))
    plan.moves.push({ kind: 'void', place, transactionID, cents });
  if (missing <= 0) {
    for (const { transactionID, cents } of authorised)
      plan.moves.push({ kind: 'void', place, transactionID, cents });
    refundPlan(plan, place, paying, -missing);
    refundPlan(plan, place, foreign, sum(foreign.map(capturedCents)));
    return plan;
  }
  const twice = paying
    .flatMap(({ lateRefunds }) => lateRefunds ?? [])
    .find(({ cents }) => cents <= missing);
  if (twice) {
    const { transactionID, cents } = twice;
    plan.moves.push({ kind: 'void', place, transactionID, cents });
    return plan;
  }
  const usable = authorised.filter(({ captureRefused }) => !captureRefused);
  const [hold, ...others] = usable;
  for (const { transactionID, cents } of others)
    plan.moves.push({ kind: 'void', place, transactionID, cents });
  if (hold) return holdPlan(plan, place, hold, missing, chargeFrom, now);
  if (foreign.some(isHeld)) return plan;
  const isFirstTry = !charges.some((charge) => capturedCents(charge) > 0);
  if (!canAuthoriseAgain || !isFirstTry) {
    plan.work.push({ place, why: shortfallReason(charges), cents: missing });
    return plan;
  }
  for (const { transactionID, cents } of authorised)
    plan.moves.push({ kind: 'void', place, transactionID, cents });
  plan.moves.push({ kind: 'authorise-again', place, cents: missing });
  return plan;
}

function holdPlan(
  plan: MoneyPlan,
  place: number,
  { transactionID, cents, endsAt }: Charge,
  missing: Cents,
  chargeFrom: Date | null,
  now: Date,
): MoneyPlan {
  const last = lastCapture(endsAt).getTime();
  const at = Math.min(last, chargeFrom?.getTime() ?? last);
  if (now.getTime() >= at)
    plan.moves.push({ kind: 'capture', place, transactionID, cents: Math.min(missing, cents) });
  else plan.nextAt = earlier(plan.nextAt, new Date(at));
  return plan;
}

/** Gives back the latest charge first; what has not settled waits. */
function refundPlan(
  plan: MoneyPlan,
  place: number,
  charges: readonly Charge[],
  excess: Cents,
): void {
  let left = excess;
  for (const charge of [...charges].reverse()) {
    const cents = Math.min(left, capturedCents(charge));
    if (cents <= 0) continue;
    left -= cents;
    if (charge.state !== 'settled') continue;
    if (charge.refundRefused) plan.work.push({ place, why: 'refund-refused', cents });
    else plan.moves.push({ kind: 'refund', place, transactionID: charge.transactionID, cents });
  }
}

function giveBackPlan(tender: Exclude<TenderMoney, Gateway>, share: Cents): MoneyPlan {
  const { place, cents: paid, givenBack } = tender;
  const cents = paid - share - givenBack;
  if (cents < 0) return { moves: [], nextAt: null, work: [{ place, why: 'short', cents: -cents }] };
  if (cents === 0) return { moves: [], nextAt: null, work: [] };
  if (tender.held === 'nobody')
    return { moves: [{ kind: 'bill-less', place, cents }], nextAt: null, work: [] };
  return tender.refused
    ? { moves: [], nextAt: null, work: [{ place, why: 'account-refused', cents }] }
    : { moves: [{ kind: 'give-back', place, cents }], nextAt: null, work: [] };
}

function isHeld({ state }: Charge): boolean {
  return state === 'held';
}

function shortfallReason(charges: readonly Charge[]): Work['why'] {
  if (charges.some((charge) => isForeign(charge) && capturedCents(charge) > 0))
    return 'other-currency';
  if (charges.some((charge) => capturedCents(charge) > 0)) return 'short';
  // What was captured went with the goods, most often: whatever became of another try since.
  if (charges.some(({ state }) => state === 'settlement-declined')) return 'settlement-declined';
  const last = charges.at(-1);
  if (!last) return 'unknown';
  if (isForeign(last)) return 'declined';
  if (last.state === 'held') return 'capture-refused';
  if (last.state === 'settled' || last.state === 'capturing') return 'short';
  return last.state;
}

function earlier(date: Date | null, other: Date): Date {
  return date !== null && date < other ? date : other;
}

function sum(cents: readonly Cents[]): Cents {
  return cents.reduce((all, some) => all + some, 0);
}
