import type { Cart } from '@/lib/cart/cart';

/** A placed order as its owner sees it. */
export interface Confirmation {
  orderID: string;
  /** ISO instant. */
  placedAt: string | null;
  order: Cart;
}
