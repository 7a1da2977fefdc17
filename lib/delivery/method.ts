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
