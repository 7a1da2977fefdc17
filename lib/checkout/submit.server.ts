import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { findOrderID, leaveOrder, liveOrder, noVisit } from '@/lib/cart/shopper-order.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { SubmitAnswer, SubmitRequest } from '@/lib/orders/calculated-order';
import { type Session, shopperKey } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { submissionStatus, submitOrder, withdrawAttempt } from '@/lib/upstream/app-api/orders';
import { isRefusedWith, isUnanswered } from '@/lib/upstream/upstream-error';
import { loadConfirmation } from './confirmation.server';
import { attemptSchema, type Submit } from './schema';
import { parseSubmitAnswer, submitOutcome, type SubmitOutcome } from './submit-outcome';
import { toPayment } from './payment/tenders';
import { clientAddress } from '@/lib/http/client-address';
import { attempt, type Counted } from '@/lib/limits/attempts';
import type { Tender } from '@/lib/orders/tender';

/**
 * Counts the gift cards of a submit as tries at their numbers and PINs; `null` when there were too many. `giveBack` undoes the count for a submit in which no
 * card was refused, where a right PIN proves that it was no guess. A number without PIN stays counted, because a guessed number opens its card too.
 */
async function giftCardTries(
  tenders: readonly Tender[],
  request: Request,
  session: Session,
): Promise<Counted | null> {
  const cards = tenders.filter((tender) => tender.kind === 'giftCard');
  const who = { address: clientAddress(request), shopper: shopperKey(session) };
  const tries = await Promise.all(
    cards.map(({ number }) => attempt('gift-card', { ...who, account: number })),
  );
  if (tries.includes(null)) return null;
  return {
    giveBack: async () =>
      void (await Promise.all(tries.map((tried, index) => cards[index]?.pin && tried?.giveBack()))),
  };
}

/**
 * Places the shopper's order through the App API, which owns the saga. An answer that got lost is `checking`, never a second try
 * (ruling 10). A customer orders in their own name, whatever a page from before the log-in sends; a guest has to give one. Once placed, a guest gets a receipt
 * and the visitor leaves the order (ruling 29).
 */
export async function submitCheckout(
  shopper: Shopper,
  body: Submit,
  request: Request,
): Promise<Result<SubmitOutcome, Problem>> {
  const visitor = shopper.current();
  return toGuest(
    visitor,
    await refusals(async () => {
      const session = await shopper.live();
      const orderID = session && (await findOrderID(shopper, session));
      if (!session) return err(noVisit(shopper));
      if (!orderID) return err(problem('not-found'));
      if (session.kind === 'anonymous' && !body.guest)
        return err(problem('bad-request', { field: 'guest' }));
      const tries = await giftCardTries(body.tenders, request, session);
      if (!tries) return err(problem('rate-limited'));
      let guessed = false;
      try {
        const submission = submitRequest(
          orderID,
          session.kind === 'customer' ? { ...body, guest: undefined } : body,
        );
        const answer = await asOwner(shopper, session, ({ accessToken }) =>
          submitOrder(accessToken, submission, parseSubmitAnswer),
        );
        guessed = answer.Status === 'Refused' && answer.Code === 'gift-card-unavailable';
        return settle(shopper, answer);
      } catch (error) {
        if (isUnanswered(error)) return ok({ state: 'checking' });
        throw error;
      } finally {
        if (!guessed) await tries.giveBack();
      }
    }),
  );
}

/** Replaces `session-expired` for a visitor, who has nothing to log in to: their visit ended. */
function toGuest<T>(visitor: Session | null, answer: Result<T, Problem>): Result<T, Problem> {
  const isOver = !answer.ok && answer.error.code === 'session-expired';
  return isOver && visitor?.kind === 'anonymous' ? err(problem('visit-ended')) : answer;
}

/**
 * The state of the shopper's submit; `not-found` when there is none. `?attempt=`: of that attempt alone. `?order=`: whether that order of theirs has been
 * placed, also when it is no longer their cart; `not-found` until then, and for anyone else's.
 */
