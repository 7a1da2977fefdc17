import { isValidMethod } from '@/lib/address/destination-types';
import { availableMethods, type AvailableMethod } from './available-methods';
import { chooseMethod, offeredMethods, undeliverable } from './choose-method';
import { type DeliveryFacts, localCityOf } from '../delivery-facts';
import type { DeliveryItem } from '../item';
import { type DeliveryMethod, isPickup } from '../method';

/** Where something is to go, as far as the ways there depend on it. */
export interface Destination {
  /** Five digits; `null` while nobody has said where it goes. */
  zip: string | null;
  /** Kind of destination (specification A3). A home unless said, for e-gift cards alone a mailbox. */
  addressType?: string;
  /** Whether it is a box at a post office. */
  postBox?: boolean;
}

/** Goods with where they go together. */
type Sent = Destination & { items: readonly DeliveryItem[] };
type Cities = Pick<DeliveryFacts, 'cities'>;

/** The ways goods may go together, the one asked for or that their destination leads to first; none where it leads to none (specification A4, A9). */
export function waysTo(
  { method, ...sent }: Sent & { method?: DeliveryMethod | null },
  facts: Cities,
): AvailableMethod[] {
  const offered = offeredMethods({ ...placeOf(sent, facts), items: sent.items });
  if (!method) return offered;
  const wanted = wayBy(method, sent, facts);
  return wanted ? [wanted, ...offered.filter((each) => each.method !== method)] : [];
}

/**
 * A way as it was asked for or chosen, or `null` where it is not offered there: the same rule for what is shown and what is placed. Where goods cannot go
 * together, it is one that each of them by itself may go.
 */
export function wayBy(method: DeliveryMethod, sent: Sent, facts: Cities): AvailableMethod | null {
  if (needsZip(method) && !sent.zip) return null;
  if (sent.addressType && !isValidMethod(sent.addressType, method)) return null;
  const ofMethod = isPickup(method) || method === 'Email' ? method : sent.addressType;
  const offeredTo = (items: readonly DeliveryItem[]) =>
    waysTo({ ...sent, addressType: ofMethod, items }, facts);
  const together = offeredTo(sent.items);
  const by = (ways: readonly AvailableMethod[]) =>
    ways.find((way) => way.method === method) ?? null;
  if (together.length > 0) return by(together);
  return sent.items.every((item) => by(offeredTo([item])))
    ? by(availableMethods(sent.items))
    : null;
}

/** The delivery method for items that go to a place together; `null` where they cannot. */
export function methodFor(
  items: readonly DeliveryItem[],
  place: { local: boolean; addressType?: string; postBox?: boolean },
): DeliveryMethod | null {
  return chooseMethod({ ...place, addressType: kindOf({ ...place, items }), items });
}

/** The items that cannot go to a destination each by itself, and whether none of them can (specification A4, B5). */
export function stuckAt<T extends DeliveryItem>(
  sent: Destination & { items: readonly T[] },
  facts: Cities,
): { items: T[]; all: boolean } {
  return undeliverable(sent.items, placeOf(sent, facts));
}

/** Whether the ZIP is the vans'; while none is known, as in the Twin Cities. */
export function isLocal({ zip }: Pick<Destination, 'zip'>, { cities }: Cities): boolean {
  return zip === null || localCityOf(zip, cities) !== null;
}

/** Kind of the destination: as it was said, else a mailbox for e-gift cards alone and a home for all else. */
export function kindOf({ addressType, items }: Pick<Sent, 'addressType' | 'items'>): string {
  const email = items.length > 0 && items.every(({ emailGiftCard }) => emailGiftCard);
  return addressType ?? (email ? 'Email' : 'Residence');
}

/** Whether a method goes to a ZIP. */
export function needsZip(method: DeliveryMethod): boolean {
  return !isPickup(method) && method !== 'Email';
}

/** The run that must be open for a wish to be kept: only the shop's own vans have runs, and `NO PREF` takes any. */
export function requiredRun(
  { method }: Pick<AvailableMethod, 'method'>,
  run: string | null | undefined,
): string | null {
  return method === 'LocalDelivery' && run && run !== 'NO PREF' ? run : null;
}

function placeOf(sent: Sent, facts: Cities) {
  return { addressType: kindOf(sent), local: isLocal(sent, facts), postBox: sent.postBox };
}
