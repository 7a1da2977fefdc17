import { sendersPhotos } from '@/lib/orders/shipment/shipment-photo';
import type { Store } from '@/services/database/statements';
import { photoBytes, photosOf } from '../../orders/photos';
import { livesOf } from '../../orders/shipment-events';
import type { PrivateFiles } from '../../upstream/private-files';

/** The bytes of a photo of an order for whoever ordered, once it is proven that they did, WebP; `null` for any other, one that was hidden, and one whose file is gone. Throws `UpstreamUnavailable`. */
export async function ownPhoto(
  store: Store,
  files: PrivateFiles,
  orderID: string,
  photo: string,
): Promise<ArrayBuffer | null> {
  const shown = await store.transact(function* () {
    return sendersPhotos(yield* livesOf(orderID), yield* photosOf(orderID));
  });
  const isShown = Object.values(shown).some((photos) => photos.some(({ id }) => id === photo));
  return isShown ? photoBytes(files, photo) : null;
}
