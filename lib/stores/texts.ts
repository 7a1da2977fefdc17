import { brand } from '@/lib/config/brand';

/** Words of the store locator. */
export const storeTexts = {
  farZip: `We don’t recognize this ZIP. Try one nearby, or call us at ${brand.orderPhone} and we’ll find your nearest store.`,
  failed: 'We couldn’t look up this ZIP right now. Please try again.',
  denied: 'Your browser didn’t share your location. You can enter a ZIP instead.',
  map: 'Map of our stores',
  streets: 'Our stores on Google Maps',
  noStreets: 'Google Maps didn’t load. This is our own map.',
} as const;
