import type { DeliveryMethod } from './method';

/** Whether the shopper collects the goods at a store; not while no method is chosen. */
export function isPickup(method: DeliveryMethod | null): boolean {
  return method === 'InStorePickUp' || method === 'CurbsidePickUp';
}
