import { brand } from '@/lib/config/brand';

/** What every request form says besides its own words (`lib/requests/request-kinds.ts`). */
export const requestTexts = {
  loading: 'Loading the form …',
  needsScript: `This form needs JavaScript. Write to ${brand.email}, or call`,
  notLoaded: 'The form did not load.',
  sending: 'Sending',
  sent: 'Thank you. It is with us.',
  kept: 'Nothing you typed is lost. You can also call us at',
} as const;

/** How a product is once it can be bought: here for the first time where it is `coming`, else back. */
export const thenWord = (coming: boolean) => (coming ? 'here' : 'back');

/** What asks for the email of a product that is not sold now. */
export const tellMe = (coming: boolean) => `Tell me when it is ${thenWord(coming)}`;
