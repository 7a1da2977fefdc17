import type { Cart } from '@/lib/cart/cart';
import { editedGoods, goodsIn, goodsOf } from '@/lib/analytics/goods';
import { pushEcommerce } from './data-layer';

/** Reports a cart as looked at: GA4 `view_cart`. */
export function reportCartView(cart: Cart): void {
  pushEcommerce('view_cart', goodsIn(cart));
}

/** Reports a cart as taken to checkout: GA4 `begin_checkout`. Nothing of one that is not known just now. */
export function reportCheckout(cart: Cart | null): void {
  if (cart) pushEcommerce('begin_checkout', goodsIn(cart));
}

/** Reports what an edit took out of the cart or put into it: GA4 `remove_from_cart`, `add_to_cart`. */
export function reportCartEdit(before: Cart | undefined, after: Cart): void {
  if (!before) return;
  const { added, removed } = editedGoods(before, after);
  if (removed.length > 0) pushEcommerce('remove_from_cart', goodsOf(removed));
  if (added.length > 0) pushEcommerce('add_to_cart', goodsOf(added));
}
