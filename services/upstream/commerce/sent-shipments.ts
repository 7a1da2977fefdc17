import { Orders, Shipments, type Shipment, type ShipmentItem } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { elevatedRead } from './call';
import type { MiddlewareToken } from './middleware-token';

/** What of an order has been sent: each shipment with its items of this order (ruling 43). `token` may read shipments. Throws `CommerceFailure`. */
export async function sentShipments(
  { orders, shipments }: { orders: MiddlewareToken; shipments: MiddlewareToken },
  orderID: string,
): Promise<{ shipment: Shipment; items: ShipmentItem[] }[]> {
  const pageSize = limits.bulkPageSize;
  const { Items } = await elevatedRead(orders, (options) =>
    Orders.ListShipments<Shipment>('Incoming', orderID, { pageSize }, options),
  );
  return Promise.all(
    Items.map(async (shipment) => {
      const page = await elevatedRead(shipments, (options) =>
        Shipments.ListItems<ShipmentItem>(shipment.ID ?? '', { pageSize }, options),
      );
      return { shipment, items: page.Items.filter(({ OrderID }) => OrderID === orderID) };
    }),
  );
}
