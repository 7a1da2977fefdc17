import { availableMethods } from './available-methods';
import type { DeliveryItem } from '../item';
import type { DeliveryMethod } from '../method';

interface Choice {
  /** Destination type of the address (`Residence`, `Email`, `InStorePickUp`, …). */
  addressType: string;
  /** Whether the ZIP is among the local cities. */
  local: boolean;
  /** Whether it is a box at a post office: neither van nor parcel service nor florist comes there. */
  postBox?: boolean;
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
  if (addressType === 'InStorePickUp' || addressType === 'CurbsidePickUp')
    return enabled.has(addressType) ? addressType : null;
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

interface Destination {
  addressType: string;
  /** Whether the ZIP is among the local cities. */
  local: boolean;
  postBox?: boolean;
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
