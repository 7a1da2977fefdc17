import { addGiftCard } from '@/lib/cart/change/add-gift-card.server';
import { giftCardSchema } from '@/lib/cart/schema';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Adds gift cards of an amount of the shopper's choice. */
export const POST = route(
  { name: 'cart/gift-cards', body: giftCardSchema, session: shopperKeeper },
  ({ session, body }) => addGiftCard(session, body),
);
