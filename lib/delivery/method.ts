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
