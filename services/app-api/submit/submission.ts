import type { Cents } from '@/lib/core/money';
import type { ErrorCode } from '@/lib/core/error-codes';
import type { OrderChange } from '@/lib/core/order-change';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import type { TenderRow } from './tender-row';

/**
 * How far the submit of an order has come. Each is written before the work it names and left after it; `placed` and `refused`
 * are ends, all others are open and will be brought to one of them.
 */
type SubmissionState = OpenState | 'placed' | 'refused';

export type OpenState =
  /** Order and selections are being checked; nothing is held, nothing was asked of the gateway. */
  | 'checking'
  /** Stored value, places on runs and gift card numbers are held. The gateway may have been asked to hold the rest of the money. */
  | 'authorising'
  /** All money is held; the payments are being written onto the order. */
  | 'authorised'
  /** The commerce platform may have been asked to submit. */
  | 'submitting'
  /** Submitted; what was submitted is being compared with what was approved. */
  | 'verifying'
  /** Something else was submitted than was approved: the order is being cancelled. */
  | 'cancelling'
  /** Refused; whatever is held is being let go. */
  | 'releasing';

/** Why an attempt ended without an order. */
export interface Refusal {
  code: ErrorCode;
  ids?: string[];
  /** What of the order does not hold any more. */
  changes?: OrderChange[];
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

/** Who orders, when the session is anonymous. */
interface Guest {
  FirstName: string;
  LastName: string;
  Email: string;
  /** Ten digits, where they left one. */
  Phone?: string;
}

/** One row of the journal: an order's submit. */
export interface Submission {
  orderID: string;
  /** Counts up with every new try after a refusal; part of the gateway's order ID. */
  attempt: number;
  state: SubmissionState;
  /** The ID whoever submits gave this attempt, by which it opens once; `null` where none was given. */
  attemptID: string | null;
  /** Who works on the row now; every write proves it. */
  runner: string;
  amountCents: Cents;
  requestHash: string;
  orderHash: string | null;
  /** What pays the order; empty until the order was checked. */
  tenders: TenderRow[];
  guest: Guest | null;
  refusal: Refusal | null;
  result: SubmitAnswer | null;
  /** The order as it was placed, with what was changed of it since (`noteChanges`). */
  calculated: CalculatedOrder | null;
}

/** Stands for the request of an order that was put back into the journal: nobody knows what it was, so any is the same. */
export const unknownRequest = '';

/** Whether the row has come to its end. */
export function isClosed({ state }: Pick<Submission, 'state'>): boolean {
  return state === 'placed' || state === 'refused';
}
