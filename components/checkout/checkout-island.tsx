'use client';

import { CartNotices } from '@/components/cart/cart-notices';
import { NeedsScript } from '@/components/cart/needs-script';
import { QueryIsland } from '@/components/cart/query-island';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { cartTexts } from '@/lib/cart/texts';
import { useCartQuery } from '@/lib/cart/use-cart-query.client';
import { checkoutTexts } from '@/lib/checkout/texts';
import { CheckoutFlow } from './checkout-flow';
import { CheckoutHeader } from './checkout-header';

/** Checkout on its page. */
export function CheckoutIsland() {
  return <QueryIsland><Checkout /></QueryIsland>;
}

function Checkout() {
  const { data: cart, error, isFetching, refetch } = useCartQuery();
  if (cart && cart.state !== 'empty' && cart.orderID) return <CheckoutFlow key={cart.orderID} cart={cart} fetching={isFetching} />;
  return (
    <>
      <CheckoutHeader current="recipients" />
      <main id="main" className="shop py-12">
        <h1 className="sr-only">Checkout</h1>
        <NeedsScript>{checkoutTexts.needsScript}</NeedsScript>
        <CartNotices />
        {cart && (
          <EmptyState heading={cartTexts.empty}>
            <a href="/" className={buttonClass()}>Go to the shop</a>
          </EmptyState>
        )}
        {error && <Notice tone="error"><p>{error.message}</p><Button kind="secondary" size="small" className="mt-3" onClick={() => void refetch()}>Try again</Button></Notice>}
        {!cart && !error && <p role="status" className="text-center text-ink-2 noscript:hidden">Opening checkout …</p>}
      </main>
    </>
  );
}
