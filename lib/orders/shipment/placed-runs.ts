import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { runsKeeping } from '@/lib/delivery/days/offered-days';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { DeliveryMethod } from '@/lib/delivery/method';

/** The runs of our vans that were open on each day of an order when it was placed, by Chicago day: their IDs. An order keeps them as its `xp.Runs`. */
export type PlacedRuns = Record<ChicagoDate, string[]>;

/** The runs that are open on the days the shop's vans bring these shipments. */
export function placedRuns(
  groups: readonly { method: DeliveryMethod | null; date: ChicagoDate | null }[],
  settings: BuyerSettings,
  now: Date,
): PlacedRuns {
  return Object.fromEntries(
    groups.flatMap(({ method, date }) =>
      method === 'LocalDelivery' && date !== null
        ? [[date, runsKeeping({ method, date }, settings, now).map(({ id }) => id)] as const]
        : [],
    ),
  );
}

/**
 * The IDs of the runs that were open on a day when an order was placed, by the `xp` of the order: none for a day it was moved to afterwards, `null` for an order that was placed
 * before this was kept.
 */
export function runsWhenPlaced(xp: unknown, date: ChicagoDate): string[] | null {
  const { Runs } = (xp ?? {}) as { Runs?: unknown };
  if (typeof Runs !== 'object' || Runs === null) return null;
  const ids: unknown = (Runs as Record<string, unknown>)[date];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
