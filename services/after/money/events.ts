import type { Cents } from '@/lib/core/money';
import type { Statements } from '@/services/database/statements';
import { leaveFreeSeats } from '../../app-api/limits/free-seats';
import { recallCards } from '../../gift-cards/order-cards';
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

/** Takes back the gift cards an order sold (`recallCards`) and writes down what of them was spent; `null` while another order holds money of one. */
export function* recallInBooks(orderID: string, now: Date): Statements<Cents | null> {
  const cents = yield* recallCards(orderID, now);
  if (cents === null) return null;
  const key = `${orderID}/recalled`;
  yield* addEvent({ key, orderID, kind: 'recalled', cents, staff: null, at: now });
  return cents;
}

/** Nothing was given back: another order holds money of a gift card that this one sold, or all it owes was spent of them. */
export class CardsKept extends Error {
  constructor(readonly why: 'held' | 'spent') {
    super(why);
  }
}

/**
 * Gives back all of an order that sold gift cards, but for what was spent of them, and takes them back as a cancellation does (`recallCards`), in one
 * transaction. Throws `CardsKept`.
 */
export function* refundWhole(
  orderID: string,
  call: { name: string; totalCents: Cents; staff: string | null; mostCents: Cents },
  now: Date,
): Statements<'lowered' | 'known' | 'too-much'> {
  const { totalCents, ...lowering } = call;
  // The desk's row is locked from here on.
  yield* callDesk(orderID, now);
  const before = yield* loweredBefore(orderID, `${orderID}/lowered/${call.name}`);
  if (before.isKnown) return 'known';
  const spent = yield* recallInBooks(orderID, now);
  if (spent === null) throw new CardsKept('held');
  const cents = totalCents - before.cents - spent;
  if (cents <= 0) throw new CardsKept('spent');
  return yield* lowerMoney(orderID, { ...lowering, cents }, now);
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
