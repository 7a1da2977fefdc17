'use client';

import { useEffect, useRef } from 'react';
import { reportCartView } from '@/components/analytics/cart-events';
import type { Cart } from '@/lib/cart/cart';

/** Reports the cart of this page as looked at: once, when its prices are known, and not when it is empty. */
export function useCartViewReport(cart: Cart | undefined): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || cart?.state !== 'ready') return;
    isReported.current = true;
    reportCartView(cart);
  }, [cart]);
}
