import { orderNumber, readOrderNumber } from '@/lib/orders/order-number';
import type { KnownOrders } from '@/provision/doctor/numbered-orders';
import type { Database } from '@/services/database/database';
import { sql, type Statements, type Store } from '@/services/database/statements';

/**
 * The number of an order: the one it has, else the next that is free (ruling 35). One that was given stays taken, whatever becomes of the order;
 * books restored from a backup pass over what orders put back have taken.
 */
export function* giveOrderNumber(orderID: string): Statements<string> {
  for (;;) {
    const [has] = yield* sql<{ number: string }>(
      'select number from services.order_number where order_id = $1',
      [orderID],
    );
    if (has) return has.number;
    const [next] = yield* sql<{ serial: string }>(
      `select nextval('services.order_serial')::text as serial`,
    );
    yield* keepOrderNumber(orderID, orderNumber(Number(next?.serial)));
  }
}

/** Gives an order back the number that it carries at the commerce platform, for books that do not know it (decision 147). */
export function* keepOrderNumber(orderID: string, number: string): Statements<void> {
  yield* sql(
    'insert into services.order_number (order_id, number) values ($1, $2) on conflict do nothing',
    [orderID, number],
  );
}

/** The order that has a number, in its one spelling; `null` for none. */
export function* orderOfNumber(number: string): Statements<string | null> {
  const [row] = yield* sql<{ order_id: string }>(
    'select order_id from services.order_number where number = $1',
    [number],
  );
  return row?.order_id ?? null;
}

/** The ID of an order that staff name, by its ID or by the number people say. */
export async function orderNamed(store: Store, name: string): Promise<string> {
  const number = readOrderNumber(name);
  return (number && (await store.transact(() => orderOfNumber(number)))) ?? name;
}

/** Which of some orders these books have given a number. */
export function ordersWithNumbers(db: Pick<Database, 'query'>): KnownOrders {
  return async (orderIDs) => {
    const rows = await db.query<{ order_id: string }>(
      'select order_id from services.order_number where order_id = any($1::text[])',
      [orderIDs],
    );
    return rows.map(({ order_id: orderID }) => orderID);
  };
}
