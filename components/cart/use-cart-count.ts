'use client';

import { useStore } from '@/components/browser/create-store';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { cartStore } from '@/components/session/cart-store';

/**
 * Units in the cart with those on their way; `null` until the shop has answered. Asks when the browser is idle; what was not answered once more at
 * each navigation and when the window gets the focus.
 */
export function useCartCount(): number | null {
  const { count, adding } = useStore(cartStore);
  const pathname = usePathname();
  useEffect(() => {
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(ask, { timeout: 2000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(ask, 200);
    return () => clearTimeout(timer);
  }, [pathname]);
  return count === null && adding === 0 ? null : (count ?? 0) + adding;
}

function ask(): void {
  void cartStore.load();
}
