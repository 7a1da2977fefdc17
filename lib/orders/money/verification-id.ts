import { z } from 'zod';

/** The ID under which the gateway keeps what a saved card's bank said before the order was placed (Braintree's `threeDSecureAuthenticationId`). */
export const verificationIDSchema = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .optional();
