import { hasLeft, shipmentLife } from '@/lib/orders/shipment/shipment-life';
import { shownPhotos, type ShipmentPhoto } from '@/lib/orders/shipment/shipment-photo';
import type { Store } from '@/services/database/statements';
import { photosOf } from './photos';
import { livesOf } from './shipment-events';

/** The photo of a state of a shipment that whoever ordered may see just now, `null` for none, and whether the shipment has left by now. */
export function seenPhoto(
  store: Store,
  orderID: string,
  { shipmentID, state }: { shipmentID: string; state: string },
): Promise<{ photo: ShipmentPhoto | null; hasLeft: boolean }> {
  return store.transact(function* () {
    const [photos, lives] = [yield* photosOf(orderID), yield* livesOf(orderID)];
    const life = lives.get(shipmentID) ?? shipmentLife([]);
    const shown = shownPhotos('sender', shipmentID, life, photos);
    return {
      photo: shown.findLast((photo) => photo.state === state) ?? null,
      hasLeft: hasLeft(life),
    };
  });
}
