import { z } from 'zod';

const Key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** `POST /api/order/{id}/money/capture`: `Key` names the request, so that a repetition does nothing more. */
export const captureSchema = z.strictObject({ Key });

/** `POST /api/order/{id}/money/refund`: what the order owes less from now on; all that it owes without an amount. */
export const refundSchema = z.strictObject({
  Key,
  AmountCents: z.number().int().min(1).max(100_000_000).optional(),
});
