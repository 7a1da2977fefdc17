import { sendGiftCardAgain } from '@/lib/checkout/payment/order-gift-cards.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The mail of a gift card once more, for who ordered it. */
export const POST = route(
  { name: 'orders/{userID}/{orderID}/gift-cards/{card}', session: shopperKeeper },
  ({ session, params, request }) => sendGiftCardAgain(session, params, request),
);
