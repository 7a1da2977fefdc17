import { z } from 'zod';

/** `POST /api/account/wish-list`: one product by its code, nothing else of the user. */
export const addWishSchema = z.strictObject({
  productCode: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
});
