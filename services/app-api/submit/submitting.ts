import { decodeJwt } from 'jose';
import { whereNobodySubmits, type Submitter } from '@/lib/config/submitters';
import { log } from '@/lib/core/log';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { CommerceFailure } from '../../upstream/commerce/failure';
import {
  cancelOrder,
  findOrder,
  readOrder,
  submitAsShopper,
  submitOrder,
} from '../../upstream/commerce/orders';
import { checkOrder } from './check-order';
import { LostRow, waitForEnd } from '../../orders/journal';
import type { Step, Work } from './saga-context';
import { asRefusal, cannotProcess, type Refusal, type Submission } from '../../orders/submission';

const othersEndWithinMs = 10_000;
const givenUp: ReadonlySet<Submission['state']> = new Set(['releasing', 'refused']);

/** Longer than checking an order and holding its money take when every call uses its whole time limit. */
const longestMs = 2 * 60_000;

/** Whether a verified token will still be valid at the end of a submit, when it is used to submit the order (decision 183). Pure. */
export function outlivesSubmit(accessToken: string, now: Date): boolean {
  const { exp = 0 } = decodeJwt(accessToken);
  return exp * 1000 - now.getTime() > longestMs;
}

/** Whether there is a token to submit with: where only the shopper's may submit, a row taken over has none, because shoppers' tokens are not stored. */
export function maySubmit({ submitter, request }: Pick<Work, 'submitter' | 'request'>): boolean {
  return submitter === 'elevated' || request !== null;
}

/**
 * Submits, unless an earlier try has done so, with the token that `COMMERCE_SUBMIT` names (decision 183). An unknown outcome is looked up by order ID. A row
 * that was taken over is submitted with the elevated token if it still passes its check; where only the shopper's token may submit, it goes on when the order
 * turns out to be submitted, and is given up when not.
 */
export const submitting: Step = async (work, row) => {
  const { upstream, journal, at, request } = work;
  if (request === null) {
    const order = await findOrder(upstream.token, row.orderID);
    if (order?.IsSubmitted) return journal.write(row, { state: 'verifying' });
    if (!order || !maySubmit(work)) return giveUp(work, row, cannotProcess);
    const approved = { cents: row.amountCents, hash: row.orderHash };
    const checked = await checkOrder(work, row.orderID, approved, null);
    if (!checked.ok) return giveUp(work, row, asRefusal(checked.error));
  }
  const refused = await submit(work, row);
  if (refused)
    return journal.write(row, {
      state: 'releasing',
      refusal: submitRefusal(refused, row.calculated),
    });
  await at('order-submitted');
  return orCancel(work, row, () => journal.write(row, { state: 'verifying' }));
};

/**
 * Submits; returns the refusal, or `null` when the order is submitted. With the shopper's token, which is not there later, a call that turns out to have had no
 * effect is made once more. Throws `CommerceFailure` while the outcome is open, and `LostRow`.
 */
async function submit(work: Work, row: Submission): Promise<CommerceFailure | null> {
  const { upstream, journal, submitter, request } = work;
  const bearer = submitter === 'shopper' && request !== null ? request.accessToken : null;
  for (let triesLeft = bearer === null ? 1 : 2; ; triesLeft -= 1) {
    try {
      const order = await (bearer === null
        ? submitOrder(upstream.token, row.orderID)
        : submitAsShopper(bearer, row.orderID));
      if (order.IsSubmitted) return null;
      throw new CommerceFailure(false);
    } catch (error) {
      if (!(error instanceof CommerceFailure)) throw error;
      if ((await findOrder(upstream.token, row.orderID))?.IsSubmitted) return null;
      if (error.refused) {
        if (error.status === 403) sayWhoMayNot(row, submitter);
        return error;
      }
      if (triesLeft <= 1) throw error;
      // Proves that the row has not been given up, and keeps it from being taken over during the next try.
      await journal.write(row, { state: 'submitting' });
    }
  }
}

/**
 * Gives up an attempt that was taken over. A call that was under way when its process stopped may still succeed: its sender reads the row afterwards
 * (`orCancel`), and this function reads the order after writing the row, so that one of the two sees the other. Then the attempt goes on.
 */
async function giveUp(
  { upstream, journal }: Work,
  row: Submission,
  refusal: Refusal,
): Promise<Submission> {
  const released = await journal.write(row, { state: 'releasing', refusal });
  return (await findOrder(upstream.token, row.orderID))?.IsSubmitted
    ? journal.write(released, { state: 'verifying', refusal: null })
    : released;
}

/**
 * Records that the order is submitted. A process that took the row over may have given it up before that: then the order is cancelled. Throws what `write`
 * throws.
 */
async function orCancel(
  work: Work,
  row: Submission,
  write: () => Promise<Submission>,
): Promise<Submission> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof LostRow && (await isGivenUp(work, row))) {
      await cancelOrder(work.upstream.token, row.orderID);
      log('warn', 'submitted after it was given up: cancelled', {
        orderID: row.orderID,
        operation: 'submitorder',
      });
    }
    throw error;
  }
}

/**
 * Whether nothing is held any more for an order that is submitted. Waits for an attempt that is just being given up, because that may still see the order and
 * go on.
 */
async function isGivenUp({ upstream, journal }: Work, row: Submission): Promise<boolean> {
  const seen = await journal.find(row.orderID);
  if (seen === null || (seen.attempt === row.attempt && !givenUp.has(seen.state))) return false;
  if ((await readOrder(upstream.token, row.orderID)).Status === 'Canceled') return false;
  const end = await waitForEnd(journal, seen, othersEndWithinMs);
  return end?.state === 'refused';
}

function sayWhoMayNot({ orderID }: Submission, submitter: Submitter): void {
  const { says, todo } = whereNobodySubmits[submitter];
  log('error', 'commerce lets nobody submit with this token', {
    orderID,
    operation: 'submitorder',
    detail: `${says} ${todo}`,
  });
}

const refusalCodes: Record<string, Refusal['code']> = {
  'Inventory.Insufficient': 'out-of-stock',
  'Order.ProductsNotFound': 'product-unavailable',
  'Order.CannotSubmitWithInactiveProduct': 'product-unavailable',
  'Order.CannotSubmitWithNoLineItems': 'selections-invalid',
  'Order.CannotSubmitBadStatus': 'order-already-placed',
  'PriceSchedule.CannotExceedMax': 'selections-invalid',
  'PriceSchedule.CannotBeLessThanMin': 'selections-invalid',
  'PriceSchedule.QuantityNotAllowed': 'selections-invalid',
};

/** The platform's refusal to submit as the shop's own, with the lines of the product it names. */
export function submitRefusal(failure: CommerceFailure, order: CalculatedOrder | null): Refusal {
  // Only a shopper's token can have expired: the services renew their own.
  if (failure.status === 401) return { code: 'session-expired' };
  const code = refusalCodes[failure.code ?? ''] ?? 'cannot-process';
  const productID = productIDOf(failure.data);
  const lines = order?.CalculatorShipments.flatMap(({ LineItems }) => LineItems) ?? [];
  const ids = lines
    .filter((line) => productID !== null && line.ProductID === productID)
    .map(({ ID }) => ID);
  return ids.length > 0 ? { code, ids } : { code };
}

function productIDOf(data: unknown): string | null {
  const id =
    typeof data === 'object' && data !== null
      ? (data as { ProductID?: unknown }).ProductID
      : undefined;
  return typeof id === 'string' ? id : null;
}
