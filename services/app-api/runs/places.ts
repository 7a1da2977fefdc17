import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { BuyerSettings, UsedRuns } from '@/lib/delivery/settings';

/** A stop that an order wants: the runs of that day it may go on. */
export interface WantedStop {
  shipmentID: string;
  lineIDs: string[];
  day: ChicagoDate;
  runs: string[];
}

/** A try to place an order; places are held under both. */
interface Attempt {
  orderID: string;
  attempt: number;
}

/**
 * Takes a place on a run for every stop. Answers the first stop that finds none, or `null`. The runs are locked, always in the same order,
 * until the end of the transaction.
 */
export function* takePlaces(
  { orderID, attempt }: Attempt,
  stops: readonly WantedStop[],
  settings: BuyerSettings,
): Statements<WantedStop | null> {
  const wanted = stops.flatMap(({ day, runs }) => runs.map((run) => ({ day, run })));
  if (wanted.length === 0) return null;
  yield* sql(
    `insert into services.delivery_run (day, run) select day, run from jsonb_to_recordset($1::jsonb) as wanted (day date, run text)
     order by day, run on conflict do nothing`,
    [JSON.stringify(wanted)],
  );
  yield* sql(
    `select 1 from services.delivery_run where (day, run) in (select day, run from jsonb_to_recordset($1::jsonb) as wanted (day date, run text))
     order by day, run for update`,
    [JSON.stringify(wanted)],
  );
  for (const stop of stops) {
    const rows = yield* sql<{ run: string; taken: number }>(
      'select run, count(*)::integer as taken from services.run_place where day = $1::date and run = any($2::text[]) group by run',
      [stop.day, stop.runs],
    );
    const run = roomiest(
      stop.runs.map((id) => ({
        run: id,
        capacity: runCapacity(settings, stop.day, id),
        taken: rows.find((row) => row.run === id)?.taken ?? 0,
      })),
    );
    if (run === null) return stop;
    yield* sql(
      `insert into services.run_place (order_id, attempt, shipment_id, day, run) values ($1, $2, $3, $4::date, $5)
       on conflict (order_id, attempt, shipment_id) do nothing`,
      [orderID, attempt, stop.shipmentID, stop.day, run],
    );
  }
  return null;
}

/** Keeps an attempt's places for good. */
export function* keepPlaces({ orderID, attempt }: Attempt): Statements<void> {
  yield* sql('update services.run_place set kept = true where order_id = $1 and attempt = $2', [
    orderID,
    attempt,
  ]);
}

/** Gives an attempt's places back. */
export function* leavePlaces({ orderID, attempt }: Attempt): Statements<void> {
  yield* sql('delete from services.run_place where order_id = $1 and attempt = $2 and not kept', [
    orderID,
    attempt,
  ]);
}

/** Gives back the places an order kept: it was cancelled, and no van goes for it. */
export function* freePlaces(orderID: string): Statements<void> {
  yield* sql('delete from services.run_place where order_id = $1 and kept', [orderID]);
}

/** The runs from `from` on that have no place left, as `DeliveryDatesN` writes them (specification A3). */
export async function usedUpRuns(
  store: Store,
  settings: BuyerSettings,
  from: ChicagoDate,
): Promise<UsedRuns> {
  const rows = await store.query<{ day: string; run: string; taken: number }>(
    'select day::text as day, run, count(*)::integer as taken from services.run_place where day >= $1::date group by day, run',
    [from],
  );
  const used: UsedRuns = {};
  for (const { day, run, taken } of rows) {
    if (taken >= runCapacity(settings, day, run))
      used[day] = { ...used[day], [run]: { checkedRun: true } };
  }
  return used;
}

/** How many stops a run of a Chicago day can make: what the day says of it, else what the run says, else without end. */
export function runCapacity({ xp }: BuyerSettings, day: ChicagoDate, run: string): number {
  return (
    xp.DeliveryDatesN[day]?.[run]?.capacity ??
    xp.DeliveryRuns.find(({ id }) => id === run)?.capacity ??
    Infinity
  );
}

/** A run with what is taken of it. */
export interface RunLoad {
  run: string;
  capacity: number;
  taken: number;
}

/** The run a stop goes on: the one with most room among those asked for, the earlier of two alike; `null` when all are full. */
export function roomiest(runs: readonly RunLoad[]): string | null {
  const open = runs.filter(({ capacity, taken }) => taken < capacity);
  const room = ({ capacity, taken }: RunLoad) =>
    capacity === Infinity ? Number.MAX_SAFE_INTEGER - taken : capacity - taken;
  return (
    open.reduce<RunLoad | null>(
      (best, next) => (best === null || room(next) > room(best) ? next : best),
      null,
    )?.run ?? null
  );
}
