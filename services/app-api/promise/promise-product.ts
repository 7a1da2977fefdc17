import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import type { Problem } from '@/lib/core/error-codes';
import { now } from '@/lib/core/time/clock';
import { ok, type Result } from '@/lib/core/result';
import { deliveryMethods } from '@/lib/delivery/method';
import { promise, type Promised } from '@/lib/promise/promise';
import { shopperProducts } from '../../upstream/commerce/products';
import type { Planning } from '../calculate/calculate-order';
import { idSchema } from '../http/field-schemas';
import { presentFacts, ruledBy } from './present-facts';
import { productLine } from './product-line';

const day = z.iso.date();

/** `POST /api/promise`: when a product arrives and what it costs. Without a ZIP what delivery costs from and to. */
export const promiseSchema = z
  .strictObject({
    ProductID: idSchema,
    Quantity: z.number().int().min(1).max(10_000),
    Specs: z
      .array(z.strictObject({ SpecID: idSchema, OptionID: idSchema }))
      .max(20)
      .default([]),
    Zip: zipSchema.nullable().default(null),
    /** Exactly on this day, or not later than that one. */
    Date: day.optional(),
    By: day.optional(),
    Run: z.string().max(20).optional(),
    Method: z.enum(deliveryMethods).optional(),
  })
  .refine(({ Date: date, By }) => !date || !By, { path: ['By'] });

/** The promise of a product as it would be bought, by the facts of this moment; its `factsVersion` is theirs. Throws `CommerceFailure`, `UpstreamUnavailable`. */
export async function promiseProduct(
  planning: Planning,
  accessToken: string,
  { Zip, Date: date, By, Run, Method, ...wanted }: z.output<typeof promiseSchema>,
): Promise<Result<Promised, Problem>> {
  const at = now();
  const [line, products, facts] = await Promise.all([
    productLine(accessToken, wanted, at),
    shopperProducts(accessToken, [wanted.ProductID]),
    presentFacts(planning),
  ]);
  if (!line.ok) return line;
  return ok(
    promise(
      { lines: [line.value], zip: Zip, date, by: By, run: Run, method: Method },
      products,
      ruledBy(facts),
      at,
    ),
  );
}
