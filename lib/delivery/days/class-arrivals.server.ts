import 'server-only';
import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import type { Problem } from '@/lib/core/errors/error-codes';
import { ok, type Result } from '@/lib/core/result';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { readQuery } from '@/lib/http/read-input';
import { deliveryFacts } from '../sources.server';
import type { ClassArrival, ClassArrivals } from './class-arrival';
import { listDays } from './list-days';
import { keptArrivals, keptOpenDays } from './kept-arrivals';
import { answerUntil } from './until';

/** How many open days a list has to choose from. */
const mostDays = 14;

const arrivals = keptArrivals();
const openDays = keptOpenDays(mostDays);

/** When products of these delivery classes arrive at a ZIP, not later than a day where one is said. Throws `UpstreamError` while the facts were never read: nothing is promised then. */
export async function arrivalsOf(
  classes: readonly string[],
  place: { zip: string | null; by: ChicagoDate | null },
): Promise<Record<string, ClassArrival>> {
  return arrivals(classes, place, await deliveryFacts(), now());
}

const querySchema = z.strictObject({
  zip: zipSchema.optional(),
  by: z.iso.date().optional(),
});

/**
 * When products of each of these classes arrive (`?zip=55408&by=2026-11-28`), for the cards of a list at once; a day that is past is none. `bad-request`
 * names the field; throws `UpstreamError`.
 */
export async function loadClassArrivals(
  query: URLSearchParams,
  listedClasses: () => Promise<readonly string[]>,
): Promise<Result<ClassArrivals, Problem>> {
  const read = readQuery(querySchema, query);
  if (!read.ok) return read;
  const { zip = null, by = null } = read.value;
  const at = now();
  const today = chicagoDate(at);
  const day = by !== null && by >= today ? by : null;
  const [classes, facts] = await Promise.all([listedClasses(), deliveryFacts()]);
  return ok({
    today,
    zip,
    by: day,
    byWords: day && shortDayFrom(day, today),
    classes: await arrivalsOf(classes, { zip, by: day }),
    days: listDays(openDays(classes, zip, facts, at), today),
    standsFor: answerUntil(facts.settings, at).getTime() - at.getTime(),
  });
}
