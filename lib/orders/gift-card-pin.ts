import { z } from 'zod';

/**
 * A gift card's PIN as somebody types it: the digits of a paper card or the claim code of an e-mail; spaces, hyphens and small letters do not matter.
 * Any other text is a wrong PIN, not a fault of form. `''` is none: cards from before PINs.
 */
export const giftCardPin = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase());
