import type { Order } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import type { Store } from '@/services/database/statements';
import { securityEvent } from '@/lib/security/security-log';
import { every, type Loop } from '../../loop';
import { patchOrder, readOrder, submittedSince } from '../../upstream/commerce/orders';
import type { Upstream } from '../../upstream/upstream';
import type { Journal } from '../submit/journal';
import type { Submission } from '../submit/submission';

/** Finds orders that were submitted at the commerce platform past the journal, so that nobody paid them, and holds them. */
export interface OrderComparison extends Loop {
  /** One comparison now; answers how many orders it held. */
  compare(): Promise<number>;
}

/** How far back every comparison looks once more: longer than any submit stays open. */
const overlapMs = 60 * 60_000;

/** Compares at start and every `intervalMs`, from the first start of these services on: what was placed before them has no journal. */
export function orderComparison(
  { upstream, journal, store }: { upstream: Upstream; journal: Journal; store: Store },
  intervalMs: number,
): OrderComparison {
  const compare = async () => {
    const [from, until] = [await comparedFrom(store), now()];
    const submitted = await submittedSince(upstream.token, from);
    const held = await Promise.all(submitted.map((order) => holdIfStray(upstream, journal, order)));
    await store.query('update services.order_comparison set compared_until = $1', [until]);
    return held.filter(Boolean).length;
  };
  return { ...every(intervalMs, compare, 'order comparison'), compare };
}

async function comparedFrom(store: Store): Promise<Date> {
  await store.query(
    'insert into services.order_comparison (since, compared_until) values ($1, $1) on conflict do nothing',
    [now()],
  );
  const [row] = await store.query<{ from: Date }>(
    `select greatest(since, compared_until - make_interval(secs => $1::float8)) as "from" from services.order_comparison`,
    [overlapMs / 1000],
  );
  return new Date(row?.from ?? now());
}

/** The journal's row is written before the order is submitted, so it is read after the order. */
async function holdIfStray(
  { token }: Upstream,
  journal: Journal,
  { ID: orderID = '' }: Order,
): Promise<boolean> {
  if (isPaidBy(await journal.find(orderID))) return false;
  const { Status, xp } = await readOrder(token, orderID);
  if (Status === 'Canceled' || (xp as { OnHold?: unknown } | null)?.OnHold !== undefined)
    return false;
  await patchOrder(token, orderID, {
    xp: { OnHold: { Reason: 'NoPayment', Since: now().toISOString() } },
  });
  securityEvent('order-held', { orderID, reason: 'past-the-journal' });
  log('error', 'order held: submitted past the journal', {
    orderID,
    operation: 'order-comparison',
  });
  return true;
}

/** Whether a submit of the journal placed the order, or is still at work and may have. */
function isPaidBy(row: Submission | null): boolean {
  return row !== null && row.state !== 'refused';
}
