import { loadOrderPage } from '@/lib/account/order-page.server';
import { route } from '@/lib/http/route';

/** What an order's link shows: its authority is the token alone. */
export const GET = route({ name: 'follow/{token}' }, ({ params }) =>
  loadOrderPage(params.token ?? ''),
);
