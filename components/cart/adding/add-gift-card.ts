import { ok, type Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { addedTo, type Added } from '@/lib/cart/added';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { beforeFirstWrite } from '@/components/session/first-write';
import type { GiftCardLine } from '@/lib/cart/gift-card-schema';

/** Adds gift cards as a line of their own. The count rises at once and is confirmed by the answer. What earlier answers had to tell counts as told. */
export async function addGiftCardToCart(card: GiftCardLine): Promise<Result<Added, ShopProblem>> {
  cartStore.dismissNotices();
  cartStore.expect(card.quantity);
  try {
    const session = await beforeFirstWrite();
    if (!session.ok) return session;
    const answer = await shopFetch<Cart>('POST', '/api/cart/gift-cards', card);
    if (!answer.ok) return answer;
    cartStore.accept(answer.value);
    return ok(addedTo(answer.value, card.productID));
  } finally {
    cartStore.expect(-card.quantity);
  }
}
