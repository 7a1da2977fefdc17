import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { errorWords } from '@/lib/core/errors/error-words';
import { problem } from '@/lib/core/errors/error-codes';
import { now } from '@/lib/core/time/clock';
import type { Cents } from '@/lib/core/money';
import { dueMoves, type Work } from '@/lib/orders/money/due-moves';
import { refundRoles, officeCents } from '@/lib/orders/staff-roles';
import { conflict, forbidden, refused } from '../../http/answers';
import type { AppApiVariables } from '../../http/caller';
import { readBody, taking } from '../../http/read-body';
import { isSellerWith, sellersWith } from '../../http/staff';
import { CommerceFailure, isCommerceRefusal } from '../../upstream/commerce/failure';
import { UpstreamUnavailable } from '../../upstream/unavailable';
import { cardsOfOrder } from '../../gift-cards/order-cards';
import { orderNamed } from '../../orders/order-numbers';
import { moneyAnswer } from './answers';
import { sumOf } from './books';
import { cancelInBooks, captureMoney, CardsKept, lowerMoney, refundWhole } from './events';
import { readDesk, type OrderDesk, type SettlerContext } from './settle-order';

interface MoneyRoutes {
  desk: SettlerContext;
  /** Cancels a submitted order at the commerce platform. Throws `CommerceFailure`. */
  cancelOrder(orderID: string): Promise<void>;
  /** Wakes the settler. */
  onCalled(): void;
}

type MoneyContext = Context<{ Variables: AppApiVariables['Variables'] }>;

const role = 'OrderAdmin';

/** Why a refund takes no money back of gift cards that the order sold, for staff. */
const words = {
  sold: 'This order sold gift cards, and what they cost cannot be given back while they can be spent. Refund the whole order or cancel it: both take the cards back.',
  held: 'Another order is paying with a gift card that this order sold. Try again in some minutes.',
  spent: 'All that this order owes was spent of the gift cards it sold.',
};

const Key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** `POST /api/order/{id}/money/capture`: `Key` names the request, so that a repetition does nothing more. */
export const captureSchema = z.strictObject({ Key });

/** `POST /api/order/{id}/money/refund`: what the order owes less from now on; without an amount all that it owes, but for what was spent of gift cards it sold, which are taken back. */
export const refundSchema = z.strictObject({
  Key,
  AmountCents: z.number().int().min(1).max(100_000_000).optional(),
});

