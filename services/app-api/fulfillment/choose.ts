import { isValidMethod } from '@/lib/address/destination-types';
import { isPostBox } from '@/lib/address/verification/post-box';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import {
  faultProblem,
  selectionFault,
  selectionProblem,
  type DeliveryWorld,
  type Selection,
} from '@/lib/delivery/check-selection';
import type { DeliveryItem } from '@/lib/delivery/item';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { isLocal, methodFor } from '@/lib/delivery/ways/ways';
import { faultChange } from '@/lib/promise/promise-changes';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { promisedFee, promisedTax } from '@/lib/promise/shipment-promise';
import type { Place } from './place';

/** How and when a line goes; `null` where nothing was chosen, or the choice can no longer be kept. */
export interface Choice {
  /** What the shopper agreed to; absent where nothing was chosen just now. */
  promise?: LinePromise | null;
  method: DeliveryMethod | null;
  /** Chicago day. */
  date: string | null;
  timePreference: 'AM' | 'PM' | 'NO PREF' | null;
}

/** The item of a choice, with everything that goes to the same place. */
export interface Goods {
  item: DeliveryItem;
  beside: readonly DeliveryItem[];
}

/** The default method of a place for items that go there together, or one for each item where they cannot (specification A4). */
export function methodsAt(
  place: Place,
  items: readonly DeliveryItem[],
  world: DeliveryWorld,
): (DeliveryMethod | null)[] {
  const to = {
    addressType: place.addressType,
    local: isLocal({ zip: place.address.Zip ?? '' }, world),
    postBox: isPostBox(place.address.Street1 ?? ''),
  };
  const together = methodFor(items, to);
  return items.map((item) => together ?? methodFor([item], to));
}

/**
 * Checks a choice the shopper has just made: refused, with the changes for `lines`, when it cannot be promised. Where only the method is new, a day chosen
 * before is kept if it still holds.
 */
export function explicitChoice(
  wish: Choice,
  dayIsNew: boolean,
  goods: Goods,
  place: Place,
  world: DeliveryWorld,
  lines: OrderLine[],
): Result<Choice, Problem> {
  if (wish.method && !isValidMethod(place.addressType, wish.method))
    return err(problem('address-invalid', { field: 'AddressType' }));
  const kept = keptChoice(wish, goods, place, world);
  if (
    kept &&
    (!dayIsNew || (kept.date === wish.date && kept.timePreference === wish.timePreference))
  )
    return ok({ ...kept, promise: promiseOf(kept, goods, place, world) });
  const fault = selectionFault(selectionOf(wish, place, goods), [goods.item], world);
  if (!fault) return err(problem('selections-invalid', { field: 'RequestedDeliveryDate' }));
  const change = faultChange(fault, { ...wish, lines });
  return err({ ...faultProblem(fault), ...(change ? { changes: [change] } : {}) });
}

/** The promise of a choice; `null` while no day is chosen. */
function promiseOf(
  { method, date, timePreference }: Choice,
  { beside }: Goods,
  { address }: Place,
  world: DeliveryWorld,
): LinePromise | null {
  if (!method || !date) return null;
  const [Zip, Run] = [address.Zip || null, timePreference ?? 'NO PREF'];
  return {
    Zip,
    DeliveryMethod: method,
    Date: date,
    Run,
    FeeCents: promisedFee({ method, zip: Zip, date, run: Run, items: beside }, world),
    ...promisedTax(method, { zip: Zip, state: address.State ?? '' }, world),
  };
}

/** What still holds of an earlier choice at a place: all of it, its day at any time, or the method alone; `null` when the method does not go there. */
export function keptChoice(
  wish: Choice,
  goods: Goods,
  place: Place,
  world: DeliveryWorld,
): Choice | null {
  if (!wish.method || !isValidMethod(place.addressType, wish.method)) return null;
  const refused = selectionProblem(selectionOf(wish, place, goods), [goods.item], world);
  if (!refused) return wish;
  if (refused.field === 'TimePreference') return { ...wish, timePreference: 'NO PREF' };
  return refused.field === 'RequestedDeliveryDate'
    ? { ...wish, date: null, timePreference: null }
    : null;
}

function selectionOf(
  wish: Choice,
  { address, addressType, storeID }: Place,
  { beside }: Goods,
): Selection {
  return {
    ...wish,
    zip: address.Zip || null,
    storeID,
    addressType,
    postBox: isPostBox(address.Street1 ?? ''),
    beside,
  };
}
