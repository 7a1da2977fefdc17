import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { BuyerSettings, UsedRuns } from '@/lib/delivery/settings';

/** A van stop that an order needs: its day, and the runs it may go on. */
export interface RequestedStop {
  shipmentID: string;
  lineIDs: string[];
  day: ChicagoDate;
  runs: string[];
}

/** An attempt to place an order; places are held under both fields. */
interface Attempt {
  orderID: string;
  attempt: number;
}

/**
 * Takes a place on a run for every stop. Returns the first stop without a place, or `null`. The runs are locked, always in the same order, until the end of the
 * transaction.
 */
export function* takePlaces(
  { orderID, attempt }: Attempt,
  stops: readonly RequestedStop[],
  settings: BuyerSettings,
): Statements<RequestedStop | null> {
  if (stops.every(({ runs }) => runs.length === 0)) return null;
  yield* lockRuns(stops);
  for (const stop of stops) {
    const run = roomiest(yield* loadsOf(stop, settings));
    if (run === null) return stop;
    yield* putPlace({ orderID, attempt }, stop, run);
  }
  return null;
}

/**
 * Takes the places of a placed order again for its new days or runs; the old places are free at once, and a stop that stays on its run keeps its place. Staff
 * have already agreed the move with somebody, so a stop without room is placed all the same, on the run that is least overfull (`overfullRuns`). The runs are
 * locked as by `takePlaces`.
 */
export function* movePlaces(
  placed: Attempt,
  stops: readonly RequestedStop[],
  settings: BuyerSettings,
): Statements<void> {
  yield* lockRuns(stops);
  const before = [
    ...(yield* sql<{ day: string; run: string }>(
      'delete from services.run_place where order_id = $1 and kept returning day::text as day, run',
      [placed.orderID],
    )),
  ];
  const moved: RequestedStop[] = [];
  for (const stop of stops) {
    const at = before.findIndex(({ day, run }) => day === stop.day && stop.runs.includes(run));
    const [stays] = at < 0 ? [] : before.splice(at, 1);
    if (stays) yield* putPlace(placed, stop, stays.run);
    else moved.push(stop);
  }
  for (const stop of moved) {
    const loads = yield* loadsOf(stop, settings);
    const run = roomiest(loads) ?? withMostRoom(loads);
    if (run !== null) yield* putPlace(placed, stop, run);
  }
  yield* keepPlaces(placed);
}

/** Locks the runs that stops may go on, always in the same order. */
function* lockRuns(stops: readonly RequestedStop[]): Statements<void> {
  const wanted = stops.flatMap(({ day, runs }) => runs.map((run) => ({ day, run })));
  if (wanted.length === 0) return;
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
}

/** How full the runs are that a stop may go on. */
function* loadsOf({ day, runs }: RequestedStop, settings: BuyerSettings): Statements<RunLoad[]> {
  const rows = yield* sql<{ run: string; taken: number }>(
    'select run, count(*)::integer as taken from services.run_place where day = $1::date and run = any($2::text[]) group by run',
    [day, runs],
  );
  return runs.map((run) => ({
    run,
    capacity: runCapacity(settings, day, run),
    taken: rows.find((row) => row.run === run)?.taken ?? 0,
  }));
}

function* putPlace(
  { orderID, attempt }: Attempt,
  { shipmentID, day }: RequestedStop,
  run: string,
): Statements<void> {
  yield* sql(
    `insert into services.run_place (order_id, attempt, shipment_id, day, run) values ($1, $2, $3, $4::date, $5)
     on conflict (order_id, attempt, shipment_id) do nothing`,
    [orderID, attempt, shipmentID, day, run],
  );
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

/** Frees the places of an order that was cancelled. The order's row is locked first, as a move does: else a place taken at the same time would stay. */
export function* freePlaces(orderID: string): Statements<void> {
  yield* sql('select 1 from services.submission where order_id = $1 for update', [orderID]);
  yield* sql('delete from services.run_place where order_id = $1 and kept', [orderID]);
}

/** The runs from `from` on that have no place left, as `DeliveryDatesN` writes them (specification A3). */
export async function usedUpRuns(
  store: Store,
  settings: BuyerSettings,
  from: ChicagoDate,
): Promise<UsedRuns> {
  const used: UsedRuns = {};
  for (const { day, run, taken, capacity } of await loadsFrom(store, settings, from)) {
    if (taken >= capacity) used[day] = { ...used[day], [run]: { checkedRun: true } };
  }
  return used;
}

/** The runs from `from` on with more stops than places, because orders were moved there or places removed; earliest day first. */
export async function overfullRuns(
  store: Pick<Store, 'query'>,
  settings: BuyerSettings,
  from: ChicagoDate,
): Promise<DayLoad[]> {
  return (await loadsFrom(store, settings, from)).filter(({ taken, capacity }) => taken > capacity);
}

async function loadsFrom(
  store: Pick<Store, 'query'>,
  settings: BuyerSettings,
  from: ChicagoDate,
): Promise<DayLoad[]> {
  const rows = await store.query<{ day: string; run: string; taken: number }>(
    `select day::text as day, run, count(*)::integer as taken from services.run_place
     where day >= $1::date group by services.run_place.day, run order by services.run_place.day, run`,
    [from],
  );
  return rows.map((row) => ({ ...row, capacity: runCapacity(settings, row.day, row.run) }));
}

/** The capacity of a run on a Chicago day: the day's own, else the run's, else infinite. */
export function runCapacity({ xp }: BuyerSettings, day: ChicagoDate, run: string): number {
  return (
    xp.DeliveryDatesN[day]?.[run]?.capacity ??
    xp.DeliveryRuns.find(({ id }) => id === run)?.capacity ??
    Infinity
  );
}

/** A run with its capacity and the places taken. */
export interface RunLoad {
  run: string;
  capacity: number;
  taken: number;
}

interface DayLoad extends RunLoad {
  day: ChicagoDate;
}

/** The run for a stop: the one with most room, the earlier of two alike; `null` when all are full. */
export function roomiest(runs: readonly RunLoad[]): string | null {
  return withMostRoom(runs.filter(({ capacity, taken }) => taken < capacity));
}

function withMostRoom(runs: readonly RunLoad[]): string | null {
  const room = ({ capacity, taken }: RunLoad) =>
    capacity === Infinity ? Number.MAX_SAFE_INTEGER - taken : capacity - taken;
  return (
    runs.reduce<RunLoad | null>(
      (best, next) => (best === null || room(next) > room(best) ? next : best),
      null,
    )?.run ?? null
  );
}
