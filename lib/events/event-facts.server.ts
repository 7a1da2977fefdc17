import 'server-only';
import { LRUCache } from 'lru-cache';
import { bandOfUnits } from '@/lib/catalogue/stock-band';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { latestGood } from '@/lib/core/process/latest-good';
import { processWide } from '@/lib/core/process/process-wide';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { listProductsByCode } from '@/lib/upstream/commerce/products';
import type { EventFacts } from './event-facts';
import { seatState } from './event-state';
import { purchasedSeats } from './purchased.server';
import { seatsNow, type SeatNow } from './seats-left';

const freshMs = 3000;
const mostCodes = 500;
const readers = processWide(
  'event-seats',
  () => new LRUCache<string, () => Promise<SeatNow[]>>({ max: mostCodes }),
);

/** Seats left on every date of an event, never older than three seconds, what can be done with them now, and which the shopper has bought. */
export async function eventFacts(
  code: string,
  shopper: Shopper,
): Promise<Result<EventFacts, Problem>> {
  const [seats, purchased] = await Promise.all([seatsOf(code), purchasedSeats(shopper)]);
  if (seats.length === 0) return err(problem('not-found'));
  const at = now();
  return ok({
    seats: Object.fromEntries(seats.map(({ productID, left }) => [productID, left])),
    states: Object.fromEntries(
      seats.map(({ productID, left, terms }) => [
        productID,
        seatState({ ...terms, seats: bandOfUnits(left) }, at),
      ]),
    ),
    purchased: purchased.filter(({ productID }) =>
      seats.some((seat) => seat.productID === productID),
    ),
    now: at.toISOString(),
  });
}

/** Many visitors of one event ask the platform once. */
function seatsOf(code: string): Promise<SeatNow[]> {
  const known =
    readers.get(code) ??
    latestGood(freshMs, async () => seatsNow(await listProductsByCode([code])));
  readers.set(code, known);
  return known();
}
