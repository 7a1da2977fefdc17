import { z } from 'zod';

/** A guest's proof of having placed an order: opens its confirmation for a while, on this browser only (ruling 29). */
export const receiptSchema = z.strictObject({
  userID: z.string().min(1).max(100),
  orderID: z.string().min(1).max(100),
  /** The token the order was placed with. */
  accessToken: z.string().min(1),
  /** Milliseconds since 1970. */
  until: z.number().int(),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** How long a receipt opens the confirmation, in milliseconds: two hours. */
export const receiptLifetimeMs = 2 * 60 * 60 * 1000;
