import 'server-only';
import {
  Me,
  Orders,
  Payments,
  type Order,
  type Payment,
  type Shipment,
  type ShipmentItem,
} from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { UpstreamError } from '../upstream-error';
import { commerceCall, orNull } from './client';
import { allPages } from './list-page';

/** The shopper's outgoing order, or `null` when it was never created or is somebody else's. Throws `UpstreamError`. */
export function getOrder(accessToken: string, orderID: string): Promise<Order | null> {
  return orNull(
    commerceCall('orders', 'Orders.Get', true, accessToken, (call) =>
      Orders.Get<Order>('Outgoing', orderID, call),
    ),
  );
}

/** Creates the outgoing order; an anonymous token can create only the ID it carries. Throws `UpstreamError`, 409 when it exists, and for one without an ID. */
export function createOrder(accessToken: string, order: Order): Promise<{ ID: string }> {
  return commerceCall('orders', 'Orders.Create', false, accessToken, async (call) => {
    const { ID } = await Orders.Create<Order>('Outgoing', order, call);
    if (!ID) throw new UpstreamError('orders', 'unavailable', { code: 'malformed' });
    return { ID };
  });
}

/** The customer's newest unsubmitted order, which is their cart (specification A4), or `null`. Throws `UpstreamError`. */
export async function newestUnsubmittedOrder(accessToken: string): Promise<Order | null> {
  return (await unsubmittedPage(accessToken, 1, 1)).Items[0] ?? null;
}

/** All of the customer's unsubmitted orders, newest first; nobody leaves open more than 30 pages of them. Throws `UpstreamError`. */
export function listUnsubmittedOrders(accessToken: string): Promise<Order[]> {
  return allPages((page) => unsubmittedPage(accessToken, page, limits.bulkPageSize));
}

function unsubmittedPage(accessToken: string, page: number, pageSize: number) {
  const filters = { Status: 'Unsubmitted' };
  const sortBy = ['!DateCreated' as const];
  return commerceCall('orders', 'Me.ListOrders', true, accessToken, (call) =>
    Me.ListOrders<Order>({ sortBy, filters, page, pageSize }, call),
  );
}

/** All payments of an outgoing order. Throws `UpstreamError`. */
export function listPayments(accessToken: string, orderID: string): Promise<Payment[]> {
  return allPages((page) =>
    commerceCall('orders', 'Payments.List', true, accessToken, (call) =>
      Payments.List<Payment>('Outgoing', orderID, { page, pageSize: limits.bulkPageSize }, call),
    ),
  );
}

/** Deletes an unsubmitted order; one that is gone already is no error. Throws `UpstreamError`. */
export async function deleteOrder(accessToken: string, orderID: string): Promise<void> {
  await orNull(
    commerceCall('orders', 'Orders.Delete', false, accessToken, (call) =>
      Orders.Delete('Outgoing', orderID, call),
    ),
  );
}

/** The sent shipments of an order, read with the shopper's own token, each with its items of this order (specification A7, ruling 43). Throws `UpstreamError`. */
export async function listSentShipments(
  accessToken: string,
  orderID: string,
): Promise<{ shipment: Shipment; items: ShipmentItem[] }[]> {
  const pageSize = limits.bulkPageSize;
  const shipments = await allPages((page) =>
    commerceCall('orders', 'Me.ListShipments', true, accessToken, (call) =>
      Me.ListShipments<Shipment>({ orderID, page, pageSize }, call),
    ),
  );
  return Promise.all(
    shipments.map(async (shipment) => {
      const items = await allPages((page) =>
        commerceCall('orders', 'Me.ListShipmentItems', true, accessToken, (call) =>
          Me.ListShipmentItems<ShipmentItem>(shipment.ID ?? '', { orderID, page, pageSize }, call),
        ),
      );
      return { shipment, items };
    }),
  );
}
