import { z } from 'zod';

/** What `orderHash` makes: SHA-256 in hexadecimal. */
export const orderHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
