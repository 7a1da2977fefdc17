import { z } from 'zod';
import { idSchema } from '../http/id-schema';

/** `POST /api/calculateorder` (specification A7). */
export const calculateSchema = z.strictObject({
  OrderID: idSchema,
  OrderDirection: z.literal('Outgoing'),
});
