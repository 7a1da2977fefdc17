import 'server-only';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { latestGood } from '@/lib/core/latest-good';
import { processWide } from '@/lib/core/process-wide';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { listProductsByCode } from '@/lib/upstream/commerce/products';
import type { EventFacts } from './event-facts';
import { seatsLeft } from './seats-left';
import { purchasedProductIDs } from './purchased.server';

const freshMs = 3000;
const mostCodes = 500;
const readers = processWide('event-seats', () => new Map<string, () => Promise<Record<string, number | null>>>());

/** Seats left on every date of an event, never older than three seconds, and which of them the shopper has bought. */
export async function eventFacts(code: string, shopper: Shopper): Promise<Result<EventFacts, Problem>> {
  const [seats, purchased] = await Promise.all([seatsOf(code), purchasedProductIDs(shopper)]);
  if (Object.keys(seats).length === 0) return err(problem('not-found'));
  return ok({ seats, purchased: purchased.filter((id) => id in seats), now: now().toISOString() });
}

/** Many visitors of one event ask the platform once. */
function seatsOf(code: string): Promise<Record<string, number | null>> {
  const known = readers.get(code) ?? latestGood(freshMs, async () => seatsLeft(await listProductsByCode([code])));
  readers.delete(code);
  readers.set(code, known);
  if (readers.size > mostCodes) readers.delete(readers.keys().next().value ?? code);
  return known();
}
