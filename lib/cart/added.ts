import type { Cart } from './cart';

/** What came of an add that was not refused: the line is in the cart, or it was taken out again at once and a notice says so (specification A8). */
export type Added = 'added' | 'removed';

/** Whether an answered cart holds what was added; availability is the product's, so a line of the same product is enough. */
export function addedTo(cart: Cart, productID: string): Added {
  return cart.shipments.some(({ lines }) => lines.some((line) => line.productID === productID))
    ? 'added'
    : 'removed';
}
