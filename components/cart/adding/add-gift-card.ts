import { ok, type Result } from '@/lib/core/result';
import { isUnanswered, type ShopProblem } from '@/components/browser/shop-fetch';
import { addedTo, type Added } from '@/lib/cart/cart';
import { cartFetch } from '@/components/session/cart-fetch';
import { cartStore } from '@/components/session/cart-store';
import { newID } from '@/components/browser/new-id';
import { beforeFirstWrite } from '@/components/session/first-write';
import type { GiftCardLine } from '@/lib/cart/schema';

/** IDs of lines that were sent and not answered, by the card: asked for again, it is the same line. */
const unanswered = new Map<string, string>();

/** Adds gift cards as a line of their own. The count rises at once and is confirmed by the answer. What earlier answers had to tell counts as told. */
export async function addGiftCardToCart(card: GiftCardLine): Promise<Result<Added, ShopProblem>> {
  cartStore.dismissNotices();
  const takeBack = cartStore.expect(card.quantity);
  try {
    const session = await beforeFirstWrite();
    if (!session.ok) return session;
    const key = JSON.stringify(card);
    const lineID = unanswered.get(key) ?? newID();
    const answer = await cartFetch('POST', '/api/cart/gift-cards', { ...card, lineID });
    if (!isUnanswered(answer)) unanswered.delete(key);
    else if (lineID) unanswered.set(key, lineID);
    if (!answer.ok) return answer;
    return ok(addedTo(answer.value, card.productID));
  } finally {
    takeBack();
  }
}
