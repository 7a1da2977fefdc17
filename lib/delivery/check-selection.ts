import { problem, type Problem } from '@/lib/core/error-codes';
import { availableMethods } from './available-methods';
import { checkDay } from './check-day';
import type { DayReason } from './day-reasons';
import type { DeliveryItem } from './item';
import { isPickup } from './labels';
import { localCityOf, type LocalCity } from './local-city';
import type { DeliveryMethod } from './method';
import { offersPickup, type PickupStore } from './pickup-store';
import { isPreferenceOpen, runReasonText, type ClosedRun } from './runs';
import type { BuyerSettings } from './settings';

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
export interface DeliveryWorld {
  settings: BuyerSettings;
  cities: readonly LocalCity[];
  stores: readonly PickupStore[];
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
      leadDays: number;
    }
  | { field: 'TimePreference'; missing: false; run: ClosedRun };

/** What of a shipment cannot be promised as chosen, or `null` when all can: the one rule behind `selectionProblem` and what a cart says of itself. */
export function selectionFault(
  selection: Selection,
  items: readonly DeliveryItem[],
  { settings, cities, stores, now }: DeliveryWorld,
): SelectionFault | null {
  const { method, date, storeID, timePreference } = selection;
  if (!method) return { field: 'DeliveryMethod', missing: true };
  const available = availableMethods(items).find((candidate) => candidate.method === method);
  if (!available || !reaches(method, selection, cities))
    return { field: 'DeliveryMethod', missing: false };
  if (isPickup(method) && !stores.some((store) => store.storeID === storeID && offersPickup(store)))
    return { field: 'StoreID', missing: !storeID };
  if (!date) return { field: 'RequestedDeliveryDate', missing: true };
  const { leadDays } = available;
  const day = checkDay(date, { method, leadDays, settings, now });
  if (!day.available)
    return {
      field: 'RequestedDeliveryDate',
      missing: false,
      reason: day.reason,
      text: day.text,
      leadDays,
    };
  if (method !== 'LocalDelivery' || isPreferenceOpen(timePreference ?? 'NO PREF', day.runs))
    return null;
  const label = timePreference ?? '';
  const closed = day.closedRuns.find(({ id }) => id === timePreference);
  return {
    field: 'TimePreference',
    missing: false,
    run: closed ?? {
      id: label,
      label,
      reason: 'run-not-driven',
      text: runReasonText('run-not-driven', settings),
    },
  };
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

function reaches(
  method: DeliveryMethod,
  { zip }: Selection,
  cities: readonly LocalCity[],
): boolean {
  if (isPickup(method) || method === 'Email') return true;
  if (!zip) return false;
  const withinReach = method === 'LocalDelivery' || method === 'Courier';
  return !withinReach || localCityOf(zip, cities) !== null;
}
