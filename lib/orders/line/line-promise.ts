import { z } from 'zod';
import { deliveryMethods } from '@/lib/delivery/method';
import type { LinePromise, OrderLine } from './order-line';

const schema = z.object({
  Zip: z.string().nullable(),
  DeliveryMethod: z.enum(deliveryMethods).nullable(),
  Date: z.iso.date(),
  Run: z.enum(['AM', 'PM', 'NO PREF']),
  FeeCents: z.number().int().nullable(),
  TaxPercent: z.number().optional(),
});

/** The promise a line carries; `null` where its day was never chosen, or what is written there cannot be read. */
export function linePromise({ xp }: Pick<OrderLine, 'xp'>): LinePromise | null {
  const read = schema.safeParse(xp.Promise);
  return read.success ? read.data : null;
}
