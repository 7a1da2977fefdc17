import { Auth, LineItems, Orders, type Order } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments } from '@/lib/orders/group-shipments';
import { orderName, readOrderNumber } from '@/lib/orders/order-number';
import {
  shipmentLife,
  shipmentStates,
  type ShipmentLife,
} from '@/lib/orders/shipment/shipment-life';
import type { ShipmentAnswer } from '@/services/after/record-events';
import { callShop } from './call-shop';
import type { OpenShipment } from './plan-day';

const pageSize = 100;

/** An open order with what is known of its shipments. */
export interface OpenOrder {
  id: string;
  /** What it is called. */
  name: string;
  shipments: OpenShipment[];
}

/** The open orders of the demo shop, or the one that is called so. `lead`: the token of who leads the floor. Throws an Error in plain words where none is. */
export async function readOpenOrders(
  env: Env,
  lead: string,
  only: string | null,
): Promise<OpenOrder[]> {
  const { COMMERCE_SETUP_CLIENT_SECRET: secret, COMMERCE_SETUP_CLIENT_ID: client } = env;
  const { access_token: accessToken } = await Auth.ClientCredentials(secret, client, [
    'OrderReader',
  ]);
  const name = only === null ? null : (readOrderNumber(only) ?? only);
  const orders = (await allOpen(accessToken)).filter(
    (order) => name === null || [order.ID, orderName(order)].includes(name),
  );
  if (orders.length === 0 && only !== null) throw new Error(`No open order is called ${only}.`);
  const read: OpenOrder[] = [];
  for (const order of orders) {
    const id = order.ID ?? '';
    const lines = await LineItems.List('Incoming', id, { pageSize }, { accessToken });
    const lives = await livesOf(env, lead, id);
    const shipments = groupShipments(lines.Items.map(lineFromWorksheet)).map((group) => ({
      orderID: id,
      group,
      life: lives.get(group.id) ?? shipmentLife([]),
    }));
    read.push({ id, name: orderName(order), shipments });
  }
  return read;
}

async function allOpen(accessToken: string): Promise<Order[]> {
  const found: Order[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const filters = { IsSubmitted: true, Status: 'Open' };
    const answer = await Orders.List('Incoming', { page, pageSize, filters }, { accessToken });
    found.push(...answer.Items);
    pages = answer.Meta.TotalPages;
  }
  return found;
}

async function livesOf(env: Env, lead: string, id: string): Promise<Map<string, ShipmentLife>> {
  const path = `/order/${id}/shipmentevents`;
  const { Shipments } = await callShop<{ Shipments: ShipmentAnswer[] }>(env, lead, 'GET', path);
  return new Map(
    Shipments.map(({ ID, State, Round: round, At: at, Note: note, Times: times }) => [
      ID,
      { state: shipmentStates.find((one) => one === State) ?? 'received', round, at, note, times },
    ]),
  );
}
