'use client';

import { Notice } from '@/components/ui/notice';
import { useCartNotices } from '@/lib/cart/use-cart-notices.client';

/** The cart's alerts (000 §8), wherever the shopper is when an answer brings them, until they go on. */
export function CartNotices() {
  return useCartNotices().map(({ kind, text }) => <Notice key={kind} tone="error">{text}</Notice>);
}
