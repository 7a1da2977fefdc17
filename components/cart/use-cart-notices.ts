'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { CartNotice } from '@/lib/cart/cart';
import { cartStore } from '../session/cart-store';

/** What the shopper is still to be told of their cart; told once they go on to another page. */
export function useCartNotices(): CartNotice[] {
  const { notices } = useSyncExternalStore(
    cartStore.subscribe,
    cartStore.get,
    cartStore.getOnServer,
  );
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname) cartStore.told();
    };
  }, []);
  return notices;
}
