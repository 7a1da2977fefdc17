const by = (carrier: string) => (carrier ? ` by ${carrier}` : '');

/** Words about what of an order has been sent (ruling 43). */
export const parcelTexts = {
  sent: (day: string, carrier: string) => `Sent ${day}${by(carrier)}`,
  delivered: (day: string, carrier: string) => `Delivered ${day}${by(carrier)}`,
  packed: (carrier: string) => `Packed, on its way soon${by(carrier)}`,
  tracking: 'Tracking',
  newWindow: ' (new window)',
  unknown: 'Tracking is not available right now.',
} as const;
