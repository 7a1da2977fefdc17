import type { Cents } from '@/lib/core/money';
import type { ErrorCode, Problem } from '@/lib/core/errors/error-codes';
import type { OrderChange } from '@/lib/core/order-change';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import type { TenderRow } from './tender-row';

/**
 * The state of an order's submit. Each is written before the work it names and left after it; `placed` and `refused` are final, all others are open and will
 * reach one of them.
 */
type SubmissionState = OpenState | 'placed' | 'refused';

export type OpenState =
  /** Order and selections are being checked; nothing is held, the gateway has not been asked. */
  | 'checking'
  /** Stored value, places on runs and gift card numbers are held. The gateway may have been asked to hold the rest of the money. */
  | 'authorising'
  /** All money is held; the payments are being written onto the order. */
  | 'authorised'
  /** The commerce platform may have been asked to submit. */
  | 'submitting'
  /** Submitted; what was submitted is being compared with what was approved. */
  | 'verifying'
  /** What was submitted differs from what was approved: the order is being cancelled. */
  | 'cancelling'
  /** Refused; whatever is held is being released. */
  | 'releasing';

/** Why an attempt ended without an order. */
export interface Refusal {
  code: ErrorCode;
  ids?: string[];
  /** What no longer holds of the order. */
  changes?: OrderChange[];
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

/** The refusal that only says that the order was not placed. */
export const cannotProcess: Refusal = { code: 'cannot-process' };

/** A problem as the journal stores it. */
export function asRefusal({ code, ids, changes, retryAfter }: Problem): Refusal {
  return {
    code,
    ...(ids ? { ids } : {}),
    ...(changes ? { changes } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** The buyer of an anonymous session. */
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
  /** Raised with every new attempt after a refusal; part of the gateway's order ID. */
  attempt: number;
  state: SubmissionState;
  /** The caller's ID of this attempt, by which it opens once; `null` where none was given. */
  attemptID: string | null;
  /** The runner that works on the row now; every write checks it. */
  runner: string;
  amountCents: Cents;
  requestHash: string;
  orderHash: string | null;
  /** The tenders of the order; empty until it was checked. */
  tenders: TenderRow[];
  guest: Guest | null;
  refusal: Refusal | null;
  result: SubmitAnswer | null;
  /** The order as placed, with later changes (`noteChanges`). */
  calculated: CalculatedOrder | null;
}

/** The request hash of an order that was put back into the journal: its request is unknown, so any counts as the same. */
export const unknownRequest = '';

/** Whether the row has come to its end. */
export function isClosed({ state }: Pick<Submission, 'state'>): boolean {
  return state === 'placed' || state === 'refused';
}
