import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { refusedRun } from './arrival';
import { availableMethods } from './ways/available-methods';
import { checkDay } from './check-day';
import { type DeliveryFacts, offersPickup, type PricingFacts } from './delivery-facts';
import type { ClosedRun, DayReason } from './day-reasons';
import { firstDayOf } from './days/offered-days';
import type { DeliveryItem } from './item';
import { type DeliveryMethod, isPickup } from './method';
import { isOpenWith } from './days/until';
import { requiredRun, wayBy } from './ways/ways';

/** What was chosen for a shipment. */
export interface Selection {
  method: DeliveryMethod | null;
  /** Chicago day. */
  date: string | null;
  timePreference: 'AM' | 'PM' | 'NO PREF' | null;
  /** ZIP of the recipient; for pickup it does not matter. */
  zip: string | null;
  storeID: string | null;
  /** Kind of destination; the method's own where it is not known. */
  addressType?: string;
  postBox?: boolean;
  /** Everything that goes there: goods go together by a way none of them would go by itself. */
  beside?: readonly DeliveryItem[];
}

/** What the shop can do at this moment. */
export interface DeliveryWorld extends PricingFacts {
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
      /** The first day by the same way that can be promised; `null` when the calendar has none. */
      first: string | null;
    }
  | { field: 'TimePreference'; missing: false; run: ClosedRun };

/** What of a shipment cannot be promised as chosen, or `null` when all can: the one rule behind `selectionProblem` and what a cart says of itself. */
export function selectionFault(
  selection: Selection,
  items: readonly DeliveryItem[],
  { settings, cities, stores, now }: DeliveryWorld,
): SelectionFault | null {
  const { method, date, storeID } = selection;
  if (!method) return { field: 'DeliveryMethod', missing: true };
  const way = wayOf(method, selection, items, { cities });
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
      first: firstDayOf(way, { settings }, now),
    };
  const run = requiredRun(way, selection.timePreference);
  return isOpenWith(day, run)
    ? null
    : { field: 'TimePreference', missing: false, run: refusedRun(day, run ?? '', settings) };
}

/** The chosen way as the items allow it: one they are offered, or that all that goes there is offered together. */
function wayOf(
  method: DeliveryMethod,
  { zip, addressType, postBox, beside }: Selection,
  items: readonly DeliveryItem[],
  facts: Pick<DeliveryFacts, 'cities'>,
) {
  const to = { zip, addressType, postBox };
  return (
    wayBy(method, { ...to, items }, facts) ??
    (beside && wayBy(method, { ...to, items: beside }, facts)
      ? availableMethods(items).find((way) => way.method === method)
      : null)
  );
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
