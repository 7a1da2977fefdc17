import { chooseMethod } from './choose-method';
import type { DeliveryItem } from './item';

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
