import { z } from 'zod';
import { toCents } from '@/lib/core/money';
import { idSchema } from '../../http/field-schemas';

const kind = z.enum(['gift-card', 'purple-perks', 'charge-account']);
const number = z.string().regex(/^[A-Za-z0-9-]{1,30}$/, 'Not a number of an account');
const key = z.string().min(1).max(200);
/** Dollars, to the cent. */
const amount = z
  .number()
  .positive()
  .max(1_000_000)
  .refine(
    (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
    'Not whole cents',
  )
  .transform(toCents);
const money = { Kind: kind, Number: number, Amount: amount };

/** The bodies of the port's calls (decision 164). */
export const findSchema = z.union([
  z.strictObject({ Kind: kind, Number: number }),
  z.strictObject({ Kind: kind, OwnerID: idSchema }),
  z.strictObject({ Kind: kind, Reference: z.string().min(1).max(200) }),
]);
export const openSchema = z.strictObject({ Number: number, Pin: z.string().max(20) });
export const holdSchema = z.strictObject({ Key: key, ...money, ExpiresAt: z.iso.datetime() });
export const commitSchema = z.strictObject({ Key: key });
export const releaseSchema = z.strictObject({ Key: key, ...money });
export const refundSchema = z.strictObject({ Key: key, ...money });