/** What staff see and do with the money of placed orders (decision 155). Every call may be repeated: what it asks for is named, and happens once. */
export function moneyRoutes({ desk, cancelOrder, onCalled }: MoneyRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  for (const path of ['/order/:id/money/*', '/order/:id/cancel'])
    routes.use(path, sellersWith(role, ...refundRoles(0)));
  /** Whether who asks may give back so much of an order, what was given back before included: the office a little, who leads any amount. */
  const mayGive = (c: MoneyContext, { events }: OrderDesk, cents: Cents) => {
    const before = sumOf(events, 'lowered');
    return isSellerWith(c.get('caller'), role, ...refundRoles(before + cents));
  };

  const orderOf = (c: MoneyContext) => orderNamed(desk.store, c.req.param('id') ?? '');

  const called = async (c: MoneyContext, orderID: string) => {
    onCalled();
    const seen = await lookedAt(desk, orderID);
    return seen ? c.json({ data: moneyOf(seen) }, 202) : refused(c, problem('not-found'));
  };

  routes.get('/order/:id/money', async (c) => {
    const seen = await lookedAt(desk, await orderOf(c));
    return seen ? c.json({ data: moneyOf(seen) }) : refused(c, problem('not-found'));
  });

  routes.post('/order/:id/money/capture', async (c) => {
    if (!isSellerWith(c.get('caller'), role, 'BenchLead')) return forbidden(c);
    const body = await readBody(c, captureSchema);
    if (!body.ok) return refused(c, body.error);
    const orderID = await orderOf(c);
    if (!(await lookedAt(desk, orderID))) return refused(c, problem('not-found'));
    const call = { name: body.value.Key, staff: c.get('caller').username };
    await desk.store.transact(() => captureMoney(orderID, call, now()));
    return called(c, orderID);
  });

  routes.post('/order/:id/money/refund', taking(refundSchema), async (c) => {
    const orderID = await orderOf(c);
    const seen = await lookedAt(desk, orderID);
    if (!seen) return refused(c, problem('not-found'));
    const { Key: name, AmountCents } = c.req.valid('json');
    const isKnown = seen.events.some(({ key }) => key === `${orderID}/lowered/${name}`);
    const spentCents = sumOf(seen.events, 'recalled');
    const cents = AmountCents ?? Math.max(0, seen.money.owedCents - spentCents);
    if (!isKnown && !mayGive(c, seen, cents)) return forbidden(c);
    if (!isKnown && cents === 0 && spentCents > 0)
      return conflict(c, 'GiftCardsSpent', words.spent);
    if (!isKnown && (cents > seen.money.owedCents || cents === 0))
      return refused(c, problem('bad-request', { field: 'AmountCents' }));
    const { username: staff } = c.get('caller');
    const mostCents = mayGive(c, seen, seen.submission.amountCents)
      ? seen.submission.amountCents
      : officeCents;
    const cardsCents = await soldCents(desk, seen);
    if (cardsCents > 0 && AmountCents !== undefined && !isKnown) {
      const owedCents = seen.money.owedCents - cents;
      if (paysCardsBack({ owedCents, cardsCents }, dueMoves(seen.money, now()).work))
        return conflict(c, 'GiftCardsSold', words.sold);
    }
    // Another refund may have been written since the order was looked at.
    try {
      const written = await desk.store.transact(() =>
        cardsCents > 0 && AmountCents === undefined
          ? refundWhole(
              orderID,
              { name, totalCents: seen.submission.amountCents, staff, mostCents },
              now(),
            )
          : lowerMoney(orderID, { name, cents, staff, mostCents }, now()),
      );
      return written === 'too-much' ? forbidden(c) : called(c, orderID);
    } catch (error) {
      if (!(error instanceof CardsKept)) throw error;
      return error.why === 'held'
        ? conflict(c, 'GiftCardHeld', words.held)
        : conflict(c, 'GiftCardsSpent', words.spent);
    }
  });

  routes.post('/order/:id/cancel', async (c) => {
    const orderID = await orderOf(c);
    const seen = await lookedAt(desk, orderID);
    if (!seen) return refused(c, problem('not-found'));
    const { username } = c.get('caller');
    if (!mayGive(c, seen, seen.money.owedCents)) return forbidden(c);
    try {
      if (!(await desk.isCanceled(orderID))) await cancelOrder(orderID);
    } catch (error) {
      if (!isCommerceRefusal(error)) throw error;
      return conflict(
        c,
        'OrderNotCancelable',
        'This order cannot be canceled any more. Refund it instead.',
      );
    }
    await desk.store.transact(() => cancelInBooks(orderID, now(), username));
    return called(c, orderID);
  });
  return routes;
}

/** Whether an order would owe less than the gift cards cost that it sold, which can be spent, and not because that money cannot be had. */
function paysCardsBack(
  { owedCents, cardsCents }: { owedCents: Cents; cardsCents: Cents },
  work: readonly Work[],
): boolean {
  const missing = work.reduce(
    (sum, { why, cents }) =>
      why === 'refund-refused' || why === 'account-refused' ? sum : sum + cents,
    0,
  );
  return owedCents < cardsCents - missing;
}

/** What the gift cards cost that an order sold and that were not taken back; those of a cancelled order are, by the desk. */
async function soldCents(
  { store }: SettlerContext,
  { submission, events }: OrderDesk,
): Promise<Cents> {
  if (events.some(({ kind }) => kind === 'canceled' || kind === 'recalled')) return 0;
  const cards = await cardsOfOrder(store, submission.orderID);
  return cards.reduce((sum, { cents }) => sum + cents, 0);
}

function moneyOf(seen: OrderDesk) {
  return moneyAnswer(seen, dueMoves(seen.money, now()));
}

/** What is known of an order's money. Throws `UpstreamUnavailable` when the gateway or the settings do not answer. */
async function lookedAt(desk: SettlerContext, orderID: string): Promise<OrderDesk | null> {
  try {
    return await readDesk(desk, orderID);
  } catch (error) {
    if (error instanceof UpstreamUnavailable || error instanceof CommerceFailure) throw error;
    throw new UpstreamUnavailable('payments', errorWords(error));
  }
}
