import { giftCardBalance } from '@/lib/checkout/payment/gift-card-balance.server';
import { giftCardQuerySchema } from '@/lib/checkout/payment/tender-schema';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What is on a gift card. */
export const POST = route(
  { name: 'checkout/gift-card', body: giftCardQuerySchema, session: shopperKeeper },
  ({ session, body, request }) => giftCardBalance(session, body, request),
);
