import { shipmentLife } from '@/lib/orders/shipment/shipment-life';
import { shownPhotos } from '@/lib/orders/shipment/shipment-photo';
import type { Store } from '@/services/database/statements';
import { openLink } from '../../orders/order-links';
import { livesOf } from '../../orders/shipment-events';
import type { PrivateFiles } from '../../upstream/private-files';
import { photoBytes, photosOf } from '../../orders/photos';

/** The bytes of a photo that a link shows just now, WebP; `null` for any other, one that was hidden, and one whose file is gone. Throws `UpstreamUnavailable`. */
export async function followedPhoto(
  store: Store,
  files: PrivateFiles,
  { Token, Photo }: { Token: string; Photo: string },
  now: Date,
): Promise<ArrayBuffer | null> {
  const isShown = await store.transact(function* () {
    const target = yield* openLink(Token, now);
    if (!target) return false;
    const photos = yield* photosOf(target.orderID);
    const photo = photos.find(({ id }) => id === Photo);
    if (!photo || (target.shipmentID !== null && target.shipmentID !== photo.shipmentID))
      return false;
    const lives = yield* livesOf(target.orderID);
    const life = lives.get(photo.shipmentID) ?? shipmentLife([]);
    return shownPhotos(target.role, photo.shipmentID, life, photos).some(({ id }) => id === Photo);
  });
  return isShown ? photoBytes(files, Photo) : null;
}
