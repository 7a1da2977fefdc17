import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { Cart } from '@/lib/cart/cart';
import { err, type Result } from '@/lib/core/result';
import { cartStore } from './cart-store';

/** What is said where the shopper whose cart was asked for has logged out meanwhile, in another tab. */
const leftMeanwhile: ShopProblem = {
  code: 'session-expired',
  text: 'You were logged out in another window. Please try again.',
};

/** Asks a handler that answers the whole cart, which becomes this tab's; refused once its shopper has logged out. */
export async function cartFetch(
  ...request: Parameters<typeof shopFetch>
): Promise<Result<Cart, ShopProblem>> {
  const visit = cartStore.visit();
  const answer = await shopFetch<Cart>(...request);
  return answer.ok && !cartStore.accept(answer.value, visit) ? err(leftMeanwhile) : answer;
}
