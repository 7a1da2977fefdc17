import type { Json } from '@/platform/commerce/engine/json';
import type { Queryable } from '@/services/database/database';

/** The payments of an order, in the order of their IDs. */
export async function readPayments(handle: Queryable, order: Json): Promise<Json[]> {
  const rows = await handle.query<{ doc: Json }>(
    `select doc from commerce.resource where kind = 'Payment' and parent = $1 order by id`,
    [order.ID],
  );
  return rows.map(({ doc }) => doc);
}
