import 'server-only';
import { isZip } from '@/lib/core/zip';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { openingRules } from './hours.server';
import { openState, openWords, secondsUntilOpenStateChanges } from './opening';
import { firstDays, type FirstDays, type ShopToday } from './shop-today';

/** Opening hours and the first day of delivery, for a five-digit ZIP or none; no day while the facts were never read. `bad-request` for another shape. */
export async function shopToday(zip: string | null): Promise<Result<ShopToday, Problem>> {
  if (zip !== null && !isZip(zip)) return err(problem('bad-request', { field: 'zip' }));
  const rules = await openingRules();
  const at = now();
  const { until, ...days } = await daysNow(zip, at);
  const hoursEnd = secondsUntilOpenStateChanges(at, rules) * 1000;
  return ok({
    zip,
    hours: openWords(openState(at, rules), at),
    ...days,
    standsFor: Math.min(hoursEnd, until - at.getTime()),
  });
}

/** When facts that were never read are looked for again. */
const oneMinute = 60_000;

async function daysNow(zip: string | null, at: Date): Promise<FirstDays> {
  try {
    return firstDays(zip, await deliveryFacts(), at);
  } catch (error) {
    if (isUpstreamError(error)) return { arrival: '', van: null, until: at.getTime() + oneMinute };
    throw error;
  }
}
