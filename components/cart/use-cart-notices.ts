'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect } from 'react';
import type { CartNotice } from '@/lib/cart/cart';
import { cartStore } from '../session/cart-store';

/** What the shopper is still to be told of their cart; told once they go on to another page. */
export function useCartNotices(): CartNotice[] {
  const { notices } = useStore(cartStore);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname) cartStore.told();
    };
  }, []);
  return notices;
}
