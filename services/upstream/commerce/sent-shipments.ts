import { Orders, Shipments, type Shipment, type ShipmentItem } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { allPages } from '@/lib/upstream/commerce/list-page';
import { elevatedRead } from './call';
import type { MiddlewareToken } from './middleware-token';

const pageSize = limits.bulkPageSize;

/** What of an order has been sent: each shipment with its items of this order (ruling 43). `orders` may read orders, `shipments` shipments. Throws `CommerceFailure`. */
export async function sentShipments(
  { orders, shipments }: { orders: MiddlewareToken; shipments: MiddlewareToken },
  orderID: string,
): Promise<{ shipment: Shipment; items: ShipmentItem[] }[]> {
  return Promise.all(
    (await orderShipments(orders, orderID)).map(async (shipment) => ({
      shipment,
      items: await shipmentItems(shipments, shipment.ID ?? '', orderID),
    })),
  );
}

/** All shipments of an order, without their items. Throws `CommerceFailure`. */
export function orderShipments(token: MiddlewareToken, orderID: string): Promise<Shipment[]> {
  return allPages((page) =>
    elevatedRead(token, (options) =>
      Orders.ListShipments<Shipment>('Incoming', orderID, { page, pageSize }, options),
    ),
  );
}

/** All items of a shipment that are of this order. `token` may read shipments. Throws `CommerceFailure`. */
export async function shipmentItems(
  token: MiddlewareToken,
  shipmentID: string,
  orderID: string,
): Promise<ShipmentItem[]> {
  const items = await allPages((page) =>
    elevatedRead(token, (options) =>
      Shipments.ListItems<ShipmentItem>(shipmentID, { page, pageSize }, options),
    ),
  );
  return items.filter(({ OrderID }) => OrderID === orderID);
}
