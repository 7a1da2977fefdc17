import type { Cents } from '@/lib/core/money';
import type { Statements } from '@/services/database/statements';
import { leaveFreeSeats } from '../../app-api/limits/free-seats';
import { freePlaces } from '../../app-api/runs/places';
import { takeSeatsBack, recordReturn, voidSale } from '../../outbox/order-messages';
import { addEvent, isCanceledInBooks, loweredBefore } from './books';
import { callDesk } from './desk';

/**
 * The order was cancelled at the commerce platform: its places on runs are free, its seats are the customer's no more and count against nobody, and all of its money goes back,
 * once, however often this is told.
 */
export function* cancelInBooks(
  orderID: string,
  now: Date,
  staff: string | null = null,
): Statements<void> {
  yield* freePlaces(orderID);
  yield* leaveFreeSeats(orderID);
  const key = `${orderID}/canceled`;
  const isNew = yield* addEvent({ key, orderID, kind: 'canceled', cents: 0, staff, at: now });
  if (!isNew) return;
  yield* callDesk(orderID, now);
  yield* takeSeatsBack(orderID);
  yield* voidSale(orderID);
}

/** Of an order that was cancelled before it was written down as placed: what it was only then given is taken back as well, in the transaction that places it. */
export function* followEarlierCancel(orderID: string, now: Date): Statements<void> {
  if (!(yield* isCanceledInBooks(orderID))) return;
  yield* freePlaces(orderID);
  yield* leaveFreeSeats(orderID);
  yield* callDesk(orderID, now);
  yield* takeSeatsBack(orderID);
  yield* voidSale(orderID);
}

/**
 * The order costs so much less from now on; `name` tells one lowering from another, so that the same twice lowers once. `mostCents`: what all lowerings of the
 * order may come to, if anything limits them; one that would pass it is not written, and of two at the same time the second sees the first.
 */
export function* lowerMoney(
  orderID: string,
  {
    name,
    cents,
    staff,
    mostCents = Infinity,
  }: { name: string; cents: Cents; staff: string | null; mostCents?: Cents },
  now: Date,
): Statements<'lowered' | 'known' | 'too-much'> {
  const key = `${orderID}/lowered/${name}`;
  // The desk's row is locked from here on.
  yield* callDesk(orderID, now);
  const before = yield* loweredBefore(orderID, key);
  if (before.isKnown) return 'known';
  if (before.cents + cents > mostCents) return 'too-much';
  yield* addEvent({ key, orderID, kind: 'lowered', cents, staff, at: now });
  yield* recordReturn(orderID, key);
  return 'lowered';
}

/** The order's cards are to be charged now, and what was refused is to be tried once more. */
export function* captureMoney(
  orderID: string,
  { name, staff }: { name: string; staff: string | null },
  now: Date,
): Statements<boolean> {
  const key = `${orderID}/capture/${name}`;
  const isNew = yield* addEvent({ key, orderID, kind: 'capture', cents: 0, staff, at: now });
  if (isNew) yield* callDesk(orderID, now);
  return isNew;
}
