import { ownPhoto } from '@/lib/account/order-photos.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** A photo of a shipment of a placed order, for its owner. */
export const GET = route(
  { name: 'orders/{userID}/{orderID}/photo/{photo}', session: shopperKeeper },
  ({ session, params }) =>
    ownPhoto(session, params.userID ?? '', params.orderID ?? '', params.photo ?? ''),
);
