import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { BuyerSettings } from '@/lib/delivery/settings';

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
