import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { runsKeeping } from '@/lib/delivery/days/offered-days';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { DeliveryMethod } from '@/lib/delivery/method';

/**
 * The runs of our vans that were open on each day of an order when it was placed: their IDs. An order keeps them as its `xp.Runs`, a list, because every name in an
 * `xp` is a field of the platform's search, which takes about a hundred of all orders together: days cannot be names.
 */
export type PlacedRuns = { Date: ChicagoDate; IDs: string[] }[];

/** The runs that are open on the days the shop's vans bring these shipments. */
export function placedRuns(
  groups: readonly { method: DeliveryMethod | null; date: ChicagoDate | null }[],
  settings: BuyerSettings,
  now: Date,
): PlacedRuns {
  const days = groups.flatMap(({ method, date }) =>
    method === 'LocalDelivery' && date !== null ? [date] : [],
  );
  return [...new Set(days)].map((date) => ({
    Date: date,
    IDs: runsKeeping({ method: 'LocalDelivery', date }, settings, now).map(({ id }) => id),
  }));
}

/**
 * The IDs of the runs that were open on a day when an order was placed, by the `xp` of the order: none for a day it was moved to afterwards, `null` for an order that was placed
 * before this was kept.
 */
export function runsWhenPlaced(xp: unknown, date: ChicagoDate): string[] | null {
  const { Runs } = (xp ?? {}) as { Runs?: unknown };
  if (!Array.isArray(Runs)) return null;
  const ofDay = (Runs as ({ Date?: unknown; IDs?: unknown } | null)[]).find(
    (kept) => kept?.Date === date,
  );
  const ids: unknown = ofDay?.IDs;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
