import type { LineItem } from 'ordercloud-javascript-sdk';
import type { CartShipment } from '@/lib/cart/cart';
import { recipientFromAppApi } from '@/lib/cart/from-app-api';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { fullAddress } from '@/lib/address/full-address';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments, type ShipmentGroup } from '@/lib/orders/group-shipments';

/** Recipient, method, day and goods of a placed order's shipment, as its lines have them now. */
export interface PlacedShipment extends Pick<
  CartShipment,
  'id' | 'method' | 'workshop' | 'recipient' | 'storeID' | 'date' | 'timePreference'
> {
  lines: { id: string; title: string; quantity: number; giftCard?: object }[];
}

/** The shipments of a placed order's lines. */
export function placedShipments(items: readonly LineItem[]): PlacedShipment[] {
  return groupShipments(items.map(lineFromWorksheet)).map(toPlaced);
}

function toPlaced({ id, method, date, seats, lines }: ShipmentGroup): PlacedShipment {
  const [first] = lines;
  const address = first?.address ?? null;
  return {
    id,
    method,
    date,
    workshop: seats
      ? {
          store: address?.CompanyName ?? '',
          address: fullAddress({ ...address, CompanyName: null }),
        }
      : null,
    recipient:
      address && !seats ? recipientFromAppApi(address, first?.xp.AddressType ?? null) : null,
    storeID: first?.xp.StoreID ?? null,
    timePreference: first?.xp.TimePreference ?? null,
    lines: lines.map(({ id: lineID, productID, productName, productXp, quantity }) => ({
      id: lineID,
      title: productTitle(productName, productXp),
      quantity,
      ...(isGiftCardProduct(productID) ? { giftCard: {} } : {}),
    })),
  };
}
