import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { Work } from '@/lib/orders/money/due-moves';
import type { Store } from '@/services/database/statements';
import { overfullRuns } from '../../app-api/runs/places';
import { unreturnedMoney } from '../../ledgers/unreturned';
import { canBeTriedAgain, wasRefused } from '../../outbox/operations';
import { orderMailOf } from '../../mails/message-id';
import { CommerceFailure } from '../../upstream/commerce/failure';
import { UpstreamUnavailable } from '../../upstream/unavailable';
import { disbursementWork } from '../disbursements';
import { disputeWork } from '../disputes';
import { warnHours } from '../money/desk';
import { doneKeys, mostRead, type WorkKind, type WorkLine } from './work-line';
import { shipmentWork } from './shipment-work';

/** A message or an order's money that failed so often is in trouble rather than late. */
const manyFailures = 5;
/** The alert calls after five minutes (`SubmitWithoutEnd`); an order that is open longer has somebody look after it by name. */
const openMinutes = 15;

/** What work is read from. */
export interface WorkSources {
  store: Store;
  /** Throws `UpstreamUnavailable`. */
  settings(): Promise<BuyerSettings>;
  /** Orders that are held because nobody is known to have paid them. Throws `CommerceFailure`. */
  heldOrders(): Promise<{ orderID: string; since: string }[]>;
}

/** What waits for people. */
export interface WorkList {
  /** First what is about money. */
  lines: (WorkLine & { number: string | null })[];
  /** Kinds of which nobody knows just now: whoever keeps what they are read from does not answer. */
  unread: WorkKind[];
}

/** All work for people: what nobody has said is done. It is read from the books each time, so that what mends itself is no work any more. */
export async function readWork({ store, settings, heldOrders }: WorkSources): Promise<WorkList> {
  const unread: WorkKind[] = [];
  const keptElsewhere = async <T>(kind: WorkKind, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable) && !(error instanceof CommerceFailure))
        throw error;
      log('warn', 'work not read', { operation: kind, detail: errorWords(error) });
      unread.push(kind);
      return null;
    }
  };
  const lines = (
    await Promise.all([
      moneyWork(store),
      disputeWork(store),
      disbursementWork(store),
      unreturned(store),
      waitingMoney(store),
      openSubmits(store),
      keptElsewhere('order-held', heldOrders).then((orders) => (orders ?? []).map(heldOrderLine)),
      unsentMessages(store),
      keptElsewhere('run-too-full', settings).then((runs) => (runs ? fullRuns(store, runs) : [])),
      shipmentWork(store),
    ])
  ).flat();
  const left = await undone(store, lines);
  const numbers = await numbersOf(
    store,
    left.flatMap(({ orderID }) => orderID ?? []),
  );
  return {
    lines: left.map((line) => ({ ...line, number: numbers.get(line.orderID ?? '') ?? null })),
    unread,
  };
}

/** How many orders' money only people can put right, what a ledger elsewhere did not take back among them, and nobody has said is done. */
export async function countMoneyWork(store: Pick<Store, 'query'>): Promise<number> {
  const lines = [...(await moneyWork(store)), ...(await unreturned(store))];
  return new Set((await undone(store, lines)).map(({ orderID }) => orderID)).size;
}

/** How many messages of a kind were given up and nobody has said are done: after their last try, and because a mail server refused them for good. */
export async function countUnsent(
  store: Pick<Store, 'query'>,
): Promise<{ kind: string; dead: number; refused: number }[]> {
  const left = await undone(store, await unsentMessages(store));
  return [...new Set(left.map(({ message }) => message))].map((kind) => {
    const ofKind = left.filter(({ message }) => message === kind);
    const refused = ofKind.filter((line) => line.refused).length;
    return { kind, dead: ofKind.length - refused, refused };
  });
}

async function undone<Line extends WorkLine>(
  store: Pick<Store, 'query'>,
  lines: Line[],
): Promise<Line[]> {
  const done = await doneKeys(
    store,
    lines.map(({ key }) => key),
  );
  return lines.filter(({ key }) => !done.has(key));
}

async function moneyWork(store: Pick<Store, 'query'>): Promise<WorkLine[]> {
  const rows = await store.query<{ order_id: string; work: Work[] }>(
    `select order_id, work from services.money_desk where work <> '[]'::jsonb order by order_id limit ${mostRead}`,
  );
  return rows.flatMap(({ order_id: orderID, work }) =>
    work.map(({ place, why, cents }) => ({
      key: [why, orderID, place, cents].join('/'),
      kind: why,
      orderID,
      cents,
      detail: `tender ${place}`,
      since: null,
    })),
  );
}

