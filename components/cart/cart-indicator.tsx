'use client';

import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { useStore } from '@/components/browser/create-store';
import { onFirstMove } from '@/components/browser/first-move';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { cartStore } from '@/components/session/cart-store';
import { hasVisitCookie } from '@/lib/session/cookie';

/**
 * Units in the cart with those on their way; `null` until the shop has answered. Asks when the browser is idle, or where it was told of no session at the
 * visitor's first move; what was not answered once more at each navigation and when the window gets the focus.
 */
function useCartCount(): number | null {
  const { count, adding } = useStore(cartStore);
  const pathname = usePathname();
  useEffect(() => {
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  useEffect(() => (hasVisitCookie(document.cookie) ? askSoon() : onFirstMove(ask)), [pathname]);
  return count === null && adding === 0 ? null : (count ?? 0) + adding;
}

function ask(): void {
  void cartStore.load();
}

/** Asks when the browser is idle; returns a function that calls it off. */
function askSoon(): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(ask, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(ask, 200);
  return () => clearTimeout(timer);
}

/** The way to the cart with its count (specification A2): two lines on wide screens, an icon with a badge on small ones. */
export function CartIndicator() {
  const count = useCartCount();
  return (
    <ShopLink
      href="/cart"
      className="relative inline-flex min-h-12 min-w-12 items-center justify-center gap-3 rounded-pane lg:px-2"
    >
      <Icon name="basket" size={24} />
      <span className="sr-only lg:not-sr-only lg:flex lg:flex-col lg:text-left lg:leading-tight">
        <span className="lg:text-xs lg:text-ink-2">Cart</span>{' '}
        <span className="nums lg:text-sm lg:font-strong" role="status">
          {`${count ?? 0} Item(s)`}
        </span>
      </span>
      {count !== null && count > 0 && (
        <span
          aria-hidden="true"
          className="nums absolute right-0 top-0 grid h-5 min-w-5 place-items-center rounded-pill bg-aubergine-700 px-1 text-2xs font-strong text-white lg:hidden"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </ShopLink>
  );
}
