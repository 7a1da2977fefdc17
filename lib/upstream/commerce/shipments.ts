import 'server-only';
import { Me, type Shipment, type ShipmentItem } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { commerceCall } from './client';

/** What of an order has been sent, by the shopper's own token: each shipment with its items of this order (specification A7, ruling 43). Throws `UpstreamError`. */
export async function listSentShipments(
  accessToken: string,
  orderID: string,
): Promise<{ shipment: Shipment; items: ShipmentItem[] }[]> {
  const pageSize = limits.bulkPageSize;
  const { Items } = await commerceCall('orders', 'Me.ListShipments', true, accessToken, (call) =>
    Me.ListShipments<Shipment>({ orderID, pageSize }, call),
  );
  return Promise.all(
    Items.map(async (shipment) => {
      const page = await commerceCall('orders', 'Me.ListShipmentItems', true, accessToken, (call) =>
        Me.ListShipmentItems<ShipmentItem>(shipment.ID ?? '', { orderID, pageSize }, call),
      );
      return { shipment, items: page.Items };
    }),
  );
}
