import type { DeliveryMethod } from './method';
import { isPickup } from './pickup';

const labels: Record<DeliveryMethod, string> = {
  Wired: 'Nationwide Delivery',
  Courier: 'Courier',
  InStorePickUp: 'In-Store Pickup',
  CurbsidePickUp: 'Curbside Pickup',
  LocalDelivery: 'Local Delivery',
  USPS: 'USPS',
  UPS: 'UPS',
  Email: 'Email',
  TFE: 'Nationwide Delivery',
  FTD: 'Nationwide Delivery',
};

/** The name a shopper sees of a method (specification A2); the codes TFE, FTD and Wired never show. */
export function methodLabel(method: DeliveryMethod): string {
  return labels[method];
}

/** Label of a shipment's fee line (specification A3); Email has none. */
export function feeLabel(method: DeliveryMethod): 'Delivery Fees' | 'Picking Fee' | null {
  if (method === 'Email') return null;
  return isPickup(method) ? 'Picking Fee' : 'Delivery Fees';
}
