'use client';

import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { cartTexts } from '@/lib/cart/texts';
import { useCartCount } from './use-cart-count';

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
          {cartTexts.indicator(count ?? 0)}
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
