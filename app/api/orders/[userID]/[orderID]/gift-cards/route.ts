import { loadGiftCards } from '@/lib/checkout/payment/order-gift-cards.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The gift cards of a placed order, for its owner. */
export const GET = route(
  { name: 'orders/{userID}/{orderID}/gift-cards', session: shopperKeeper },
  ({ session, params }) => loadGiftCards(session, params.userID ?? '', params.orderID ?? ''),
);
