import { PlainError } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { authorisationDays, type BuyerSettings } from '@/lib/delivery/settings';
import { dueMoves, type MoneyPlan, type Work } from '@/lib/orders/money/due-moves';
import type { OrderMoney } from '@/lib/orders/money/order-money';
import type { Journal } from '../../orders/journal';
import type { Submission } from '../../orders/submission';
import { firstLeft } from '../../orders/shipment-events';
import { enqueue } from '../../outbox/outbox';
import type { GatewayCharge } from '../../upstream/payments/charges';
import { addMove, eventsOf, movesOf, tellOfCancel, type MoneyEvent, type MoneyMove } from './books';
import { leaveDesk, ownDesk, WaitingDesk, type Desk } from './desk';
import { cancelInBooks, recallInBooks } from './events';
import { promisedToLeave } from './promised-to-leave';
import { answersFound, lookUpCharges } from './look-up-charges';
import { newsOf } from './order-news';
import { orderMoney } from './order-money';
import { performMove, type MoneyWork } from './perform-move';

/** What the desk works with. */
export interface SettlerContext extends MoneyWork {
  journal: Pick<Journal, 'find'>;
  upstream: MoneyWork['upstream'] & { settings: { get(): Promise<BuyerSettings> } };
  /** Whether the order is cancelled at the commerce platform; throws when it does not say. */
  isCanceled(orderID: string): Promise<boolean>;
}

/** An order's money with what the books say of it. */
export interface OrderDesk {
  submission: Submission;
  moves: MoneyMove[];
  events: MoneyEvent[];
  charges: Map<number, GatewayCharge[]>;
  money: OrderMoney;
}

/** More rounds than any order needs: cancelled, voided, given back, looked at. */
const mostRounds = 8;

/**
 * Does all that is due with an order's money and leaves it until the next time. The gateway is looked at before anything is planned, and again after
 * every round, so that a move that was cut off is seen as it ended and asked for once. Throws `LostDesk`, `WaitingDesk`, and what leaves an outcome open.
 */
export async function settleOrder(context: SettlerContext, desk: Desk): Promise<MoneyPlan> {
  for (let round = 0; round < mostRounds; round += 1) {
    const seen = await readDesk(context, desk.orderID);
    if (!seen) return leave(context, desk, null, { moves: [], nextAt: null, work: [] });
    if (await closedBefore(context, desk, seen)) continue;
    const plan = dueMoves(seen.money, now());
    await context.at('planned');
    if (plan.moves.length === 0) return leave(context, desk, seen, plan);
    if (await isCanceledMeanwhile(context, desk, seen, plan)) continue;
    for (const move of plan.moves) await performMove(context, { desk, ...seen }, move);
  }
  throw new PlainError('No end of moves.');
}

/** All that is known of a placed order's money; `null` for an order that is not placed. Throws when the gateway or the settings cannot be read. */
export async function readDesk(
  { store, journal, upstream }: SettlerContext,
  orderID: string,
): Promise<OrderDesk | null> {
  const submission = await journal.find(orderID);
  if (submission?.state !== 'placed') return null;
  const [moves, events, left, buyerSettings] = await Promise.all([
    movesOf(store, orderID),
    eventsOf(store, orderID),
    store.transact(() => firstLeft(orderID)),
    upstream.settings.get(),
  ]);
  const sales = await lookUpCharges(upstream.charges, submission, moves);
  const { calculated } = submission;
  const placedAt = new Date(calculated?.Order.DateSubmitted ?? now());
  const promised = calculated ? promisedToLeave(calculated, buyerSettings, placedAt) : null;
  const money = orderMoney({
    submission,
    moves,
    events,
    charges: sales,
    leftAt: left && promised ? earlier(left, promised) : (left ?? promised),
    authorisationDays: authorisationDays(buyerSettings),
  });
  return { submission, moves, events, charges: sales, money };
}

/**
 * Writes down what the gateway shows of moves that were cut off, and takes back the gift cards a cancelled order sold. Returns whether there was anything. Throws `WaitingDesk`
 * while another order holds money of such a card.
 */
async function closedBefore(
  { store }: SettlerContext,
  desk: Desk,
  { moves, events, charges }: OrderDesk,
): Promise<boolean> {
  const answers = answersFound(moves, charges, now());
  const kinds = events.map(({ kind }) => kind);
  const isToRecall = kinds.includes('canceled') && !kinds.includes('recalled');
  if (answers.length === 0 && !isToRecall) return false;
  const { orderID } = desk;
  const isClosed = await store.transact(function* () {
    yield* ownDesk(desk);
    for (const answer of answers) yield* addMove(answer);
    if (!isToRecall) return true;
    return (yield* recallInBooks(orderID, now())) !== null;
  });
  if (!isClosed) throw new WaitingDesk(desk.orderID);
  return true;
}

/** Before money is taken the commerce platform is asked once more whether the order stands: what it told may have been lost on the way. */
async function isCanceledMeanwhile(
  { store, isCanceled }: SettlerContext,
  { orderID }: Desk,
  { events }: OrderDesk,
  { moves }: MoneyPlan,
): Promise<boolean> {
  const takes = moves.some(({ kind }) => kind === 'capture' || kind === 'authorise-again');
  if (!takes || tellOfCancel(events)) return false;
  if (!(await isCanceled(orderID))) return false;
  await store.transact(() => cancelInBooks(orderID, now()));
  return true;
}

async function leave(
  { store, at }: SettlerContext,
  desk: Desk,
  seen: OrderDesk | null,
  plan: MoneyPlan,
): Promise<MoneyPlan> {
  const alreadyLogged = new Set(desk.work.map(workWords));
  for (const work of plan.work.filter((entry) => !alreadyLogged.has(workWords(entry))))
    log('error', 'money needs staff', {
      orderID: desk.orderID,
      operation: 'settler',
      outcome: work.why,
      detail: workWords(work),
    });
  const ends = (seen?.money.tenders ?? []).flatMap((tender) =>
    tender.held === 'gateway'
      ? tender.charges.filter(({ state }) => state === 'held').map(({ endsAt }) => endsAt.getTime())
      : [],
  );
  const endsAt = ends.length > 0 ? new Date(Math.min(...ends)) : null;
  const { messages, mailed } = seen
    ? newsOf(seen, plan.work, desk.told)
    : { messages: [], mailed: desk.told };
  await store.transact(function* () {
    yield* leaveDesk(desk, { ...plan, endsAt, told: mailed, now: now() });
    for (const message of messages) yield* enqueue(message);
  });
  await at('left');
  return plan;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function workWords({ place, why, cents }: Work): string {
  return `${why}: tender ${place}, ${cents} cents`;
}
