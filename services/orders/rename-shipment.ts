import { sql, type Statements } from '@/services/database/statements';

/** Keeps what belongs to a shipment with it where its ID is another now: what happened to it, its photos, the links that open it. */
export function* renameShipment(orderID: string, from: string, to: string): Statements<void> {
  for (const table of ['shipment_event', 'photo', 'order_link'])
    yield* sql(
      `update services.${table} set shipment_id = $3 where order_id = $1 and shipment_id = $2`,
      [orderID, from, to],
    );
}
