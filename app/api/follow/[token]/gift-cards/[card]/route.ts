import { sendFollowedGiftCard } from '@/lib/checkout/payment/order-gift-cards.server';
import { route } from '@/lib/http/route';

/** The mail of a gift card once more, for whoever ordered and has the link. */
export const POST = route({ name: 'follow/{token}/gift-cards/{card}' }, ({ params, request }) =>
  sendFollowedGiftCard(params, request),
);
