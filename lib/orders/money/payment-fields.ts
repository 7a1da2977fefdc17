import { z } from 'zod';
import { lineText } from '@/lib/address/clean';

export const cardName = z
  .string()
  .max(100)
  .transform((text) => lineText(text, 60))
  .pipe(z.string().min(1));

/** The number a buyer gives a purchase order. */
export const purchaseOrderNumber = z
  .string()
  .max(60)
  .transform((text) => lineText(text, 30))
  .pipe(z.string().min(1));

/**
 * What the gateway's collector says of the device that pays, a short JSON text which only the gateway reads (Braintree's `deviceData`, optional everywhere).
 * It goes beside the nonce, and is kept no longer than the nonce is.
 */
export const deviceDataSchema = z.string().min(1).max(1000).optional();

/** The ID under which the gateway keeps what a saved card's bank said before the order was placed (Braintree's `threeDSecureAuthenticationId`). */
export const verificationIDSchema = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional();

/**
 * A gift card's PIN as somebody types it: the digits of a paper card or the claim code of an e-mail; spaces, hyphens and small letters do not matter.
 * Any other text is a wrong PIN, not a fault of form. `''` is none: cards from before PINs.
 */
export const giftCardPin = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase());
