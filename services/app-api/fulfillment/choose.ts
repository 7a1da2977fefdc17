import { isValidMethod } from '@/lib/address/destination-types';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { selectionProblem, type DeliveryWorld } from '@/lib/delivery/check-selection';
import { chooseMethod } from '@/lib/delivery/choose-method';
import type { DeliveryItem } from '@/lib/delivery/item';
import { localCityOf } from '@/lib/delivery/local-city';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { Place } from './place';

/** How and when a line goes; null where nobody has chosen, or the choice cannot be kept any more. */
export interface Choice {
  method: DeliveryMethod | null;
  /** Chicago day. */
  date: string | null;
  timePreference: 'AM' | 'PM' | 'NO PREF' | null;
}

/** The method a place leads to for items that go there together, or for each by itself where they cannot (000 §4). */
export function methodsAt(place: Place, items: readonly DeliveryItem[], { cities }: DeliveryWorld): (DeliveryMethod | null)[] {
  const to = { addressType: place.addressType, local: localCityOf(place.address.Zip ?? '', cities) !== null };
  const together = chooseMethod({ ...to, items });
  return items.map((item) => together ?? chooseMethod({ ...to, items: [item] }));
}

/** A choice the shopper has made just now: refused when it cannot be promised; a day that was chosen before goes where only the method is new. */
export function explicitChoice(wish: Choice, dayIsNew: boolean, item: DeliveryItem, place: Place, world: DeliveryWorld): Result<Choice, Problem> {
  if (wish.method && !isValidMethod(place.addressType, wish.method)) return err(problem('address-invalid', { field: 'AddressType' }));
  const kept = keptChoice(wish, item, place, world);
  if (kept && (!dayIsNew || (kept.date === wish.date && kept.timePreference === wish.timePreference))) return ok(kept);
  return err(selectionProblem(selectionOf(wish, place), [item], world) ?? problem('selections-invalid', { field: 'RequestedDeliveryDate' }));
}

/** As much of an earlier choice as still holds at a place: all of it, or the method alone; `null` when the method does not come there. */
export function keptChoice(wish: Choice, item: DeliveryItem, place: Place, world: DeliveryWorld): Choice | null {
  if (!wish.method || !isValidMethod(place.addressType, wish.method)) return null;
  const refused = selectionProblem(selectionOf(wish, place), [item], world);
  if (!refused) return wish;
  if (refused.field === 'TimePreference') return { ...wish, timePreference: 'NO PREF' };
  return refused.field === 'RequestedDeliveryDate' ? { ...wish, date: null, timePreference: null } : null;
}

function selectionOf(wish: Choice, { address, storeID }: Place) {
  return { ...wish, zip: address.Zip || null, storeID };
}
