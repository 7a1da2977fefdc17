import { followedCalendar } from '@/lib/account/order-page.server';
import { route } from '@/lib/http/route';

/** A shipment of an order as a calendar file, for whoever ordered and has the link. */
export const GET = route({ name: 'follow/{token}/calendar/{shipmentID}' }, ({ params }) =>
  followedCalendar(params.token ?? '', params.shipmentID ?? ''),
);
