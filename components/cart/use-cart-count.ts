'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { cartStore } from '@/lib/cart/cart-store.client';

/** Units in the cart with those on their way; `null` until the shop has answered. Asks when the browser is idle. */
export function useCartCount(): number | null {
  const { count, adding } = useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.getOnServer);
  useEffect(() => {
    const ask = () => void cartStore.load();
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(ask, { timeout: 2000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(ask, 200);
    return () => clearTimeout(timer);
  }, []);
  return count === null && adding === 0 ? null : (count ?? 0) + adding;
}
