import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '@/lib/core/ids';
import { errorWords, PlainError } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { toCents } from '@/lib/core/money';
import type { SubmitAnswer } from '@/lib/orders/calculated-order';
import type { Client } from '../limits/client';
import { type Opening, waitForEnd } from '../../orders/journal';
import { requestHash, type SubmitOrderRequest } from './request';
import { runSaga } from './run-saga';
import type { ShopperSubmit, PayerName, SagaContext } from './saga-context';
import { unknownRequest, type Submission } from '../../orders/submission';

/** Submits orders, each at most once, and tracks those under way in this process. */
export interface OrderPlacer {
  /**
   * Places an order whose ownership is proven. Of parallel calls one works, the others wait and get its answer. After `answerWithinMs` the answer is `Pending`
   * and the work goes on. `customer` is the name on a card's bill where no guest gave theirs.
   */
  place(
    request: SubmitOrderRequest,
    accessToken: string,
    client: Client,
    customer?: PayerName,
  ): Promise<SubmitAnswer>;
  /** Waits for the work under way. */
  settle(): Promise<void>;
}

/** The entry of the saga. */
export function orderPlacer(context: SagaContext, answerWithinMs: number): OrderPlacer {
  const running = new Set<Promise<unknown>>();
  const run = async (opened: Submission, request: ShopperSubmit): Promise<SubmitAnswer | null> => {
    try {
      await context.at('opened');
      return (await runSaga(context, opened, request)).result;
    } catch (error) {
      log('error', 'submit interrupted', {
        orderID: opened.orderID,
        operation: 'submitorder',
        detail: errorWords(error),
      });
      return null;
    }
  };
  return {
    settle: async () => {
      await Promise.all(running);
    },
    place: async (request, accessToken, client, customer = {}) => {
      const pending: SubmitAnswer = { Status: 'Pending', OrderID: request.OrderID };
      const opening = openingOf(request);
      const opened = await open(context, opening);
      if (!('isNew' in opened)) return opened.refused;
      if (!opened.isNew)
        return (await waitForEnd(context.journal, opened.row, answerWithinMs))?.result ?? pending;
      const { LilacPayments: payments, ApprovedHash, Guest: payer = customer } = request;
      const approvedHash = ApprovedHash ?? null;
      const work = run(opened.row, { payments, approvedHash, accessToken, client, payer });
      running.add(work);
      void work.finally(() => running.delete(work));
      return (await Promise.race([work, delay(answerWithinMs, null, { ref: false })])) ?? pending;
    },
  };
}

type Opened = { isNew: boolean; row: Submission } | { refused: SubmitAnswer };

/** Opens the order's row for a new attempt, or returns the existing one. The same order with another body is refused. */
async function open({ journal }: SagaContext, opening: Opening): Promise<Opened> {
  const fresh = await journal.open(opening);
  if (fresh) return { isNew: true, row: fresh };
  const earlier = await journal.find(opening.orderID);
  if (!earlier) throw new PlainError('A submission has gone.');
  if (earlier.state === 'refused' && !isSameAttempt(earlier, opening)) {
    const again = await journal.reopen(opening, earlier.attempt);
    if (again) return { isNew: true, row: again };
  }
  const row = (await journal.find(opening.orderID)) ?? earlier;
  if (isSameAttempt(row, opening)) return { isNew: false, row };
  if ([opening.requestHash, unknownRequest].includes(row.requestHash)) return { isNew: false, row };
  return { refused: { Status: 'Refused', OrderID: opening.orderID, Code: 'submit-mismatch' } };
}

/** Whether a row is that of the attempt to be opened, which was sent twice, or came late after it was withdrawn. */
function isSameAttempt(row: Submission, { attemptID }: Opening): boolean {
  return attemptID !== null && row.attemptID === attemptID;
}

function openingOf(request: SubmitOrderRequest): Opening {
  return {
    orderID: request.OrderID,
    runner: newId(),
    amountCents: toCents(request.ApprovedTotal),
    requestHash: requestHash(request),
    guest: request.Guest ?? null,
    attemptID: request.AttemptID ?? null,
  };
}
