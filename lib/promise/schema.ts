import { z } from 'zod';
import { deliveryMethods } from '@/lib/delivery/method';
import type { ArrivalReason } from '@/lib/delivery/arrival';
import type { Promised } from './promise';

const cents = z.number().int();
const instant = z.iso.datetime();
const lasting = { until: instant, factsVersion: z.string().nullable() };
const way = {
  method: z.enum(deliveryMethods),
  date: z.iso.date(),
  run: z.string(),
  openRuns: z.array(
    z.object({ id: z.string(), label: z.string(), from: z.string(), to: z.string() }),
  ),
  orderBy: instant,
};
const price = z.object({
  merchandise: cents,
  assembly: cents,
  placement: cents,
  delivery: cents,
  handling: cents,
  wireService: cents,
  runOrDayFee: cents,
  roadFee: cents,
  tax: cents,
  total: cents,
  allIn: cents,
});
const next = z.array(z.iso.date());

/** An answer of the App API's `POST /api/promise`. */
export const promisedSchema: z.ZodType<Promised> = z.discriminatedUnion('answer', [
  z.object({
    answer: z.literal('yes'),
    ...lasting,
    ...way,
    next,
    price,
    others: z.array(z.object({ ...way, price })),
  }),
  z.object({
    answer: z.literal('from'),
    ...lasting,
    ...way,
    next,
    others: z.array(z.object(way)),
    envelope: z.object({
      local: z.object({ from: cents, to: cents }).nullable(),
      far: cents.nullable(),
    }),
  }),
  z.object({
    answer: z.literal('no'),
    ...lasting,
    reason: z.custom<ArrivalReason>((value) => typeof value === 'string'),
    text: z.string().nullable(),
    productIDs: z.array(z.string()),
    nearest: z
      .object({ date: z.iso.date(), method: z.enum(deliveryMethods), run: z.string() })
      .nullable(),
    elsewhere: z.enum(['pickup', 'out-of-town']).nullable(),
    left: z.number().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
  }),
]);
