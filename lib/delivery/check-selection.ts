import { problem, type Problem } from '@/lib/core/error-codes';
import { methodTo, refusedRun, wantedRun } from './arrival';
import type { AvailableMethod } from './available-methods';
import { checkDay } from './check-day';
import type { DeliveryFacts } from './delivery-facts';
import type { DayReason } from './day-reasons';
import type { DeliveryItem } from './item';
import { isPickup } from './labels';
import type { DeliveryMethod } from './method';
import { offersPickup } from './pickup-store';
import type { ClosedRun } from './runs';
import { isOpenWith } from './days/until';

/** What was chosen for a shipment. */
export interface Selection {
  method: DeliveryMethod | null;
  /** Chicago day. */
  date: string | null;
  timePreference: 'AM' | 'PM' | 'NO PREF' | null;
  /** ZIP of the recipient; for pickup it does not matter. */
  zip: string | null;
  storeID: string | null;
}

/** What the shop can do at this moment. */
export interface DeliveryWorld extends DeliveryFacts {
  now: Date;
}

/** What of a selection cannot be promised: the field of it, and for a day or a part of it the reason with its sentence. */
export type SelectionFault =
  | { field: 'DeliveryMethod' | 'StoreID' | 'RequestedDeliveryDate'; missing: true }
  | { field: 'DeliveryMethod'; missing: false }
  | { field: 'StoreID'; missing: false }
  | {
      field: 'RequestedDeliveryDate';
      missing: false;
      reason: DayReason;
      text: string;
      way: AvailableMethod;
    }
  | { field: 'TimePreference'; missing: false; run: ClosedRun };

/** What of a shipment cannot be promised as chosen, or `null` when all can: the one rule behind `selectionProblem` and what a cart says of itself. */
export function selectionFault(
  selection: Selection,
  items: readonly DeliveryItem[],
  { settings, cities, stores, now }: DeliveryWorld,
): SelectionFault | null {
  const { method, date, zip, storeID } = selection;
  if (!method) return { field: 'DeliveryMethod', missing: true };
  const way = methodTo(method, { zip, items }, { cities });
  if (!way) return { field: 'DeliveryMethod', missing: false };
  if (isPickup(method) && !stores.some((store) => store.storeID === storeID && offersPickup(store)))
    return { field: 'StoreID', missing: !storeID };
  if (!date) return { field: 'RequestedDeliveryDate', missing: true };
  const day = checkDay(date, { ...way, settings, now });
  if (!day.available)
    return {
      field: 'RequestedDeliveryDate',
      missing: false,
      reason: day.reason,
      text: day.text,
      way,
    };
  const run = wantedRun(way, selection.timePreference);
  return isOpenWith(day, run)
    ? null
    : { field: 'TimePreference', missing: false, run: refusedRun(day, run ?? '', settings) };
}

/**
 * Why a shipment cannot be promised as chosen, or `null` when it can: the same rule when something is chosen and when the order
 * is placed (specification A4, A5).
 */
export function selectionProblem(
  selection: Selection,
  items: readonly DeliveryItem[],
  world: DeliveryWorld,
): Problem | null {
  const fault = selectionFault(selection, items, world);
  return fault && faultProblem(fault);
}

/** A fault as the refusal it makes. */
export function faultProblem({ field, missing }: SelectionFault): Problem {
  return problem(
    field === 'DeliveryMethod' && !missing ? 'delivery-unavailable' : 'selections-invalid',
    { field },
  );
}
