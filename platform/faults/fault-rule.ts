import { z } from 'zod';
import { httpFaults, mailFaults, shapes } from './kinds';
import { selectorSchema } from './selector';

const milliseconds = z.number().int().min(0).max(600_000);

/** A fault as switched on: what happens, to which requests, how often. */
export const faultRuleSchema = z.strictObject({
  fault: z.enum([...httpFaults, ...mailFaults]),
  match: selectorSchema.default({}),
  /** Share of the matching requests it happens to. */
  probability: z.number().min(0).max(1).default(1),
  /** How often in all; without it until it is switched off. */
  count: z.number().int().min(1).optional(),
  /** How many matching requests are let through first. */
  after: z.number().int().min(0).default(0),
  args: z
    .strictObject({
      /** Wait of `latency` (2 s, ± half) and `commit-then-delay` (30 s); pause between bytes of `drip` (1 s). */
      ms: milliseconds.optional(),
      /** Seconds of `Retry-After` with `unavailable` and `rate-limited`. */
      retryAfter: z.number().int().min(0).max(600).default(1),
      shape: z.enum(shapes).default('null'),
    })
    .default({ retryAfter: 1, shape: 'null' }),
});

export type FaultRule = z.infer<typeof faultRuleSchema>;
export type FaultArguments = FaultRule['args'];
