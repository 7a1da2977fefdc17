'use client';

import { useEffect, useRef } from 'react';
import { reportCartView } from '@/components/analytics/cart-events';
import { useKeptFocus } from '@/components/ui/kept-focus';
import { NeedsScript } from '@/components/ui/form/needs-script';
import type { Cart } from '@/lib/cart/cart';
import { cartTexts } from '@/lib/cart/texts';
import { CartContents } from './cart-contents';
import { CartFailure } from './cart-failure';
import { UnderWay } from './checkout-link';
import { QueryIsland } from '@/components/browser/query-island';
import { useCart } from './use-cart';

/** The cart on its page. */
export function CartIsland() {
  return (
    <QueryIsland>
      <CartView />
    </QueryIsland>
  );
}

/** The cart in all its states: pending, failed, empty, ready. It keeps the focus when a state, or what was to be mended, goes with its buttons. */
export function CartView() {
  const { underWay, cart, failure, ...edits } = useCart();
  useCartViewReport(cart);
  const { state, changes } = cart ?? {};
  const place = useKeptFocus<HTMLDivElement>(state ? `${state} ${changes?.length}` : failure);
  return (
    <UnderWay value={underWay}>
      <div ref={place} tabIndex={-1} role="group" aria-label="Your cart">
        {cart && <CartContents cart={cart} {...edits} />}
        {!cart && failure && <CartFailure text={failure.message} onRetry={edits.retry} />}
        {!cart && !failure && <CartSkeleton />}
      </div>
    </UnderWay>
  );
}

/** Reports the cart of this page as looked at: once, when its prices are known, and not when it is empty. */
function useCartViewReport(cart: Cart | undefined): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || cart?.state !== 'ready') return;
    isReported.current = true;
    reportCartView(cart);
  }, [cart]);
}

/** The cart while it is fetched: mist blocks in the places of what will come. */
function CartSkeleton() {
  return (
    <div>
      <NeedsScript>{cartTexts.needsScript}</NeedsScript>
      <div role="status" className="awaited grid gap-8 lg:grid-cols-[1fr_380px]">
        <span className="sr-only">Loading your cart</span>
        <div className="flex flex-col gap-4 panel p-5">
          <div className="h-14 w-2/3 rounded-pane bg-mist" />
          <div className="h-24 rounded-pane bg-mist" />
          <div className="h-24 rounded-pane bg-mist" />
        </div>
        <div className="h-64 rounded-panel bg-mist" />
      </div>
    </div>
  );
}
