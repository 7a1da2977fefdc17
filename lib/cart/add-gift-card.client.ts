import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';
import type { Cart } from './cart';
import { cartStore } from './cart-store.client';
import { beforeFirstWrite } from './first-write.client';
import type { GiftCardLine } from './gift-card-schema';

/** Adds gift cards as a line of their own. The count rises at once and is confirmed by the answer. */
export async function addGiftCardToCart(card: GiftCardLine): Promise<Result<Cart, ShopProblem>> {
  cartStore.expect(card.quantity);
  try {
    const session = await beforeFirstWrite();
    if (!session.ok) return session;
    const answer = await shopFetch<Cart>('POST', '/api/cart/gift-cards', card);
    if (answer.ok) cartStore.accept(answer.value);
    return answer;
  } finally {
    cartStore.expect(-card.quantity);
  }
}
