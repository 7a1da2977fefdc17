import { Shipments, type Order, type Shipment, type ShipmentItem } from 'ordercloud-javascript-sdk';
import { withoutPerson } from './without-person';
import { elevatedCall, elevatedRead } from './call';
import { cleared } from './cleared-address';
import type { MiddlewareToken } from './middleware-token';

/**
 * Takes the person out of a shipment of an order: where it went, its notes, and what its items copied of the order's lines, which must be empty
 * already. Of a canceled order the platform changes no items: there the shipment goes. Repeatable. Throws `CommerceFailure`.
 */
export async function emptyShipment(
  token: MiddlewareToken,
  { ID: orderID = '', Status }: Order,
  { ID = '', ToAddress, xp }: Shipment,
): Promise<void> {
  if (Status === 'Canceled') return elevatedCall(token, (options) => Shipments.Delete(ID, options));
  if (ToAddress)
    await elevatedCall(token, (options) =>
      Shipments.SetShipToAddress(ID, cleared(ToAddress), options),
    );
  await elevatedCall(token, (options) =>
    Shipments.Patch(ID, { xp: withoutPerson(xp ?? {}) }, options),
  );
  const { Items } = await elevatedRead(token, (options) =>
    Shipments.ListItems<ShipmentItem>(
      ID,
      { filters: { OrderID: orderID }, pageSize: 100 },
      options,
    ),
  );
  for (const { OrderID, LineItemID, QuantityShipped } of Items) {
    await elevatedCall(token, (options) =>
      Shipments.SaveItem(ID, { OrderID, LineItemID, QuantityShipped }, options),
    );
  }
}
