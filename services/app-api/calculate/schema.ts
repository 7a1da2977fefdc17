import { z } from 'zod';
import { idSchema } from '../http/id-schema';

/** `POST /api/calculateorder` (000 §7). */
export const calculateSchema = z.strictObject({
  OrderID: idSchema,
  OrderDirection: z.literal('Outgoing'),
});
