import type { Shipment, ShipmentItem } from 'ordercloud-javascript-sdk';

/** Something of an order that has left the shop (ruling 43): shown on the order's page, and for whoever writes of it in a mail. */
export interface Parcel {
  id: string;
  /** The carrier's name, or an empty text. */
  carrier: string;
  /** ISO instants; `null` while it has not been sent, or has not arrived. */
  sentAt: string | null;
  deliveredAt: string | null;
  tracking: string | null;
  /** The carrier's own page about it, where its address is known. */
  trackingUrl: string | null;
  lineIDs: string[];
}

const pages: Record<string, (number: string) => string> = {
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  USPS: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
};

/** The parcels of an order's shipments, the first sent first; one that holds nothing of it is none. */
export function parcelsOf(
  sent: readonly { shipment: Shipment; items: readonly ShipmentItem[] }[],
): Parcel[] {
  return sent
    .filter(({ items }) => items.length > 0)
    .map(({ shipment, items }) => {
      const carrier = shipment.Shipper?.trim() ?? '';
      const tracking = shipment.TrackingNumber?.trim() || null;
      return {
        id: shipment.ID ?? '',
        carrier,
        tracking,
        trackingUrl:
          tracking && (pages[carrier.toUpperCase()]?.(encodeURIComponent(tracking)) ?? null),
        sentAt: shipment.DateShipped ?? null,
        deliveredAt: shipment.DateDelivered ?? null,
        lineIDs: items.map(({ LineItemID }) => LineItemID ?? ''),
      };
    })
    .sort((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? ''));
}
