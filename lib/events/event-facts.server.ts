import 'server-only';
import { LRUCache } from 'lru-cache';
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { bandOfUnits, sellableStock } from '@/lib/catalogue/stock-band';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { latestGood } from '@/lib/core/process/latest-good';
import { processWide } from '@/lib/core/process/process-wide';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { productsOfCode } from '@/lib/upstream/commerce/catalogue';
import { productXp, stockFacts } from '@/lib/catalogue/from-commerce';
import { isVisible } from '@/lib/catalogue/product/product-xp';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { seatState, stateChanges, type SeatTerms, type SeatStates } from './event-state';
import { purchasedSeats, type BoughtSeats } from './purchased.server';

/** What an event page asks once it is open: what no cached page may say. */
export interface EventFacts {
  /** Seats left by product ID; `null` is no limit. */
  seats: Record<string, number | null>;
  /** What can be done with each kind of seat now, by product ID. */
  states: SeatStates;
  /** The seats this shopper has bought of it. */
  purchased: BoughtSeats[];
  /** The server's clock, ISO. */
  now: string;
  /** Milliseconds until one of the states changes by itself; `null` when none does. */
  standsFor: number | null;
}

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
    standsFor: standsFor(
      seats.map(({ terms }) => terms),
      at,
    ),
  });
}

/** Milliseconds until what can be done with one of these seats changes by itself: it opens, closes, begins or ends. */
export function standsFor(terms: readonly SeatNow['terms'][], at: Date): number | null {
  const left = terms
    .flatMap(stateChanges)
    .map((instant) => instant.getTime() - at.getTime())
    .filter((milliseconds) => milliseconds > 0);
  return left.length > 0 ? Math.min(...left) : null;
}

/** Many visitors of one event ask the platform once. */
function seatsOf(code: string): Promise<SeatNow[]> {
  const reader =
    readers.get(code) ?? latestGood(freshMs, async () => seatsNow(await productsOfCode(code)));
  readers.set(code, reader);
  return reader();
}

/** One kind of seat with the count that is left, never below 0; `null` is no limit (specification A4). */
interface SeatNow {
  productID: string;
  left: number | null;
  terms: Omit<SeatTerms, 'seats'>;
}

/** The visible event products among these with their seats: quantity minus SafetyStock (specification A4). */
export function seatsNow(products: readonly BuyerProduct[]): SeatNow[] {
  return products.flatMap((product) => {
    const xp = productXp(product);
    if (!product.ID || !xp?.IsWorkShopEvent || !isVisible(xp)) return [];
    const left = sellableStock(stockFacts(product, xp));
    const terms = {
      meetings: meetingsOf(xp),
      release: { ReleaseDate1: xp.ReleaseDate1, ReleaseDate2: xp.ReleaseDate2 },
    };
    return [{ productID: product.ID, left: left === null ? null : Math.max(0, left), terms }];
  });
}
