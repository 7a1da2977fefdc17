import { followedGiftCards } from '@/lib/checkout/payment/order-gift-cards.server';
import { route } from '@/lib/http/route';

/** The gift cards of an order, for whoever ordered and has the link. */
export const GET = route({ name: 'follow/{token}/gift-cards' }, ({ params }) =>
  followedGiftCards(params.token ?? ''),
);
