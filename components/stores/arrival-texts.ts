import { brand } from '@/lib/config/brand';

/** Words of the strip in the header that says when a delivery arrives, and where it goes. */
export const arrivalTexts = {
  ownVans: `Delivery in ${brand.areaInText}`,
  to: (zip: string) => `To ${zip}`,
  enterZip: 'Enter ZIP',
  change: 'Change',
  whereTo: 'Where is it going?',
  zip: 'ZIP of the recipient',
  check: 'Check',
} as const;
