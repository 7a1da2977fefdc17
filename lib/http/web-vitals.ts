import { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { measures } from '@/lib/core/measures';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import { routeKind } from '@/lib/routes/route-kind';
import { clientAddress } from './client-address';

const ms = z.number().min(0).max(120_000).optional();

/** What a browser tells of a page: the first part of its path, and times in milliseconds; nothing of who is there. */
export const vitalsSchema = z.strictObject({
  first: z.string().regex(/^[\w%.~-]{0,40}$/),
  TTFB: ms,
  FCP: ms,
  LCP: ms,
  INP: ms,
  CLS: z.number().min(0).max(100).optional(),
});

/** A report is JSON of at most 2 KB. */
export const vitalsAccepted = { types: /^application\/json\s*(;|$)/i, maxBytes: 2048 };

/** Counts a report into the metrics by the kind of its page (decision 130). Error: `rate-limited`. */
export async function takeVitals(
  { first, ...vitals }: z.output<typeof vitalsSchema>,
  request: Request,
): Promise<Result<{ taken: number }, Problem>> {
  if (!(await mayAttempt('vitals', { address: clientAddress(request) })))
    return err(problem('rate-limited'));
  const reported = Object.entries(vitals).filter(([, value]) => value !== undefined);
  const kind = routeKind(`/${first}`);
  for (const [vital, value] of reported) measures()?.vitalReported(vital, kind, value);
  return ok({ taken: reported.length });
}
