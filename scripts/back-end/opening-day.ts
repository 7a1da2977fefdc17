import type { LineItem } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments } from '@/lib/orders/group-shipments';
import {
  shipmentLife,
  shipmentSteps,
  type ShipmentEvent,
} from '@/lib/orders/shipment/shipment-life';
import { openShipments } from '@/platform/stock/accounts/open-orders';
import { buildStock } from '@/platform/stock/stock';
import { keepLinks } from '@/services/after/record-events';
import type { Database } from '@/services/database/database';
import { storeOf } from '@/services/database/statements';
import { keepLink, orderLinks, senderUntil } from '@/services/orders/order-links';
import { appendEvent } from '@/services/orders/shipment-events';

/** How long each step of the stocked shipments took. */
const stepMs = 25 * 60_000;

/**
 * Has the services of a demo shop know how far the stock's open shipments are, as if the shop floor had told it in the last hours, and opens the links by
 * which they are followed.
 */
export async function openDemoDay(
  db: Database,
  { STOREFRONT_WEBHOOK_SECRET }: Pick<Env, 'STOREFRONT_WEBHOOK_SECRET'>,
): Promise<void> {
  const at = now();
  const links = orderLinks(STOREFRONT_WEBHOOK_SECRET);
  const orders = new Map(
    (buildStock({ now: at }).commerce.orders ?? []).map((placed) => [placed.order.ID, placed]),
  );
  await storeOf(db).transact(function* () {
    for (const { order, state, note } of openShipments) {
      const placed = orders.get(order.id);
      const [group] = groupShipments(
        (placed?.lineItems ?? []).map((line) => lineFromWorksheet(line as LineItem)),
      );
      if (!placed || !group?.method) continue;
      const orderID = order.id;
      const life = { ...shipmentLife([]), state };
      const states = shipmentSteps(group.method, life, null)
        .filter((step) => step.done && step.state !== 'received')
        .map((step) => step.state);
      const events = (
        states.includes(state) || state === 'received' ? states : [...states, state]
      ).map((each, index, all): ShipmentEvent => ({
        key: `stock-${each}`,
        state: each,
        round: 1,
        at: new Date(at.getTime() - (all.length - index) * stepMs).toISOString(),
        note: each === state ? note : null,
      }));
      for (const event of events) yield* appendEvent(orderID, { ...event, shipmentID: group.id });
      yield* keepLink(
        links,
        { role: 'sender', orderID, shipmentID: null },
        senderUntil([group.date ?? ''], at),
      );
      yield* keepLinks(links, orderID, group, shipmentLife(events), at);
    }
  });
}
