import type { Cents } from '@/lib/core/money';
import { eventsOf, movesOf } from '@/services/after/money/books';
import { owedCents } from '@/services/after/money/order-money';
import type { Store } from '@/services/database/statements';
import type { MoneyMailPayload } from '@/services/mails/order-money';
import type { DoubleSale } from './gateway-double';
import { firstLeaves, type Life, type LifeTender } from './life';
import { accountNumber } from './placed-lives';

const hourMs = 60 * 60_000;
/** A day, within which a run leaves earlier than its hour here, and calls that failed are made again. */
const patienceMs = 24 * hourMs;

/** What is wrong with the money of an order at the end of its life, in words; empty when nothing is. */
export async function lifeFaults(
  store: Store,
  orderID: string,
  life: Life,
  sales: readonly DoubleSale[],
  placedAt: Date,
): Promise<string[]> {
  const [moves, events, [desk], taken, mailed] = [
    await movesOf(store, orderID),
    await eventsOf(store, orderID),
    await store.query<{ work: { cents: Cents }[]; due_at: unknown }>(
      'select work, due_at from services.money_desk where order_id = $1',
      [orderID],
    ),
    await takenCents(store, orderID, life, sales),
    await mailedCents(store, orderID),
  ];
  const total = life.tenders.reduce((sum, { cents }) => sum + cents, 0);
  const owed = owedByLife(life, total, Infinity);
  const owedAt = (at: Date) =>
    owedByLife(life, total, (at.getTime() - placedAt.getTime()) / hourMs);
  const missing = (desk?.work ?? []).reduce((sum, { cents }) => sum + cents, 0);
  const answered = new Set(moves.flatMap(({ key, step }) => (step === 'asked' ? [] : [key])));
  const refunded = moves.filter(({ kind, step }) => kind === 'refund' && step === 'done');
  const credits = sales.flatMap(({ refunds }) => refunds);
  return [
    taken + missing === owed ? '' : `has ${taken} and misses ${missing}, owes ${owed}`,
    owedCents(total, events) === owed
      ? ''
      : `says it owes ${owedCents(total, events)}, not ${owed}`,
    sales.every(({ captures }) => captures.length <= 1) ? '' : 'captured twice',
    sales.every(({ name, captures }) =>
      captures.every(({ cents, at }) => cents <= shareOf(life, placeOf(name), owedAt(at))),
    )
      ? ''
      : 'captured more than was owed',
    sales.every(({ captures, endsAt }) =>
      captures.every(({ at }) => at.getTime() > dueFrom(life, placedAt, endsAt) - patienceMs),
    )
      ? ''
      : 'captured before anything left',
    life.outage ||
    sales.every(({ name, captures }) =>
      captures.every(
        ({ at }) => isAgain(name) || at.getTime() <= dueFrom(life, placedAt, null) + patienceMs,
      ),
    )
      ? ''
      : 'captured long after the first of it left',
    sales.every(({ state }) => state !== 'held' && state !== 'capturing') ? '' : 'left held',
    life.outage || sales.every(({ state }) => state !== 'expired') ? '' : 'left to expire',
    desk && desk.due_at === null ? '' : 'is still looked at',
    moves.every(({ key }) => answered.has(key)) ? '' : 'has a move without an answer',
    mailed === total - owed ? '' : `was mailed of ${mailed}, owes ${total - owed} less`,
    refunded.length === credits.length
      ? ''
      : `${credits.length} credits, ${refunded.length} in the books`,
  ]
    .filter(Boolean)
    .map((fault) => `${orderID} ${fault}`);
}

/** The instant from which an order's cards are charged: its first shipment leaves, staff ask for it, or its hold ends within a day. */
function dueFrom(life: Life, placedAt: Date, endsAt: Date | null): number {
  const asked = life.events.filter(({ kind }) => kind === 'capture').map(({ hour }) => hour);
  const hour = Math.min(firstLeaves(life), ...asked);
  return Math.min(
    placedAt.getTime() + hour * hourMs,
    (endsAt?.getTime() ?? Infinity) - 24 * hourMs,
  );
}

function isAgain(name: string): boolean {
  return name.endsWith('-r1');
}

/** The tender that a sale belongs to: `life7-1` and `life7-1-r1` are of the first, `life7-1-3` of the third. */
function placeOf(name: string): number {
  return Number(/^[^-]+-1-(\d+)/.exec(name)?.[1] ?? 1);
}

/** What a tender bears of what is owed: an invoice first, then stored value, then cards, each in its place. */
function shareOf({ tenders }: Life, place: number, owed: Cents): Cents {
  const turn = ({ held }: LifeTender) => (held === 'nobody' ? 0 : held === 'gateway' ? 2 : 1);
  const before = [...tenders]
    .sort((one, other) => turn(one) - turn(other) || one.place - other.place)
    .reduce<{ left: Cents; share: Cents }>(
      ({ left, share }, tender) => {
        const own = Math.min(tender.cents, left);
        return { left: left - own, share: tender.place === place ? own : share };
      },
      { left: owed, share: 0 },
    );
  return before.share;
}

/** What an order owes at an hour of its life, told by its life alone: a cancelled one nothing. */
function owedByLife({ events: all }: Life, total: Cents, untilHour: number): Cents {
  const events = all.filter(({ hour }) => hour <= untilHour);
  if (events.some(({ kind }) => kind === 'canceled')) return 0;
  return Math.max(
    0,
    events.reduce((left, { kind, cents }) => (kind === 'lowered' ? left - cents : left), total),
  );
}

/** What whoever ordered was mailed that they have back; what only waits is mailed of again. */
async function mailedCents(store: Store, orderID: string): Promise<Cents> {
  const rows = await store.query<{ news: MoneyMailPayload['news'] }>(
    `select payload -> 'news' as news from services.outbox where kind = 'order-money' and payload ->> 'orderID' = $1`,
    [orderID],
  );
  const parts = rows.flatMap(({ news }) => (news.about === 'payment' ? [] : news.parts));
  return parts.reduce((sum, { cents, way }) => (way === 'waiting' ? sum : sum + cents), 0);
}

/** What the shop has: captured and not refunded, what the ledgers hold of it, what is billed. */
async function takenCents(
  store: Store,
  orderID: string,
  { tenders }: Life,
  sales: readonly DoubleSale[],
): Promise<Cents> {
  let taken = sales
    .filter(({ state }) => state === 'settled')
    .reduce(
      (sum, { cents, refunds }) => sum + cents - refunds.reduce((all, one) => all + one.cents, 0),
      0,
    );
  for (const tender of tenders) {
    if (tender.held === 'gateway') continue;
    if (tender.held === 'nobody') {
      const [row] = await store.query<{ less: number }>(
        `select coalesce(sum(cents), 0)::integer as less from services.money_move where order_id = $1 and place = $2 and kind = 'bill-less' and step = 'done'`,
        [orderID, tender.place],
      );
      taken += tender.cents - (row?.less ?? 0);
      continue;
    }
    const [row] = await store.query<{ balance_cents: number }>(
      'select balance_cents from services.ledger_account where kind = $1 and number = $2',
      [tender.held, accountNumber(orderID, tender)],
    );
    taken += tender.cents - (row?.balance_cents ?? 0);
  }
  return taken;
}
