import { loadDeliveryCalendar } from '@/lib/checkout/confirmation.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** A shipment of a placed order as a calendar file, for its owner. */
export const GET = route(
  { name: 'orders/{userID}/{orderID}/calendar/{shipmentID}', session: shopperKeeper },
  ({ session, params }) =>
    loadDeliveryCalendar(
      session,
      params.userID ?? '',
      params.orderID ?? '',
      params.shipmentID ?? '',
    ),
);
