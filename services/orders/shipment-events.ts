import {
  leavingStates,
  shipmentLife,
  type ShipmentEvent,
  type ShipmentLife,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';
import { sql, type Statements } from '@/services/database/statements';

/** An event of one of an order's shipments. */
interface OrderEvent extends ShipmentEvent {
  shipmentID: string;
}

interface EventRow extends Record<string, unknown> {
  key: string;
  shipment_id: string;
  state: ShipmentState;
  round: number;
  at: Date | string;
  note: string | null;
}

/** Appends an event; returns whether it is new. */
export function* appendEvent(orderID: string, event: OrderEvent): Statements<boolean> {
  const { key, shipmentID, state, round, at, note } = event;
  const rows = yield* sql(
    `insert into services.shipment_event (order_id, key, shipment_id, state, round, at, note)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7) on conflict do nothing returning 1`,
    [orderID, key, shipmentID, state, round, at, note],
  );
  return rows.length > 0;
}

/** An event of an order by its key; `null` where nobody told it. */
export function* eventOf(orderID: string, key: string): Statements<OrderEvent | null> {
  const [row] = yield* sql<EventRow>(
    'select key, shipment_id, state, round, at, note from services.shipment_event where order_id = $1 and key = $2',
    [orderID, key],
  );
  if (!row) return null;
  const { shipment_id: shipmentID, at, ...event } = row;
  return { ...event, shipmentID, at: new Date(at).toISOString() };
}

/** The lives of an order's shipments by their IDs; one that nothing has happened to is not among them. */
export function* livesOf(orderID: string): Statements<Map<string, ShipmentLife>> {
  return (yield* livesOfEach([orderID])).get(orderID) ?? new Map<string, ShipmentLife>();
}

/** The lives of the shipments of several orders, as `livesOf` has them, by their orders' IDs. */
export function* livesOfEach(
  orderIDs: readonly string[],
): Statements<Map<string, Map<string, ShipmentLife>>> {
  const rows = yield* sql<EventRow & { order_id: string }>(
    'select order_id, key, shipment_id, state, round, at, note from services.shipment_event where order_id = any($1::text[])',
    [orderIDs],
  );
  const events = new Map<string, Map<string, ShipmentEvent[]>>();
  for (const { order_id: orderID, shipment_id: shipmentID, at, ...event } of rows) {
    const ofOrder = events.get(orderID) ?? new Map<string, ShipmentEvent[]>();
    const own = ofOrder.get(shipmentID) ?? [];
    own.push({ ...event, at: new Date(at).toISOString() });
    events.set(orderID, ofOrder.set(shipmentID, own));
  }
  return new Map(
    [...events].map(([orderID, ofOrder]) => [
      orderID,
      new Map([...ofOrder].map(([shipmentID, own]) => [shipmentID, shipmentLife(own)])),
    ]),
  );
}

/** When the first of an order's shipments left the house or stood ready, by what was told; `null` while nothing has. */
export function* firstLeft(orderID: string): Statements<Date | null> {
  const [row] = yield* sql<{ at: Date | string | null }>(
    'select min(at) as at from services.shipment_event where order_id = $1 and state = any($2::text[])',
    [orderID, leavingStates],
  );
  return row?.at ? new Date(row.at) : null;
}