export function checkoutStatus(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<SubmitOutcome, Problem>> {
  return refusals(async () => {
    const requestedOrderID = query.get('order');
    if (requestedOrderID !== null)
      return placedStatus(shopper, await shopper.live(), requestedOrderID);
    const attemptID = attemptSchema.optional().safeParse(query.get('attempt') ?? undefined);
    if (!attemptID.success) return err(problem('bad-request', { field: 'attempt' }));
    return submitState(shopper, ({ accessToken }, orderID) =>
      submissionStatus(accessToken, orderID, parseSubmitAnswer, attemptID.data),
    );
  });
}

/**
 * Withdraws an attempt whose answer was lost and that is not known (ruling 10). Either it never begins and the answer is `cannot-process`, or it has begun and
 * the answer is its state. `not-found` when the shopper has no order any more.
 */
export function withdrawSubmit(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<SubmitOutcome, Problem>> {
  return refusals(async () => {
    const attemptID = attemptSchema.safeParse(query.get('attempt'));
    if (!attemptID.success) return err(problem('bad-request', { field: 'attempt' }));
    return submitState(shopper, ({ accessToken }, orderID) =>
      withdrawAttempt(accessToken, orderID, attemptID.data, parseSubmitAnswer),
    );
  });
}

/** The state of the submit of the shopper's order, from the App API; of an order just placed, from their receipt. */
async function submitState(
  shopper: Shopper,
  ask: (live: Session, orderID: string) => Promise<SubmitAnswer>,
): Promise<Result<SubmitOutcome, Problem>> {
  const open = await liveOrder(shopper);
  const receipt = shopper.receipt();
  if (!open)
    return receipt
      ? ok({ state: 'placed', userID: receipt.userID, orderID: receipt.orderID })
      : err(problem('not-found'));
  try {
    const answer = await asOwner(shopper, open.session, (live) => ask(live, open.orderID));
    return settle(shopper, answer);
  } catch (error) {
    if (isRefusedWith(error, 404)) return err(problem('not-found'));
    if (isUnanswered(error)) return ok({ state: 'checking' });
    throw error;
  }
}

async function placedStatus(
  shopper: Shopper,
  session: Session | null,
  orderID: string,
): Promise<Result<SubmitOutcome, Problem>> {
  if (!isId(orderID)) return err(problem('bad-request', { field: 'order' }));
  const receipt = shopper.receipt();
  const userID = receipt?.orderID === orderID ? receipt.userID : session?.userID;
  if (userID === undefined) return err(problem('not-found'));
  const placed = await loadConfirmation(shopper, userID, orderID);
  return placed.ok ? ok({ state: 'placed', userID, orderID }) : placed;
}

/**
 * Runs a customer's call by the 401 rule of ruling 7: the App API proves the ownership of the order first, so a call refused with 401 has placed nothing and
 * may be repeated. A visitor's call is made once: a new token names another order.
 */
function asOwner<T>(
  shopper: Shopper,
  session: Session,
  run: (live: Session) => Promise<T>,
): Promise<T> {
  return session.kind === 'customer' ? shopper.call(session, run) : run(session);
}

function settle(shopper: Shopper, answer: SubmitAnswer): Result<SubmitOutcome, Problem> {
  if (answer.Status === 'Submitted') leaveOrder(shopper, answer);
  return submitOutcome(answer);
}

function submitRequest(
  orderID: string,
  { attempt: attemptID, approvedTotal, approvedHash, tenders, guest, captcha }: Submit,
): SubmitRequest {
  return {
    OrderID: orderID,
    OrderDirection: 'Outgoing',
    ApprovedTotal: toDollars(approvedTotal),
    ...(approvedHash === undefined ? {} : { ApprovedHash: approvedHash }),
    LilacPayments: tenders.map(toPayment),
    ...(attemptID === undefined ? {} : { AttemptID: attemptID }),
    ...(captcha === undefined ? {} : { Captcha: captcha }),
    ...(guest
      ? {
          Guest: {
            FirstName: guest.firstName,
            LastName: guest.lastName,
            Email: guest.email,
            ...(guest.phone ? { Phone: guest.phone } : {}),
          },
        }
      : {}),
  };
}
