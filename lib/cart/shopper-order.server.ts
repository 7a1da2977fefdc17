import 'server-only';
import type { LineItem } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { orNull } from '@/lib/upstream/commerce/client';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import { createOrder, newestUnsubmittedOrder } from '@/lib/upstream/commerce/orders';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { submissionStatus } from '@/lib/upstream/app-api/orders';

/** The ID of the shopper's cart: the one an anonymous token names, or a customer's newest unsubmitted order; `null` when there is none (specification A4). */
export async function findOrderID(shopper: Shopper, session: Session): Promise<string | null> {
  if (session.orderID) return session.orderID;
  const newest = await shopper.call(session, ({ accessToken }) =>
    newestUnsubmittedOrder(accessToken),
  );
  if (newest?.ID) remember(shopper, newest.ID);
  return newest?.ID ?? null;
}

/**
 * The order a customer goes on with where theirs is gone: a log-in on another device has gathered its lines into a newer one. `null` where there is none, and for a
 * visitor, whose order is only not made yet. Throws `UpstreamError`.
 */
export async function orderInPlaceOf(shopper: Shopper, goneID: string): Promise<string | null> {
  if (shopper.current()?.kind !== 'customer') return null;
  leaveOrder(shopper);
  const session = shopper.current();
  const orderID = session && (await findOrderID(shopper, session));
  return orderID === goneID ? null : orderID;
}

/** The shopper's session and the ID of their cart's order, creating neither; `null` where one is missing. */
export async function liveOrder(
  shopper: Shopper,
): Promise<{ session: Session; orderID: string } | null> {
  const session = await shopper.live();
  const orderID = session && (await findOrderID(shopper, session));
  return session && orderID ? { session, orderID } : null;
}

/** The lines of the shopper's cart, or only the `wanted` ones; empty where there is no cart. */
export async function cartLines(shopper: Shopper, wanted?: readonly string[]): Promise<LineItem[]> {
  const open = await liveOrder(shopper);
  if (!open) return [];
  const lines = await shopper.call(open.session, ({ accessToken }) =>
    orNull(listLineItems(accessToken, open.orderID)),
  );
  return (lines ?? []).filter(({ ID }) => !wanted || wanted.includes(ID ?? ''));
}

/** The order to write to; a customer without one gets a new order. Throws `UpstreamError`. */
export async function orderForWrite(shopper: Shopper, session: Session): Promise<string> {
  const openOrderID = await findOrderID(shopper, session);
  if (openOrderID) return openOrderID;
  const { ID } = await createOrder(session.accessToken, {});
  remember(shopper, ID);
  return ID;
}

/**
 * The order to write to where the shopper's is not there: a visitor's is made now, a customer's is the one they go on with, or a new one. Throws
 * `UpstreamError`.
 */
export async function orderForMissing(
  shopper: Shopper,
  session: Session,
  missingID: string,
): Promise<string> {
  if (session.kind === 'customer')
    return (
      (await orderInPlaceOf(shopper, missingID)) ??
      orderForWrite(shopper, shopper.current() ?? session)
    );
  await claimOrder(session.accessToken, missingID);
  return missingID;
}

/** Makes the order an anonymous token names; that a parallel request made it first is fine. Throws `UpstreamError`. */
async function claimOrder(accessToken: string, orderID: string): Promise<void> {
  try {
    await createOrder(accessToken, { ID: orderID });
  } catch (error) {
    if (!isRefusedWith(error, 409)) throw error;
  }
}

function remember(shopper: Shopper, orderID: string): void {
  const session = shopper.current();
  if (session) shopper.set({ ...session, orderID });
}

interface OpenOrder {
  session: Session;
  orderID: string | null;
}

/**
 * The session and order for a write that needs an open order: `order-being-placed` while it is being placed; after one that has been placed the shopper starts
 * a new one (ruling 29). Throws `UpstreamError`.
 */
