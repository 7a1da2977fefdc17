/** Delivery methods in the specification's order of preference (specification A3, A9). */
export const deliveryMethods = [
  'Wired',
  'Courier',
  'InStorePickUp',
  'CurbsidePickUp',
  'LocalDelivery',
  'USPS',
  'UPS',
  'Email',
  'TFE',
  'FTD',
] as const;

export type DeliveryMethod = (typeof deliveryMethods)[number];

/** The method of a name that is stored or sent; `null` for none, and for an unknown one. */
export function methodNamed(name: string | null | undefined): DeliveryMethod | null {
  return deliveryMethods.find((method) => method === name) ?? null;
}

/** Whether the shopper collects the goods at a store; not while no method is chosen. */
export function isPickup(method: DeliveryMethod | null): boolean {
  return method === 'InStorePickUp' || method === 'CurbsidePickUp';
}

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
