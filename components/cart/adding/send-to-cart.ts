import { ok, type Result } from '@/lib/core/result';
import { addedTo, type Added } from '@/lib/cart/added';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { beforeFirstWrite } from '@/components/session/first-write';
import { sameLine, type LineChoice } from '@/lib/cart/same-line';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

let last: Promise<unknown> = Promise.resolve();

/**
 * Adds units of a product, one write at a time in this tab: raises the line that has the same options, else adds one. The count
 * rises at once and is confirmed by the answer. What earlier answers had to tell counts as told.
 */
export function addToCart(
  choice: LineChoice & { quantity: number },
): Promise<Result<Added, ShopProblem>> {
  cartStore.dismissNotices();
  cartStore.expect(choice.quantity);
  const mine = last.then(() => write(choice)).finally(() => cartStore.expect(-choice.quantity));
  last = mine;
  return mine;
}

async function write({
  quantity,
  ...choice
}: LineChoice & { quantity: number }): Promise<Result<Added, ShopProblem>> {
  const session = await beforeFirstWrite();
  if (!session.ok) return session;
  const currentCart = await knownCart();
  const line = currentCart && sameLine(currentCart, choice);
  const answer = line
    ? await shopFetch<Cart>('PATCH', `/api/cart/lines/${line.id}`, {
        quantity: line.quantity + quantity,
      })
    : await shopFetch<Cart>('POST', '/api/cart/lines', { ...choice, quantity });
  if (!answer.ok) return answer;
  cartStore.accept(answer.value);
  return ok(addedTo(answer.value, choice.productID));
}

/** The cart as last answered; asked for only when there is something in it that this tab has not seen. */
async function knownCart(): Promise<Cart | null> {
  const { cart, count } = cartStore.get();
  if (cart || count === 0) return cart;
  const loaded = await shopFetch<Cart>('GET', '/api/cart');
  if (!loaded.ok) return null;
  cartStore.accept(loaded.value);
  return loaded.value;
}
