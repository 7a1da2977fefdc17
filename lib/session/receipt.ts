import { z } from 'zod';

/** A guest's proof of having placed an order: opens its confirmation as long as the browser keeps it, on this browser only (ruling 29). */
export const receiptSchema = z.strictObject({
  userID: z.string().min(1).max(100),
  orderID: z.string().min(1).max(100),
  /** The token of the order's link. */
  link: z.string().min(1).max(100),
});

export type Receipt = z.infer<typeof receiptSchema>;
