import { problem, type Problem } from '@/lib/core/error-codes';
import { availableMethods } from './available-methods';
import { checkDay } from './check-day';
import type { DeliveryItem } from './item';
import { isPickup } from './labels';
import { localCityOf, type LocalCity } from './local-city';
import type { DeliveryMethod } from './method';
import { offersPickup, type PickupStore } from './pickup-store';
import { isPreferenceOpen } from './runs';
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

/**
 * Why a shipment cannot be promised as chosen, or `null` when it can: the same rule when something is chosen and when the order
 * is placed (000 §4, §5).
 */
export function selectionProblem(selection: Selection, items: readonly DeliveryItem[], world: DeliveryWorld): Problem | null {
  const { method, date } = selection;
  if (!method) return problem('selections-invalid', { field: 'DeliveryMethod' });
  const available = availableMethods(items).find((candidate) => candidate.method === method);
  if (!available || !reaches(method, selection, world)) return problem('delivery-unavailable', { field: 'DeliveryMethod' });
  if (isPickup(method) && !world.stores.some((store) => store.storeID === selection.storeID && offersPickup(store))) {
    return problem('selections-invalid', { field: 'StoreID' });
  }
  if (!date) return problem('selections-invalid', { field: 'RequestedDeliveryDate' });
  const day = checkDay(date, { method, leadDays: available.leadDays, settings: world.settings, now: world.now });
  if (!day.available) return problem('selections-invalid', { field: 'RequestedDeliveryDate' });
  const kept = method !== 'LocalDelivery' || isPreferenceOpen(selection.timePreference ?? 'NO PREF', day.runs);
  return kept ? null : problem('selections-invalid', { field: 'TimePreference' });
}

function reaches(method: DeliveryMethod, { zip }: Selection, { cities }: DeliveryWorld): boolean {
  if (isPickup(method) || method === 'Email') return true;
  if (!zip) return false;
  const withinReach = method === 'LocalDelivery' || method === 'Courier';
  return !withinReach || localCityOf(zip, cities) !== null;
}
