import 'server-only';
import { leaveOrder } from '@/lib/cart/open-for-change.server';
import { refusals } from '@/lib/cart/refusals';
import { findOrderID } from '@/lib/cart/shopper-order.server';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { SubmitRequest } from '@/lib/orders/calculated-order';
import { attempt, clientAddress } from '@/lib/http/attempt-limits';
import { receiptLifetimeMs } from '@/lib/session/receipt';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { submissionStatus, submitOrder } from '@/lib/upstream/app-api/orders';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Submit } from './schema';
import { parseSubmitAnswer, submitOutcome, type SubmitOutcome } from './submit-outcome';
import { toPayment } from './tenders';

/**
 * Places the shopper's order through the App API, which owns the saga. An answer that got lost is `checking`, never a second try
 * (decision 10). A customer orders in their own name, whatever a page from before the log-in sends; a guest has to give one. Once placed, a guest gets a receipt
 * and the visitor leaves the order (decision 29).
 */
export function submitCheckout(shopper: Shopper, body: Submit, request: Request): Promise<Result<SubmitOutcome, Problem>> {
  return refusals(async () => {
    const session = await shopper.live();
    const orderID = session && await findOrderID(shopper, session);
    if (!session || !orderID) return err(problem(shopper.lostCart() ? 'session-expired' : 'not-found'));
    if (session.kind === 'anonymous' && !body.guest) return err(problem('bad-request', { field: 'guest' }));
    const tries = body.tenders.flatMap((tender) => (tender.kind === 'giftCard' ? [attempt('gift-card', { address: clientAddress(request), account: tender.number })] : []));
    if (tries.includes(null)) return err(problem('rate-limited'));
    try {
      const asked = submitRequest(orderID, session.kind === 'customer' ? { ...body, guest: undefined } : body);
      const answer = await asOwner(shopper, session, ({ accessToken }) => submitOrder(accessToken, asked, parseSubmitAnswer));
      if (answer.Status === 'Refused' && answer.Code === 'gift-card-unavailable') tries.length = 0;
      return settle(shopper, session, submitOutcome(answer));
    } catch (error) {
      if (isUpstreamError(error) && error.kind !== 'refused') return ok({ state: 'checking' });
      throw error;
    } finally {
      tries.forEach((tried) => tried?.giveBack());
    }
  });
}

/** What became of the shopper's submit; `not-found` when none is known, so nothing was submitted or charged. */
export function checkoutStatus(shopper: Shopper): Promise<Result<SubmitOutcome, Problem>> {
  return refusals(async () => {
    const session = await shopper.live();
    const orderID = session && await findOrderID(shopper, session);
    const receipt = shopper.receipt();
    if (!session || !orderID) return receipt ? ok({ state: 'placed', userID: receipt.userID, orderID: receipt.orderID }) : err(problem('not-found'));
    try {
      const answer = await asOwner(shopper, session, ({ accessToken }) => submissionStatus(accessToken, orderID, parseSubmitAnswer));
      return settle(shopper, session, submitOutcome(answer));
    } catch (error) {
      if (isRefusedWith(error, 404)) return err(problem('not-found'));
      if (isUpstreamError(error) && error.kind !== 'refused') return ok({ state: 'checking' });
      throw error;
    }
  });
}

/**
 * A customer's call by the 401 rule of decision 7: the App API proves the order theirs before it does anything, so a call refused with 401
 * has placed nothing. A visitor's call goes once: a new token names another order.
 */
function asOwner<T>(shopper: Shopper, session: Session, run: (live: Session) => Promise<T>): Promise<T> {
  return session.kind === 'customer' ? shopper.call(session, run) : run(session);
}

function settle(shopper: Shopper, { kind, accessToken }: Session, outcome: Result<SubmitOutcome, Problem>): Result<SubmitOutcome, Problem> {
  if (!outcome.ok || outcome.value.state !== 'placed') return outcome;
  const { userID, orderID } = outcome.value;
  leaveOrder(shopper);
  if (kind === 'anonymous') shopper.keepReceipt({ userID, orderID, accessToken, until: now().getTime() + receiptLifetimeMs });
  return outcome;
}

function submitRequest(orderID: string, { approvedTotal, tenders, guest }: Submit): SubmitRequest {
  return {
    OrderID: orderID,
    OrderDirection: 'Outgoing',
    ApprovedTotal: toDollars(approvedTotal),
    LilacPayments: tenders.map(toPayment),
    ...(guest ? { Guest: { FirstName: guest.firstName, LastName: guest.lastName, Email: guest.email } } : {}),
  };
}
