import { isPickupType, isValidMethod } from '@/lib/address/destination-types';
import { type AvailableMethod, availableMethods } from './available-methods';
import type { DeliveryItem } from '../item';
import type { DeliveryMethod } from '../method';

interface Destination {
  /** Destination type of the address (`Residence`, `Email`, `InStorePickUp`, …). */
  addressType: string;
  /** Whether the ZIP is among the local cities. */
  local: boolean;
  /** Whether it is a box at a post office: neither van nor parcel service nor florist comes there. */
  postBox?: boolean;
}

interface Choice extends Destination {
  items: readonly DeliveryItem[];
}

/** The method an address leads to (specification A4); `null` when the items cannot go there, or only some of them could be wired. */
export function chooseMethod({
  addressType,
  local,
  postBox = false,
  items,
}: Choice): DeliveryMethod | null {
  const enabled = new Set(availableMethods(items).map(({ method }) => method));
  if (isPickupType(addressType)) return enabled.has(addressType) ? addressType : null;
  if (items.length > 0 && items.every((item) => item.giftCard))
    return enabled.has('USPS') ? 'USPS' : null;
  if (addressType === 'Email') return enabled.has('Email') ? 'Email' : null;
  if (postBox) return null;
  if (local && enabled.has('LocalDelivery')) return 'LocalDelivery';
  return items.length > 0 && items.every((item) => item.nationwide || item.giftCard)
    ? nationwideMethod(items, enabled)
    : null;
}

function nationwideMethod(
  items: readonly DeliveryItem[],
  enabled: ReadonlySet<DeliveryMethod>,
): DeliveryMethod | null {
  const wireable = items.filter((item) => item.wireable).length;
  if (wireable === items.length && enabled.has('Courier') && enabled.has('Wired')) return 'Wired';
  if (wireable > 0 && wireable < items.length) return null;
  if (items.some((item) => item.giftCard)) return enabled.has('USPS') ? 'USPS' : null;
  if (enabled.has('UPS')) return 'UPS';
  return enabled.has('USPS') ? 'USPS' : null;
}

/** The items that cannot go to a destination each by itself, and whether all of them together have no way there (specification A4, B5). */
export function undeliverable<T extends DeliveryItem>(
  items: readonly T[],
  { addressType, local, postBox }: Destination,
): { items: T[]; all: boolean } {
  const stuck = items.filter(
    (item) => chooseMethod({ addressType, local, postBox, items: [item] }) === null,
  );
  return { items: stuck, all: items.length > 0 && stuck.length === items.length };
}

const near: readonly DeliveryMethod[] = ['LocalDelivery', 'Courier'];
const far: readonly DeliveryMethod[] = ['Wired', 'USPS', 'UPS'];

/**
 * The methods a shopper may choose between for a destination: first the one its address leads to (specification A4), then the others that come
 * there and that every item enables, in the order of specification A9. Partner codes stand behind Wired and are nobody's choice. Empty where
 * the address leads to none.
 */
export function offeredMethods({
  addressType,
  local,
  postBox = false,
  items,
}: Choice): AvailableMethod[] {
  const chosen = chooseMethod({ addressType, local, postBox, items });
  const enabled = availableMethods(items);
  const first = enabled.find(({ method }) => method === chosen);
  if (!first || !isValidMethod(addressType, first.method)) return [];
  if (isPickupType(addressType) || chosen === 'Email' || postBox) return [first];
  const others = enabled.filter(
    ({ method }) =>
      method !== chosen &&
      (local ? near : far).includes(method) &&
      isValidMethod(addressType, method),
  );
  return [first, ...others];
}
