import type { Order } from 'ordercloud-javascript-sdk';
import type { Store } from '@/services/database/statements';

/** How late the platform's lists of orders may be, in minutes. */
const listsLateMinutes = 15;

const placedLately = `state = 'placed' and guest is null and opened_at > clock_timestamp() - make_interval(mins => $1::integer)`;

/** What these services know of orders that the platform's lists may be late with. */
export interface OrdersOfLate {
  /** Whether any customer has placed one in the last quarter of an hour. */
  anyPlaced(): Promise<boolean>;
  /** This customer's of the last quarter of an hour, newest first, as they were calculated when they were placed. */
  placedBy(userID: string): Promise<Order[]>;
  /** Which of these orders have changed just now: a webhook told so within five minutes, or the shop floor within a quarter of an hour. */
  changed(orderIDs: readonly string[]): Promise<string[]>;
}

/** Reads them from the journal, from what the indexer will look at again, and from what happened to shipments. */
export function ordersOfLate(store: Store): OrdersOfLate {
  return {
    anyPlaced: async () =>
      (
        await store.query(`select 1 from services.submission where ${placedLately} limit 1`, [
          listsLateMinutes,
        ])
      ).length > 0,
    placedBy: async (userID) =>
      (
        await store.query<{ order: Order; opened: string }>(
          `select calculated -> 'Order' as "order", opened_at::text as opened from services.submission
           where ${placedLately} and calculated #>> '{Order,FromUserID}' = $2 order by opened_at desc`,
          [listsLateMinutes, userID],
        )
      ).map(({ order, opened }) => ({
        ...order,
        DateSubmitted: order.DateSubmitted ?? new Date(opened).toISOString(),
      })),
    changed: async (orderIDs) =>
      orderIDs.length === 0
        ? []
        : (
            await store.query<{ id: string }>(
              `select id from unnest($1::text[]) as id
               where exists (select 1 from services.second_look where entity in ('order:' || id, 'lines:' || id))
                 or exists (select 1 from services.shipment_event where order_id = id
                   and recorded_at > clock_timestamp() - make_interval(mins => $2::integer))`,
              [[...orderIDs], listsLateMinutes],
            )
          ).map(({ id }) => id),
  };
}
