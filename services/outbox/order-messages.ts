import { newId } from '@/lib/core/ids';
import { sql, type Statements } from '@/services/database/statements';
import { enqueue, type OutboxMessage } from './outbox';
import { limits } from '@/lib/config/limits';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';

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

type EventMessage = Extract<OutboxMessage, { kind: 'purchased-events' }>;

/** The seats of events that a customer has bought with an order, to be kept on the user (ruling 31); `null` for none, and for an anonymous visitor, who has no such record. */
export function purchasedEvents(
  orderID: string,
  calculated: CalculatedOrder | null | undefined,
  userID: string,
): EventMessage | null {
  const bought = calculated?.CalculatorShipments.flatMap(({ LineItems }) => LineItems) ?? [];
  const seats = bought.filter(({ Product }) => Product.xp.IsWorkShopEvent === true);
  const events = [...new Set(seats.map(({ ProductID }) => ProductID))].map((ProductID) => {
    const lines = seats.filter((seat) => seat.ProductID === ProductID);
    return {
      ProductID,
      ProductCode: String(lines[0]?.Product.xp.ProductCode ?? ProductID),
      Seats: lines.reduce((sum, { Quantity }) => sum + Quantity, 0),
    };
  });
  if (events.length === 0 || userID === '' || userID === limits.anonymousUserID) return null;
  return {
    messageID: `events-${orderID}`,
    kind: 'purchased-events',
    payload: { userID, orderID, events },
  };
}

/** Has the seats of an order looked at once more, in the transaction that writes down that it was cancelled: they are the customer's no more. */
export function* takeSeatsBack(orderID: string): Statements<void> {
  const [row] = yield* sql<{ calculated: CalculatedOrder | null }>(
    `select calculated from services.submission where order_id = $1 and state = 'placed' and forgotten_at is null`,
    [orderID],
  );
  const userID = row?.calculated?.Order.FromUserID ?? '';
  const message = purchasedEvents(orderID, row?.calculated, userID);
  if (message) yield* enqueue({ ...message, messageID: `events-canceled-${orderID}` });
}

const saleID = (orderID: string) => `tax-sale-${orderID}`;

/** Has a placed order recorded as a sale, in the transaction that places it. */
export function* recordSale(orderID: string): Statements<void> {
  yield* enqueue({ messageID: saleID(orderID), kind: 'tax-sale', payload: { orderID } });
}

/** Has what was recorded of an order voided: it was cancelled whole. Nothing where its sale is not recorded. */
export function* voidSale(orderID: string): Statements<void> {
  yield* afterSale({ messageID: `tax-void-${orderID}`, kind: 'tax-void', payload: { orderID } });
}

/** Has what an order was lowered by recorded as a return; `key` is the lowering's in the books. Nothing where its sale is not recorded. */
export function* recordReturn(orderID: string, key: string): Statements<void> {
  yield* afterSale({
    messageID: `tax-return-${key}`,
    kind: 'tax-return',
    payload: { orderID, key },
  });
}

/** What the tax vendor is told: sales, returns, sales that are void. */
export type TaxMessage = Extract<OutboxMessage, { kind: 'tax-sale' | 'tax-return' | 'tax-void' }>;

/** Their kinds. Such a message names no person, IDs alone, and is owed to the books: it outlives the person of its order. */
export const taxKinds: readonly TaxMessage['kind'][] = ['tax-sale', 'tax-return', 'tax-void'];

function* afterSale(message: Exclude<TaxMessage, { kind: 'tax-sale' }>): Statements<void> {
  const sales = yield* sql('select 1 from services.outbox where message_id = $1', [
    saleID(message.payload.orderID),
  ]);
  if (sales.length > 0) yield* enqueue(message);
}