async function unreturned(store: Pick<Store, 'query'>): Promise<WorkLine[]> {
  return (await unreturnedMoney(store)).map(
    ({ id, orderID, kind, lastFour, cents, refusal, at }) => ({
      key: ['not-returned', orderID, id].join('/'),
      kind: 'not-returned',
      orderID,
      cents,
      detail: `${kind} that ends in ${lastFour}, ${refusal}`,
      since: at,
    }),
  );
}

/**
 * Orders whose money is in trouble or let go before `$1`, as an SQL condition. What failed is due again, so that the many that are through are not read.
 */
export const moneyInTrouble = `(due_at is not null and failures >= ${manyFailures}) or ends_at < $1::timestamptz`;

async function waitingMoney(store: Store): Promise<WorkLine[]> {
  const rows = await store.query<{
    order_id: string;
    last_error: string | null;
    ends_at: Date | string | null;
    ends: boolean | null;
  }>(
    `select order_id, last_error, ends_at, ends_at < $1::timestamptz as ends from services.money_desk
     where ${moneyInTrouble} order by ends_at, order_id limit ${mostRead}`,
    [new Date(now().getTime() + warnHours * 60 * 60_000).toISOString()],
  );
  return rows.map(({ order_id: orderID, last_error: error, ends_at: endsAt, ends }) => {
    const end = ends && endsAt ? new Date(endsAt).toISOString() : null;
    const kind = end ? 'money-ends' : 'money-waits';
    return {
      // What still waits tomorrow is another line.
      key: [kind, orderID, end ?? chicagoDate(now())].join('/'),
      kind,
      orderID,
      cents: null,
      detail: [end && `ends ${end}`, error].filter(Boolean).join(', '),
      since: null,
    };
  });
}

async function openSubmits(store: Store): Promise<WorkLine[]> {
  const rows = await store.query<{
    order_id: string;
    attempt: number;
    state: string;
    amount_cents: number;
    opened_at: Date | string;
  }>(
    `select order_id, attempt, state, amount_cents, opened_at from services.submission where state not in ('placed', 'refused')
       and opened_at < clock_timestamp() - interval '${openMinutes} minutes' order by opened_at limit ${mostRead}`,
  );
  return rows.map((row) => ({
    key: ['submit-open', row.order_id, row.attempt].join('/'),
    kind: 'submit-open',
    orderID: row.order_id,
    cents: row.amount_cents,
    detail: row.state,
    since: new Date(row.opened_at),
  }));
}

function heldOrderLine({ orderID, since }: { orderID: string; since: string }): WorkLine {
  return {
    key: ['order-held', orderID].join('/'),
    kind: 'order-held',
    orderID,
    cents: null,
    detail: '',
    since: new Date(since),
  };
}

/** A line about a message that was given up, with its kind and whether a mail server refused it for good. */
interface UnsentLine extends WorkLine {
  message: string;
  refused: boolean;
}

/** What was given up as long as it has its content: without it nobody can try it again. */
async function unsentMessages(store: Pick<Store, 'query'>): Promise<UnsentLine[]> {
  const rows = await store.query<{
    id: string;
    message_id: string;
    kind: string;
    order_id: string | null;
    last_error: string | null;
    dead_at: Date | string;
    refused: boolean;
  }>(
    `select services.outbox.id::text as id, message_id, kind, coalesce(payload ->> 'orderID', payload -> 'order' -> 'Order' ->> 'ID') as order_id, last_error, dead_at, ${wasRefused} as refused
     from services.outbox where sent_at is null and ${canBeTriedAgain} order by services.outbox.id limit ${mostRead}`,
  );
  return rows.map((row) => ({
    key: ['not-sent', row.id, new Date(row.dead_at).getTime()].join('/'),
    kind: 'not-sent',
    orderID: orderMailOf(row.message_id)?.orderID ?? row.order_id,
    cents: null,
    detail: `message ${row.id}, ${row.kind}: ${row.last_error ?? ''}`,
    since: new Date(row.dead_at),
    message: row.kind,
    refused: row.refused,
  }));
}

async function fullRuns(store: Store, settings: BuyerSettings): Promise<WorkLine[]> {
  return (await overfullRuns(store, settings, chicagoDate(now()))).map(
    ({ day, run, taken, capacity }) => ({
      // To be typed, whatever the retailer calls the run.
      key: ['run-too-full', day, run.replaceAll(/[^\w.:-]+/g, '_'), taken, capacity].join('/'),
      kind: 'run-too-full',
      orderID: null,
      cents: null,
      detail: `${day} ${run}: ${taken} stops, room for ${capacity}`,
      since: null,
    }),
  );
}

async function numbersOf(store: Store, orderIDs: string[]): Promise<Map<string, string>> {
  const rows = await store.query<{ order_id: string; number: string }>(
    'select order_id, number from services.order_number where order_id = any($1::text[])',
    [orderIDs],
  );
  return new Map(rows.map(({ order_id, number }) => [order_id, number]));
}
