import { newId } from '@/lib/core/ids';
import { sql, type Statements } from '@/services/database/statements';
import { enqueue } from './outbox';

/** How long nobody must have changed an order before it is looked at: who moves several lines is heard out, and whoever ordered is mailed once. */
const quietMs = 2 * 60_000;

/** Has a placed order looked at for what was changed of it, once it is left alone. */
export function* lookAtOrderLater(orderID: string): Statements<void> {
  const waiting = yield* sql(
    `update services.outbox set due_at = clock_timestamp() + make_interval(secs => $2::float8)
     where kind = 'order-look' and payload ->> 'orderID' = $1 and sent_at is null and attempts = 0 returning 1`,
    [orderID, quietMs / 1000],
  );
  if (waiting.length > 0) return;
  yield* enqueue(
    { messageID: `look-${orderID}-${newId()}`, kind: 'order-look', payload: { orderID } },
    quietMs,
  );
}

/** Has how far an order's shipments are written to the commerce platform, in the transaction that changes it. */
export function* writeStatusesLater(orderID: string): Statements<void> {
  yield* enqueue({
    messageID: `shipments-${orderID}-${newId()}`,
    kind: 'shipment-status',
    payload: { orderID },
  });
}
