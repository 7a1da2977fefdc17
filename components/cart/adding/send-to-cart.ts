import { ok, type Result } from '@/lib/core/result';
import { type Cart, addedTo, type Added } from '@/lib/cart/cart';
import { cartStore, isOfOldCart } from '@/components/session/cart-store';
import { newID } from '@/components/browser/new-id';
import { beforeFirstWrite, forgetSession } from '@/components/session/first-write';
import { sameLine, type LineChoice } from '@/lib/cart/same-line';
import { cartFetch } from '@/components/session/cart-fetch';
import { isLoggedOut, isUnanswered, type ShopProblem } from '@/components/browser/shop-fetch';

let last: Promise<unknown> = Promise.resolve();

/** IDs of lines that were sent and not answered, by what was chosen: whether the cart has them is not known. */
const unanswered = new Map<string, string>();

/**
 * Adds units of a product, one write at a time in this tab: raises the line that has the same options, else adds one. The count
 * rises at once and is confirmed by the answer. A line that is known here and gone there is added anew. What earlier answers had to tell counts as told.
 */
export function addToCart(
  choice: LineChoice & { quantity: number },
): Promise<Result<Added, ShopProblem>> {
  cartStore.dismissNotices();
  const takeBack = cartStore.expect(choice.quantity);
  const mine = last.then(() => write(choice)).finally(takeBack);
  last = mine;
  return mine;
}

async function write(
  { quantity, ...choice }: LineChoice & { quantity: number },
  isRepeated = false,
): Promise<Result<Added, ShopProblem>> {
  const session = await beforeFirstWrite();
  if (!session.ok) return session;
  const key = JSON.stringify(choice);
  const sent = unanswered.get(key);
  const currentCart = sent === undefined ? await latestCart() : await loadedCart();
  const line = currentCart && sameLine(currentCart, choice);
  const lineID = sent ?? newID();
  const answer = line
    ? await cartFetch('PATCH', `/api/cart/lines/${line.id}`, {
        // The units of an add that was not answered are the ones asked for now.
        quantity: (line.id === sent ? 0 : line.quantity) + quantity,
      })
    : await cartFetch('POST', '/api/cart/lines', { ...choice, quantity, lineID });
  if (!isUnanswered(answer)) unanswered.delete(key);
  else if (!line && lineID) unanswered.set(key, lineID);
  if (!answer.ok && line && (isLoggedOut(answer.error) || isOfOldCart(answer.error))) {
    cartStore.changed(null);
    forgetSession();
    if (!isLoggedOut(answer.error) && !isRepeated) return write({ quantity, ...choice }, true);
  }
  if (!answer.ok) return answer;
  return ok(addedTo(answer.value, choice.productID));
}

/** The cart as last answered; asked for only when there is something in it that this tab has not seen. */
async function latestCart(): Promise<Cart | null> {
  const { cart, count } = cartStore.get();
  return cart || count === 0 ? cart : loadedCart();
}

async function loadedCart(): Promise<Cart | null> {
  const loaded = await cartFetch('GET', '/api/cart');
  return loaded.ok ? loaded.value : null;
}
