import { isPickupType, isValidMethod } from '@/lib/address/destination-types';
import { availableMethods, type AvailableMethod } from './available-methods';
import { chooseMethod } from './choose-method';
import type { DeliveryItem } from '../item';
import type { DeliveryMethod } from '../method';

interface Destination {
  addressType: string;
  /** Whether the ZIP is among the local cities. */
  local: boolean;
  /** Whether it is a box at a post office. */
  postBox?: boolean;
  items: readonly DeliveryItem[];
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
}: Destination): AvailableMethod[] {
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
