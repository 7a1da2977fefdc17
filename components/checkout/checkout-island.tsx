'use client';

import { useEffect, useState } from 'react';
import { takeFocus } from '@/components/ui/take-focus';
import { CartFailure } from '@/components/cart/cart-failure';
import { CartNotices } from '@/components/cart/cart-notices';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { QueryIsland } from '@/components/browser/query-island';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Cart } from '@/lib/cart/cart';
import { cartStandingTexts } from '@/lib/cart/standing-texts';
import { useCartQuery } from '@/components/session/use-cart-query';
import { checkoutTexts } from '@/lib/checkout/texts';
import { useLateAnswer } from './confirmation/asking';
import { LateAnswer } from './confirmation/checking-order';
import { Notice } from '@/components/ui/notice';
import { KeptFor } from '@/components/cart/use-kept';
import { CheckoutFlow } from './checkout-flow';
import { CheckoutHeader } from './checkout-header';
import { prepareSeveralDeliveries } from './several-deliveries';
import {
  wasPlacedHere,
  askPlaced,
  hearPlaced,
  type PlacedOrder,
} from '@/components/checkout/confirmation/placed-order';
import { orderConfirmationPath } from '@/lib/routes/order-path';
import { storedText } from '@/components/browser/stored-text';
import { dropDrafts } from '@/components/session/kept-drafts';

const remembered = storedText('sessionStorage', 'lilac-opened-order');

/**
 * What became of the order this window's checkout was opened with, once it is the visitor's cart no more: told by the window that placed it, or asked
 * when the cart is read anew (on coming back to the window, or after Place order). `current` is the cart's order, `undefined` while it is not known;
 * `asking` while nobody has said what became of the one before.
 */
function usePlacedElsewhere(current: string | null | undefined): {
  placed: PlacedOrder | null;
  asking: boolean;
} {
  const [opened, setOpened] = useState<string | null>(() =>
    typeof window === 'undefined' ? null : remembered.get(),
  );
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  useEffect(
    () =>
      hearPlaced((order) => {
        if (order.orderID === opened) setPlaced(order);
      }),
    [opened],
  );
  useEffect(() => {
    if (current === undefined || current === opened) return;
    const left = new AbortController();
    // What this window placed itself it has shown already: with another cart it is open for the next order.
    const over = opened === null || (current !== null && wasPlacedHere(opened));
    const asking = over ? Promise.resolve(null) : askPlaced(opened, left.signal);
    void asking.then((order) => {
      if (left.signal.aborted) return;
      if (order) return setPlaced(order);
      remembered.set(current);
      setOpened(current);
    });
    return () => left.abort();
  }, [current, opened]);
  useEffect(() => {
    if (!placed) return;
    dropDrafts();
    remembered.set(null);
  }, [placed]);
  return { placed, asking: current !== undefined && opened !== null && current !== opened };
}

/** Instead of a checkout whose order has been placed: where to see it. */
function PlacedElsewhere({ order: { userID, orderID } }: { order: PlacedOrder }) {
  return (
    <div role="status">
      <EmptyState
        heading={wasPlacedHere(orderID) ? checkoutTexts.placed : checkoutTexts.placedElsewhere}
      >
        <p className="text-ink-2">{checkoutTexts.placedMore}</p>
        <a href={orderConfirmationPath(userID, orderID)} className={buttonClass()}>
          {checkoutTexts.seeOrder}
        </a>
      </EmptyState>
    </div>
  );
}

/** Whether an empty cart is not what became of the one before: it is nobody's, or of a visit that has begun since, as with the check of an address. */
function isAnotherVisits({ orderID, state }: Cart, before: Cart | null): boolean {
  return state === 'empty' && orderID !== before?.orderID;
}

/** Checkout on its page. */
export function CheckoutIsland() {
  return (
    <QueryIsland>
      <Checkout />
    </QueryIsland>
  );
}

function Checkout() {
  const { data: cart, error, isFetching, refetch } = useCartQuery();
  const open = cart && (cart.state === 'empty' ? null : cart.orderID);
  const { placed, asking } = usePlacedElsewhere(open);
  useEffect(() => void prepareSeveralDeliveries(), []);
  const [lastCart, setLastCart] = useState<Cart | null>(null);
  // A cart that could not be calculated knows neither recipients nor days: what was known before stays.
  const failed = cart?.state === 'failed';
  if (cart && open && !failed && cart !== lastCart) setLastCart(cart);
  // The cart has gone: what was entered stays. Only once its order is known not to be placed has the visit ended, with the way to bring it back.
  const gone = cart && !placed && isAnotherVisits(cart, lastCart) ? lastCart : null;
  const asBefore = lastCart?.orderID === open ? lastCart : null;
  const shown = open && !placed ? (failed ? asBefore : cart) : gone;
  const whyNot = failed ? cartStandingTexts.notCalculated : error?.message;
  const isWaiting = asking && !open;
  const late = useLateAnswer(isWaiting);
  const unknown = late && (
    <Notice tone="error">
      <LateAnswer {...late} />
    </Notice>
  );
  const failure = whyNot ? <CartFailure text={whyNot} onRetry={() => void refetch()} /> : null;
  if (shown)
    return (
      <KeptFor key={shown.orderID} value={shown.orderID}>
        <CheckoutFlow
          cart={shown}
          fetching={isFetching || isWaiting}
          failure={unknown ?? (failed ? failure : null)}
          ended={gone !== null && !asking}
        />
      </KeptFor>
    );
  return (
    <>
      <CheckoutHeader current={null} />
      <main id="main" className="shop py-12">
        <h1 ref={lastCart ? takeFocus : undefined} tabIndex={-1} className="sr-only">
          Checkout
        </h1>
        <CartNotices />
        {placed && <PlacedElsewhere order={placed} />}
        {!placed && unknown}
        {cart && !failed && !placed && !isWaiting && (
          <EmptyState heading={cartStandingTexts.empty}>
            <a href="/" className={buttonClass()}>
              Go to the shop
            </a>
          </EmptyState>
        )}
        {!placed && failure}
        {!placed && !late && ((!cart && !error) || isWaiting) && (
          <>
            <NeedsScript>{checkoutTexts.needsScript}</NeedsScript>
            <p role="status" className="awaited text-center text-ink-2">
              Opening checkout …
            </p>
          </>
        )}
      </main>
    </>
  );
}