export async function openForChange(shopper: Shopper): Promise<Result<OpenOrder, Problem>> {
  const session = await shopper.ensure();
  const orderID = await findOrderID(shopper, session);
  const submission = orderID ? await submissionOrNone(session, orderID) : none;
  if (submission.Status === 'Pending') return err(problem('order-being-placed'));
  if (submission.Status !== 'Submitted')
    return ok({ session: shopper.current() ?? session, orderID });
  leaveOrder(shopper, submission);
  return ok({ session: await shopper.ensure(), orderID: shopper.current()?.orderID ?? null });
}

/**
 * As `openForChange`, but for a change of something that must exist: `not-found` for a customer without an order, `visit-ended` for a visitor
 * whose session ended or whose cookie has gone, `order-already-placed` where the receipt says so.
 */
export async function openExisting(
  shopper: Shopper,
): Promise<Result<{ session: Session; orderID: string }, Problem>> {
  if (!(await shopper.live())) return err(noVisit(shopper));
  const open = await openForChange(shopper);
  if (!open.ok) return open;
  const { session, orderID } = open.value;
  return orderID ? ok({ session, orderID }) : err(problem('not-found'));
}

/** The problem of a visit that is over: it ended with an order, or by itself. */
export function noVisit(shopper: Shopper): Problem {
  return problem(shopper.receipt() && !shopper.lostCart() ? 'order-already-placed' : 'visit-ended');
}

/** Where the shopper has lost their cart with an ended visit, replaces `not-found` and `session-expired` by the problem that says so. */
export function explainLostCart<T>(
  shopper: Shopper,
  answer: Result<T, Problem>,
): Result<T, Problem> {
  const missing =
    !answer.ok && (answer.error.code === 'not-found' || answer.error.code === 'session-expired');
  return missing && shopper.lostCart() ? err(noVisit(shopper)) : answer;
}

/** The state of an order's submit; of a placed order also whose it is and the token of its link. */
const submissionSchema = z
  .object({
    Status: z.string(),
    UserID: z.string().optional(),
    OrderID: z.string().optional(),
    Link: z.string().optional(),
  })
  .catch({ Status: 'none' });

type SubmissionReport = z.output<typeof submissionSchema>;

const none: SubmissionReport = { Status: 'none' };

/**
 * Detaches the shopper from an order that has been placed: a customer stays signed in, a guest gets its receipt and their next write starts a new session
 * (ruling 29).
 */
export function leaveOrder(
  shopper: Shopper,
  { UserID: userID, OrderID: orderID, Link: link }: Omit<SubmissionReport, 'Status'> = {},
): void {
  const session = shopper.current();
  if (session?.kind === 'customer') return shopper.set({ ...session, orderID: null });
  shopper.set(null);
  if (userID && orderID && link) shopper.keepReceipt({ userID, orderID, link });
}

/**
 * As `leaveOrder`, for an order that is found to be placed, because the response that would have brought a guest the receipt may be lost. Throws
 * `UpstreamError` where the link of the order cannot be read.
 */
export async function leaveFoundOrder(
  shopper: Shopper,
  accessToken: string,
  orderID: string,
): Promise<void> {
  const isGuest = shopper.current()?.kind !== 'customer';
  const submission = isGuest ? await submissionOf(accessToken, orderID) : none;
  // An order that is being verified may still be refused, and has no link yet.
  if (submission.Status !== 'Pending') leaveOrder(shopper, submission);
}

async function submissionOf(accessToken: string, orderID: string): Promise<SubmissionReport> {
  try {
    return await submissionStatus(accessToken, orderID, (answer) => submissionSchema.parse(answer));
  } catch (error) {
    if (isRefusedWith(error, 404)) return none;
    throw error;
  }
}

async function submissionOrNone(
  { accessToken }: Session,
  orderID: string,
): Promise<SubmissionReport> {
  try {
    return await submissionOf(accessToken, orderID);
  } catch (error) {
    // The submit compares the lines again, so a change is safe even while the state of a submit cannot be read.
    if (isUpstreamError(error)) return none;
    throw error;
  }
}
