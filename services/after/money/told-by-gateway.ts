import { sql, type Statements } from '@/services/database/statements';
import { orderOfTransaction } from '../order-of-transaction';
import { callDesk } from './desk';

/**
 * The gateway tells that something became of a transaction: its order is called to the money desk, which looks at the gateway and believes nothing that was
 * told. Answers the order; `null` for a transaction that no order knows.
 */
export function* callDeskOf(transactionID: string, now: Date): Statements<string | null> {
  const [row] = yield* sql<{ order_id: string | null }>(
    `select ${orderOfTransaction('$1')} as order_id`,
    [transactionID],
  );
  const orderID = row?.order_id ?? null;
  if (orderID) yield* callDesk(orderID, now);
  return orderID;
}
