import { z } from 'zod';
import type { OrderChange } from '@/lib/core/order-change';

const lines = { lineIDs: z.array(z.string()), titles: z.array(z.string()) };
const terms = z.object({ method: z.string(), cents: z.number() });
const refused = { method: z.string(), date: z.string(), reason: z.string(), why: z.string() };

const change = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('stock'),
    ...lines,
    quantity: z.number(),
    left: z.number(),
    most: z.number(),
  }),
  z.object({ what: z.literal('gone'), ...lines }),
  z.object({ what: z.literal('price'), ...lines, before: z.number(), after: z.number() }),
  z.object({ what: z.literal('day'), ...lines, ...refused, first: z.string().nullable() }),
  z.object({ what: z.literal('run'), ...lines, ...refused, run: z.string() }),
  z.object({
    what: z.literal('way'),
    ...lines,
    method: z.string(),
    reason: z.enum(['out-of-reach', 'store-closed']),
  }),
  z.object({
    what: z.literal('terms'),
    ...lines,
    date: z.string(),
    before: terms,
    after: terms,
    tax: z.object({ before: z.number(), after: z.number() }).optional(),
    reason: z.enum(['another-zip', 'another-price']),
    zip: z.string(),
  }),
]) satisfies z.ZodType<OrderChange>;

/** The changes of an answer; none where it says nothing of them. */
export const changesSchema = z
  .array(change)
  .nullish()
  .transform((changes) => changes ?? []);

/** The changes in what a service sent with a refusal; none where there are none, or none that can be read. */
export function changesIn(data: unknown): OrderChange[] {
  const read = z.object({ changes: changesSchema }).safeParse(data);
  return read.success ? read.data.changes : [];
}
