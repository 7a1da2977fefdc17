import type { DeliveryMethod } from './method';

/** Whether the shopper collects the goods at a store. */
export function isPickup(method: DeliveryMethod): boolean {
  return method === 'InStorePickUp' || method === 'CurbsidePickUp';
}
