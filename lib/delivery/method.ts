/** Delivery methods in the specification's order of preference (000 §3, §9). */
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
