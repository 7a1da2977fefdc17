'use client';

import { takeFocus } from '@/components/ui/take-focus';
import { Notice } from '@/components/ui/notice';
import { useStore } from '@/components/browser/create-store';
import { useEffect } from 'react';
import type { CartNotice } from '@/lib/cart/cart';
import { cartStore } from '../session/cart-store';

/** What the shopper is still to be told of their cart; told once they go on to another page. */
function useCartNotices(): CartNotice[] {
  const { notices } = useStore(cartStore);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname !== pathname) cartStore.dismissNotices();
    };
  }, []);
  return notices;
}

/** The cart's alerts (specification A8), wherever the shopper is when an answer brings them, until they go on. A cart that is back has the focus: all before it has gone. */
export function CartNotices() {
  return useCartNotices().map(({ kind, text }) =>
    kind === 'brought-back' ? (
      <div key={text} role="status" tabIndex={-1} ref={takeFocus}>
        <Notice tone="notice">{text}</Notice>
      </div>
    ) : (
      <Notice key={text} tone="error">
        {text}
      </Notice>
    ),
  );
}
