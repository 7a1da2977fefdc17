import { isRightByOne, isSameText, type TakenSecrets } from '@/lib/core/signature';
import { shipmentLife } from '@/lib/orders/shipment/shipment-life';
import { sendersPhotos, shownPhotos } from '@/lib/orders/shipment/shipment-photo';
import type { Statements, Store } from '@/services/database/statements';
import { openLink, orderLinks } from '../../orders/order-links';
import { orderOfPhoto, photoBytes, photosOf } from '../../orders/photos';
import { livesOf } from '../../orders/shipment-events';
import type { PrivateFiles } from '../../upstream/private-files';
import { mailPicture } from './picture';

interface FollowedPhoto {
  store: Store;
  files: PrivateFiles;
  /** What tokens are made with. */
  secrets: TakenSecrets;
}

/** A photo as it is sent. */
interface PhotoFile {
  bytes: ArrayBuffer | Buffer<ArrayBuffer>;
  type: 'image/webp' | 'image/jpeg';
}

/**
 * A photo that a token shows just now: WebP by an order's link, by the token of a mail a JPEG, for not every mail program knows WebP. `null` for any other, one that was
 * hidden, and one whose file is gone. Throws `UpstreamUnavailable`.
 */
export async function followedPhoto(
  { store, files, secrets }: FollowedPhoto,
  { Token, Photo }: { Token: string; Photo: string },
  now: Date,
): Promise<PhotoFile | null> {
  const viewer = await store.transact(function* () {
    const found = (yield* openLink(Token, now)) ?? (yield* mailOfPhoto(secrets, Token, Photo));
    if (!found) return null;
    const photos = yield* photosOf(found.orderID);
    const photo = photos.find(({ id }) => id === Photo);
    if (!photo || (found.shipmentID !== null && found.shipmentID !== photo.shipmentID)) return null;
    const lives = yield* livesOf(found.orderID);
    const life = lives.get(photo.shipmentID) ?? shipmentLife([]);
    const role = found.role === 'mail' ? 'sender' : found.role;
    const isShown = shownPhotos(role, photo.shipmentID, life, photos).some(
      ({ id }) => id === Photo,
    );
    return isShown ? found.role : null;
  });
  if (viewer === null) return null;
  const bytes = await photoBytes(files, Photo);
  if (bytes === null) return null;
  return viewer === 'mail'
    ? { bytes: await mailPicture(bytes), type: 'image/jpeg' }
    : { bytes, type: 'image/webp' };
}

function* mailOfPhoto(
  secrets: TakenSecrets,
  token: string,
  photoID: string,
): Statements<{ role: 'mail'; orderID: string; shipmentID: null } | null> {
  const orderID = yield* orderOfPhoto(photoID);
  if (orderID === null) return null;
  const isRight = isRightByOne(secrets, (secret) =>
    isSameText(token, orderLinks(secret).photoToken(orderID, photoID)),
  );
  return isRight ? { role: 'mail', orderID, shipmentID: null } : null;
}

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
