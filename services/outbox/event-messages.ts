import { limits } from '@/lib/config/limits';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { sql, type Statements } from '@/services/database/statements';
import { enqueue, type OutboxMessage } from './outbox';

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
