import type { Cart } from '@/lib/cart/cart';
import { cartStore } from './cart-store';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

/** A refusal thrown where a library wants errors thrown. */
export class ShopRefusal extends Error {
  override readonly name = 'ShopRefusal';
  constructor(readonly problem: ShopProblem) {
    super(problem.text);
  }
}

/** The cart's place in the query cache. */
export const cartKey = ['cart'] as const;

/** Reads the whole cart; throws `ShopRefusal`. */
export async function fetchCart(): Promise<Cart> {
  const answer = await shopFetch<Cart>('GET', '/api/cart');
  if (!answer.ok) throw new ShopRefusal(answer.error);
  cartStore.accept(answer.value);
  return answer.value;
}
