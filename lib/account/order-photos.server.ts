import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { asOrderOwner } from '@/lib/checkout/order-owner.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import { isOrderToken } from '@/lib/core/order-link';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { followPhoto, photoOfOrder } from '@/lib/upstream/app-api/follow';
import { isRefusedWith } from '@/lib/upstream/upstream-error';

/** The photo that an order's link shows, as a file; `not-found` for any that it does not show just now. No session is read. */
export function followedPhoto(token: string, photo: string): Promise<Result<Response, Problem>> {
  return isOrderToken(token) && isId(photo)
    ? asFile(() => followPhoto(token, photo))
    : Promise.resolve(err(problem('not-found')));
}

/** A photo of an order for whoever ordered, as a file; `not-found` for anyone else and any other. */
export function ownPhoto(
  shopper: Shopper,
  userID: string,
  orderID: string,
  photo: string,
): Promise<Result<Response, Problem>> {
  if (!isId(orderID) || !isId(photo)) return Promise.resolve(err(problem('not-found')));
  return asFile(() =>
    asOrderOwner(shopper, userID, orderID, (proof) => photoOfOrder(proof, orderID, photo)),
  );
}

/** The kind of a photo, by how a JPEG begins: pages get WebP, mails get JPEG. */
function photoType(bytes: ArrayBuffer): 'image/jpeg' | 'image/webp' {
  const [first, second] = new Uint8Array(bytes);
  return first === 0xff && second === 0xd8 ? 'image/jpeg' : 'image/webp';
}

function asFile(read: () => Promise<ArrayBuffer | null>): Promise<Result<Response, Problem>> {
  return refusals(async () => {
    try {
      const bytes = await read();
      return bytes
        ? ok(new Response(bytes, { headers: { 'content-type': photoType(bytes) } }))
        : err(problem('not-found'));
    } catch (error) {
      if (isRefusedWith(error, 404)) return err(problem('not-found'));
      throw error;
    }
  });
}
