import { now } from '@/lib/core/time/clock';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Store } from '@/services/database/statements';
import { securityEvent } from '@/lib/security/security-log';
import type { Migration } from '@/services/database/migrate';
import { cancelInBooks } from '../../after/money/events';
import { every, type Loop } from '../../loop';
import { canceledSince, submittedSince } from '../../upstream/commerce/order-lists';
import { patchOrder, readOrder } from '../../upstream/commerce/orders';
import { CommerceFailure } from '../../upstream/commerce/failure';
import { UpstreamUnavailable } from '../../upstream/unavailable';
import type { Upstream } from '../../upstream/upstream';
import type { SagaContext } from '../submit/saga-context';
import type { Submission } from '../../orders/submission';
import { putBack, type LeftOrder, type OnHold, type PutBack } from './put-back';

/** Up to when the orders of the commerce platform were compared with the journal: one row, written by the first comparison. */
export const comparisonTables: Migration = {
  name: '013-order-comparison',
  statements: [
    'create table services.order_comparison (one boolean primary key default true check (one), since timestamptz not null, compared_until timestamptz not null)',
  ],
};

/** The findings of a comparison with the journal. */
export interface Compared {
  /** Orders that these services had placed, put back into their books. */
  putBack: PutBack[];
  /** Orders that staff must decide about; those without proof of payment are held. */
  left: LeftOrder[];
}

/** Finds orders that were submitted at the commerce platform and are missing in the journal: paid ones are put back, others held. */
export interface OrderComparison extends Loop {
  /**
   * Runs one comparison. `isAlone` says that no other process works on these books: open rows are then leftovers of a backup and are repaired too, and orders
   * held before are listed again.
   */
  compare(isAlone?: boolean): Promise<Compared>;
}

/** How far back every comparison looks again: longer than any submit stays open. */
const overlapMs = 60 * 60_000;

/** Compares at start and every `intervalMs`, from the first start of these services on: orders from before have no journal row. */
export function orderComparison(saga: SagaContext, intervalMs: number): OrderComparison {
  const { store } = saga;
  const compare = async (isAlone = false) => {
    const [from, until] = [await comparedFrom(store), now()];
    const compared: Compared = { putBack: [], left: [] };
    let failures = 0;
    // In the order they were placed: a gift card is sold before it pays.
    for (const order of await submittedSince(saga.upstream.token, from)) {
      const orderID = order.ID ?? '';
      // The journal's row is written before the order is submitted, so it is read after the order.
      const submission = await saga.journal.find(orderID);
      if (isKnown(submission, isAlone)) continue;
      const put = await putBack(saga, submission, orderID).catch((error: unknown) => {
        failures += 1;
        return failed(orderID, error, failures);
      });
      if (!put) continue;
      if (!('why' in put && put.why === 'failed')) failures = 0;
      if (!('why' in put)) compared.putBack.push(put);
      else if (!needsHold(put)) compared.left.push(put);
      else if (!isPaidBy(submission)) {
        const hold = await holdStray(saga.upstream, put);
        if (hold === 'new' || (hold === 'before' && isAlone)) compared.left.push(put);
      }
    }
    // The platform's notice of a cancellation may have been lost on the way, or with the books.
    for (const { ID = '' } of await canceledSince(saga.upstream.token, from))
      await store.transact(() => cancelInBooks(ID, now()));
    // An order that waits for blank cards, or could not be put back, is looked at again.
    if (!compared.left.some(({ why }) => why === 'no-blank-cards' || why === 'failed'))
      await store.query('update services.order_comparison set compared_until = $1', [until]);
    return compared;
  };
  return { ...every(intervalMs, () => compare(), 'order comparison'), compare };
}

/** Since when orders are compared; now, if they never were. */
export async function comparedFrom(store: Store): Promise<Date> {
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

/** Whether an order has no proof of payment, so that it must not be packed. */
function needsHold({ why }: LeftOrder): boolean {
  return why === 'free' || why === 'unproven' || why === 'let-go';
}

/** After this many failures in a row the fault is not the orders': a system is down. */
const mostFailures = 5;

/** Leaves an order that cannot be put back to staff, so that the others are not held up; rethrows the failure where a system is down and none can be. */
function failed(orderID: string, error: unknown, failures: number): LeftOrder {
  const isAway =
    error instanceof UpstreamUnavailable || (error instanceof CommerceFailure && !error.refused);
  if (isAway || failures >= mostFailures) throw error;
  log('error', 'order not compared', {
    orderID,
    operation: 'order-comparison',
    detail: errorWords(error),
  });
  return { orderID, why: 'failed' };
}

/** Holds an order without proof of payment; returns whether it was held now, was held before, or is not held because it is cancelled or was released. */
async function holdStray(
  { token }: Upstream,
  { orderID, why }: LeftOrder,
): Promise<'new' | 'before' | null> {
  const { Status, xp } = await readOrder(token, orderID);
  const { OnHold: before } = (xp ?? {}) as { OnHold?: OnHold };
  if (Status === 'Canceled' || before?.Released) return null;
  if (before) return 'before';
  const OnHold: OnHold = { Reason: 'NoPayment', Since: now().toISOString() };
  await patchOrder(token, orderID, { xp: { OnHold } });
  securityEvent('order-held', { orderID, reason: 'past-the-journal' });
  log('error', 'order held: submitted past the journal', {
    orderID,
    operation: 'order-comparison',
    detail: why,
  });
  return 'new';
}

function isKnown(row: Submission | null, isAlone: boolean): boolean {
  return isAlone ? row?.state === 'placed' : isPaidBy(row);
}

/** Whether a submit in the journal placed the order, or is still at work and may have. */
function isPaidBy(row: Submission | null): boolean {
  return row !== null && row.state !== 'refused';
}
